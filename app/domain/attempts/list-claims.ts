import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf, Time } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { findGradedSession, type GradedSession } from "~/domain/courses/graded-session";

export const VerifiedScore = v.object({ score: v.number(), maxScore: v.number(), receivedAt: Time });

const Row = v.object({
  attemptId: v.string(),
  userId: v.string(),
  username: v.string(),
  fullName: v.string(),
  scenarioId: v.string(),
  scenarioTitle: v.string(),
  score: v.number(),
  maxScore: v.number(),
  receivedAt: Time,
  client: v.nullable(v.string()),
  acceptedAt: v.nullable(Time),
  acceptedBy: v.nullable(v.string()),
  verified: v.nullable(VerifiedScore),
});

/** Points that a game has reported without evidence, and that count only if accepted. */
export type Claim = Omit<v.InferOutput<typeof Row>, "acceptedAt" | "acceptedBy"> & {
  accepted: { at: Date; by: string } | null;
};
export type Claims = { session: GradedSession; waiting: Claim[]; accepted: Claim[] };

/** Conditions on attempt `a`. */
export const isWaiting = sql`a.uncounted = 'claim' and a.set_aside_at is null`;

const verified = sql`from attempts graded where graded.class_session_id = a.class_session_id
  and graded.scenario_id = a.scenario_id and graded.user_id = a.user_id and graded.checked_by = 'server'
  and attempt_counts(graded.set_aside_at, graded.uncounted)`;
/** Whether the server has verified points of the same student at the same scenario. */
export const hasVerified = sql`exists (select ${verified})`;
/** The best of these, as JSON. */
export const verifiedBest = sql`(select json_build_object('score', graded.score, 'maxScore', graded.max_score,
    'receivedAt', graded.received_at)
  ${verified} order by share_of(graded.score, graded.max_score) desc, graded.received_at desc limit 1)`;

/** Only the oldest are listed. */
export const maxListed = 500;

/** The claims of a class that the actor may read, oldest first. */
export async function listClaims(ctx: SignedInCtx, classSessionId: string): Promise<Claims> {
  const session = await findGradedSession(ctx, classSessionId);
  const [waiting, accepted] = await Promise.all([
    selectClaims(ctx, session.id, isWaiting),
    selectClaims(ctx, session.id, sql`a.accepted_at is not null`),
  ]);
  return { session, waiting, accepted };
}

async function selectClaims({ db }: SignedInCtx, classSessionId: string, isIncluded: SQL): Promise<Claim[]> {
  const rows = await rowsOf(
    db,
    Row,
    sql`select a.id as "attemptId", a.user_id as "userId", u.username,
          trim(u.first_name || ' ' || u.last_name) as "fullName", a.scenario_id as "scenarioId",
          s.title as "scenarioTitle", a.score, a.max_score as "maxScore", a.received_at as "receivedAt", a.client,
          a.accepted_at as "acceptedAt", a.accepted_by as "acceptedBy",
          ${verifiedBest} as verified
        from attempts a
        join users u on u.id = a.user_id
        join scenarios s on s.id = a.scenario_id
        where a.class_session_id = ${classSessionId} and ${isIncluded}
        order by a.received_at, a.id limit ${maxListed}`,
  );
  return rows.map(({ acceptedAt, acceptedBy, ...claim }) => ({
    ...claim,
    accepted: acceptedAt && { at: acceptedAt, by: acceptedBy ?? "" },
  }));
}
