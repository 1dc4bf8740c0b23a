import { plural } from "../format";
import { rich } from "../rich";
import type { lessons as english } from "../en/lessons";
import type { Translation } from "../translation";

export const lessons: Translation<typeof english> = {
  authors: "المؤلفون",
  authorsHint:
    "يمكن لمسؤولي النظام دائمًا كتابة الدروس. أضف هنا مستخدمين آخرين أيًا كان دورهم: يمكنهم فتح هذه الصفحة ومسوداتها، وينشر مسؤول النظام ما يكتبونه.",
  addAuthor: "إضافة مؤلف",
  authorAdded: ({ username }) => `يمكن لـ\u2068${username}\u2069 الآن كتابة الدروس.`,
  authorRemoved: "أُزيل المؤلف. تُحفظ دروسه.",
  noLessonsHint: "أنشئ درسًا أدناه، أو افتح درسًا منشورًا.",
  noLessons: "لا توجد دروس",
  tableLabel: "جميع الدروس",
  lesson: "الدرس",
  state: "الحالة",
  saved: "آخر حفظ",
  savedBy: "حفظه",
  mistakes: ({ mistakes }) =>
    plural(mistakes, { one: "خطأ واحد", two: "خطآن", few: "# أخطاء", many: "# خطأً", other: "# خطأ" }),
  beginTitle: "إنشاء درس أو مهمة بيئة تجريبية",
  begin: "إنشاء",
  openTitle: "فتح درس أو مهمة منشورة",
  open: "فتح",
  chooseLesson: "اختر درسًا",
  openHint: "تصبح تغييراتك مسودة للنسخة القادمة من المنهج.",
  importTitle: "استيراد درس",
  import: "استيراد",
  document: "JSON الدرس",
  documentHint: "بصيغة درس مصدَّر.",
  taughtIn: "الحملة",
  chooseCampaign: "اختر حملة",
  pageTitle: "الدروس",
  subtitle: "دروس قيد الإعداد. يحصل عليها الطلاب مع النسخة القادمة من منهجهم.",
  published: "منشور",
  notAsPublished: "تغييرات غير منشورة",
  notPublished: "غير منشور",
  authorNamedBy: ({ username, appointedBy, muted }) => rich`${username} ${muted(`أضافه \u2068${appointedBy}\u2069`)}`,
  takeBackFrom: ({ username, hidden }) => rich`${"إزالة"}${hidden(` \u2068${username}\u2069`)}`,
  placeRequired: "اختر حملة.",
  lessonRequired: "اختر درسًا.",
  documentRequired: "الصق JSON درس.",
  competeCampaign: ({ title }) => `\u200f\u2068${title}\u2069 (تنافس)`,
};
