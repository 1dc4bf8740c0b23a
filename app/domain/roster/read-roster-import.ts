import { and, asc, eq, gt, inArray, sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { courses, organizations, rosterImports, rosterRows } from "~/db/schema";
import { allow } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { notFound } from "~/domain/refusal";
import { outcomes, type Outcome } from "./plan-roster";

export type RosterImport = {
  id: string;
  fileName: string;
  organizationId: string | null;
  organizationName: string | null;
  /** The course that is meant by rows that name none. */
  courseId: string | null;
  courseName: string | null;
  /** Whether its columns must be named first, whether it waits for its confirmation, or is imported. */
  step: "columns" | "checked" | "done";
  /** Columns of the file that nothing is taken from. */
  ignoredColumns: string[];
  /** The place in the file up to which an import has come; 0 before it begins. */
  doneTo: number;
  expiresAt: Date;
  counts: Record<Outcome, number>;
  /** Those who join each course, new people and others. */
  joined: { course: string; people: number }[];
};

export type CheckedRow = {
  position: number;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  role: string;
  course: string;
  outcome: Outcome;
  message: string;
  userId: string | null;
};

/** A file that the actor has checked or imported; somebody else's, and one that is too old, is not found. */
export async function readRosterImport(ctx: SignedInCtx, id: string): Promise<RosterImport> {
  const { db, now, actor } = ctx;
  const [found] = await db
    .select({
      id: rosterImports.id,
      fileName: rosterImports.fileName,
      organizationId: rosterImports.organizationId,
      organizationName: organizations.name,
      courseId: rosterImports.courseId,
      courseName: courses.name,
      doneAt: rosterImports.doneAt,
      doneTo: rosterImports.doneTo,
      isWaiting: sql<boolean>`${rosterImports.fileText} is not null`,
      ignoredColumns: rosterImports.ignoredColumns,
      expiresAt: rosterImports.expiresAt,
    })
    .from(rosterImports)
    .leftJoin(organizations, eq(organizations.id, rosterImports.organizationId))
    .leftJoin(courses, eq(courses.id, rosterImports.courseId))
    .where(and(eq(rosterImports.id, id), eq(rosterImports.createdBy, actor.userId), gt(rosterImports.expiresAt, now)));
  if (!found) throw notFound("The import");
  allow(actor, "user:import", found, "The import");
  const { doneAt, isWaiting, ...rest } = found;
  const step = isWaiting ? "columns" : doneAt === null ? "checked" : "done";
  return { ...rest, step, counts: await countsOf(ctx, id), joined: await countJoined(ctx, id) };
}

function countJoined({ db }: SignedInCtx, importId: string) {
  return rowsOf(
    db,
    v.object({ course: v.string(), people: v.number() }),
    sql`select coalesce(c.name, nullif(max(r.course), ''), 'a course that was deleted') as course,
        count(*)::int as people
      from roster_rows r left join courses c on c.id = r.course_id
      where r.import_id = ${importId} and r.course_id is not null group by r.course_id, c.name order by 2 desc, 1`,
  );
}

async function countsOf({ db }: SignedInCtx, importId: string): Promise<Record<Outcome, number>> {
  const rows = await rowsOf(
    db,
    v.object({ outcome: v.picklist(outcomes), count: v.number() }),
    sql`select outcome, count(*)::int as count from roster_rows where import_id = ${importId} group by outcome`,
  );
  return {
    New: 0,
    Enrol: 0,
    Known: 0,
    Error: 0,
    ...Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count])),
  };
}

type Part = { only: readonly Outcome[] | null; limit: number; offset: number };

/** Rows in the order of the file. */
export async function rosterRowsOf(
  { db }: SignedInCtx,
  importId: string,
  { only, limit, offset }: Part,
): Promise<CheckedRow[]> {
  const conditions: (SQL | undefined)[] = [
    eq(rosterRows.importId, importId),
    only ? inArray(rosterRows.outcome, [...only]) : undefined,
  ];
  return db
    .select({
      position: rosterRows.position,
      username: rosterRows.username,
      email: rosterRows.email,
      firstName: rosterRows.firstName,
      lastName: rosterRows.lastName,
      role: rosterRows.role,
      course: rosterRows.course,
      outcome: rosterRows.outcome,
      message: rosterRows.message,
      userId: rosterRows.userId,
    })
    .from(rosterRows)
    .where(and(...conditions))
    .orderBy(asc(rosterRows.position))
    .limit(limit)
    .offset(offset);
}
