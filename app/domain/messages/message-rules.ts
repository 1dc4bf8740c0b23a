// Pure: the rules for a message to students.
import * as v from "valibot";

export const maxRecipients = 200;
export const maxSubject = 150;
export const maxText = 5_000;

const isStorable = (text: string) => !/[\u0000\p{Surrogate}]/u.test(text);
const unstorable = "A character of this text can't be stored. Remove it.";

export const MessageSubject = v.pipe(
  v.string("Enter a subject."),
  v.trim(),
  v.nonEmpty("Enter a subject."),
  v.maxLength(maxSubject, `A subject has at most ${maxSubject} characters.`),
  v.check((text) => !/[\r\n]/.test(text), "A subject is one line."),
  v.check(isStorable, unstorable),
);

export const MessageText = v.pipe(
  v.string("Write a message."),
  v.trim(),
  v.nonEmpty("Write a message."),
  v.maxLength(maxText, `A message has at most ${maxText.toLocaleString("en-US")} characters.`),
  v.check(isStorable, unstorable),
);

/** Why no message can be sent, and what to do instead. */
export const messageTexts = {
  notAllowed: "Your organization doesn't allow messages to students. A system administrator can allow them.",
  noServer: "This server doesn't send email.",
  noReplyTo: "Your account has no email address for answers. Add one under My account.",
  nobody: "Choose at least one student.",
  tooMany: `A message goes to at most ${maxRecipients} students.`,
};
