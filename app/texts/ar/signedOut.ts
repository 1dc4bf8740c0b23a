import { rich } from "../rich";
import type { signedOut as english } from "../en/signedOut";
import type { Translation } from "../translation";

export const signedOut: Translation<typeof english> = {
  welcome: ({ productName }) => `مرحبًا بك في \u2068${productName}\u2069`,
  username: "اسم المستخدم",
  password: "كلمة المرور",
  login: "تسجيل الدخول",
  forgotPassword: "هل نسيت كلمة المرور؟",
  register: "التسجيل برمز وصول",
  noAccessCode: ({ supportEmail }) => rich`${"ليس لديك رمز وصول بعد؟ اطلبه من "}${supportEmail}.`,
  noUser: "لا يوجد مستخدم سجّل الدخول. إذا استمرت هذه المشكلة، يرجى التواصل مع المسؤول.",
  allowCookies:
    "يحظر متصفحك ملفات تعريف الارتباط لهذا الموقع، ومن دونها لا يمكنك البقاء مسجّل الدخول. اسمح بها لهذا الموقع في إعدادات متصفحك، ثم سجّل الدخول من جديد.",
  wrongPassword: "اسم المستخدم أو كلمة المرور غير صحيحة.",
  wrongPasswordHelp:
    "اسم المستخدم أو كلمة المرور غير صحيحة. إذا نسيت كلمة المرور، يرجى التواصل مع المسؤول لإعادة تعيينها.",
  loginFailed: "فشل تسجيل الدخول",
  loginFailedBecause: ({ message }) => `فشل تسجيل الدخول: ${message}`,
  fieldsInvalid: "حقل واحد أو أكثر غير صالح.",
  loggedOut: "تم تسجيل خروجك",
  loggedOutHere: "تم تسجيل خروجك في هذا المتصفح. لم يجب الخادم؛ سننهي دخولك هناك فور أن يجيب.",
  passwordReset: "تمت إعادة تعيين كلمة المرور بنجاح",
  introduction: "تعريف",
  slogan: "حلّق بها قبل أن تحلّق.",
  sloganDetails: "دروس وسيناريوهات وعمليات التقاء بنقاط في المتصفح، مع دفتر درجات يرضي مدرّسيك.",
  periapsis: "نقطة الحضيض",
  about: "حول",
  aboutProduct: ({ productName }) => `حول \u2068${productName}\u2069`,
  gameVersion: "نسخة اللعبة",
  webVersion: "نسخة تطبيق الويب",
  buildDate: "تاريخ الإصدار",
  supportContact: "جهة اتصال الدعم",
  legalNotice: "إشعار قانوني: لا يجوز استخدام هذا النظام إلا للمستخدمين المصرّح لهم.",
  passwordResetTitle: "إعادة تعيين كلمة المرور",
  resetPassword: "إعادة تعيين كلمة المرور",
  askForResetCode: ({ supportEmail, link }) =>
    rich`${"اطلب رمز إعادة التعيين من المسؤول أو من "}${supportEmail}${"، ثم أدخله في "}${link("إعادة تعيين كلمة المرور")}.`,
  emailLabel: "أدخل البريد الإلكتروني",
  emailRequired: "يرجى إدخال بريدك الإلكتروني.",
  sendResetLink: "إرسال رابط إعادة التعيين",
  sending: "جارٍ الإرسال...",
  processing: "جارٍ معالجة طلبك...",
  resetLinkSent:
    "إذا كان بريدك الإلكتروني مسجّلًا في النظام، فقد أُرسل رابط إعادة التعيين. إذا لم تجد الرسالة، يرجى التحقق من مجلد البريد غير المرغوب فيه.",
  resetLinkFailed: "حدث خطأ ما. يرجى المحاولة مرة أخرى.",
  backToLogin: "العودة إلى تسجيل الدخول",
  passkeySignIn: "تسجيل الدخول بمفتاح مرور",
  organizationSignIn: "تسجيل الدخول عبر مؤسستك",
};
