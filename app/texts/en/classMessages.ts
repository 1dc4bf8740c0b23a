import type { ReactNode } from "react";
import { number, plural } from "../format";
import { rich } from "../rich";

export const classMessages = {
  newMessage: "New message",
  to: "To",
  toHint: ({ maxRecipients }: { maxRecipients: number }) =>
    `Each gets an email of their own and sees nobody else. At most ${maxRecipients}.`,
  subject: "Subject",
  message: "Message",
  textHint: ({ replyTo }: { replyTo: string }) =>
    `Replies go to ${replyTo}. A copy stays with the course; its staff can read it.`,
  sendMessage: "Send message",
  sending: "Sending...",
  sentMessages: "Sent messages",
  noMessages: "Messages to students of this course appear here.",
  sentTo: ({ dateTime, recipients }: { dateTime: string; recipients: number }) =>
    `${dateTime}, to ${plural(recipients, { one: "# student", other: "# students" })}`,
  notSent: ({ names }: { names: string }) => `Not sent, no email address: ${names}.`,
  title: "Message students",
  chooseStudents: "Choose students in the gradebook by a filter to get their addresses here.",
  ownMail: ({ addresses }: { addresses: ReactNode }) =>
    rich`Write from your own email program, with these addresses as blind copies: ${addresses}`,
  sent: ({ sent, withoutAddress }: { sent: number; withoutAddress: number }) =>
    withoutAddress > 0
      ? `Message on its way to ${plural(sent, { one: "# student", other: "# students" })}. Not sent to ${plural(withoutAddress, { one: "# student", other: "# students" })} without an address: see below`
      : `Message on its way to ${plural(sent, { one: "# student", other: "# students" })}`,
  sentFrom: ({
    senderName,
    replyTo,
    className,
    recipients,
    deleted,
  }: {
    senderName: string;
    replyTo: string;
    className: string;
    recipients: string[];
    deleted: number;
  }) =>
    `From ${senderName} (${replyTo}), class ${className}. To: ${recipients.join(", ") || "nobody"}${deleted > 0 ? ` and ${plural(deleted, { one: "# deleted account", other: "# deleted accounts" })}` : ""}.`,
  notAllowed: "Your organization doesn't allow messages to students. A system administrator can allow them.",
  noServer: "This server doesn't send email.",
  noReplyTo: "Your account has no email address for answers. Add one under My account.",
  nobody: "Choose at least one student.",
  tooMany: ({ maxRecipients }: { maxRecipients: number }) => `A message goes to at most ${maxRecipients} students.`,
  subjectRequired: "Enter a subject.",
  subjectTooLong: ({ max }: { max: number }) => `A subject has at most ${max} characters.`,
  subjectLines: "A subject is one line.",
  textRequired: "Write a message.",
  textTooLong: ({ max }: { max: number }) => `A message has at most ${number(max)} characters.`,
  unstorable: "A character of this text can't be stored. Remove it.",
  signature: ({ senderName, courseName, replyTo }: { senderName: string; courseName: string; replyTo: string }) =>
    `${senderName}, ${courseName}. Your reply to this email goes to ${replyTo}.`,
  dayLimit: ({ seconds }: { seconds: number }) =>
    seconds <= 90
      ? `You've sent the messages of a day. Send the next one in ${plural(seconds, { one: "# second", other: "# seconds" })}.`
      : `You've sent the messages of a day. Send the next one in ${Math.ceil(seconds / 60)} minutes.`,
};
