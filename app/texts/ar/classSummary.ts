import { decimal, plural } from "../format";
import { rich } from "../rich";
import type { classSummary as english } from "../en/classSummary";
import type { Translation } from "../translation";

export const classSummary: Translation<typeof english> = {
  courseCompletion: "إكمال الدورة",
  passed: ({ percent }) => `ناجحون (${percent}% فأكثر)`,
  notStarted: "لم يبدؤوا",
  dates: ({ className, period, dateTime }) =>
    `\u200f\u2068${className}\u2069${period ? `، \u2068${period}\u2069` : ""} · حتى ${dateTime}`,
  gradesTitle: "الدرجات",
  gradesHint: ({ graded }) => `الطلاب حسب متوسط الدرجة (عدد من لديهم درجات: ${graded}).`,
  grade: "الدرجة",
  shareOfLargest: "النسبة إلى أكبر مجموعة",
  campaignsTitle: "الحملات",
  campaign: "الحملة",
  completion: "الإكمال",
  average: "المتوسط",
  hardestTitle: "أصعب الأسئلة",
  hardestHint: ({ minStudents }) =>
    `الأسئلة ذات أدنى نسبة من النقاط المكتسبة، من بين ما طُرح على ${plural(minStudents, { one: "طالب واحد", two: "طالبين", few: "# طلاب", many: "# طالبًا", other: "# طالب" })} على الأقل.`,
  noHardest: ({ minStudents }) =>
    `لم يُطرح أي سؤال بعد على ${plural(minStudents, { one: "طالب واحد", two: "طالبين", few: "# طلاب", many: "# طالبًا", other: "# طالب" })}.`,
  questionAsked: ({ scenario, label, asked }) =>
    `\u200f\u2068${scenario}\u2069، \u2068${label}\u2069 · طُرح على ${plural(asked, { one: "طالب واحد", two: "طالبين", few: "# طلاب", many: "# طالبًا", other: "# طالب" })}`,
  attentionTitle: "يحتاجون إلى متابعة",
  nobody: "لا أحد يحتاج إلى متابعة.",
  attentionUnnamed: ({ students }) =>
    `${plural(students, { one: "طالب واحد", two: "طالبان", few: "# طلاب", many: "# طالبًا", other: "# طالب" })}. لا يتضمن هذا الملخص أسماء.`,
  withdrawn: "سُحب الرابط ولم يعد يعمل.",
  shareTitle: "مشاركة رابط",
  shareHint: "كل من لديه الرابط يستطيع قراءة هذا الملخص كما هو الآن حتى انتهاء صلاحية الرابط، دون حاجة إلى حساب.",
  worksUntil: ({ dateTime }) => `يعمل الرابط حتى ${dateTime}.`,
  expiresAfter: "تنتهي الصلاحية بعد",
  days: ({ days }) => plural(days, { one: "يوم واحد", two: "يومان", few: "# أيام", many: "# يومًا", other: "# يوم" }),
  nameStudents: "ذكر أسماء الطلاب الذين يحتاجون إلى متابعة",
  nameStudentsHint: "إذا كان متوقفًا، فلا يذكر الملخص إلا عددهم.",
  createLink: "إنشاء رابط",
  creating: "جارٍ الإنشاء...",
  linksTitle: ({ links, max }) => `الروابط الفعالة (${links} من ${max})`,
  title: "ملخص الصف",
  names: "الأسماء",
  withNames: "مع الأسماء",
  withoutNames: "دون أسماء",
  students: ({ students }) =>
    plural(students, { one: "طالب", two: "طالبان", few: "طلاب", many: "طالبًا", other: "طالب" }),
  median: "الوسيط",
  averageColumn: "المتوسط",
  ranFromTo: ({ from, to }) => `من ${from} إلى ${to}`,
  ranSince: ({ from }) => `منذ ${from}`,
  attentionRule: ({ percent, days }) =>
    `متوسط أقل من ${percent}%، أو عدم نشاط لمدة ${plural(days, { one: "يوم واحد", two: "يومين", few: "# أيام", many: "# يومًا", other: "# يوم" })}. للطلاب الجدد مهلة مدتها ${plural(days, { one: "يوم واحد", two: "يومان", few: "# أيام", many: "# يومًا", other: "# يوم" })}.`,
  daysRequired: "اختر مدة عمل الرابط.",
  formUnknown: "تعذّرت قراءة هذا النموذج. أعد تحميل الصفحة وحاول مرة أخرى.",
  copyLink: "انسخ الرابط الآن. نحن لا نخزّنه، فلا يمكننا إظهاره مرة أخرى.",
  copyLinkLabel: "نسخ الرابط",
  linkUntil: ({ dateTime, withNames }) => (withNames ? `حتى ${dateTime}، مع الأسماء` : `حتى ${dateTime}، دون أسماء`),
  withdraw: ({ dateTime, unseen }) => rich`${"سحب"}${unseen(` الرابط المنشأ ${dateTime}`)}`,
  tooManyLinks: ({ max }) => `الحد الأقصى للروابط الفعالة لكل صف هو ${max}. اسحب رابطًا لم تعد تحتاج إليه.`,
  weekHint: "يطير الجميع في اللعبة من البداية نفسها. لا تُحتسب في الدرجات.",
  weekEmptyHint: "يجد الطلاب مهمة الأسبوع في اللعبة ضمن «تنافس».",
  weekFlyers: ({ flyers, students }) => `نفّذها من الطلاب ${flyers} من ${students}.`,
  weekPlace: ({ rank, ranked, average }) =>
    `الصف في المركز ${rank} من ${ranked}، بمتوسط نقاط ${decimal(String(average))}.`,
  weekNoPlace: ({ count }) => `الرحلات اللازمة ليدخل الصف ترتيب الصفوف: ${count}.`,
  showStandings: "أظهر الترتيب",
  hideStandings: "أخفِ الترتيب",
  weekOfClass: "في هذا الصف",
};
