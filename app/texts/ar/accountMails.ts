import { plural } from "../format";
import type { accountMails as english } from "../en/accountMails";
import type { Translation } from "../translation";

export const accountMails: Translation<typeof english> = {
  breakGlassSubject: ({ productName }) => `${productName}: سجّل مسؤول طوارئ الدخول بكلمة مرور`,
  breakGlass: ({ username }) =>
    `سجّل \u2068${username}\u2069 الدخول بكلمة مرور، مع أن مؤسستك تشترط تسجيل الدخول الخاص بها.`,
  breakGlassHint: "إذا لم يكن أحد يتوقع ذلك، فعطّل الحساب وغيّر كلمة مروره.",
  organizationRequiredReset: ({ username }) =>
    `تلقينا طلبًا لإعادة تعيين كلمة مرور \u2068${username}\u2069. تشترط مؤسستك تسجيل الدخول الخاص بها، فلا توجد كلمة مرور لإعادة تعيينها. سجّل الدخول هنا:`,
  welcomeSubject: ({ productName }) => `مرحبًا بك في ${productName}`,
  welcome: ({ username }) => `حسابك «\u2068${username}\u2069» جاهز. سجّل الدخول هنا:`,
  welcomeHint: "إذا نسيت كلمة المرور، يمكنك إعادة تعيينها من الصفحة نفسها. سنرسل رابط إعادة التعيين إلى هذا العنوان.",
  passwordChangedSubject: ({ productName }) => `تم تغيير كلمة مرورك في ${productName}`,
  passwordChanged: ({ username }) =>
    `تم تغيير كلمة مرور حسابك «\u2068${username}\u2069» وتسجيل خروجك من جميع الأجهزة الأخرى.`,
  setNewPassword: "إذا لم تكن أنت من فعل ذلك، فعيّن كلمة مرور جديدة فورًا:",
  emailChangedSubject: ({ productName }) => `تم تغيير عنوان بريدك الإلكتروني في ${productName}`,
  emailChangedOld: ({ username, email, byAdministrator }) =>
    byAdministrator
      ? `غيّر أحد المسؤولين عنوان البريد الإلكتروني لحسابك «\u2068${username}\u2069» إلى \u2068${email}\u2069. لم نعد نستخدم هذا العنوان، والروابط المرسلة إليه لم تعد تعمل.`
      : `تم تغيير عنوان البريد الإلكتروني لحسابك «\u2068${username}\u2069» إلى \u2068${email}\u2069. لم نعد نستخدم هذا العنوان، والروابط المرسلة إليه لم تعد تعمل.`,
  emailChangedNew: ({ username, byAdministrator }) =>
    byAdministrator
      ? `غيّر أحد المسؤولين عنوان البريد الإلكتروني لحسابك «\u2068${username}\u2069» إلى هذا العنوان. من الآن فصاعدًا سنرسل هنا رسائل هذا الحساب وروابط إعادة التعيين.`
      : `تم تغيير عنوان البريد الإلكتروني لحسابك «\u2068${username}\u2069» إلى هذا العنوان. من الآن فصاعدًا سنرسل هنا رسائل هذا الحساب وروابط إعادة التعيين.`,
  emailChangedHint: ({ supportEmail, byAdministrator }) =>
    byAdministrator
      ? `إذا كان هذا خطأ، فاكتب فورًا إلى \u2068${supportEmail}\u2069.`
      : `إذا لم تكن أنت من فعل ذلك، فاكتب فورًا إلى \u2068${supportEmail}\u2069.`,
  username: "اسم المستخدم",
  organization: "المؤسسة",
  courses: ({ count }) =>
    plural(count, { one: "الدورة", two: "الدورتان", few: "الدورات", many: "الدورات", other: "الدورات" }),
  invitationSubject: ({ inviter, course, productName }) =>
    course ? `دعاك ${inviter} إلى ${course} على ${productName}` : `دعاك ${inviter} إلى الانضمام إلى ${productName}`,
  invitation: ({ inviter, course, organizationName, productName }) => {
    if (course)
      return organizationName
        ? `دعاك \u2068${inviter}\u2069 إلى الدورة «\u2068${course}\u2069» في \u2068${organizationName}\u2069. حسابك على \u2068${productName}\u2069 جاهز:`
        : `دعاك \u2068${inviter}\u2069 إلى الدورة «\u2068${course}\u2069». حسابك على \u2068${productName}\u2069 جاهز:`;
    return organizationName
      ? `دعاك \u2068${inviter}\u2069 إلى الانضمام إلى \u2068${organizationName}\u2069 على \u2068${productName}\u2069. حسابك جاهز:`
      : `دعاك \u2068${inviter}\u2069 إلى الانضمام إلى \u2068${productName}\u2069. حسابك جاهز:`;
  },
  invitationSignIn: "سجّل الدخول هنا عبر مؤسستك. لا تحتاج إلى كلمة مرور:",
  invitationLink: "افتح هذا الرابط خلال سبعة أيام لاختيار كلمة المرور، ثم يمكنك تسجيل الدخول:",
  resetCode: ({ code }) => `إذا طُلب منك رمز إعادة التعيين، فأدخل هذا الرمز: \u2068${code}\u2069`,
  invitationHint: ({ inviter }) => `إذا انتهت صلاحية الرابط، فاطلب رابطًا جديدًا من \u2068${inviter}\u2069.`,
  resetSubject: ({ productName }) => `إعادة تعيين كلمة مرورك في ${productName}`,
  resetRequested: ({ username }) => `تلقّينا طلبًا لإعادة تعيين كلمة مرور حسابك «\u2068${username}\u2069».`,
  resetLink: "افتح هذا الرابط خلال ساعة واحدة لتعيين كلمة مرور جديدة:",
  resetHint: "إذا لم تكن أنت من طلب ذلك، فتجاهل هذه الرسالة. لن تتغير كلمة مرورك.",
  forcedResetSubject: ({ productName }) => `تعيين كلمة مرور جديدة في ${productName}`,
  forcedReset: ({ username }) =>
    `طلب منك أحد المسؤولين تعيين كلمة مرور جديدة لحسابك «\u2068${username}\u2069». لا يمكنك تسجيل الدخول قبل ذلك.`,
  forcedResetLink: "افتح هذا الرابط خلال سبعة أيام:",
};
