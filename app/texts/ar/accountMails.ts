import { plural } from "../format";
import type { accountMails as english } from "../en/accountMails";
import type { Translation } from "../translation";

export const accountMails: Translation<typeof english> = {
  welcomeSubject: ({ productName }) => `مرحبًا بك في ${productName}`,
  welcome: ({ username }) => `حسابك «${username}» جاهز. سجّل الدخول هنا:`,
  welcomeHint: "إذا نسيت كلمة المرور، يمكنك إعادة تعيينها من الصفحة نفسها. سنرسل رابط إعادة التعيين إلى هذا العنوان.",
  passwordChangedSubject: ({ productName }) => `تم تغيير كلمة مرورك في ${productName}`,
  passwordChanged: ({ username }) => `تم تغيير كلمة مرور حسابك «${username}» وتسجيل خروجك من جميع الأجهزة الأخرى.`,
  setNewPassword: "إذا لم تكن أنت من فعل ذلك، فعيّن كلمة مرور جديدة فورًا:",
  emailChangedSubject: ({ productName }) => `تم تغيير عنوان بريدك الإلكتروني في ${productName}`,
  emailChangedOld: ({ username, email, byAdministrator }) =>
    byAdministrator
      ? `غيّر أحد المسؤولين عنوان البريد الإلكتروني لحسابك «${username}» إلى ${email}. لم نعد نستخدم هذا العنوان، والروابط المرسلة إليه لم تعد تعمل.`
      : `تم تغيير عنوان البريد الإلكتروني لحسابك «${username}» إلى ${email}. لم نعد نستخدم هذا العنوان، والروابط المرسلة إليه لم تعد تعمل.`,
  emailChangedNew: ({ username, byAdministrator }) =>
    byAdministrator
      ? `غيّر أحد المسؤولين عنوان البريد الإلكتروني لحسابك «${username}» إلى هذا العنوان. من الآن فصاعدًا سنرسل هنا رسائل هذا الحساب وروابط إعادة التعيين.`
      : `تم تغيير عنوان البريد الإلكتروني لحسابك «${username}» إلى هذا العنوان. من الآن فصاعدًا سنرسل هنا رسائل هذا الحساب وروابط إعادة التعيين.`,
  emailChangedHint: ({ supportEmail, byAdministrator }) =>
    byAdministrator
      ? `إذا كان هذا خطأ، فاكتب فورًا إلى ${supportEmail}.`
      : `إذا لم تكن أنت من فعل ذلك، فاكتب فورًا إلى ${supportEmail}.`,
  username: "اسم المستخدم",
  organization: "المؤسسة",
  courses: ({ count }) =>
    plural(count, { one: "الدورة", two: "الدورتان", few: "الدورات", many: "الدورات", other: "الدورات" }),
  invitationSubject: ({ inviter, course, productName }) =>
    course ? `دعاك ${inviter} إلى ${course} على ${productName}` : `دعاك ${inviter} إلى الانضمام إلى ${productName}`,
  invitation: ({ inviter, course, organizationName, productName }) => {
    if (course)
      return organizationName
        ? `دعاك ${inviter} إلى الدورة «${course}» في ${organizationName}. حسابك على ${productName} جاهز:`
        : `دعاك ${inviter} إلى الدورة «${course}». حسابك على ${productName} جاهز:`;
    return organizationName
      ? `دعاك ${inviter} إلى الانضمام إلى ${organizationName} على ${productName}. حسابك جاهز:`
      : `دعاك ${inviter} إلى الانضمام إلى ${productName}. حسابك جاهز:`;
  },
  invitationLink: "افتح هذا الرابط خلال سبعة أيام لاختيار كلمة المرور، ثم يمكنك تسجيل الدخول:",
  resetCode: ({ code }) => `إذا طُلب منك رمز إعادة التعيين، فأدخل هذا الرمز: ${code}`,
  invitationHint: ({ inviter }) => `إذا انتهت صلاحية الرابط، فاطلب رابطًا جديدًا من ${inviter}.`,
  resetSubject: ({ productName }) => `إعادة تعيين كلمة مرورك في ${productName}`,
  resetRequested: ({ username }) => `تلقّينا طلبًا لإعادة تعيين كلمة مرور حسابك «${username}».`,
  resetLink: "افتح هذا الرابط خلال ساعة واحدة لتعيين كلمة مرور جديدة:",
  resetHint: "إذا لم تكن أنت من طلب ذلك، فتجاهل هذه الرسالة. لن تتغير كلمة مرورك.",
  forcedResetSubject: ({ productName }) => `تعيين كلمة مرور جديدة في ${productName}`,
  forcedReset: ({ username }) =>
    `طلب منك أحد المسؤولين تعيين كلمة مرور جديدة لحسابك «${username}». لا يمكنك تسجيل الدخول قبل ذلك.`,
  forcedResetLink: "افتح هذا الرابط خلال سبعة أيام:",
};
