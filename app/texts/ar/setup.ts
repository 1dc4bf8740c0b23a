import type { setup as english } from "../en/setup";
import type { Translation } from "../translation";

export const setup: Translation<typeof english> = {
  curriculumRequired: "اختر منهجًا.",
  done: "حسابك جاهز. سجّل الدخول للبدء.",
  heading: "إعداد هذا التثبيت",
  codeHint:
    "لا يملك أحد حسابًا هنا بعد. أدخل رمز الإعداد من سجل الخادم لإنشاء أول مسؤول. لا تجده؟ أعد تشغيل الخادم: كل تشغيل يكتب رمزًا جديدًا.",
  setupCode: "رمز الإعداد",
  setUp: "إعداد",
  settingUp: "جارٍ الإعداد...",
  adminTitle: "مسؤول النظام",
  firstName: "الاسم الأول",
  lastName: "اسم العائلة",
  password: "كلمة المرور",
  confirmPassword: "تأكيد كلمة المرور",
  organizationTitle: "المؤسسة الأولى",
  organizationHint: "مدرستك أو وحدتك أو شركتك",
  curriculumHint: "ما يلعبه أعضاء هذه المؤسسة. يمكنك تغييره لاحقًا ونشر مناهج أخرى.",
  pageTitle: "الإعداد",
  codeWrong: "هذا ليس رمز الإعداد المكتوب في سجل الخادم.",
  codeRequired: "رمز الإعداد مطلوب.",
  alreadySetUp: "أعدّ شخص آخر هذا التثبيت للتو. سجّل الدخول، أو اطلب منه حسابًا.",
};
