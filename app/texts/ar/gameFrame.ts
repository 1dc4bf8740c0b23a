import type { gameFrame as english } from "../en/gameFrame";
import type { Translation } from "../translation";

export const gameFrame: Translation<typeof english> = {
  starting: "جارٍ البدء…",
  opening: "جارٍ الفتح…",
  tryAgain: "حاول مرة أخرى",
  notOpened: ({ reason }) => `تعذّر الفتح. ${reason}`,
  fileFailed: ({ file, status }) => `أجاب \u2068${file}\u2069 بالحالة ${status}.`,
  programNotLoaded: "تعذّر تحميل البرنامج. تحقق من اتصالك. إذا لم يفد ذلك، فأعد تحميل الصفحة.",
  classNotRead: ({ reason }) => `تعذّر تحميل صفك. ${reason} البيئة التجريبية تعمل؛ ولما عداها أعد تحميل الصفحة.`,
  scenarioNotFound: "هذا السيناريو ليس ضمن صفك. اختر سيناريو آخر.",
  earlierAttemptSaved: "حُفظت محاولة سابقة.",
  clipboardDenied: "لا يسمح متصفحك للعبة بقراءة الحافظة. الصق في الحقل بلوحة المفاتيح بدلًا من ذلك.",
  leaveTitle: ({ activity }) => ({ flight: "مغادرة الرحلة؟", lesson: "مغادرة الدرس؟" })[activity],
  leaveHint: "تقدمك محفوظ. يمكنك المتابعة من حيث توقفت.",
  stay: "البقاء",
  leave: "مغادرة",
};
