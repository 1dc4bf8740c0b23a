import { dayAndMonth, plural } from "../format";
import type { gamePractice as english } from "../en/gamePractice";
import type { Translation } from "../translation";

export const gamePractice: Translation<typeof english> = {
  title: "التدريب",
  start: ({ questions, minutes }) =>
    `التدريب: ${plural(questions, { zero: "لا أسئلة", one: "سؤال واحد", two: "سؤالان", few: "# أسئلة", many: "# سؤالًا", other: "# سؤال" })}، المدة التقريبية: ${plural(minutes, { zero: "أقل من دقيقة", one: "دقيقة واحدة", two: "دقيقتان", few: "# دقائق", many: "# دقيقة", other: "# دقيقة" })}`,
  nothingDue: "لا شيء للتدريب اليوم.",
  nextTomorrow: ({ count }) =>
    `التدريب التالي غدًا: ${plural(count, { zero: "لا أسئلة", one: "سؤال واحد", two: "سؤالان", few: "# أسئلة", many: "# سؤالًا", other: "# سؤال" })}.`,
  nextOn: ({ date, count }) =>
    `التدريب التالي في ${dayAndMonth(date)}: ${plural(count, { zero: "لا أسئلة", one: "سؤال واحد", two: "سؤالان", few: "# أسئلة", many: "# سؤالًا", other: "# سؤال" })}.`,
  streak: ({ days }) =>
    plural(days, {
      zero: "لا أيام",
      one: "يوم واحد",
      two: "يومان متتاليان",
      few: "# أيام متتالية",
      many: "# يومًا متتاليًا",
      other: "# يوم متتالٍ",
    }),
  needsConnection: "يحتاج التدريب إلى اتصال، لأن الخادم يتحقق من إجاباتك.",
  notGraded: "بلا درجات. اختر إجابة، ثم قل هل تعرفها أم تخمّنها.",
  place: ({ at, count, scenario }) => `السؤال ${at} من ${count}، من \u2068${scenario}\u2069`,
  several: "أكثر من إجابة صحيحة.",
  sure: "أعرفها",
  guess: "أخمّن",
  right: "صحيح.",
  wrong: ({ answers }) => `غير صحيح. الإجابة الصحيحة: \u2068${answers}\u2069`,
  backTomorrow: "يعود هذا السؤال غدًا.",
  backOn: ({ date }) => `يعود هذا السؤال في ${dayAndMonth(date)}.`,
  notCounted: "تدرّبت على هذا السؤال اليوم من قبل.",
  notSent: "تعذّر إرسال إجابتك. تحقق من اتصالك، ثم أرسلها مرة أخرى.",
  sendAgain: "إرسال مرة أخرى",
  gone: "لم يعد التدريب على هذا السؤال ممكنًا.",
  nextQuestion: "السؤال التالي",
  finish: "إنهاء",
  openLesson: ({ lesson }) => `افتح الدرس: \u2068${lesson}\u2069`,
  openLessons: "افتح الدروس",
  done: "هذا كل شيء الآن",
  rightOf: ({ right, count }) => `${right} من ${count} صحيحة`,
  more: ({ count }) =>
    `تدرّب على المزيد: ${plural(count, { zero: "لا أسئلة", one: "سؤال واحد", two: "سؤالان", few: "# أسئلة", many: "# سؤالًا", other: "# سؤال" })}`,
};
