import type { purchases as english } from "../en/purchases";
import type { Translation } from "../translation";

export const purchases: Translation<typeof english> = {
  pending: "ما زالت دفعتك قيد المعالجة. انتظر لحظة ثم أرسل مرة أخرى. لن يُخصم منك المبلغ مرتين.",
  otherAttempt: "ما زال تسجيل آخر باسم المستخدم أو البريد الإلكتروني هذا قيد المعالجة. حاول مرة أخرى بعد بضع دقائق.",
  goingOn: ({ username }) => `تجري معالجة الدفعة الخاصة بـ«\u2068${username}\u2069». تتابع هذه الصفحة فور انتهائها.`,
  keyUsed: "بدأت عملية الشراء هذه ببيانات مختلفة. أعد تحميل الصفحة وحاول مرة أخرى.",
  refunded: ({ reason }) => `\u200f\u2068${reason}\u2069 ألغينا الاشتراك ورددنا دفعتك.`,
  subscriptionEnded: "انتهى الاشتراك.",
  abandoned: "لم يكتمل التسجيل في الوقت المحدد. حاول مرة أخرى.",
  overdue: ({ date }) => `فشلت دفعتك الأخيرة. ادفع بحلول ${date} ضمن «حسابي».`,
  taxPlaceUnknown: "لا نستطيع تحديد الضريبة. تحقق من بلد الفوترة والرمز البريدي.",
  unavailable: "لا يستجيب مزود الدفع. حاول مرة أخرى بعد بضع دقائق.",
  notOffered: "لم يُحمَّل Stripe بعد.",
  closed: "لا يمكنك شراء اشتراك في الوقت الحالي. حاول مرة أخرى لاحقًا.",
};
