import { eq, sql, type SQL } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import * as v from "valibot";
import { countRows, rowsOf, timeOf } from "~/db/rows.server";
import { retentionRules } from "~/db/schema";
import { inTransaction, type Ctx } from "~/domain/context";
import { lockClassSessions, lockUsers } from "~/domain/locks";
import type { MailSite } from "~/domain/mail/compose-mail";
import { dueRows, hasLeft, isOfLeft, isWarned, tablesOfLeft, day } from "./due-data";
import { recordSweep } from "./record-sweep";
import { chosenKinds, isRetentionKind, kindOf, warningDays, type RetentionKind } from "./retention-kinds";
import { warnOfRemoval } from "./warn-of-removal";

/** A rule whose data is gone is looked at again the next day. */
const restMs = 23 * 3_600_000;
/** Rows of one transaction, so that others get their turn. */
const maxRows = 500;

const DueRule = v.object({
  id: v.string(),
  kind: v.pipe(v.string(), v.guard(isRetentionKind)),
  days: v.nullable(v.number()),
  organizationId: v.nullable(v.string()),
});
export type DueRule = Omit<v.InferOutput<typeof DueRule>, "days"> & { days: number };

/**
 * Removes what the rules don't keep, in small transactions. A rule stays due until nothing is left, so another server, or
 * the next round, goes on after one that died. `stopping`: nothing more is begun.
 */
