import { number } from "../format";
import type { lessonMistakes as english } from "../en/lessonMistakes";
import type { Translation } from "../translation";

export const lessonMistakes: Translation<typeof english> = {
  mistakeAt: ({ place, advice }) => `${place}: ${advice}`,
  entryName: ({ list, place }) => {
    const names = new Map([
      ["questions", "السؤال"],
      ["answers", "الإجابة"],
      ["steps", "الخطوة"],
      ["goal", "الهدف"],
      ["orbits", "المدار"],
      ["formulas", "الصيغة"],
      ["text", "الفقرة"],
      ["objectives", "الهدف"],
      ["sources", "المصدر"],
      ["readings", "القيمة"],
      ["moves", "النقل"],
      ["draw", "الرقم المسحوب"],
      ["figures", "الرقم المحسوب"],
      ["compare", "المقارنة"],
      ["checks", "الفحص"],
      ["options", "خيار"],
      ["dials", "عدد"],
      ["wrong", "سبب"],
      ["hints", "تلميح"],
      ["message", "سطر"],
    ]);
    return `${names.get(list) ?? list} ${place}`;
  },
  fieldName: ({ field }) => {
    const names = new Map([
      ["maxScore", "النقاط"],
      ["shortTitle", "العنوان القصير"],
      ["passShare", "نسبة النقاط للنجاح"],
      ["alt", "الوصف"],
      ["argumentOfPerigee", "زاوية الحضيض"],
      ["trueAnomaly", "الحصة الحقيقية"],
      ["below", "المسافة"],
      ["minutes", "الدقائق"],
      ["spacecraft", "رقم المركبة"],
      ["otherSpacecraft", "المركبة الأخرى"],
      ["quantity", "الكمية"],
    ]);
    return names.get(field) ?? field;
  },
  addMissing: ({ field, isNumber }) => {
    const missing = new Map([
      ["text", "أضف نصًا."],
      ["title", "أضف عنوانًا."],
      ["shortTitle", "أضف عنوانًا قصيرًا."],
      ["hint", "أضف تلميحًا."],
      ["name", "أضف اسمًا."],
      ["alt", "أضف وصفًا."],
      ["explanation", "أضف شرحًا."],
    ]);
    return missing.get(field) ?? (isNumber ? "أضف عددًا." : "أضف قيمة.");
  },
  writeNumber: "أدخل عددًا.",
  writePositive: "أدخل 0 أو أكثر.",
  writeAtLeast: ({ least }) => `أدخل ${least} أو أكثر.`,
  writeAtMost: ({ most }) => `أدخل ${most} أو أقل.`,
  writeMoreThan: ({ less }) => `أدخل أكثر من ${less}.`,
  shorten: ({ most }) => `اختصر هذا إلى ${most} من الأحرف.`,
  addSecondAnswer: "أضف إجابة ثانية.",
  markRightAnswer: "حدّد إجابة صحيحة، أو اجعل النقاط 0 ليكون استطلاعًا.",
  sameAnswer: "لإجابة أخرى النص نفسه.",
  addTask: "أضف مهمة أو سؤالًا، لأن القراءة وحدها لا تكفي للنجاح.",
  pointsDiffer: ({ sum, most }) => `مجموع نقاط المهام ${sum}، لكن الدرس يعطي ${most}.`,
  writePoints: "أدخل عدد النقاط التي يعطيها الدرس.",
  notDetails: "هذا ليس JSON صالحًا، أو فيه حقل لا تملكه المهمة هنا.",
  chooseOfList: "اختر من القائمة.",
  paragraph: ({ name, place }) => `${name}، الفقرة ${place}`,
  textShownAsTyped: ({ place, mark, max }) => {
    const reasons = {
      heading: "العناوين غير مدعومة.",
      picture: "الصور داخل النصوص غير مدعومة. أضف صورة إلى الخطوة.",
      html: "لغة HTML غير مدعومة.",
      code: "الشيفرة غير مدعومة.",
      quote: "الاقتباسات غير مدعومة.",
      table: "الجداول غير مدعومة.",
      listEntry: "تبدأ عناصر القائمة بـ «-» أو «1.».",
      emphasis: "للخط العريض استخدم نجمتين: **هكذا**. الخط المائل غير مدعوم.",
      link: "الروابط المدعومة هي https:// و‎mailto: فقط.",
      tooLong: `يعمل التنسيق في الخطوات التي لا تتجاوز ${number(max)} من الرموز.`,
    };
    return `${place}: ${reasons[mark]} يُعرض النص كما كُتب.`;
  },
  stepName: ({ place }) => `الخطوة ${place}`,
  stepHint: ({ place }) => `الخطوة ${place}، التلميح`,
  questionExplanation: ({ place }) => `السؤال ${place}، الشرح`,
};
