import type { ReactNode } from "react";
import { list, number, plural } from "../format";
import { rich } from "../rich";

export const classMessages = {
  newMessage: "New message",
  to: "To",
  toHint: ({ maxRecipients }: { maxRecipients: number }) =>
    `Each student gets a separate email and can't see who else got it. Up to ${maxRecipients} students.`,
  subject: "Subject",
  message: "Message",
  textHint: ({ replyTo }: { replyTo: string }) =>
    `Replies go to ${replyTo}. A copy is saved with the course, where its staff can read it.`,
  sendMessage: "Send message",
  sending: "Sending...",
  sentMessages: "Sent messages",
  noMessages: "Messages to students in this course appear here.",
  sentTo: ({ dateTime, recipients }: { dateTime: string; recipients: number }) =>
    `${dateTime}, to ${plural(recipients, { one: "# student", other: "# students" })}`,
  notSent: ({ names }: { names: string[] }) => `Not sent because there's no email address: ${list(names)}.`,
  title: "Message students",
  chooseStudents: "To see students' addresses here, filter the gradebook and choose “Message these students”.",
  ownMail: ({ addresses }: { addresses: ReactNode }) =>
    rich`Use your own email program and put these addresses in BCC: ${addresses}`,
  sent: ({ sent, withoutAddress }: { sent: number; withoutAddress: number }) =>
    withoutAddress > 0
      ? `Message on its way to ${plural(sent, { one: "# student", other: "# students" })}. Not sent to ${plural(withoutAddress, { one: "# student", other: "# students" })} without an email address: see below.`
      : `Message on its way to ${plural(sent, { one: "# student", other: "# students" })}.`,
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
  }) => {
    const deletedAccounts = plural(deleted, { one: "# deleted account", other: "# deleted accounts" });
    const everyone = deleted > 0 ? [...recipients, deletedAccounts] : recipients;
    return `From ${senderName} (${replyTo}), class ${className}. To: ${list(everyone)}.`;
  },
  notAllowed: "Your organization doesn't allow messages to students. A system administrator can change this.",
  noServer: "This server doesn't send email.",
  noReplyTo: "Your account has no email address for replies. Add one under My account.",
  nobody: "Choose at least one student.",
  tooMany: ({ maxRecipients }: { maxRecipients: number }) =>
    `A message can have at most ${maxRecipients} recipients. Choose fewer students.`,
  subjectRequired: "Enter a subject.",
  subjectTooLong: ({ max }: { max: number }) => `The subject must be at most ${max} characters.`,
  subjectLines: "The subject must be a single line.",
  textRequired: "Write a message.",
  textTooLong: ({ max }: { max: number }) => `The message must be at most ${number(max)} characters.`,
  unstorable: "This text contains a character that can't be saved. Remove it.",
  /** The last line of the email. */
  signature: ({ senderName, courseName, replyTo }: { senderName: string; courseName: string; replyTo: string }) =>
    `${senderName}, ${courseName}. Replies to this email go to ${replyTo}.`,
  dayLimit: ({ seconds }: { seconds: number }) =>
    seconds <= 90
      ? plural(seconds, {
          one: "You've reached the daily limit for messages. Try again in # second.",
          other: "You've reached the daily limit for messages. Try again in # seconds.",
        })
      : plural(Math.ceil(seconds / 60), {
          one: "You've reached the daily limit for messages. Try again in # minute.",
          other: "You've reached the daily limit for messages. Try again in # minutes.",
        }),
};
