import type { paymentMails as english } from "../en/paymentMails";
import type { Translation } from "../translation";

export const paymentMails: Translation<typeof english> = {
  overdueSubject: ({ productName }) => `فشل دفع اشتراكك في ${productName}`,
  overdue: ({ username }) => `لم نتمكن من تحصيل دفعة اشتراك حسابك «\u2068${username}\u2069».`,
  payUntil: ({ date }) => `يبقى حسابك مفتوحًا حتى ${date} (UTC). أدخل بطاقة أخرى أو ادفع الفاتورة المفتوحة قبل ذلك:`,
  reminderSubject: ({ productName, date }) => `يُغلق حسابك في ${productName} بتاريخ ${date}`,
  reminder: ({ username, date }) =>
    `ما زالت دفعة اشتراك حسابك «\u2068${username}\u2069» غير مسددة. ابتداءً من ${date} (UTC) لا يمكنك تسجيل الدخول للعب.`,
  payNow: "أدخل بطاقة أخرى أو ادفع الفاتورة المفتوحة هنا:",
  payLater: "بعد ذلك اليوم، سجّل الدخول كالمعتاد: تتيح لك الصفحة التي تُفتح الدفع من جديد.",
  receiptSubject: ({ productName }) => `إيصالك من ${productName}`,
  thanks: "شكرًا لك. تلقّينا دفعتك:",
  account: "الحساب",
  subscription: "الاشتراك",
  amount: "المبلغ",
  taxIncluded: "الضريبة المشمولة",
  paidOn: "تاريخ الدفع",
  nextPayment: "الدفعة القادمة",
  cancelAnytime: "يمكنك الإلغاء في أي وقت. بعد تسجيل الدخول تجد اشتراكك وفواتيره وبطاقتك في هذه الصفحة:",
};
