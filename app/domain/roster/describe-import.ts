import { texts } from "~/texts";
import type { RosterImport } from "./read-roster-import";

type ImportResult = Pick<RosterImport, "counts" | "joined">;

/** The result of taking an import back. */
export const describeTakeBack = ({ deleted, leftAlone }: Pick<RosterImport, "deleted" | "leftAlone">): string =>
  [
    texts.roster.deleted({ users: deleted }),
    ...(leftAlone.length > 0 ? [texts.roster.leftAsTheyAre({ rows: leftAlone.length })] : []),
  ].join(" ");

/** The result of a finished import: '55 people were added. 56 people joined "Orbits". 2 rows were left out.' */
export const describeImport = ({ counts, joined }: ImportResult): string =>
  [
    texts.roster.added({ people: counts.New }),
    ...describeJoined(joined),
    ...(counts.Known > 0 ? [texts.roster.changedNothing({ rows: counts.Known })] : []),
    ...(counts.Error > 0 ? [texts.roster.leftOut({ rows: counts.Error })] : []),
  ].join(" ");

const namedCourses = 3;

function describeJoined(joined: ImportResult["joined"]): string[] {
  const courseTexts = joined.slice(0, namedCourses).map((part) => texts.roster.joined(part));
  const otherCourses = joined.slice(namedCourses);
  const people = otherCourses.reduce((sum, part) => sum + part.people, 0);
  return otherCourses.length === 0
    ? courseTexts
    : [...courseTexts, texts.roster.joinedOthers({ people, courses: otherCourses.length })];
}

export const countJoined = ({ joined }: Pick<ImportResult, "joined">) =>
  joined.reduce((sum, { people }) => sum + people, 0);
