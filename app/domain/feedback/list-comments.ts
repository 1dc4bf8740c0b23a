import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { Numeric, rowOf, rowsOf, Time } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { isHeld } from "~/domain/grades/is-held";
import { maxComments } from "./comment-input";

const Comment = v.object({
  id: v.string(),
  /** Grows with each comment of a class. */
  number: Numeric,
  classSessionId: v.string(),
  className: v.string(),
  courseName: v.string(),
  userId: v.string(),
  scenarioId: v.nullable(v.string()),
  scenarioTitle: v.nullable(v.string()),
  attemptId: v.nullable(v.string()),
  /** Its number, from 1. */
  question: v.nullable(v.number()),
  /** Seconds of the flight. */
  moment: v.nullable(v.number()),
  text: v.string(),
  author: v.string(),
  /** Whether the reader wrote it. */
  isOwn: v.boolean(),
  writtenAt: Time,
  changedAt: v.nullable(Time),
  readAt: v.nullable(Time),
  answer: v.nullable(v.string()),
  answeredAt: v.nullable(Time),
});
export type Comment = v.InferOutput<typeof Comment>;

const list = ({ db, actor }: SignedInCtx, which: SQL, order: SQL, limit: number, offset = 0): Promise<Comment[]> =>
  rowsOf(
    db,
    Comment,
    sql`select f.id, f.number, f.class_session_id as "classSessionId", c.name as "className", courses.name as "courseName",
          f.user_id as "userId", f.scenario_id as "scenarioId", s.title as "scenarioTitle", f.attempt_id as "attemptId",
          f.question + 1 as question, f.moment, f.text,
          coalesce(nullif(trim(author.first_name || ' ' || author.last_name), ''), f.author_name) as author,
          coalesce(f.author_id = ${actor.userId}, false) as "isOwn", f.written_at as "writtenAt",
          f.changed_at as "changedAt", f.read_at as "readAt", f.answer, f.answered_at as "answeredAt"
        from feedback_comments f
        join class_sessions c on c.id = f.class_session_id
        join courses on courses.id = c.course_id
        left join scenarios s on s.id = f.scenario_id
        left join users author on author.id = f.author_id
        where ${which} order by ${order} limit ${limit} offset ${offset}`,
  );

const newestFirst = sql`f.number desc`;

/** The comments to a student in a class, newest first. The caller has checked that the actor may read them. */
export const listCommentsOf = (ctx: SignedInCtx, classSessionId: string, userId: string) =>
  list(ctx, sql`f.class_session_id = ${classSessionId} and f.user_id = ${userId}`, newestFirst, maxComments);

/** A page of comments `f`, newest first. The caller has checked that the actor may read them. */
export const listCommentsBy = (ctx: SignedInCtx, which: SQL, { page, pageSize }: { page: number; pageSize: number }) =>
  list(ctx, which, newestFirst, pageSize, (page - 1) * pageSize);

/** The comments on an attempt, newest first. The caller has checked that the actor may read them. */
export const listCommentsOnAttempt = (ctx: SignedInCtx, attemptId: string) =>
  list(ctx, sql`f.attempt_id = ${attemptId}`, newestFirst, maxComments);

/** The comments of a class with a number above `since`, in order. The caller has checked that the actor may read them. */
export const listCommentsSince = (ctx: SignedInCtx, classSessionId: string, since: number, limit: number) =>
  list(ctx, sql`f.class_session_id = ${classSessionId} and f.number > ${since}`, sql`f.number`, limit);

/** The comments to the actor, newest first: on an attempt, in a class or those that the actor has left, or all. */
export function listOwnComments(
  ctx: SignedInCtx,
  shown?: { classSessionId: string | null } | { attemptId: string },
): Promise<Comment[]> {
  const hasLeft = sql`not exists (select from class_session_students enrolled
    where enrolled.class_session_id = f.class_session_id and enrolled.user_id = f.user_id)`;
  const isShown = !shown
    ? sql`true`
    : "attemptId" in shown
      ? sql`f.attempt_id = ${shown.attemptId}`
      : sql`(f.class_session_id = ${shown.classSessionId}::uuid or ${hasLeft})`;
  return list(
    ctx,
    sql`f.user_id = ${ctx.actor.userId} and ${isShown} and ${isReleased(ctx)}`,
    newestFirst,
    maxComments,
  );
}

/** The student may see the comment `f`. */
export const isReleased = ({ now }: Pick<SignedInCtx, "now">): SQL => sql`not ${isHeld("feedback", "f", now)}`;

/** How many comments the actor hasn't read. */
export async function countUnread(ctx: SignedInCtx): Promise<number> {
  const { db, actor } = ctx;
  const { unread } = await rowOf(
    db,
    v.object({ unread: v.number() }),
    sql`select count(*)::int as unread from feedback_comments f
        where f.user_id = ${actor.userId} and f.read_at is null and ${isReleased(ctx)}`,
  );
  return unread;
}
