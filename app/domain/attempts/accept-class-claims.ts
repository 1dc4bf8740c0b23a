import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { countRows, rowsOf } from "~/db/rows.server";
import { allowLongWork } from "~/db/time-limits.server";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { refuseIfSubmitted } from "~/domain/grades/submitted-grades";
import { coursesWithin } from "~/domain/visible-courses";
import { idOf } from "~/domain/id";
import { lockUsers } from "~/domain/locks";
import { notFound } from "~/domain/refusal";
import { hasVerified, isWaiting } from "./list-claims";

/** Limit per call: each claim recalculates its player's bests and standings. */
export const maxAtOnce = 1_000;

/** `left`: claims that still wait, because of a verified score or because of the limit. */
export type AcceptedClaims = { accepted: number; left: number };
export type TakenBackClaims = { takenBack: number };

/**
 * Accepts the claims of a class, except where the server has verified points of the same student at the same scenario:
 * a claim that would replace these is accepted only one by one.
 */
export function acceptClassClaims(ctx: SignedInCtx, classSessionId: string): Promise<AcceptedClaims> {
  return inTransaction(ctx, async (inner) => {
    const { db, actor, now } = inner;
    const session = await lockClass(inner, classSessionId);
    const claims = await lockPlayers(inner, classSessionId, sql`${isWaiting} and not ${hasVerified}`);
    const accepted = await countRows(
      db,
      sql`update attempts
          set uncounted = null, accepted_at = ${now.toISOString()}::timestamptz, accepted_by = ${actor.username}
          where id in (${claims}) returning id`,
    );
    const remaining = await countRows(
      db,
      sql`select from attempts a where a.class_session_id = ${classSessionId} and ${isWaiting}`,
    );
    if (accepted > 0) await record(inner, "course.acceptClaims", session, { claims: accepted });
    return { accepted, left: remaining };
  });
}

/** Reverts the accepted claims of a class. */
export function takeBackClassClaims(ctx: SignedInCtx, classSessionId: string): Promise<TakenBackClaims> {
  return inTransaction(ctx, async (inner) => {
    const session = await lockClass(inner, classSessionId);
    const claims = await lockPlayers(inner, classSessionId, sql`a.accepted_at is not null`);
    const takenBack = await countRows(
      inner.db,
      sql`update attempts set uncounted = 'claim', accepted_at = null, accepted_by = null
          where id in (${claims}) returning id`,
    );
    if (takenBack > 0) await record(inner, "course.takeBackClaims", session, { claims: takenBack });
    return { takenBack };
  });
}

const Class = v.object({
  courseId: v.string(),
  courseName: v.string(),
  className: v.string(),
  organizationId: v.string(),
});
type Class = v.InferOutput<typeof Class>;

/** Serializes decisions about one class. */
async function lockClass({ db, actor }: SignedInCtx, classSessionId: string): Promise<Class> {
  const isWithin = coursesWithin(actor, "attempt:judge");
  if (!idOf(classSessionId)) throw notFound("class");
  await allowLongWork(db);
  const [session] = await rowsOf(
    db,
    Class,
    sql`select courses.id as "courseId", courses.name as "courseName", c.name as "className",
          courses.organization_id as "organizationId"
        from class_sessions c join courses on courses.id = c.course_id
        where c.id = ${classSessionId} and ${isWithin} for no key update of c`,
  );
  if (!session) throw notFound("class");
  await refuseIfSubmitted({ db }, classSessionId);
  return session;
}

/** Locks the players of the selected attempts and returns the query of these attempts. */
async function lockPlayers(ctx: SignedInCtx, classSessionId: string, isIncluded: SQL): Promise<SQL> {
  const claims = sql`from attempts a where a.class_session_id = ${classSessionId} and ${isIncluded}`;
  const players = await rowsOf(ctx.db, v.object({ id: v.string() }), sql`select distinct a.user_id as id ${claims}`);
  const ids = sql`any(${`{${players.map(({ id }) => id).join(",")}}`}::uuid[])`;
  await lockUsers(ctx, sql`id = ${ids}`, "update");
  return sql`select a.id ${claims} and a.user_id = ${ids} order by a.received_at, a.id limit ${maxAtOnce}`;
}

const record = (ctx: SignedInCtx, action: `course.${string}`, session: Class, details: { claims: number }) =>
  recordChange(ctx, {
    action,
    subject: { type: "course", id: session.courseId, name: session.courseName },
    organizationId: session.organizationId,
    details: { ...details, className: session.className },
  });
