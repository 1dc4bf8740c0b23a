import { list, number, plural } from "../format";
import { rich } from "../rich";
import type { classMessages as english } from "../en/classMessages";
import type { Translation } from "../translation";

export const classMessages: Translation<typeof english> = {
  newMessage: "رسالة جديدة",
  to: "إلى",
  toHint: ({ maxRecipients }) =>
    `يتلقى كل طالب رسالة مستقلة ولا يرى من تلقاها غيره. حتى ${plural(maxRecipients, { one: "طالب واحد", two: "طالبين", few: "# طلاب", many: "# طالبًا", other: "# طالب" })}.`,
  subject: "الموضوع",
  message: "الرسالة",
  textHint: ({ replyTo }) => `تصل الردود إلى \u2068${replyTo}\u2069. تُحفظ نسخة مع الدورة حيث يقرؤها طاقمها.`,
  sendMessage: "إرسال الرسالة",
  sending: "جارٍ الإرسال...",
  sentMessages: "الرسائل المرسلة",
  noMessages: "تظهر هنا الرسائل الموجهة إلى طلاب هذه الدورة.",
  sentTo: ({ dateTime, recipients }) =>
    `${dateTime}، إلى ${plural(recipients, { one: "طالب واحد", two: "طالبين", few: "# طلاب", many: "# طالبًا", other: "# طالب" })}`,
  notSent: ({ names }) => `لم تُرسل لعدم وجود عنوان بريد إلكتروني: ${list(names)}.`,
  title: "مراسلة الطلاب",
  chooseStudents: "لتظهر عناوين الطلاب هنا، صفِّ دفتر الدرجات واختر «مراسلة هؤلاء الطلاب».",
  ownMail: ({ addresses }) => rich`${"استخدم برنامج بريدك وضع هذه العناوين في حقل BCC: "}${addresses}`,
  sent: ({ sent, withoutAddress }) =>
    withoutAddress > 0
      ? `الرسالة في طريقها إلى ${plural(sent, { one: "طالب واحد", two: "طالبين", few: "# طلاب", many: "# طالبًا", other: "# طالب" })}. لم تُرسل إلى ${plural(withoutAddress, { one: "طالب واحد", two: "طالبين", few: "# طلاب", many: "# طالبًا", other: "# طالب" })} لعدم وجود عنوان بريد إلكتروني: انظر أدناه.`
      : `الرسالة في طريقها إلى ${plural(sent, { one: "طالب واحد", two: "طالبين", few: "# طلاب", many: "# طالبًا", other: "# طالب" })}.`,
  sentFrom: ({ senderName, replyTo, className, recipients, deleted }) => {
    const deletedAccounts = plural(deleted, {
      one: "حساب محذوف",
      two: "حسابان محذوفان",
      few: "# حسابات محذوفة",
      many: "# حسابًا محذوفًا",
      other: "# حساب محذوف",
    });
    const everyone = deleted > 0 ? [...recipients, deletedAccounts] : recipients;
    return `من \u2068${senderName}\u2069 (\u2068${replyTo}\u2069)، الصف \u2068${className}\u2069. إلى: ${list(everyone)}.`;
  },
  notAllowed: "لا تسمح مؤسستك بالرسائل إلى الطلاب. يمكن لمسؤول النظام تغيير ذلك.",
  noServer: "لا يرسل هذا الخادم رسائل بريد.",
  noReplyTo: "ليس لحسابك عنوان بريد إلكتروني للردود. أضف عنوانًا ضمن «حسابي».",
  nobody: "اختر طالبًا واحدًا على الأقل.",
  tooMany: ({ maxRecipients }) => `الحد الأقصى لمستلمي الرسالة هو ${maxRecipients}. اختر عددًا أقل من الطلاب.`,
  subjectRequired: "أدخل موضوعًا.",
  subjectTooLong: ({ max }) => `يجب ألا يزيد طول الموضوع على ${max} من الأحرف.`,
  subjectLines: "يجب أن يكون الموضوع سطرًا واحدًا.",
  textRequired: "اكتب رسالة.",
  textTooLong: ({ max }) => `يجب ألا يزيد طول الرسالة على ${number(max)} من الأحرف.`,
  unstorable: "يحتوي هذا النص على حرف لا يمكن حفظه. احذفه.",
  signature: ({ senderName, courseName, replyTo }) =>
    `\u200f\u2068${senderName}\u2069، \u2068${courseName}\u2069. تصل الردود على هذه الرسالة إلى \u2068${replyTo}\u2069.`,
  dayLimit: ({ seconds }) =>
    seconds <= 90
      ? `بلغت الحد اليومي للرسائل. حاول مرة أخرى بعد ${plural(seconds, { one: "ثانية واحدة", two: "ثانيتين", few: "# ثوانٍ", many: "# ثانية", other: "# ثانية" })}.`
      : `بلغت الحد اليومي للرسائل. حاول مرة أخرى بعد ${plural(Math.ceil(seconds / 60), { one: "دقيقة واحدة", two: "دقيقتين", few: "# دقائق", many: "# دقيقة", other: "# دقيقة" })}.`,
};
