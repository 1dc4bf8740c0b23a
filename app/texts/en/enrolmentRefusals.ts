import { number, plural } from "../format";

/** `people`: names with their courses, such as "ada (Orbits), bob (Rockets)". */
type Elsewhere = { count: number; people: string; more: number };

export const enrolmentRefusals = {
  nobodyNamed: "Name at least one person.",
  tooManyNamed: ({ max }: { max: number }) => `At most ${max} people at a time.`,
  unknownNames: ({ names, more }: { names: string; more: number }) =>
    more > 0
      ? `No account in this organization matches: ${names} and ${more} more.`
      : `No account in this organization matches: ${names}.`,
  nobodyAdded: ({ names, more }: { names: string; more: number }) =>
    more > 0
      ? `No account in this organization matches: ${names} and ${more} more. Nobody was added.`
      : `No account in this organization matches: ${names}. Nobody was added.`,
  moves: ({ count, people, more }: Elsewhere) =>
    `${plural(count, { one: "# person is", other: "# people are" })} in another running class: ${people}${more > 0 ? ` and ${number(more)} more` : ""}. If you add them, their game and their results switch to this class. Nobody was added yet.`,
  rosterMoves: ({ count, people, more }: Elsewhere) =>
    `${plural(count, { one: "# person is", other: "# people are" })} in another running class: ${people}${more > 0 ? ` and ${number(more)} more` : ""}. If you import the roster, their game and their results switch to the class they join. Nothing was imported yet.`,
  laterRosterMoves: ({ count, people, more }: Elsewhere) =>
    `${plural(count, { one: "# person is", other: "# people are" })} in another running class: ${people}${more > 0 ? ` and ${number(more)} more` : ""}. If you import the roster, their game and their results switch to the class they join.`,
  codeRequired: "Access code is required.",
  codeUnknown: "Access code is not known.",
  foreignCourse: "This course belongs to another organization.",
};
