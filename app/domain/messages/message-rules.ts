// Pure: the rules for a message to students.
import * as v from "valibot";
import { texts } from "~/texts";

export const maxRecipients = 200;
export const maxSubject = 150;
export const maxText = 5_000;

const isStorable = (text: string) => !/[\u0000\p{Surrogate}]/u.test(text);
const unstorable = () => texts.classMessages.unstorable;
export const MessageSubject = v.pipe(
  v.string(() => texts.classMessages.subjectRequired),
  v.trim(),
  v.nonEmpty(() => texts.classMessages.subjectRequired),
  v.maxLength(maxSubject, () => texts.classMessages.subjectTooLong({ max: maxSubject })),
  v.check(
    (text) => !/[\r\n]/.test(text),
    () => texts.classMessages.subjectLines,
  ),
  v.check(isStorable, unstorable),
);

export const MessageText = v.pipe(
  v.string(() => texts.classMessages.textRequired),
  v.trim(),
  v.nonEmpty(() => texts.classMessages.textRequired),
  v.maxLength(maxText, () => texts.classMessages.textTooLong({ max: maxText })),
  v.check(isStorable, unstorable),
);
