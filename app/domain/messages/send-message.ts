import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { courseMessages } from "~/db/schema";
import { Email } from "~/domain/accounts/registration-details";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { coursesWithin } from "~/domain/visible-courses";
import { requireId } from "~/domain/id";
import { countTry } from "~/domain/limits/count-try";
import { lockCourses } from "~/domain/locks";
import { enqueueMails } from "~/domain/mail/enqueue-mail";
import { composeMail, type MailSite } from "~/domain/mail/compose-mail";
import { notFound, Refusal } from "~/domain/refusal";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import { maxRecipients } from "./message-rules";

export type StudentMessage = { userIds: string[]; subject: string; text: string };

const MessageClass = v.object({
  courseId: v.string(),
  courseName: v.string(),
  organizationId: v.string(),
  className: v.string(),
  allowsMessages: v.boolean(),
  replyTo: v.string(),
  senderName: v.string(),
});
type MessageClass = v.InferOutput<typeof MessageClass>;

/** The course of a class whose students the actor may write to, and the sender. */
async function findMessageClass({ db, actor }: SignedInCtx, classSessionId: string): Promise<MessageClass> {
  const [course] = await rowsOf(
    db,
    MessageClass,
    sql`select courses.id as "courseId", courses.name as "courseName", courses.organization_id as "organizationId",
          s.name as "className", o.allows_messages as "allowsMessages", me.email as "replyTo",
          coalesce(nullif(trim(me.first_name || ' ' || me.last_name), ''), me.username) as "senderName"
        from class_sessions s join courses on courses.id = s.course_id
        join organizations o on o.id = courses.organization_id
        join users me on me.id = ${actor.userId}
        where s.id = ${requireId(classSessionId, "classSession")} and ${coursesWithin(actor, "course:run")}`,
  );
  if (!course) throw notFound("classSession");
  return course;
}

export type Messaging = {
  allowsMessages: boolean;
  /** Null: the actor has no address for replies. */ replyTo: string | null;
};

/** Whether messages can be sent to the students of a class, and the reply address. */
export async function readMessaging(ctx: SignedInCtx, classSessionId: string): Promise<Messaging> {
  const { allowsMessages, replyTo } = await findMessageClass(ctx, classSessionId);
  return { allowsMessages, replyTo: isAddress(replyTo) ? replyTo : null };
}

/** The email addresses of students in a class, for a server without mail. */
export async function listAddresses(ctx: SignedInCtx, classSessionId: string, userIds: string[]): Promise<string[]> {
  await findMessageClass(ctx, classSessionId);
  const rows = await readRecipients(ctx, classSessionId, userIds);
  return rows.flatMap(({ email }) => (isAddress(email) ? [email] : []));
}

/** Some accounts have "n/a" or the like as their address. */
const isAddress = (email: string) => v.is(Email, email);

const Recipient = v.object({ id: v.string(), email: v.string() });

/**
 * Sends an email to students of a class; a copy stays with the course. The outbox is written in the same transaction.
 * Returns the number of recipients, and how many of the selected students have no address.
 */
export async function sendMessage(
  ctx: SignedInCtx,
  classSessionId: string,
  { userIds, subject, text }: StudentMessage,
  site: MailSite,
): Promise<{ messageId: string; sent: number; withoutAddress: number }> {
  const chosen = [...new Set(userIds.map((id) => requireId(id, "student")))];
  if (chosen.length === 0) throw new Refusal("invalid", say.classMessages.nobody);
  if (chosen.length > maxRecipients) throw new Refusal("invalid", say.classMessages.tooMany({ maxRecipients }));
  return inTransaction(ctx, async (inner) => {
    const { courseId } = await findMessageClass(inner, classSessionId);
    await lockCourses(inner, [courseId], "key share");
    const { courseName, organizationId, className, allowsMessages, replyTo, senderName } = await findMessageClass(
      inner,
      classSessionId,
    );
    if (!allowsMessages) throw new Refusal("forbidden", say.classMessages.notAllowed);
    if (!isAddress(replyTo)) throw new Refusal("conflict", say.classMessages.noReplyTo);
    const students = await readRecipients(inner, classSessionId, chosen);
    if (students.length < chosen.length) throw notFound("student");
    const reached = students.filter(({ email }) => isAddress(email));
    const withoutAddress = students.filter(({ email }) => !isAddress(email)).map(({ id }) => id);
    const messageId = uuid();
    await inner.db.insert(courseMessages).values({
      id: messageId,
      courseId,
      className,
      sentAt: inner.now,
      sentBy: inner.actor.userId,
      senderName,
      replyTo,
      subject,
      text,
      recipients: reached.map(({ id }) => id),
      withoutAddress,
    });
    const signature = texts.classMessages.signature({ senderName, courseName, replyTo });
    const paragraphs = [...text.split(/\n+/).filter((line) => line.trim() !== ""), signature];
    await enqueueMails(
      inner,
      reached.map(({ email }) => ({ ...composeMail(site, { recipient: email, subject, paragraphs }), replyTo })),
    );
    await recordChange(inner, {
      action: "course.message",
      subject: { type: "course", id: courseId, name: courseName },
      organizationId,
      details: { className, students: reached.length, subject },
    });
    return { messageId, sent: reached.length, withoutAddress: withoutAddress.length };
  });
}

/** Those of the users who are in the class. */
const readRecipients = ({ db }: SignedInCtx, classSessionId: string, userIds: string[]) =>
  rowsOf(
    db,
    Recipient,
    sql`select u.id, trim(u.email) as email from class_session_students enrolled join users u on u.id = enrolled.user_id
        where enrolled.class_session_id = ${classSessionId} and u.id = any(${`{${userIds.join()}}`}::uuid[])
        order by u.username_key`,
  );

/** Counts a message towards the limit before it is sent, outside transactions; returns a function that undoes this. */
export async function countMessage(ctx: SignedInCtx): Promise<() => Promise<void>> {
  try {
    return await countTry(ctx, [{ limit: "message/user-and-day", by: ctx.actor.userId }]);
  } catch (error) {
    if (error instanceof Refusal && error.code === "tooMany") {
      const seconds = error.retryAfter ?? 1;
      throw new Refusal("tooMany", say.classMessages.dayLimit({ seconds }), {}, seconds);
    }
    throw error;
  }
}
