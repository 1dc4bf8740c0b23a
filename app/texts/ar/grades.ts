import { plural } from "../format";
import type { grades as english } from "../en/grades";
import type { Translation } from "../translation";

export const grades: Translation<typeof english> = {
  average: "المتوسط",
  progress: "التقدم",
  notStarted: "لم يبدأ",
  noStudents: "لا يوجد طلاب مسجّلون",
  retired: "متوقف",
  countOf: ({ count, all }) => `${count} من ${all}`,
  reported: "أبلغت بها اللعبة",
  excused: "معفى",
  decided: "بقرار من مدرس",
  decidedLegend: "† بقرار من مدرس",
  reportedLegend: "* أبلغت بها اللعبة ولم يتحقق منها الخادم",
  never: "أبدًا",
  justNow: "الآن",
  hoursAgo: ({ hours }) =>
    `قبل ${plural(hours, { one: "ساعة واحدة", two: "ساعتين", few: "# ساعات", many: "# ساعة", other: "# ساعة" })}`,
  daysAgo: ({ days }) =>
    `قبل ${plural(days, { one: "يوم واحد", two: "يومين", few: "# أيام", many: "# يومًا", other: "# يوم" })}`,
  riskOfAverage: ({ average }) => `المتوسط ${average}`,
  riskOfBoth: ({ average, days }) =>
    `المتوسط ${average}، بلا نشاط منذ ${plural(days, { one: "يوم واحد", two: "يومين", few: "# أيام", many: "# يومًا", other: "# يوم" })}`,
  riskOfIdle: ({ days }) =>
    `بلا نشاط منذ ${plural(days, { one: "يوم واحد", two: "يومين", few: "# أيام", many: "# يومًا", other: "# يوم" })}`,
  riskOfNoAttempt: ({ days }) =>
    `لا محاولة منذ ${plural(days, { one: "يوم واحد", two: "يومين", few: "# أيام", many: "# يومًا", other: "# يوم" })}`,
  notPlayed: "لم يُلعب",
  noCountedAttempt: "لا محاولة محتسبة",
  scenariosInOrder: "السيناريوهات بالترتيب",
  pathLegend: "العمود: أفضل درجة. الخط: وسيط الصف. بلا عمود: لا محاولة محتسبة.",
  ownPathLegend: "العمود: أفضل درجة. بلا عمود: لا محاولة محتسبة.",
  pathNext: ({ scenarioTitle }) => `التالي: \u2068${scenarioTitle}\u2069.`,
  pathBar: ({ scenarioTitle, grade, median }) =>
    median === null
      ? `\u200f\u2068${scenarioTitle}\u2069: ${grade}`
      : `\u200f\u2068${scenarioTitle}\u2069: ${grade}، وسيط الصف ${median}`,
  verification: ({ checkedBy }) =>
    ({ server: "متحقَّق منها", catalogue: "أبلغت بها اللعبة", nobody: "أبلغت بها اللعبة" })[checkedBy],
  verificationHint: ({ checkedBy }) =>
    ({
      server: "حسب الخادم هذه النقاط من الإجابات أو المهام أو الرحلة أو البيئة التجريبية المسجّلة.",
      catalogue: "أبلغت اللعبة بهذه النقاط. لم يتحقق منها الخادم، لكنها ضمن حدود السيناريو.",
      nobody: "أبلغت اللعبة بهذه النقاط. لم يتحقق منها الخادم.",
    })[checkedBy],
  uncounted: ({ kind }) => ({ claim: "لا تُحتسب حتى تُقبل", practice: "تدريب، لا يُحتسب" })[kind],
  uncountedNotice: ({ kind }) =>
    ({
      claim: "أبلغت اللعبة بهذه النقاط دون دليل على كيفية كسبها. لا تُحتسب حتى تقبلها.",
      practice: "لُعبت هذه في وضع التدريب الذي لا يُحتسب.",
    })[kind],
  ownUncounted: ({ kind }) => ({ claim: "لا تُحتسب ما لم يقبلها مدرّسك", practice: "تدريب، لا يُحتسب" })[kind],
  uncountedReason: ({ kind, isInClass }) =>
    kind === "practice"
      ? "لعبت في وضع التدريب الذي لا يُحتسب."
      : isInClass
        ? "أبلغت اللعبة بهذه النقاط دون دليل على كيفية كسبها. لا تُحتسب ما لم يقبلها مدرّسك."
        : "أبلغت اللعبة بهذه النقاط دون دليل على كيفية كسبها. لا تُحتسب.",
  answersClosed: ({ closure }) =>
    ({
      held: "لم ينشر مدرّسك الإجابات الصحيحة بعد.",
      claim: "لا تُعرض الإجابات الصحيحة لنقاط أبلغت بها اللعبة.",
      notShown: "لا يعرض مدرّسك أي الإجابات صحيحة.",
      otherClass: "سترى الإجابات متى أنهيت هذا الاختبار في صفك الآخر أيضًا.",
      classRuns: "سترى الإجابات بعد انتهاء الصف.",
      attemptsLeft: "سترى الإجابات بعد محاولتك الأخيرة، أو متى حصلت على الدرجة الكاملة.",
    })[closure],
  inPages: "جميع الطلاب، صفحة صفحة",
  plotTitle: "المحاولات عبر الزمن",
  plotLegend: "الملوّنة: المحاولات المحتسبة",
  plotLabel: ({ points, first, last }) =>
    plural(points, {
      one: `محاولة واحدة بين ${first} و${last}`,
      two: `محاولتان بين ${first} و${last}`,
      few: `# محاولات بين ${first} و${last}`,
      many: `# محاولة بين ${first} و${last}`,
      other: `# محاولة بين ${first} و${last}`,
    }),
};
