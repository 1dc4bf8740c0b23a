import type { passwordReset as english } from "../en/passwordReset";
import type { Translation } from "../translation";

export const passwordReset: Translation<typeof english> = {
  invalidLink: "رابط إعادة التعيين غير صالح",
  done: "تمت إعادة تعيين كلمة المرور بنجاح. يمكنك الآن تسجيل الدخول.",
  failed: "تعذّرت إعادة تعيين كلمة المرور. يرجى المحاولة مرة أخرى.",
  failedByUsername: "فشلت إعادة تعيين كلمة المرور",
  failedBecause: ({ message }) => `فشلت إعادة تعيين كلمة المرور: ${message}`,
  fieldsInvalid: "حقل واحد أو أكثر غير صالح.",
  invalidCode: "رمز إعادة التعيين هذا غير صالح. تحقق منه، أو اطلب رمزًا جديدًا.",
  confirmationRequired: "تأكيد كلمة المرور مطلوب.",
  backToLogin: "العودة إلى تسجيل الدخول",
  invalidLinkHint: "الرابط غير مكتمل، أو سبق استخدامه، أو انتهت صلاحيته.",
  sendNewLink: "طلب رابط جديد",
  resetPassword: "إعادة تعيين كلمة المرور",
  resetting: "جارٍ إعادة التعيين...",
  processing: "جارٍ معالجة طلبك...",
  resetCode: "رمز إعادة التعيين",
  resetCodeHint: "من رسالة البريد، أو من المسؤول",
  pageTitle: "إعادة تعيين كلمة المرور",
};
