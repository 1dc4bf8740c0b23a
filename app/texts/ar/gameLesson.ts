import { dayAndMonth, languageName, number, plural, timeOfDay } from "../format";
import type { gameLesson as english } from "../en/gameLesson";
import type { Translation } from "../translation";

export const gameLesson: Translation<typeof english> = {
  leave: "مغادرة",
  stepOf: ({ step, steps }) => `الخطوة ${step} من ${steps}`,
  step: ({ step }) => `الخطوة ${step}`,
  notInLanguage: ({ language }) => `هذا الدرس غير متاح بعد بهذه اللغة: ${languageName(language)}.`,
  partlyInLanguage: ({ language }) => `أجزاء من هذا الدرس غير متاحة بعد بهذه اللغة: ${languageName(language)}.`,
  startOver: "البدء من جديد",
  back: "السابق",
  next: "التالي",
  finish: "إنهاء",
  finishAnyway: "إنهاء على أي حال",
  thisStep: "هذه الخطوة",
  nothingAnswered: "لم تُجب عن شيء بعد. إذا أنهيت الآن، فستسلّم اختبارًا فارغًا يُحسب محاولة. الخطوات المفتوحة:",
  stepsOpen: "هذه الخطوات لم تُنجز بعد ولن تكسب نقاطًا:",
  noQuestions: "لم يرسل الخادم الأسئلة.",
  answerRequired: "اختر إجابة أولًا.",
  notChecked: "لا يمكن الوصول إلى الخادم. إجابتك مخزّنة، وسترى النتيجة بعد تسليم المحاولة.",
  check: "فحص",
  halfPoints: ({ until }) => `سبق أن رأيت الإجابة: نصف النقاط الآن. النقاط كاملة من جديد ابتداءً من: ${until}.`,
  hint: "تلميح",
  lookAgain: ({ step, title }) => `راجع الخطوة ${step}: ${title}.`,
  notScored: "بلا نقاط",
  points: ({ points, several }) =>
    several
      ? `${plural(points, { one: "نقطة واحدة", two: "نقطتان", few: "# نقاط", many: "# نقطة", other: "# نقطة" })} · حدّد كل ما ينطبق`
      : plural(points, { one: "نقطة واحدة", two: "نقطتان", few: "# نقاط", many: "# نقطة", other: "# نقطة" }),
  tryAgain: "هذا غير صحيح. حاول مرة أخرى مقابل نصف النقاط.",
  right: ({ points, maxScore }) =>
    `صحيح: ${number(points)} من ${plural(maxScore, { one: "نقطة واحدة", two: "نقطتين", few: "# نقاط", many: "# نقطة", other: "# نقطة" })}.`,
  wrong: "هذا غير صحيح.",
  wrongWithPoints: ({ points, maxScore }) =>
    `هذا ليس صحيحًا تمامًا: ${number(points)} من ${plural(maxScore, { one: "نقطة واحدة", two: "نقطتين", few: "# نقاط", many: "# نقطة", other: "# نقطة" })}.`,
  answeredBefore: "سبق أن أجبت عن هذا السؤال.",
  theAnswerIs: ({ answers }) => `الإجابة الصحيحة: ${answers}.`,
  fullPointsAgain: ({ at }) => `يمكنك كسب النقاط كاملة من جديد في محاولة أخرى ابتداءً من: ${at}.`,
  endAttemptsWarning: "ينهي هذا محاولاتك في هذا الاختبار. تحتفظ بأفضل نتيجة لك حتى الآن، لكن لا يمكنك إعادة الاختبار.",
  endAttempts: "إظهار الإجابات وإنهاء المحاولات",
  cancel: "إلغاء",
  showAnswers: "إظهار الإجابات",
  answersHidden: ({ reason }) =>
    ({
      claim: "أبلغت اللعبة بهذه النقاط، لذا لا تُعرض الإجابات الصحيحة.",
      notShown: "لا يعرض مدرّسك الإجابات الصحيحة.",
      otherClass: "سترى الإجابات متى أنهيت هذا الاختبار في صفك الآخر أيضًا.",
      classRuns: "سترى الإجابات بعد انتهاء الصف.",
      attemptsLeft: "سترى الإجابات بعد محاولتك الأخيرة، أو متى حصلت على الدرجة الكاملة.",
    })[reason],
  countedByServer: "النتيجة المحفوظة",
  scoreOf: ({ score, maxScore }) => `${score} من ${maxScore}`,
  result: "النتيجة",
  passed: "نجحت",
  notPassed: "لم تنجح",
  finished: "انتهى",
  menu: "القائمة",
  again: "مرة أخرى",
  toMenu: "إلى القائمة",
  sources: "المصادر",
  readingAndTasks: "القراءة والمهام",
  questions: "الأسئلة",
  questionsWait: "لم تُصحَّح بعد",
  together: "المجموع",
  passShare: ({ percent, countsReading }) =>
    countsReading
      ? `تحتاج إلى ${percent}% من نقاط المهام والأسئلة لتنجح. تُحتسب أفضل محاولاتك.`
      : `تحتاج إلى ${percent}% من النقاط لتنجح. تُحتسب أفضل محاولاتك.`,
  taskGlobe: "الأرض ومدارك. اسحب مقابض الحضيض والأوج والميل",
  taskDone: ({ points }) =>
    `تم: ${plural(points, { one: "نقطة واحدة", two: "نقطتان", few: "# نقاط", many: "# نقطة", other: "# نقطة" })}.`,
  taskDoneAsPractice: "تم، على سبيل التدريب.",
  taskOpen: "لم تصل بعد.",
  bounds: ({ value, from, to }) => `${value} (من ${from} إلى ${to})`,
  taskWithoutStart:
    "لا تكسب هذه المهمة نقاطًا الآن، لتعذّر الوصول إلى الخادم عند فتح الدرس. غادر، ثم افتحه من جديد وأنت متصل. ستكون للمهمة عندئذ أرقام جديدة.",
  symbols: "الرموز",
  hintOf: ({ hint, hints }) => `التلميح ${hint} من ${hints}`,
  hintTooEarly: "جرّب شيئًا أولًا، ثم يمكنك رؤية هذا التلميح.",
  hintsSeen: ({ count }) =>
    plural(count, {
      one: "اطلعت على تلميح واحد. لم يكلفك نقاطًا.",
      two: "اطلعت على تلميحين. لم يكلفاك نقاطًا.",
      few: "اطلعت على # تلميحات. لم تكلفك نقاطًا.",
      many: "اطلعت على # تلميحًا. لم تكلفك نقاطًا.",
      other: "اطلعت على # تلميح. لم تكلفك نقاطًا.",
    }),
  noAttemptsLeft: "لم تبق محاولات.",
  attemptsLeft: ({ attempts }) =>
    `المحاولات المتبقية: ${plural(attempts, { one: "محاولة واحدة", two: "محاولتان", few: "# محاولات", many: "# محاولة", other: "# محاولة" })}.`,
  nextAttempt: ({ at }) => `المحاولة التالية ابتداءً من: ${at}.`,
  dayAndTime: ({ at }) => `${dayAndMonth(at)}، ${timeOfDay(at)}`,
  review: "المراجعة",
  yourAnswer: ({ answers }) => (answers ? `إجابتك: ${answers}.` : "إجابتك: لا شيء."),
  pointsOf: ({ points, maxPoints }) =>
    `${number(points)} من ${plural(maxPoints, { one: "نقطة واحدة", two: "نقطتين", few: "# نقاط", many: "# نقطة", other: "# نقطة" })}.`,
  rightAnswer: ({ answers }) => `الإجابة الصحيحة: ${answers}.`,
  globe: "الأرض والمدارات حولها",
  pause: "إيقاف مؤقت",
  play: "تشغيل",
  model: "النموذج",
  oneDay: "\u200E+1 يوم",
  day: ({ day }) => `اليوم ${day}`,
  time: "الزمن",
  tenMinutes: "\u200E+10 min",
  perigee: "الحضيض",
  apogee: "الأوج",
  inclination: "الميل",
  node: "العقدة الصاعدة",
  argumentOfPerigee: "زاوية الحضيض",
  trueAnomaly: "الحصة الحقيقية",
  slider: ({ label }) => `${label}، شريط تمرير`,
};
