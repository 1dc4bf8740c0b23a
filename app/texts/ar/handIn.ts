import type { handIn as english } from "../en/handIn";
import type { Translation } from "../translation";

export const handIn: Translation<typeof english> = {
  title: "تسليم ملف",
  subtitle: "لمحاولة لم يتمكن جهاز الطالب من إرسالها",
  purpose:
    "تعرض قائمة المحاكي المحاولات التي لم تصل إلى الخادم، ويمكنها حفظ كل منها كملف. سلّم الملف هنا: يُصحَّح كما لو أرسله جهاز الطالب، ويُسجَّل في سجل التدقيق. المحاولة التي لا يوجد لبدئها سجل في الخادم لا تُحتسب حتى تحتسبها في سجل الطالب.",
  attempt: "ملف المحاولة",
  fileHint: "ملف باسم attempt-….json، حتى 512 kB.",
  handIn: "تسليم",
  handingIn: "جارٍ التسليم...",
  stored: ({ points, username, isLate, counts }) => {
    const stored = isLate
      ? `خُزّنت محاولة \u2068${username}\u2069 على أنها سُلّمت متأخرة: ${points}.`
      : `خُزّنت محاولة \u2068${username}\u2069: ${points}.`;
    return counts ? stored : `${stored} لا تُحتسب بعد لأنه لا يوجد لبدئها سجل في الخادم. راجعها هنا.`;
  },
  tabTitle: "تسليم ملف",
  noStart: "سُلّمت كملف، ولا يوجد لبدئها سجل في الخادم. راجعها، واحتسبها إذا لم تجد فيها ما يريب.",
  fileRequired: "اختر الملف الذي حفظه الطالب.",
  fileTooLarge: "يجب ألا يزيد حجم الملف على 512 kB.",
  notAnAttempt: ({ path, problem }) =>
    problem === null
      ? `هذا ليس ملف محاولة محفوظة: ينقصه ${path ?? "محتواه"}. اختر ملف \u200E.json الذي حفظه المحاكي.`
      : `هذا ليس ملف محاولة محفوظة. اختر ملف \u200E.json الذي حفظه المحاكي. ${path ?? "الملف"}: ${problem}`,
  notJson: "هذا الملف ليس JSON. اختر ملف \u200E.json الذي حفظه المحاكي.",
  notYourStudent: "هذه المحاولة ليست لطالب في أحد صفوفك.",
  alreadyArrived: "وصلت هذه المحاولة بالفعل. لا حاجة إلى تسليمها.",
};
