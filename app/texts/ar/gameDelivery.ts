import type { gameDelivery as english } from "../en/gameDelivery";
import type { Translation } from "../translation";

export const gameDelivery: Translation<typeof english> = {
  signIn: "تسجيل الدخول من جديد",
  compareFlight: "مقارنة هذه الرحلة بأفضل رحلات الصف",
  sending: "جارٍ الحفظ...",
  waiting: "لم تُحفظ بعد. محاولتك مخزّنة على هذا الجهاز وستُرسل عندما يتاح الوصول إلى الخادم.",
  signedOut: "لم تُحفظ بعد: تم تسجيل خروجك. محاولتك مخزّنة على هذا الجهاز وستُرسل عند تسجيل دخولك.",
  otherUser: "لم تُحفظ بعد: سجّل شخص آخر الدخول هنا. محاولتك مخزّنة على هذا الجهاز وستُرسل عند تسجيل دخولك من جديد.",
  tooEarly: ({ reason }) => `لم تُسلَّم بعد. ${reason} محاولتك مخزّنة على هذا الجهاز وستُرسل تلقائيًا.`,
  refused: ({ reason }) => `لم يقبل الخادم هذه المحاولة. ${reason} وهي مخزّنة على هذا الجهاز ومدرجة في القائمة.`,
  saved: "تم الحفظ.",
  recounted: ({ score, maxScore, points }) =>
    `أعاد الخادم حساب نتيجتك مما فعلته: ${score} من ${maxScore} بدلًا من ${points} المعروضة هنا.`,
  countedOtherwise: ({ score, maxScore, points }) =>
    `يحتسب الخادم ${score} من ${maxScore} بدلًا من ${points} المعروضة هنا.`,
  late: "كان الصف قد انتهى، فوُسمت بأنها سُلّمت متأخرة.",
  unsentTitle: "محاولات لم تُحفظ بعد",
  otherClassScenario: "سيناريو من صف آخر",
  scoreOf: ({ points, maxPoints }) => `${points} من ${maxPoints}`,
  toBeGraded: "لم تُصحَّح بعد",
  waits: "في انتظار الخادم أو تسجيل دخولك.",
  notTaken: ({ reason }) => `لم تُقبل: ${reason}`,
  sendAgain: "إرسال من جديد",
  sendNamedAgain: ({ name }) => `إرسال «\u2068${name}\u2069» من جديد`,
  saveAsFile: "حفظ كملف",
  saveNamedAsFile: ({ name }) => `حفظ «\u2068${name}\u2069» كملف`,
};
