import { plural } from "../format";
import type { scenarioGrades as english } from "../en/scenarioGrades";
import type { Translation } from "../translation";

export const scenarioGrades: Translation<typeof english> = {
  plotTitle: "توزيع الدرجات",
  plotLegend: ({ percent }) => `الخط المتقطع: الوسيط (${percent})`,
  plotLabel: "الطلاب حسب نسبة النقاط",
  playedIt: "لعبوا",
  notStarted: "لم يبدؤوا",
  responses: "الإجابات",
  noGrades: "لا درجات بعد",
  nobodyPlayed: "لم يلعب أحد هذا السيناريو بعد.",
  withoutPoints: "لا يعطي هذا السيناريو نقاطًا.",
  scenarios: "السيناريوهات",
  next: ({ scenarioTitle }) => `التالي: \u2068${scenarioTitle}\u2069 ←`,
  noPoints: "بلا نقاط",
  notPlayed: "لم يُلعب",
  tableLabel: "الطلاب حسب الدرجة",
  grade: "الدرجة",
  who: "الأسماء",
  studentAttempts: ({ username, attempts }) =>
    `\u200f\u2068${username}\u2069، ${plural(attempts, { one: "محاولة واحدة", two: "محاولتان", few: "# محاولات", many: "# محاولة", other: "# محاولة" })}`,
  average: "المتوسط",
  median: "الوسيط",
  passed: "ناجحون",
  previous: ({ scenarioTitle }) => `→ السابق: \u2068${scenarioTitle}\u2069`,
  bin: ({ from, to, letter, students }) =>
    to === 100
      ? `من ${from} إلى 100% (${letter}): ${plural(students, { one: "طالب واحد", two: "طالبان", few: "# طلاب", many: "# طالبًا", other: "# طالب" })}`
      : `من ${from} إلى أقل من ${to}% (${letter}): ${plural(students, { one: "طالب واحد", two: "طالبان", few: "# طلاب", many: "# طالبًا", other: "# طالب" })}`,
  title: "الدرجات",
  studentLink: "رابط للطلاب",
  copyStudentLink: "نسخ الرابط للطلاب",
};
