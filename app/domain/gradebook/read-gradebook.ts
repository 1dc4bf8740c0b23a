import type { SignedInCtx } from "~/domain/context";
import { findGradedSession, type GradedSession } from "~/domain/courses/graded-session";
import { listClassColumns, type ClassColumn } from "~/domain/curricula/curriculum-headers";
import { failAs } from "~/domain/unexpected-failure";
import { texts } from "~/texts";
import { readClassLines } from "./class-lines";
import { readClassMatrix } from "./class-matrix";

export type Gradebook = { session: GradedSession; columns: ClassColumn[]; matrix: string; version: string };

/** Students by scenario, best attempts only. `version` is for `readGradebookChanges`. */
export async function readGradebook(ctx: SignedInCtx, classSessionId: string, cacheBytes?: number): Promise<Gradebook> {
  const session = await failAs(texts.readFailures.sessionNotRead, findGradedSession(ctx, classSessionId));
  const { columns, matrix, version } = await failAs(
    texts.readFailures.scorecardsNotRead,
    readClassMatrix(ctx, session, cacheBytes),
  );
  return { session, columns, matrix, version };
}

export type GradebookChanges = {
  /** Rows of the changed students, in the format of the matrix. */ rows: string;
  version: string;
  students: number;
  isActive: boolean;
  /** Identifies the columns: they change only with it. */
  catalogue: string;
  /** Within one catalogue, columns are only added: by the first grade of a retired scenario. */
  columnCount: number;
};

/** The versions of the class's curriculum and of the course's rules. */
export const catalogueOf = ({ curriculumId, curriculumVersion, rulesNumber }: GradedSession) =>
  `${curriculumId} ${curriculumVersion} ${rulesNumber}`;

/** The updates of an open gradebook; `since`: the version of the previous response. */
export async function readGradebookChanges(
  ctx: SignedInCtx,
  classSessionId: string,
  since: string,
): Promise<GradebookChanges> {
  const session = await findGradedSession(ctx, classSessionId);
  const columns = await listClassColumns(ctx, session);
  const { lines, version, students } = await readClassLines(ctx, session.id, columns, session.rules, { since });
  return {
    rows: lines,
    version,
    students,
    catalogue: catalogueOf(session),
    columnCount: columns.length,
    isActive: session.startDate !== null && session.endDate === null,
  };
}
