import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf, Time } from "~/db/rows.server";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { refuseIfSubmitted } from "~/domain/grades/submitted-grades";
import { coursesWithin } from "~/domain/visible-courses";
import { lockClassSessions, lockUsers } from "~/domain/locks";
import { notFound, Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import { verifiedBest, VerifiedScore } from "./list-claims";
import { isReplacing } from "./verified-best";

/** Whether a claim counts, who decided that, and which verified score it replaces. */
export type Acceptance = {
  attemptId: string;
  counts: boolean;
  accepted: { at: Date; by: string } | null;
  replaced: { score: number; maxScore: number } | null;
};

const ClaimRow = v.object({
  isClaim: v.boolean(),
  isAccepted: v.boolean(),
  isExcluded: v.boolean(),
  name: v.string(),
  score: v.number(),
  maxScore: v.number(),
  receivedAt: Time,
  verified: v.nullable(VerifiedScore),
  organizationId: v.string(),
  classSessionId: v.string(),
});
type ClaimRow = v.InferOutput<typeof ClaimRow>;

/** Lets a claim count: points that a game reported without evidence. Points that the server found stay unchanged. */
export function acceptClaim(ctx: SignedInCtx, attemptId: string): Promise<Acceptance> {
  return inTransaction(ctx, async (inner) => {
    const claim = await lockClaim(inner, attemptId);
    if (claim.isAccepted) throw new Refusal("conflict", say.attemptRefusals.claimAccepted);
    if (!claim.isClaim) throw new Refusal("conflict", say.attemptRefusals.claimNotWaiting);
    if (claim.isExcluded) throw new Refusal("conflict", say.attemptRefusals.claimExcluded);
    const { actor, now } = inner;
    await inner.db.execute(sql`update attempts
      set uncounted = null, accepted_at = ${now.toISOString()}::timestamptz, accepted_by = ${actor.username}
      where id = ${attemptId}`);
    const replaced = replacedBy(claim);
    await record(inner, "attempt.acceptClaim", attemptId, claim, replaced);
    return { attemptId, counts: true, accepted: { at: now, by: actor.username }, replaced };
  });
}

/** Reverts that: the claim waits again, and the best other attempt counts. */
export function takeBackClaim(ctx: SignedInCtx, attemptId: string): Promise<Acceptance> {
  return inTransaction(ctx, async (inner) => {
    const claim = await lockClaim(inner, attemptId);
    if (!claim.isAccepted) throw new Refusal("conflict", say.attemptRefusals.claimNotAccepted);
    await inner.db.execute(sql`update attempts set uncounted = 'claim', accepted_at = null, accepted_by = null
      where id = ${attemptId}`);
    await record(inner, "attempt.takeBackClaim", attemptId, claim);
    return { attemptId, counts: false, accepted: null, replaced: null };
  });
}

function replacedBy(claim: ClaimRow): Acceptance["replaced"] {
  const { verified } = claim;
  return isReplacing(claim, verified) ? { score: verified.score, maxScore: verified.maxScore } : null;
}

const record = (
  ctx: SignedInCtx,
  action: `attempt.${string}`,
  id: string,
  claim: ClaimRow,
  replaced: Acceptance["replaced"] = null,
) =>
  recordChange(ctx, {
    action,
    subject: { type: "attempt", id, name: claim.name },
    organizationId: claim.organizationId,
    details: { score: claim.score, ...(replaced && { replacedScore: replaced.score }) },
  });

/** Locks the player before the attempt, so that none of the player's attempts is being stored. */
async function lockClaim(ctx: SignedInCtx, attemptId: string): Promise<ClaimRow> {
  const { db, actor } = ctx;
  const isWithin = coursesWithin(actor, "attempt:judge");
  await lockClassSessions(ctx, sql`id = (select class_session_id from attempts where id = ${attemptId})`, "share");
  await lockUsers(ctx, sql`id = (select user_id from attempts where id = ${attemptId})`, "update");
  const [claim] = await rowsOf(
    db,
    ClaimRow,
    sql`select coalesce(a.uncounted = 'claim', false) as "isClaim", a.accepted_at is not null as "isAccepted",
          a.set_aside_at is not null as "isExcluded", u.username || ': ' || s.title as name, a.score,
          a.max_score as "maxScore", a.received_at as "receivedAt", ${verifiedBest} as verified, courses.organization_id as "organizationId",
          c.id as "classSessionId"
        from attempts a
        join users u on u.id = a.user_id
        join scenarios s on s.id = a.scenario_id
        join class_sessions c on c.id = a.class_session_id
        join courses on courses.id = c.course_id
        where a.id = ${attemptId} and ${isWithin}
        for no key update of a`,
  );
  if (!claim) throw notFound("attempt");
  await refuseIfSubmitted(ctx, claim.classSessionId);
  return claim;
}
