import { number, plural } from "../format";

/** `people`: names with their courses, such as "ada (Orbits), bob (Rockets)". */
type Elsewhere = { count: number; people: string; more: number };

export const enrolmentRefusals = {
  nobodyNamed: "Enter at least one username or email.",
  tooManyNamed: ({ max }: { max: number }) => `Enter at most ${number(max)} users at a time.`,
  unknownNames: ({ names, more }: { names: string; more: number }) =>
    more > 0
      ? `No account in this organization matches: ${names} and ${number(more)} more.`
      : `No account in this organization matches: ${names}.`,
  nobodyAdded: ({ names, more }: { names: string; more: number }) =>
    more > 0
      ? `No account in this organization matches: ${names} and ${number(more)} more. Nobody was added.`
      : `No account in this organization matches: ${names}. Nobody was added.`,
  moves: ({ count, people, more }: Elsewhere) => {
    const names = more > 0 ? `${people} and ${number(more)} more` : people;
    return plural(count, {
      one: `# user is in another running class: ${names}. If you add them, their game and their results move to this class. Nobody has been added yet.`,
      other: `# users are in another running class: ${names}. If you add them, their game and their results move to this class. Nobody has been added yet.`,
    });
  },
  rosterMoves: ({ count, people, more }: Elsewhere) => {
    const names = more > 0 ? `${people} and ${number(more)} more` : people;
    return plural(count, {
      one: `# user is in another running class: ${names}. If you import the roster, their game and their results move to the class they join. Nothing has been imported yet.`,
      other: `# users are in another running class: ${names}. If you import the roster, their game and their results move to the class they join. Nothing has been imported yet.`,
    });
  },
  laterRosterMoves: ({ count, people, more }: Elsewhere) => {
    const names = more > 0 ? `${people} and ${number(more)} more` : people;
    return plural(count, {
      one: `# user is in another running class: ${names}. If you import the roster, their game and their results move to the class they join.`,
      other: `# users are in another running class: ${names}. If you import the roster, their game and their results move to the class they join.`,
    });
  },
  codeRequired: "Access code is required.",
  codeUnknown: "This access code doesn't exist. Enter it exactly as it was provided to you.",
  foreignCourse: "This course belongs to another organization.",
};
