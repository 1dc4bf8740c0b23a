// Comments of instructors to a student (docs/decisions/0177).
import { eq, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import * as v from "valibot";
import { countRows, rowsOf, timeOf } from "~/db/rows.server";
import { feedbackComments } from "~/db/schema";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { requireId } from "~/domain/id";
import { lockClassSessions } from "~/domain/locks";
import { notFound, Refusal } from "~/domain/refusal";
import { coursesWithin } from "~/domain/visible-courses";
import { say } from "~/texts/say";
import { maxComments, type CommentPlace } from "./comment-input";
import { isReleased } from "./list-comments";

/** Writes a comment to a student of a class. Returns its id. */
export function writeComment(ctx: SignedInCtx, place: CommentPlace, text: string): Promise<string> {
  return inTransaction(ctx, async (inner) => {
    const { actor, db, now } = inner;
    const found = await findPlace(inner, place);
    const { userId, classSessionId, attemptId, moment } = place;
    const id = uuid();
    await db.insert(feedbackComments).values({
      ...{ id, classSessionId, userId, text, writtenAt: now, authorId: actor.userId, authorName: actor.username },
      ...{ scenarioId: found.scenarioId, attemptId, moment },
      question: place.question === undefined ? null : place.question - 1,
    });
    await recordChange(inner, {
      action: "feedback.write",
      ...changeOf({ ...found, classSessionId, userId }),
    });
    return id;
  });
}

const Found = v.object({
  student: v.string(),
  organizationId: v.string(),
  scenarioId: v.nullable(v.string()),
  scenario: v.nullable(v.string()),
  isFoundAttempt: v.boolean(),
  isFlight: v.boolean(),
  questions: v.number(),
  end: v.nullable(v.number()),
  comments: v.number(),
});

/**
 * Where the actor may write to a student who is in the class. The lock on the class puts its comments in order; attempts
 * don't wait for it.
 */
async function findPlace(ctx: SignedInCtx, place: CommentPlace): Promise<v.InferOutput<typeof Found>> {
  const mayWrite = coursesWithin(ctx.actor, "feedback:write");
  const classSessionId = requireId(place.classSessionId, "class");
  const userId = requireId(place.userId, "student");
  const attemptId = place.attemptId === undefined ? null : requireId(place.attemptId, "attempt");
  const scenarioId = place.scenarioId === undefined ? null : requireId(place.scenarioId, "scenario");
  const isMine = sql`id = ${classSessionId} and exists (select from courses where courses.id = course_id and ${mayWrite})`;
  await lockClassSessions(ctx, isMine, "no key update");
  const [found] = await rowsOf(
    ctx.db,
    Found,
    sql`select u.username as student, courses.organization_id as "organizationId", s.id as "scenarioId",
          s.title as scenario, a.id is not null as "isFoundAttempt",
          coalesce(a.evidence->>'kind' = 'flight', false) as "isFlight",
          coalesce(cardinality(a.question_ids), 0) as questions, (flown.flown->>'end')::float8 as end,
          (select count(*)::int from feedback_comments f where f.class_session_id = c.id and f.user_id = u.id) as comments
        from class_sessions c
        join courses on courses.id = c.course_id
        join organizations o on o.id = courses.organization_id
        join class_session_students enrolled on enrolled.class_session_id = c.id and enrolled.user_id = ${userId}
        join users u on u.id = enrolled.user_id
        left join attempts a on a.id = ${attemptId}::uuid and a.user_id = u.id and a.class_session_id = c.id
        left join flown_attempts flown on flown.attempt_id = a.id
        left join scenarios s on s.id = coalesce(a.scenario_id, ${scenarioId}::uuid)
          and (a.id is not null or (s.curriculum_id = coalesce(c.curriculum_id, o.curriculum_id) and not s.retired)
            or exists (select from attempts played
              where played.class_session_id = c.id and played.user_id = u.id and played.scenario_id = s.id)
            or exists (select from grade_decisions d where d.class_session_id = c.id and d.scenario_id = s.id))
        where c.id = ${classSessionId} and ${mayWrite}`,
  );
  if (!found) throw notFound("student");
  if (attemptId && !found.isFoundAttempt) throw notFound("attempt");
  if (scenarioId && found.scenarioId !== scenarioId) throw notFound("scenario");
  requirePart(found, place);
  if (found.comments >= maxComments) throw new Refusal("conflict", say.feedback.tooMany({ max: maxComments }));
  return found;
}

/** The question or moment has to be there in the attempt. */
function requirePart({ questions, isFlight, end }: v.InferOutput<typeof Found>, { question, moment }: CommentPlace) {
  const refuse = (field: string, reason: typeof say.feedback.noQuestion) =>
    new Refusal("invalid", say.refusals.fieldsInvalid, { [field]: [reason] });
  if (question !== undefined && (question > questions || moment !== undefined))
    throw refuse("question", say.feedback.noQuestion);
  // Flown times are shown in whole seconds.
  const isInFlight = isFlight && (moment ?? 0) <= (end ?? Infinity) + 1;
  if (moment !== undefined && !isInFlight) throw refuse("moment", say.feedback.noMoment);
}

type Subject = {
  userId: string;
  classSessionId: string;
  student: string;
  scenario: string | null;
  organizationId: string;
};

const changeOf = (of: Subject, details: Record<string, unknown> = {}) => ({
  subject: {
    type: "user" as const,
    id: of.userId,
    name: of.scenario === null ? of.student : `${of.student}: ${of.scenario}`,
  },
  organizationId: of.organizationId,
  details: { classId: of.classSessionId, ...details },
});

/** Changes a comment that the actor wrote and the student hasn't read. The audit trail keeps the earlier text. */
export function changeComment(ctx: SignedInCtx, commentId: string, text: string): Promise<void> {
  return inTransaction(ctx, async (inner) => {
    const comment = await lockOwnComment(inner, commentId);
    if (comment.isRead) throw new Refusal("conflict", say.feedback.alreadyRead);
    if (comment.text === text) return;
    await inner.db
      .update(feedbackComments)
      .set({ text, changedAt: inner.now })
      .where(eq(feedbackComments.id, comment.id));
    await recordChange(inner, { action: "feedback.change", ...changeOf(comment, { text: comment.text }) });
  });
}

/** Removes a comment that the actor wrote and the student hasn't answered. The audit trail keeps the text. */
export function removeComment(ctx: SignedInCtx, commentId: string, classSessionId?: string): Promise<void> {
  return inTransaction(ctx, async (inner) => {
    const comment = await lockOwnComment(inner, commentId, classSessionId);
    if (comment.isAnswered) throw new Refusal("conflict", say.feedback.answeredStays);
    await inner.db.delete(feedbackComments).where(eq(feedbackComments.id, comment.id));
    await recordChange(inner, { action: "feedback.remove", ...changeOf(comment, { text: comment.text }) });
  });
}

const Own = v.object({
  id: v.string(),
  userId: v.string(),
  classSessionId: v.string(),
  student: v.string(),
  scenario: v.nullable(v.string()),
  organizationId: v.string(),
  text: v.string(),
  isRead: v.boolean(),
  isAnswered: v.boolean(),
});

async function lockOwnComment({ db, actor }: SignedInCtx, commentId: string, classSessionId?: string) {
  const id = requireId(commentId, "comment");
  const [comment] = await rowsOf(
    db,
    Own,
    sql`select f.id, f.user_id as "userId", f.class_session_id as "classSessionId", u.username as student,
          s.title as scenario, courses.organization_id as "organizationId", f.text, f.read_at is not null as "isRead",
          f.answered_at is not null as "isAnswered"
        from feedback_comments f
        join class_sessions c on c.id = f.class_session_id
        join courses on courses.id = c.course_id
        join users u on u.id = f.user_id
        left join scenarios s on s.id = f.scenario_id
        where f.id = ${id} and f.author_id = ${actor.userId} and ${coursesWithin(actor, "feedback:write")}
          and ${classSessionId === undefined ? sql`true` : sql`c.id = ${requireId(classSessionId, "class")}`}
        for update of f`,
  );
  if (!comment) throw notFound("comment");
  return comment;
}

/** The student's answer to a comment, once. */
export async function answerComment(ctx: SignedInCtx, commentId: string, text: string): Promise<void> {
  const { db, actor, now } = ctx;
  const isOwn = sql`id = ${requireId(commentId, "comment")} and user_id = ${actor.userId} and ${isReleased(ctx)}`;
  const at = timeOf(now);
  const answered = await countRows(
    db,
    sql`update feedback_comments f set answer = ${text}, answered_at = ${at}, read_at = coalesce(read_at, ${at})
        where ${isOwn} and answered_at is null returning id`,
  );
  if (answered > 0) return;
  const found = await countRows(db, sql`select id from feedback_comments f where ${isOwn}`);
  throw found > 0 ? new Refusal("conflict", say.feedback.alreadyAnswered) : notFound("comment");
}

/** Marks comments to the actor as read, those with these ids. */
export async function markRead(ctx: SignedInCtx, commentIds: readonly string[]): Promise<void> {
  if (commentIds.length === 0) return;
  const { db, actor, now } = ctx;
  await db.execute(sql`update feedback_comments f set read_at = ${timeOf(now)}
    where ${isReleased(ctx)} and user_id = ${actor.userId} and read_at is null and id = any(${`{${commentIds.join()}}`}::uuid[])`);
}
