import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf, Time } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { coursesWithin } from "~/domain/visible-courses";

const Names = v.array(v.string());

const SentMessage = v.object({
  id: v.string(),
  className: v.string(),
  sentAt: Time,
  senderName: v.string(),
  replyTo: v.string(),
  subject: v.string(),
  text: v.string(),
  recipients: Names,
  withoutAddress: Names,
  /** Recipients whose accounts were deleted. */
  deleted: v.number(),
});
export type SentMessage = v.InferOutput<typeof SentMessage>;

const maxListed = 50;

/** The messages to students of a course, newest first, for readers of its gradebook. */
export function listMessages({ db, actor }: SignedInCtx, courseId: string): Promise<SentMessage[]> {
  const namesOf = (
    ids: string,
  ) => sql`coalesce((select json_agg(coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''),
    u.username) order by u.username_key) from users u where u.id = any(${sql.raw(ids)})), '[]'::json)`;
  return rowsOf(
    db,
    SentMessage,
    sql`select m.id, m.class_name as "className", m.sent_at as "sentAt", m.sender_name as "senderName",
          m.reply_to as "replyTo", m.subject, m.text, ${namesOf("m.recipients")} as recipients,
          ${namesOf("m.without_address")} as "withoutAddress",
          (cardinality(m.recipients) + cardinality(m.without_address)
            - (select count(*) from users u where u.id = any(m.recipients || m.without_address)))::int as deleted
        from course_messages m join courses on courses.id = m.course_id
        where m.course_id = ${courseId} and ${coursesWithin(actor, "gradebook:read")}
        order by m.sent_at desc, m.id desc limit ${maxListed}`,
  );
}
