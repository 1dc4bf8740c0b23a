import { longDate, plural } from "../format";
import type { gameMenu as english } from "../en/gameMenu";
import type { Translation } from "../translation";

export const gameMenu: Translation<typeof english> = {
  title: "اختر وضعًا",
  menu: "القائمة",
  back: ({ label }) => `→ ${label}`,
  learn: "تعلّم",
  learnHint: "دروس بشرائح ومهام على الكرة الأرضية واختبارات.",
  compete: "تنافس",
  competeHint: "سيناريوهات بنقاط تنفّذها في مواجهة صفك.",
  sandbox: "البيئة التجريبية",
  sandboxHint: "جهّز مركبتك الخاصة.",
  station: "محطة",
  imagingSatellite: "قمر تصوير",
  communicationsSatellite: "قمر اتصالات",
  logOut: "تسجيل الخروج",
  quit: "إنهاء",
  noClass: "تعذّر تحميل صفك. تحقق من اتصالك ثم أعد تحميل الصفحة.",
  noRunningClass: "لا يوجد صف جارٍ بين صفوفك، فلن تُحتسب نتائجك في دفتر درجات.",
  classOf: ({ courseName }) => `الصف: \u2068${courseName}\u2069. تُسجَّل النتائج في دفتر درجاته.`,
  playsIn: ({ className }) => `أنت تلعب الآن في \u2068${className}\u2069.`,
  playIn: ({ className }) => `اللعب في \u2068${className}\u2069`,
  joined: "انضممت إلى الدورة.",
  accessCode: "رمز وصول دورة",
  paste: "لصق",
  pasteAccessCode: "لصق رمز الوصول",
  join: "انضمام",
  newResults: "نتائج جديدة",
  otherClassScenario: "سيناريو من صف آخر",
  scoreOf: ({ score, maxScore, isLate }) =>
    isLate ? `${score} من ${maxScore}، سُلّمت متأخرة` : `${score} من ${maxScore}`,
  review: "مراجعة",
  reviewOf: ({ name }) => `مراجعة \u2068${name}\u2069`,
  yourProgress: "تقدمك",
  progressLoading: "جارٍ تحميل تقدمك...",
  progressUnknown: "لا يمكن عرض تقدمك لتعذّر الوصول إلى الخادم. ما زال بإمكانك اللعب: تُخزَّن النتائج وتُرسل لاحقًا.",
  resultsWait: ({ count }) =>
    plural(count, {
      one: "نتيجة واحدة لم تُرسل بعد وغير محسوبة هنا.",
      two: "نتيجتان لم تُرسلا بعد وغير محسوبتين هنا.",
      few: "# نتائج لم تُرسل بعد وغير محسوبة هنا.",
      many: "# نتيجة لم تُرسل بعد وغير محسوبة هنا.",
      other: "# نتيجة لم تُرسل بعد وغير محسوبة هنا.",
    }),
  doneAndNext: ({ done, count }) => `أُنجز ${done} من ${count}. التالي:`,
  nothingToPlay: "لا يوجد ما يُلعب هنا بعد.",
  allAreDone: ({ count }) => `أُنجز ${count} من ${count}.`,
  worthRepeating: "يستحق الإعادة",
  lastMissed: "آخر إجابة خاطئة",
  streak: ({ streak }) =>
    plural(streak, {
      one: "إجابة صحيحة واحدة",
      two: "إجابتان صحيحتان على التوالي",
      few: "# إجابات صحيحة على التوالي",
      many: "# إجابة صحيحة على التوالي",
      other: "# إجابة صحيحة على التوالي",
    }),
  notPassed: "لم تنجح بعد",
  notPassedMissed: ({ missed, asked }) =>
    `لم تنجح بعد، عدد الإجابات الخاطئة ${missed} من ${plural(asked, { one: "سؤال واحد", two: "سؤالين", few: "# أسئلة", many: "# سؤالًا", other: "# سؤال" })}`,
  missedLastTime: ({ missed, asked }) =>
    `عدد الإجابات الخاطئة في المرة الأخيرة ${missed} من ${plural(asked, { one: "سؤال واحد", two: "سؤالين", few: "# أسئلة", many: "# سؤالًا", other: "# سؤال" })}`,
  lastPlayed: ({ at }) => `آخر لعب في ${longDate(at)}`,
  next: "التالي",
  standing: ({ passed, score, maxScore }) =>
    passed ? `أُنجز، أفضل نتيجة ${score} من ${maxScore}` : `لم تنجح بعد، أفضل نتيجة ${score} من ${maxScore}`,
  noScenarios: "لا يوجد ما يُلعب هنا لتعذّر تحميل صفك.",
  notPlayable: ({ count }) =>
    plural(count, {
      one: "سيناريو واحد لا يمكن لعبه هنا",
      two: "سيناريوهان لا يمكن لعبهما هنا",
      few: "# سيناريوهات لا يمكن لعبها هنا",
      many: "# سيناريو لا يمكن لعبها هنا",
      other: "# سيناريو لا يمكن لعبها هنا",
    }),
  needsGame: "يحتاج إلى لعبة مؤسستك الخاصة",
  hasNoLesson: "ليس له درس بعد",
  hasNoQuestions: "ليست له أسئلة بعد",
  turnablePicture: ({ label }) => `${label}. استخدم مفاتيح الأسهم للتدوير، وزائد وناقص للتكبير والتصغير.`,
  noGraphics: "لا يدعم هذا المتصفح الرسوم ثلاثية الأبعاد (WebGL 2)، فلا تُعرض الصور. كل ما عداها يعمل.",
};
