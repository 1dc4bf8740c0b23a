import { and, asc, eq, gt, inArray, sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { organizations, rosterImports, rosterRows } from "~/db/schema";
import { allow } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { notFound } from "~/domain/refusal";
import { outcomes, type Outcome } from "./plan-roster";

export type RosterImport = {
  id: string;
  fileName: string;
  organizationId: string | null;
  organizationName: string | null;
  isDone: boolean;
  /** The place in the file up to which an import has come; 0 before it begins. */
  doneTo: number;
  expiresAt: Date;
  counts: Record<Outcome, number>;
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
      doneAt: rosterImports.doneAt,
      doneTo: rosterImports.doneTo,
      expiresAt: rosterImports.expiresAt,
    })
    .from(rosterImports)
    .leftJoin(organizations, eq(organizations.id, rosterImports.organizationId))
    .where(and(eq(rosterImports.id, id), eq(rosterImports.createdBy, actor.userId), gt(rosterImports.expiresAt, now)));
  if (!found) throw notFound("The import");
  allow(actor, "user:import", found, "The import");
  const { doneAt, expiresAt, ...rest } = found;
  return { ...rest, isDone: doneAt !== null, expiresAt, counts: await countsOf(ctx, id) };
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
