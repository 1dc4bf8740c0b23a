import { plural } from "../format";
import type { ownAttempt as english } from "../en/ownAttempt";
import type { Translation } from "../translation";

export const ownAttempt: Translation<typeof english> = {
  pageTitle: "محاولتي",
  backToResults: "نتائجي",
  placeInCourse: ({ courseName, className }) => `\u200f\u2068${courseName}\u2069، \u2068${className}\u2069`,
  outsideClass: "خارج الصفوف",
  points: "النقاط",
  pointsOf: ({ score, maxScore }) => `${score} من ${maxScore}`,
  result: "النتيجة",
  passed: "نجحت",
  notPassed: "لم تنجح",
  practice: "تدريب، لا يُحتسب",
  claim: "لا تُحتسب",
  counts: "محتسبة",
  notBest: "ليست الأفضل",
  late: "سُلّمت متأخرة",
  excludedBecause: ({ reason }) => `استبعد مدرّسك هذه المحاولة: \u2068${reason}\u2069`,
  pointsOnly: "أرسلت اللعبة النقاط فقط، لا ما فعلته لكسبها.",
  myAnswers: "إجاباتي",
  attemptsLeft: ({ attempts }) =>
    plural(attempts, {
      one: "بقيت لك محاولة واحدة.",
      two: "بقيت لك محاولتان.",
      few: "بقيت لك # محاولات.",
      many: "بقيت لك # محاولة.",
      other: "بقيت لك # محاولة.",
    }),
  nextAttempt: ({ dateTime }) => `يمكنك إعادة الاختبار بعد ${dateTime}.`,
  showAnswers: "إظهار الإجابات",
  showAnswersHint: "ينهي هذا محاولاتك في هذا الاختبار: تبقى أفضل نتيجة لك حتى الآن، ولا يمكنك إعادة الاختبار.",
  endAttempts: "إظهار الإجابات وإنهاء المحاولات",
  answersShown: "هذه هي الإجابات.",
};
