import type { gameContract as english } from "../en/gameContract";
import type { Translation } from "../translation";

export const gameContract: Translation<typeof english> = {
  checks: "الفحوص",
  header: "عقد اللعبة",
  previewSubtitle: "أنت وحدك ترى هذا. لا يحصل الطلاب على هذه اللعبة ما لم تتحها.",
  subtitle: "يفحص هل تستطيع هذه الصفحة واللعبة المتاحة للطلاب تبادل رسائلهما.",
  needsScripts: "تبدأ اللعبة فور تحميل نصوص هذه الصفحة البرمجية.",
  loading: "جارٍ التحميل...",
  backToContent: "العودة إلى المحتوى",
  playHint:
    "العب اللعبة كما يفعل الطالب. تسجيل الخروج والإنهاء يُسجَّلان هنا فقط. لا يُحفظ شيء مما ترسله اللعبة: تحصل المحاولات على رد، وتُرفض بقية الطلبات.",
  trustHint:
    "يكشف هذا الأخطاء لا الإصدارات الخبيثة: من دون GAME_ORIGIN تعمل اللعبة بتسجيل دخولك ويمكنها تجاوز هذه الفحوص. عاين فقط الإصدارات التي تثق بها.",
  checkState: ({ state }) => ({ waiting: "في الانتظار", good: "سليم", bad: "مفقود", unknown: "غير معروف" })[state],
  pageTitle: "عقد اللعبة",
  previewOf: ({ title }) => `معاينة \u2068${title}\u2069`,
  notPlayable: ({ problems }) => `لا يمكن لعب اللعبة. ${problems.join(" ")}`,
  nothingStored: "هذه معاينة. لا يُحفظ شيء.",
  methodInFiles: "يحتوي الإصدار على تابع بهذا الاسم. عاين اللعبة لترى هل تقبل الرسالة.",
  methodMissing: "لا يحتوي الإصدار على تابع بهذا الاسم.",
  noEvents: ({ caller }) => `لا يرسل الإصدار أي أحداث: فهو لا يستدعي ${caller} أبدًا.`,
  eventSent: "يحتوي الإصدار على شيفرة ترسل هذا الحدث.",
  eventMissing: "لا يذكر الإصدار هذا الحدث.",
  eventUnknown: ({ event }) =>
    ({
      LogOut: "لا تُظهر الملفات ذلك. لفحصه، سجّل الخروج في المعاينة.",
      Quit: "لا تُظهر الملفات ذلك. لفحصه، اضغط «إنهاء» في المعاينة.",
      ClipboardRequest: "لا تُظهر الملفات ذلك. لفحصه، الصق شيئًا في المعاينة.",
    })[event],
  contractRemark: ({ startupMethod, clipboardMethod }) =>
    `لا يبدو أن هذا الإصدار يحتوي على ${startupMethod} أو أي من أحداث الصفحة، فلن يعرف من يلعب. إذا كانت لكائنه وتوابعه أسماء أخرى، فاضبط GAME_STARTUP_METHOD (الآن ${startupMethod}) وGAME_CLIPBOARD_METHOD (الآن ${clipboardMethod}).`,
};
