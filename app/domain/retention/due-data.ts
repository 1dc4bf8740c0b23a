// What is older than a rule allows: the same conditions for the dry run and the sweep.
import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { Numeric, rowOf, timeOf } from "~/db/rows.server";
import type { Ctx } from "~/domain/context";
import { maxCounted, type RetentionKind } from "./retention-kinds";

export const day = 86_400_000;

export const failedSignInActions = sql`('user.failedSignIns', 'system.failedSignIns', 'system.unknownSignIns')`;

export type Due = { kind: RetentionKind; days: number; organizationId: string | null };

/** SQL: rows of `table`, called `t`, that are due. */
export type DueRows = { table: SQL; where: SQL };

/** Attempts and what goes with them, in the order of removal. The class keeps its list of students. */
export const tablesOfLeft = [
  "attempts",
  "attempt_starts",
  "ended_quizzes",
  "grade_decisions",
  "feedback_comments",
  "grade_requests",
  "leaderboard_scores",
] as const;

/**
 * SQL on a class `s` and a user `u`: the class has ended, and the person has left: the account is disabled or was erased,
 * or the person is no longer in the course.
 */
export const hasLeft = sql`(s.end_date is not null and (not u.enabled
  or not exists (select from course_members m where m.course_id = s.course_id and m.user_id = u.id)))`;

/** SQL on a row `t` with a class and a user: whether it is due because its person has left. */
export const isOfLeft = (organizationId: string | null, before: SQL) => sql`exists (select from class_sessions s
  join courses c on c.id = s.course_id join users u on u.id = t.user_id
  where s.id = t.class_session_id and s.end_date < ${before} and ${hasLeft}
    ${organizationId === null ? sql`` : sql`and c.organization_id = ${organizationId}`})`;

/**
 * SQL on a row `t` with a class and a user: whether administrators were warned about it since the class ended. A class
 * that was resumed has ended later than warnings from before.
 */
export const isWarned = (until?: SQL) => sql`exists (select from retention_warnings w
  join class_sessions ended on ended.id = w.class_session_id
  where w.class_session_id = t.class_session_id and w.user_id = t.user_id and w.warned_at > ended.end_date
    ${until === undefined ? sql`` : sql`and w.warned_at <= ${until}`})`;

export function dueRows({ now }: Pick<Ctx, "now">, { kind, days, organizationId }: Due): DueRows {
  const before = timeOf(new Date(now.getTime() - days * day));
  const ofOrganization = (condition: SQL) => (organizationId === null ? sql`` : sql`and ${condition}`);
  const isOwn = ofOrganization(sql`t.organization_id = ${organizationId}`);
  const isOfMember = ofOrganization(sql`t.user_id in (select id from users where organization_id = ${organizationId})`);
  switch (kind) {
    case "leftAttempts":
      return { table: sql`attempts`, where: isOfLeft(organizationId, before) };
    case "signIns":
      return { table: sql`sign_ins`, where: sql`(t.expires_at < ${before} or t.ended_at < ${before}) ${isOfMember}` };
    case "failedSignIns":
      return entriesBefore(before, sql`t.action in ${failedSignInActions} ${isOwn}`);
    case "auditTrail":
      return entriesBefore(before, sql`t.action not in ${failedSignInActions} ${isOwn}`);
    case "mails":
      return {
        table: sql`mail_outbox`,
        where: sql`(t.sent_at < ${before} or t.failed_at < ${before}) ${ofOrganization(
          sql`lower(t.recipient) in (select lower(email) from users where organization_id = ${organizationId})`,
        )}`,
      };
    case "webhooks":
      return { table: sql`webhook_events`, where: sql`t.created_at < ${before} ${isOwn}` };
    case "declinedErasures":
      return { table: sql`erasure_requests`, where: sql`t.refused_at < ${before} ${isOfMember}` };
    // These two expire at a stored time, and other work removes them.
    case "copies":
      return { table: sql`takeouts`, where: sql`t.expires_at < ${timeOf(now)} ${isOfMember}` };
    case "deleted":
      return { table: sql`deletions`, where: sql`t.expires_at < ${timeOf(now)} ${isOwn}` };
  }
}

/** What another system hasn't confirmed yet stays until it has. */
const entriesBefore = (before: SQL, which: SQL): DueRows => ({
  table: sql`audit_entries`,
  where: sql`t.at < ${before} and not exists (select from audit_outbox o where o.entry_id = t.id) and ${which}`,
});

export async function countDue(ctx: Pick<Ctx, "db" | "now">, due: Due): Promise<number> {
  const { table, where } = dueRows(ctx, due);
  const { count } = await rowOf(
    ctx.db,
    v.object({ count: Numeric }),
    sql`select count(*) as count from (select from ${table} t where ${where} limit ${maxCounted}) due`,
  );
  return count;
}
