import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, or, sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { rowOf, rowsOf } from "~/db/rows.server";
import { userBatches } from "~/db/schema";
import { assertCanRole } from "~/domain/access";
import { selectMatching, type UserMatch } from "~/domain/accounts/list-users";
import type { Ctx, SignedInCtx } from "~/domain/context";
import { notFound, Refusal } from "~/domain/refusal";
import { roleNames } from "~/domain/roles";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import { readStoredText } from "~/texts/stored-text";
import { batchKinds, canUndo, undoDays, type BatchKind } from "./batch-rules";

const hour = 3_600_000;
const day = 24 * hour;
/** Longer than it can be undone, for later inspection. */
const reportDays = 30;
/** A plan that wasn't started by then has expired. */
const planHours = 2;
/** A run writes at each step; without a write for this long, it was interrupted. */
const interruptedAfterMs = 20_000;
/** Per outcome, this many users are named; the others are counted. */
const maxNamed = 100;

const Counts = v.object({
  chosen: v.number(),
  pending: v.number(),
  changed: v.number(),
  leftOut: v.number(),
  late: v.number(),
  restored: v.number(),
  leftAlone: v.number(),
});

/** A change of many users, for its administrator to read, run and undo. */
export async function readBatch(ctx: SignedInCtx, batchId: string) {
  const { db, actor, now } = ctx;
  assertCanRole(actor.role, "user:administer");
  const [batch] = await db.select().from(userBatches).where(eq(userBatches.id, batchId));
  if (batch?.createdBy !== actor.userId) throw notFound("change");
  const { begunAt, doneAt, undoAt, undoneAt, runningAt, createdAt, kind } = batch;
  if (begunAt === null && now.getTime() - createdAt.getTime() > planHours * hour)
    throw new Refusal("notFound", say.batchRefusals.expired);
  const counts = await countRowsOf(ctx, batchId);
  const isOver = undoAt === null ? doneAt !== null : undoneAt !== null;
  const isRunning =
    begunAt !== null && !isOver && runningAt !== null && now.getTime() - runningAt.getTime() < interruptedAfterMs;
  const isLate = now.getTime() - (begunAt ?? createdAt).getTime() > undoDays * day;
  return {
    ...batch,
    role: roleNames.find((name) => name === batch.role) ?? null,
    counts,
    targetName: targetNameOf(batch),
    isRunning,
    isLate,
    mayUndo: canUndo(kind) && !isLate && undoneAt === null && !isRunning && counts.changed > 0,
  };
}
export type Batch = Awaited<ReturnType<typeof readBatch>>;

type Target = { courseName: string; organizationName: string; role: string | null };

/** The name of the course, organization or role that users are changed to. */
const targetNameOf = ({ courseName, organizationName, role }: Target) =>
  courseName || organizationName || (role ? texts.roles.nameOf({ role }) : "");

const isPending = sql`left_out is null and done_at is null`;

function countRowsOf({ db }: SignedInCtx, batchId: string) {
  return rowOf(
    db,
    Counts,
    sql`select count(*)::int as chosen, (count(*) filter (where ${isPending}))::int as pending,
        (count(*) filter (where done_at is not null))::int as changed,
        (count(*) filter (where left_out is not null))::int as "leftOut",
        (count(*) filter (where is_late))::int as late,
        (count(*) filter (where is_undone))::int as restored,
        (count(*) filter (where left_alone is not null))::int as "leftAlone"
      from user_batch_rows where batch_id = ${batchId}`,
  );
}

const Person = v.object({
  userId: v.string(),
  username: v.string(),
  /** Empty once the account is deleted. */
  name: v.string(),
  role: v.nullable(v.string()),
  organizationName: v.nullable(v.string()),
  reason: v.nullable(v.string()),
});
export type BatchPerson = v.InferOutput<typeof Person>;

const outcomes = {
  pending: { where: isPending, reason: sql`null` },
  changed: { where: sql`done_at is not null`, reason: sql`null` },
  leftOut: { where: sql`left_out is not null`, reason: sql`left_out` },
  restored: { where: sql`is_undone`, reason: sql`null` },
  leftAlone: { where: sql`left_alone is not null`, reason: sql`left_alone` },
} satisfies Record<string, { where: SQL; reason: SQL }>;
export type BatchOutcome = keyof typeof outcomes;

