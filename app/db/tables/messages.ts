import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { time } from "./time";

export const courseMessages = pgTable("course_messages", {
  id: uuid().primaryKey(),
  courseId: uuid("course_id").notNull(),
  className: text("class_name").notNull(),
  sentAt: time("sent_at").notNull(),
  sentBy: uuid("sent_by"),
  senderName: text("sender_name").notNull(),
  replyTo: text("reply_to").notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  recipients: uuid().array().notNull(),
  withoutAddress: uuid("without_address").array().notNull(),
});
