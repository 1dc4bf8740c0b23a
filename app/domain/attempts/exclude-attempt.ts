import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { refuseIfSubmitted } from "~/domain/grades/submitted-grades";
import { coursesWithin } from "~/domain/visible-courses";
import { lockClassSessions, lockUsers } from "~/domain/locks";
import { plainText } from "~/domain/plain-text";
import { notFound, Refusal } from "~/domain/refusal";
import { keyed, say } from "~/texts/say";
import { readStoredText } from "~/texts/stored-text";

/** Why an attempt doesn't count, in the instructor's words. */
export const ExclusionReason = plainText(500, {
  required: () => keyed(say.judging.reasonRequired),
  tooLong: () => keyed(say.judging.reasonTooLong({ max: 500 })),
  unstorable: () => keyed(say.judging.reasonUnstorable),
});

/** Whether an attempt counts, and if not, why and who decided that. */
export type Exclusion = { attemptId: string; setAside: { at: Date; by: string; reason: string } | null };

const AttemptRow = v.object({
  isAside: v.boolean(),
  name: v.string(),
  score: v.number(),
  organizationId: v.string(),
  classSessionId: v.string(),
});

/** Excludes an attempt for a reason, in words or as `storeText` writes it, and recalculates the best one. The attempt stays listed. */
export function excludeAttempt(ctx: SignedInCtx, attemptId: string, reason: string): Promise<Exclusion> {
  return judge(ctx, attemptId, reason);
}

/** Lets an excluded attempt count again. */
export function countAttempt(ctx: SignedInCtx, attemptId: string): Promise<Exclusion> {
  return judge(ctx, attemptId, null);
}

function judge(ctx: SignedInCtx, attemptId: string, reason: string | null): Promise<Exclusion> {
  return inTransaction(ctx, async (inner) => {
    const attempt = await lockAttempt(inner, attemptId);
    if (attempt.isAside === (reason !== null))
      throw new Refusal(
        "conflict",
        attempt.isAside ? say.attemptRefusals.alreadyExcluded : say.attemptRefusals.alreadyCounts,
      );
    const result = await storeJudgement(inner, attemptId, reason);
    await recordChange(inner, {
      action: reason === null ? "attempt.count" : "attempt.setAside",
      subject: { type: "attempt", id: attemptId, name: attempt.name },
      organizationId: attempt.organizationId,
      details: { score: attempt.score, ...(reason !== null && { reason: readStoredText(reason) }) },
    });
    return result;
  });
}

/**
 * An attempt of a class that the actor may grade. Locks the player first, so that none of the player's attempts is
 * being stored.
 */
async function lockAttempt(ctx: SignedInCtx, attemptId: string) {
  const { db, actor } = ctx;
  await lockClassSessions(ctx, sql`id = (select class_session_id from attempts where id = ${attemptId})`, "share");
  await lockUsers(ctx, sql`id = (select user_id from attempts where id = ${attemptId})`, "update");
  const [attempt] = await rowsOf(
    db,
    AttemptRow,
    sql`select a.set_aside_at is not null as "isAside", u.username || ': ' || s.title as name, a.score,
          courses.organization_id as "organizationId", c.id as "classSessionId"
        from attempts a
        join users u on u.id = a.user_id
        join scenarios s on s.id = a.scenario_id
        join class_sessions c on c.id = a.class_session_id
        join courses on courses.id = c.course_id
        where a.id = ${attemptId} and ${coursesWithin(actor, "attempt:judge")}
        for no key update of a`,
  );
  if (!attempt) throw notFound("attempt");
  await refuseIfSubmitted(ctx, attempt.classSessionId);
  return attempt;
}

async function storeJudgement(
  { db, actor, now }: SignedInCtx,
  attemptId: string,
  reason: string | null,
): Promise<Exclusion> {
  const at = reason === null ? null : now.toISOString();
  await db.execute(sql`update attempts set set_aside_at = ${at}::timestamptz,
    set_aside_by = ${reason === null ? null : actor.username}::text, set_aside_reason = ${reason}::text
    where id = ${attemptId}`);
  return {
    attemptId,
    setAside: reason === null ? null : { at: now, by: actor.username, reason: readStoredText(reason) },
  };
}
