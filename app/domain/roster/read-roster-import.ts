import { and, asc, desc, eq, gt, inArray, isNull, sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { rowOf, rowsOf } from "~/db/rows.server";
import { courses, organizations, rosterImports, rosterRows, users } from "~/db/schema";
import { assertCan } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { taughtAs } from "~/domain/visible-courses";
import { notFound } from "~/domain/refusal";
import { outcomes, type Outcome } from "./plan-roster";
import { readStoredText } from "~/texts/stored-text";
import { nameIgnored } from "./read-roster-file";
import { readMoves, type RosterMoves } from "./roster-moves";

export type RosterImport = {
  id: string;
  fileName: string;
  organizationId: string | null;
  organizationName: string | null;
  /** The course for rows that name none. */
  courseId: string | null;
  courseName: string | null;
  /** Waiting for its columns or its confirmation, imported, or undone. */
  step: "columns" | "checked" | "done" | "takenBack";
  /** Whether it is being imported or taken back now. */
  isRunning: boolean;
  mayTakeBack: boolean;
  takeBackAt: Date | null;
  takenBackAt: Date | null;
  /** For an organization: free seats now, and rows that found none when the file was checked. */
  seats: { limit: number; free: number; lacking: number } | null;
  newAdmins: NewAdmin[];
  /** For a waiting import: students of other running classes whom it would move. */
  moves: RosterMoves;
  /** Rows up to `doneTo`, and users deleted by taking it back. */
  rowsDone: number;
  deleted: number;
  /** Users of the import who stayed when it was taken back. */
  leftAlone: LeftAlone[];
  /** Columns of the file that are ignored. */
  ignoredColumns: string[];
  /** The position in the file up to which it is imported; 0 before it starts. */
  doneTo: number;
  expiresAt: Date;
  counts: Record<Outcome, number>;
  /** Users who join each course, new and existing; `course` is null if it was deleted. */
  joined: { course: string | null; people: number }[];
};

export type NewAdmin = { position: number; username: string; email: string; isConfirmed: boolean };
export type LeftAlone = { userId: string; username: string; reason: string };

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
  makesAdmin: boolean;
  isTakenBack: boolean | null;
  leftAlone: string | null;
};

/** A run writes at each step; without a write for this long, it was interrupted. */
const interruptedAfterMs = 20_000;

/** A file that the actor has checked or imported; refuses another user's, and one that is too old ("notFound"). */
export async function readRosterImport(ctx: SignedInCtx, id: string): Promise<RosterImport> {
  const { db, now, actor } = ctx;
  const [rosterImport] = await db
    .select({
      id: rosterImports.id,
      fileName: rosterImports.fileName,
      organizationId: rosterImports.organizationId,
      organizationName: organizations.name,
      courseId: rosterImports.courseId,
      courseName: courses.name,
      courseOwnerId: courses.ownerId,
      taughtAs: taughtAs(actor),
      doneAt: rosterImports.doneAt,
      doneTo: rosterImports.doneTo,
      isWaiting: sql<boolean>`${rosterImports.fileText} is not null`,
      ignoredColumns: rosterImports.ignoredColumns,
      expiresAt: rosterImports.expiresAt,
      runningAt: rosterImports.runningAt,
      takeBackAt: rosterImports.takeBackAt,
      takenBackAt: rosterImports.takenBackAt,
      userLimit: organizations.userLimit,
    })
    .from(rosterImports)
    .leftJoin(organizations, eq(organizations.id, rosterImports.organizationId))
    .leftJoin(courses, eq(courses.id, rosterImports.courseId))
    .where(and(eq(rosterImports.id, id), eq(rosterImports.createdBy, actor.userId), gt(rosterImports.expiresAt, now)));
  if (!rosterImport) throw notFound("import");
  assertCan(actor, "roster:import", { ...rosterImport, ownerId: rosterImport.courseOwnerId }, "import");
  const { doneAt, isWaiting, runningAt, userLimit, courseOwnerId: _, taughtAs: __, ...rest } = rosterImport;
  const { takeBackAt, takenBackAt, doneTo } = rest;
  const isOver = takenBackAt !== null || (doneAt !== null && takeBackAt === null);
  const isRunning = !isOver && runningAt !== null && now.getTime() - runningAt.getTime() < interruptedAfterMs;
  return {
    ...rest,
    ignoredColumns: rest.ignoredColumns.map(nameIgnored),
    step: isWaiting ? "columns" : takeBackAt !== null ? "takenBack" : doneAt === null ? "checked" : "done",
    isRunning,
    mayTakeBack: doneTo > 0 && takenBackAt === null && !isRunning,
    seats: await seatsOf(ctx, id, rosterImport.organizationId, userLimit),
    newAdmins: await listNewAdmins(ctx, id),
    moves: isOver || takeBackAt !== null ? { people: 0, first: [] } : await readMoves(ctx, id),
    ...(await countDone(ctx, id, doneTo)),
    leftAlone: takeBackAt === null ? [] : await listLeftAlone(ctx, id),
    counts: await countsOf(ctx, id),
    joined: await countJoined(ctx, id),
  };
}

