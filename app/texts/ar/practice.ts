import { plural } from "../format";
import type { practice as english } from "../en/practice";
import type { Translation } from "../translation";

export const practice: Translation<typeof english> = {
  otherAnswer: "أُرسلت إجابة أخرى بهذا المعرّف من قبل. حمّل الأسئلة من جديد.",
  notTimeZone: "أرسل اسم منطقة زمنية، مثل Europe/Berlin.",
  title: "التدريب",
  hint: "تعود الأسئلة التي أجبت عنها قبل أن تنساها بقليل. لا درجات على التدريب.",
  none: "لا شيء للتدريب بعد. تعود الأسئلة هنا بعد أول درس فيه أسئلة.",
  due: ({ questions, minutes }) =>
    `المستحق: ${plural(questions, { zero: "لا أسئلة", one: "سؤال واحد", two: "سؤالان", few: "# أسئلة", many: "# سؤالًا", other: "# سؤال" })}، المدة التقريبية: ${plural(minutes, { zero: "أقل من دقيقة", one: "دقيقة واحدة", two: "دقيقتان", few: "# دقائق", many: "# دقيقة", other: "# دقيقة" })}`,
  nothingDue: "لا شيء مستحق اليوم.",
  nextOn: ({ date, count }) =>
    `التدريب التالي في ${date}: ${plural(count, { zero: "لا أسئلة", one: "سؤال واحد", two: "سؤالان", few: "# أسئلة", many: "# سؤالًا", other: "# سؤال" })}`,
  remembered: "تبقى في الذاكرة ثلاثة أسابيع أو أكثر",
  rememberedOf: ({ remembered, cards }) => `${remembered} من ${cards}`,
  daysInARow: "أيام متتالية مع درس أو رحلة أو تدريب",
  classTitle: "ما ينساه الصف",
  classHint: ({ days, students }) =>
    `من التدريب في آخر ${days} يومًا، وهو بلا درجات. يظهر السؤال إذا تدرّب عليه ${students} طلاب على الأقل. لا تظهر الأسماء.`,
  practising: ({ practising, students }) => `تدرّب ${practising} من ${students} من الطلاب.`,
  classNone: "لم يُنسَ أي سؤال بعد",
  classNoneHint: "يتدرّب الطلاب في اللعبة على أسئلة أجابوا عنها. يُظهر هذا الجدول بعد ذلك ما ينسونه منها.",
  question: "السؤال",
  students: "الطلاب",
  practiced: "مرات التدريب",
  forgotten: "نُسي",
};
