import type { account as english } from "../en/account";
import type { Translation } from "../translation";

export const account: Translation<typeof english> = {
  languageLabel: "لغة الصفحات والرسائل واللعبة",
  languageChanged: "تم تغيير اللغة",
  password: "كلمة المرور",
  currentPassword: "كلمة المرور الحالية",
  otherSignInsEnd: "تغيير كلمة المرور يسجّل خروجك من جميع الأجهزة الأخرى.",
  changePassword: "تغيير كلمة المرور",
  emailTitle: "البريد الإلكتروني",
  emailHint: "نرسل روابط إعادة تعيين كلمة المرور إلى هذا العنوان. إذا غيّرته، فسنُعلم العنوان القديم.",
  changeEmail: "تغيير البريد الإلكتروني",
  passwordChanged: "تم تغيير كلمة المرور وتسجيل خروجك من جميع الأجهزة الأخرى.",
  emailChanged: "تم تغيير عنوان البريد الإلكتروني.",
  signInEnded: "تم تسجيل خروج الجهاز.",
  otherSignInsEnded: "تم تسجيل خروج جميع الأجهزة الأخرى.",
  heading: "حسابي",
  myResults: "نتائجي",
  signIns: "الأجهزة المسجَّل دخولها",
  thisOne: "هذا الجهاز",
  end: "تسجيل الخروج",
  endSignIn: ({ device, dateTime }) => `تسجيل خروج \u2068${device}\u2069، آخر استخدام ${dateTime}`,
  endOtherSignIns: "تسجيل خروج جميع الأجهزة الأخرى",
  leaveOrganization: ({ organization }) => `تسجيل الخروج هنا ولدى ${organization}`,
  subscription: "الاشتراك",
  endsOn: ({ date }) => `ينتهي في ${date} ولن يتجدد`,
  paidUntil: ({ date }) => `مدفوع حتى ${date}`,
  payBy: ({ date }) => `الدفع مستحق بحلول ${date}`,
  manageSubscription: "إدارة الاشتراك أو إلغاؤه",
  pageTitle: "حسابي",
  signInDetails: ({ address, signedInAt, lastUsedAt }) =>
    address
      ? `${address} · تسجيل الدخول ${signedInAt} · آخر استخدام ${lastUsedAt}`
      : `تسجيل الدخول ${signedInAt} · آخر استخدام ${lastUsedAt}`,
  currentPasswordRequired: "أدخل كلمة المرور الحالية.",
  currentPasswordWrong: "كلمة المرور الحالية غير صحيحة.",
};