export async function sweepRetention(ctx: Ctx, site: MailSite, stopping?: AbortSignal) {
  const failures: unknown[] = [];
  for (const id of await listDue(ctx)) {
    try {
      while (!stopping?.aborted && (await takeStep(ctx, id, site)));
    } catch (error) {
      // The other rules don't wait for this one.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

async function listDue(ctx: Ctx): Promise<string[]> {
  // The installation has a rule of each kind, so that the defaults are swept.
  await ctx.db
    .insert(retentionRules)
    .values(chosenKinds(null).map((kind) => ({ id: uuid(), kind })))
    .onConflictDoNothing();
  const due = await rowsOf(
    ctx.db,
    v.object({ id: v.string() }),
    sql`select id from retention_rules where ${isDue(ctx)} order by swept_at nulls first, id`,
  );
  return due.map(({ id }) => id);
}

const isDue = ({ now }: Ctx) =>
  sql`(swept_at is null or swept_at < ${timeOf(new Date(now.getTime() - restMs))}) and (days is not null or chosen_at is null)`;

/** Whether there may be more to do. The lock on the rule makes servers take turns. */
function takeStep(ctx: Ctx, id: string, site: MailSite): Promise<boolean> {
  return inTransaction(ctx, async (inner) => {
    const rule = await claimRule(inner, id);
    if (!rule) return false;
    if (rule.kind === "leftAttempts" && (await warnOfRemoval(inner, rule, site))) return true;
    const { removed, isMore } = await removeSome(inner, rule);
    if (!isMore) await finish(inner, rule, removed);
    else if (removed > 0)
      await inner.db
        .update(retentionRules)
        .set({ removing: sql`${retentionRules.removing} + ${removed}` })
        .where(eq(retentionRules.id, id));
    return isMore;
  });
}

async function claimRule(ctx: Ctx, id: string): Promise<DueRule | null> {
  const [rule] = await rowsOf(
    ctx.db,
    DueRule,
    sql`select id, kind, days, organization_id as "organizationId" from retention_rules
        where id = ${id} and ${isDue(ctx)} for update skip locked`,
  );
  const days = rule && (rule.days ?? kindOf(rule.kind).default);
  return rule && days ? { ...rule, days } : null;
}

async function finish(ctx: Ctx, { id, kind, days, organizationId }: DueRule, removed: number) {
  const [swept] = await ctx.db
    .update(retentionRules)
    .set({ sweptAt: ctx.now, removed: sql`${retentionRules.removing} + ${removed}`, removing: 0 })
    .where(eq(retentionRules.id, id))
    .returning({ removed: retentionRules.removed });
  await recordSweep(ctx, { kind, days, organizationId, removed: swept?.removed ?? 0 });
}

type Step = { removed: number; isMore: boolean };

async function removeSome(ctx: Ctx, rule: DueRule): Promise<Step> {
  if (rule.kind === "leftAttempts") return removeLeft(ctx, rule);
  if (isTrail(rule.kind)) await ctx.db.execute(sql`select set_config('apsis.changes_audit_trail', 'on', true)`);
  const { table, where } = dueRows(ctx, rule);
  const removed = await countRows(
    ctx.db,
    sql`delete from ${table} where ctid = any(array(
        select t.ctid from ${table} t where ${where} limit ${maxRows} for update skip locked)) returning 1`,
  );
  return { removed, isMore: removed === maxRows };
}

const isTrail = (kind: RetentionKind) => kind === "auditTrail" || kind === "failedSignIns";

const Place = v.object({ classSessionId: v.string(), userId: v.string() });

/** Attempts and grades of people who left, 30 days after the warning. Standings beyond the class stay. */
async function removeLeft(ctx: Ctx, { days, organizationId }: DueRule): Promise<Step> {
  const { db, now } = ctx;
  const before = timeOf(new Date(now.getTime() - days * day));
  const warnedBefore = timeOf(new Date(now.getTime() - warningDays * day));
  const isDueNow = sql`(${isOfLeft(organizationId, before)} and ${isWarned(warnedBefore)})`;
  for (const name of tablesOfLeft) {
    const removed = await removeFrom(ctx, name, isDueNow);
    // Only attempts are counted, as in the dry run.
    if (removed > 0) return { removed: name === "attempts" ? removed : 0, isMore: true };
  }
  await db.execute(sql`delete from retention_warnings w using class_sessions s, users u
    where s.id = w.class_session_id and u.id = w.user_id and not ${hasLeft}`);
  return { removed: 0, isMore: false };
}

async function removeFrom(ctx: Ctx, name: (typeof tablesOfLeft)[number], isDueNow: SQL): Promise<number> {
  const { db } = ctx;
  const table = sql.raw(name);
  const places = await rowsOf(
    db,
    Place,
    sql`select distinct class_session_id as "classSessionId", user_id as "userId"
      from (select t.class_session_id, t.user_id from ${table} t where ${isDueNow} limit ${maxRows}) due`,
  );
  if (places.length === 0) return 0;
  // Nobody resumes the class or enables the account meanwhile. What was changed before that isn't due anymore.
  const userIds = [...new Set(places.map(({ userId }) => userId))];
  await lockClassSessions(ctx, [...new Set(places.map(({ classSessionId }) => classSessionId))], "share");
  await lockUsers(ctx, userIds, "share");
  const ofPlaces = sql`(t.class_session_id, t.user_id) in (select (place->>'classSessionId')::uuid,
    (place->>'userId')::uuid from jsonb_array_elements(${JSON.stringify(places)}::jsonb) place)`;
  const hasAnswers = name === "attempts" || name === "attempt_starts";
  const removed = await rowsOf(
    db,
    v.object({ id: v.nullable(v.string()) }),
    sql`delete from ${table} where ctid = any(array(
        select t.ctid from ${table} t where ${ofPlaces} and ${isDueNow} limit ${maxRows}))
      returning ${hasAnswers ? sql`id` : sql`null::text as id`}`,
  );
  if (hasAnswers) await removeAnswers(ctx, userIds, arrayOf(removed.map(({ id }) => id)));
  return removed.length;
}

/** Answers within lessons name their attempt or start without a reference. Practice is of questions of attempts. */
async function removeAnswers({ db }: Ctx, userIds: string[], ids: string) {
  await db.execute(sql`delete from lesson_answers where user_id = any(${arrayOf(userIds)}::uuid[])
    and (attempt_id = any(${ids}::uuid[]) or start_id = any(${ids}::uuid[]))`);
  await db.execute(sql`delete from practice_reviews r where r.user_id = any(${arrayOf(userIds)}::uuid[])
    and not exists (select from attempts a where a.user_id = r.user_id and a.scenario_id = r.scenario_id)`);
}

const arrayOf = (ids: (string | null)[]) => `{${ids.join(",")}}`;