async function seatsOf({ db }: SignedInCtx, importId: string, organizationId: string | null, limit: number | null) {
  if (organizationId === null || limit === null) return null;
  const active = await db.$count(users, and(eq(users.organizationId, organizationId), eq(users.enabled, true)));
  const lacking = await db.$count(rosterRows, and(eq(rosterRows.importId, importId), eq(rosterRows.lacksSeat, true)));
  return { limit, free: Math.max(0, limit - active), lacking };
}

async function countDone({ db }: SignedInCtx, importId: string, doneTo: number) {
  return rowOf(
    db,
    v.object({ rowsDone: v.number(), deleted: v.number() }),
    sql`select count(*) filter (where position <= ${doneTo})::int as "rowsDone",
        count(*) filter (where outcome = 'New' and is_taken_back)::int as deleted
      from roster_rows where import_id = ${importId}`,
  );
}

/** The users whom the import would make system administrators, in the order of the file; at most `maxAdmins`. */
export function listNewAdmins({ db }: SignedInCtx, importId: string): Promise<NewAdmin[]> {
  return db
    .select({
      position: rosterRows.position,
      username: rosterRows.username,
      email: rosterRows.email,
      isConfirmed: rosterRows.isConfirmed,
    })
    .from(rosterRows)
    .where(and(eq(rosterRows.importId, importId), eq(rosterRows.makesAdmin, true), eq(rosterRows.outcome, "New")))
    .orderBy(asc(rosterRows.position));
}

function listLeftAlone({ db }: SignedInCtx, importId: string): Promise<LeftAlone[]> {
  return rowsOf(
    db,
    v.object({ userId: v.string(), username: v.string(), reason: v.pipe(v.string(), v.transform(readStoredText)) }),
    sql`select user_id as "userId", user_name as username, left_alone as reason from roster_rows
      where import_id = ${importId} and left_alone is not null order by position`,
  );
}

export type UndoableImport = { id: string; fileName: string; doneAt: Date | null; people: number };

/** The actor's latest imports that can be taken back, newest first. */
export function listUndoableImports({ db, actor, now }: SignedInCtx, limit = 5): Promise<UndoableImport[]> {
  const people = sql<number>`(select count(*)::int from ${rosterRows}
    where ${rosterRows.importId} = ${rosterImports.id} and ${rosterRows.outcome} = 'New'
      and ${rosterRows.doneAt} is not null)`;
  return db
    .select({ id: rosterImports.id, fileName: rosterImports.fileName, doneAt: rosterImports.doneAt, people })
    .from(rosterImports)
    .where(
      and(
        eq(rosterImports.createdBy, actor.userId),
        gt(rosterImports.expiresAt, now),
        gt(rosterImports.doneTo, 0),
        isNull(rosterImports.takenBackAt),
      ),
    )
    .orderBy(desc(rosterImports.createdAt))
    .limit(limit);
}

function countJoined({ db }: SignedInCtx, importId: string) {
  return rowsOf(
    db,
    v.object({ course: v.nullable(v.string()), people: v.number() }),
    sql`select coalesce(c.name, nullif(max(r.course), '')) as course,
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
  const rows = await db
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
      makesAdmin: rosterRows.makesAdmin,
      isTakenBack: rosterRows.isTakenBack,
      leftAlone: rosterRows.leftAlone,
    })
    .from(rosterRows)
    .where(and(...conditions))
    .orderBy(asc(rosterRows.position))
    .limit(limit)
    .offset(offset);
  return rows.map(({ message, leftAlone, ...row }) => ({
    ...row,
    message: readStoredText(message),
    leftAlone: leftAlone && readStoredText(leftAlone),
  }));
}
