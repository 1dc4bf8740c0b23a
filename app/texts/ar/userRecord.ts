import { plural } from "../format";
import type { userRecord as english } from "../en/userRecord";
import type { Translation } from "../translation";

export const userRecord: Translation<typeof english> = {
  edit: "تعديل",
  saved: "تم حفظ المستخدم.",
  editTitle: ({ username }) => `تعديل \u2068${username}\u2069`,
  email: "البريد الإلكتروني",
  enabled: "مفعّل",
  disabled: "معطّل",
  changeRole: "تغيير الدور",
  resetPassword: "إعادة تعيين كلمة المرور",
  neverActive: "أبدًا",
  editHint: "إذا غيّرت البريد الإلكتروني، فسنُعلم العنوانين القديم والجديد.",
  firstName: "الاسم الأول (اختياري)",
  lastName: "اسم العائلة (اختياري)",
  rankTitle: "الرتبة/اللقب (اختياري)",
  saving: "جارٍ الحفظ...",
  accountMade: "إنشاء الحساب",
  noCourse: "ليس عضوًا في أي دورة.",
  attempts: ({ attempts }) =>
    plural(attempts, { one: "محاولة واحدة", two: "محاولتان", few: "# محاولات", many: "# محاولة", other: "# محاولة" }),
  noClassYet: "لا صف بعد",
  signIns: "عمليات الدخول",
  noSignIn: "لم يسجّل الدخول بعد.",
  openSignIn: "مسجّل الدخول",
  noMail: "لم تُرسل أي رسالة إلى هذا العنوان.",
  noMailServer: "لم تُرسل: لا يوجد خادم بريد",
  mailAccepted: "قبلها خادم البريد",
  mailGivenUp: "لم تُسلَّم بعد 5 أيام من المحاولة",
  mailRetrying: ({ tries }) =>
    `في انتظار إعادة المحاولة (جرت المحاولة ${plural(tries, { one: "مرة واحدة", two: "مرتين", few: "# مرات", many: "# مرة", other: "# مرة" })})`,
  mailWaiting: "في انتظار الإرسال",
  changes: "التغييرات",
  noChanges: "لا تغييرات بعد.",
};
