import { formatCount } from "~/domain/count-text";
import type { RosterImport } from "./read-roster-import";

type ImportResult = Pick<RosterImport, "counts" | "joined">;

/** The result of taking an import back. */
export const describeTakeBack = ({ deleted, leftAlone }: Pick<RosterImport, "deleted" | "leftAlone">): string =>
  `${formatCount(deleted, "user was", "users were")} deleted` +
  `${leftAlone.length > 0 ? `, ${formatCount(leftAlone.length, "row was", "rows were")} left as they are` : ""}.`;

/** The result of a finished import: "55 people were added, 56 joined "Orbits", 2 rows were left out." */
export function describeImport({ counts, joined }: ImportResult): string {
  const parts = [
    counts.New > 0 ? `${formatCount(counts.New, "person was", "people were")} added` : "nobody was added",
    ...joinedTextsOf(joined),
    ...(counts.Known > 0 ? [`${formatCount(counts.Known, "row")} changed nothing`] : []),
    ...(counts.Error > 0 ? [`${formatCount(counts.Error, "row was", "rows were")} left out`] : []),
  ];
  const sentence = parts.join(", ");
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

const namedCourses = 3;

function joinedTextsOf(joined: ImportResult["joined"]): string[] {
  const courseTexts = joined
    .slice(0, namedCourses)
    .map(({ course, people }) => `${people.toLocaleString("en-US")} joined "${course}"`);
  const otherCourses = joined.slice(namedCourses);
  const people = otherCourses.reduce((sum, part) => sum + part.people, 0);
  return otherCourses.length === 0
    ? courseTexts
    : [...courseTexts, `${people.toLocaleString("en-US")} joined ${otherCourses.length} other courses`];
}

export const countJoined = ({ joined }: Pick<ImportResult, "joined">) =>
  joined.reduce((sum, { people }) => sum + people, 0);
