// Pure: the rules for a message to students.
import * as v from "valibot";
import { keyed, say } from "~/texts/say";

export const maxRecipients = 200;
export const maxSubject = 150;
export const maxText = 5_000;

const isStorable = (text: string) => !/[\u0000\p{Surrogate}]/u.test(text);
const unstorable = () => keyed(say.classMessages.unstorable);
export const MessageSubject = v.pipe(
  v.string(() => keyed(say.classMessages.subjectRequired)),
  v.trim(),
  v.nonEmpty(() => keyed(say.classMessages.subjectRequired)),
  v.maxLength(maxSubject, () => keyed(say.classMessages.subjectTooLong({ max: maxSubject }))),
  v.check(
    (text) => !/[\r\n]/.test(text),
    () => keyed(say.classMessages.subjectLines),
  ),
  v.check(isStorable, unstorable),
);

export const MessageText = v.pipe(
  v.string(() => keyed(say.classMessages.textRequired)),
  v.trim(),
  v.nonEmpty(() => keyed(say.classMessages.textRequired)),
  v.maxLength(maxText, () => keyed(say.classMessages.textTooLong({ max: maxText }))),
  v.check(isStorable, unstorable),
);