/** The first users with an outcome, by username. Users left out while the change ran come first. */
export async function listBatchPeople({ db }: SignedInCtx, batchId: string, outcome: BatchOutcome, limit = maxNamed) {
  const { where, reason } = outcomes[outcome];
  const people = await rowsOf(
    db,
    Person,
    sql`select r.user_id as "userId", r.username, r.reason, u.main_role as role, o.name as "organizationName",
        coalesce(trim(u.first_name || ' ' || u.last_name), '') as name
      from (select user_id, username, position, is_late, ${reason} as reason from user_batch_rows
        where batch_id = ${batchId} and ${where} order by is_late desc, position limit ${limit}) r
      left join users u on u.id = r.user_id left join organizations o on o.id = u.organization_id
      order by r.is_late desc, r.position`,
  );
  return people.map((person) => ({ ...person, reason: person.reason && readStoredText(person.reason) }));
}

const ReasonCount = v.object({ reason: v.string(), people: v.number() });

/** The reasons for leaving users out, with the number of users; most frequent first. */
export async function countReasons({ db }: SignedInCtx, batchId: string) {
  const counts = await rowsOf(
    db,
    ReasonCount,
    sql`select left_out as reason, count(*)::int as people from user_batch_rows
      where batch_id = ${batchId} and left_out is not null group by left_out order by 2 desc, 1 limit 20`,
  );
  return counts.map(({ reason, people }) => ({ reason: readStoredText(reason), people }));
}

/** How many users match the list now but aren't in the plan. */
export async function countNewMatches(ctx: SignedInCtx, batchId: string, match: UserMatch): Promise<number> {
  const matching = selectMatching(ctx, match);
  if (!matching) return 0;
  const { count } = await rowOf(
    ctx.db,
    v.object({ count: v.number() }),
    sql`select count(*)::int as count from ${matching} and not exists (select from user_batch_rows r
      where r.batch_id = ${batchId} and r.user_id = u.id)`,
  );
  return count;
}

export type UndoableBatch = { id: string; kind: BatchKind; targetName: string; createdAt: Date; users: number };

/** The actor's latest changes that can be undone or continued, newest first. */
export async function listUndoableBatches({ db, actor, now }: SignedInCtx, limit = 5): Promise<UndoableBatch[]> {
  const from = new Date(now.getTime() - undoDays * day);
  const users = sql<number>`(select count(*)::int from user_batch_rows r
    where r.batch_id = ${userBatches.id} and r.done_at is not null)`;
  const hasChanged = sql`exists (select from user_batch_rows r
    where r.batch_id = ${userBatches.id} and r.done_at is not null)`;
  const rows = await db
    .select({
      id: userBatches.id,
      kind: userBatches.kind,
      courseName: userBatches.courseName,
      organizationName: userBatches.organizationName,
      role: userBatches.role,
      begunAt: userBatches.begunAt,
      users,
    })
    .from(userBatches)
    .where(
      and(
        eq(userBatches.createdBy, actor.userId),
        isNotNull(userBatches.begunAt),
        gte(userBatches.begunAt, from),
        isNull(userBatches.undoneAt),
        or(inArray(userBatches.kind, batchKinds.filter(canUndo)), isNull(userBatches.doneAt)),
        hasChanged,
      ),
    )
    .orderBy(desc(userBatches.begunAt))
    .limit(limit);
  return rows.map(({ courseName, organizationName, role, begunAt, ...batch }) => ({
    ...batch,
    targetName: targetNameOf({ courseName, organizationName, role }),
    createdAt: begunAt ?? now,
  }));
}

export async function forgetOldBatches({ db, now }: Pick<Ctx, "db" | "now">) {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await db
    .delete(userBatches)
    .where(
      or(
        lt(userBatches.createdAt, before(reportDays * day)),
        and(isNull(userBatches.begunAt), lt(userBatches.createdAt, before(planHours * hour))),
      ),
    );
}
