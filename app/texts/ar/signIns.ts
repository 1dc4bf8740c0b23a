import type { signIns as english } from "../en/signIns";
import type { Translation } from "../translation";

/** Sign-ins: how long they last, and mails about them. */
export const signIns: Translation<typeof english> = {
  wayName: ({ way }) =>
    ({
      password: "كلمة المرور",
      renewal: "كلمة المرور",
      passkey: "مفتاح المرور",
      organization: "المؤسسة",
    })[way],
  newDevice: "جهاز جديد",
  endAll: "إنهاء كل عمليات الدخول",
  allEnded: "أُنهيت كل عمليات الدخول.",
  limits: "حدود تسجيل الدخول",
  limitsHint: "مدة بقاء الأشخاص مسجَّلي الدخول. تسري الحدود الأقصر فورًا، والأطول ابتداءً من الاستخدام التالي.",
  /** Of an organization. */
  limitName: ({ kind }) =>
    ({
      idleMinutes: "الطلاب: ينتهي دون استخدام بعد",
      absoluteMinutes: "الطلاب: ينتهي في كل الأحوال بعد",
      staffIdleMinutes: "المسؤولون والمدرّسون: ينتهي دون استخدام بعد",
      staffAbsoluteMinutes: "المسؤولون والمدرّسون: ينتهي في كل الأحوال بعد",
    })[kind],
  /** Of people without an organization, and of system administrators (staff). */
  siteLimitName: ({ kind }) =>
    ({
      idleMinutes: "بدون مؤسسة: ينتهي دون استخدام بعد",
      absoluteMinutes: "بدون مؤسسة: ينتهي في كل الأحوال بعد",
      staffIdleMinutes: "مسؤولو النظام: ينتهي دون استخدام بعد",
      staffAbsoluteMinutes: "مسؤولو النظام: ينتهي في كل الأحوال بعد",
    })[kind],
  noLimit: "بلا حد",
  limitsSaved: "حُفظت الحدود.",
  newDeviceSubject: ({ productName }) => `تسجيل دخول جديد إلى حسابك في \u2068${productName}\u2069`,
  newDeviceMail: ({ username }) => `جرى تسجيل الدخول إلى حسابك «\u2068${username}\u2069» من جهاز لم نعرفه من قبل.`,
  newDeviceDetails: ({ device, address, way, dateTime }) =>
    `الجهاز: \u2068${device}\u2069. العنوان: \u2068${address}\u2069. طريقة الدخول: ${way}. الوقت: ${dateTime}.`,
  newDeviceHint: "إذا كنت أنت من سجّل الدخول فلا حاجة إلى أي إجراء. وإلا فغيّر كلمة مرورك فورًا وأنهِ الدخول هنا:",
};
