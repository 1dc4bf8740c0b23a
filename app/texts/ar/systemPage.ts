import { plural } from "../format";
import { rich } from "../rich";
import type { systemPage as english } from "../en/systemPage";
import type { Translation } from "../translation";

export const systemPage: Translation<typeof english> = {
  auditTrail: "سجل التدقيق",
  searchLabel: "البحث في سجل التدقيق",
  openFirstSteps: "فتح الخطوات الأولى",
  changes: "التغييرات",
  when: "الوقت",
  whatHappened: "ما حدث",
  signIn: "الدخول",
  bannerMessage: "رسالة الشريط",
  send: "إرسال",
  sending: "جارٍ الإرسال...",
  bannerHint: "لإزالة الشريط، أرسل رسالة فارغة.",
  startDate: "تاريخ البدء",
  emptyDateHint: "اتركه فارغًا للبدء الآن",
  endDate: "تاريخ الانتهاء",
  emptyEndHint: "اتركه فارغًا للإنهاء الآن",
  noMessage: "لا رسالة",
  shownUntil: ({ dateTime }) => `تُعرض حتى ${dateTime}`,
  shownFrom: ({ dateTime }) => `تُعرض من ${dateTime}`,
  endedOn: ({ dateTime }) => `انتهت في ${dateTime}`,
  emailsFailing: ({ waiting, dateTime, lastError }) =>
    plural(waiting, {
      one: `رسالة واحدة تنتظر منذ ${dateTime}. آخر رد من خادم البريد: \u2068${lastError}\u2069`,
      two: `رسالتان تنتظران، أقدمهما منذ ${dateTime}. آخر رد من خادم البريد: \u2068${lastError}\u2069`,
      few: `# رسائل تنتظر، أقدمها منذ ${dateTime}. آخر رد من خادم البريد: \u2068${lastError}\u2069`,
      many: `# رسالة تنتظر، أقدمها منذ ${dateTime}. آخر رد من خادم البريد: \u2068${lastError}\u2069`,
      other: `# رسالة تنتظر، أقدمها منذ ${dateTime}. آخر رد من خادم البريد: \u2068${lastError}\u2069`,
    }),
  emailAccepted: ({ dateTime }) => `قبل خادم البريد آخر رسالة في ${dateTime}.`,
  noEmailAccepted: "لم يقبل خادم البريد أي رسالة بعد.",
  emailsWaiting: ({ waiting }) =>
    plural(waiting, {
      one: "رسالة واحدة تنتظر.",
      two: "رسالتان تنتظران.",
      few: "# رسائل تنتظر.",
      many: "# رسالة تنتظر.",
      other: "# رسالة تنتظر.",
    }),
  noEmailWaiting: "لا رسائل تنتظر.",
  emailsGivenUp: ({ givenUp }) =>
    plural(givenUp, {
      one: "تعذّر تسليم رسالة واحدة خلال خمسة أيام.",
      two: "تعذّر تسليم رسالتين خلال خمسة أيام.",
      few: "تعذّر تسليم # رسائل خلال خمسة أيام.",
      many: "تعذّر تسليم # رسالة خلال خمسة أيام.",
      other: "تعذّر تسليم # رسالة خلال خمسة أيام.",
    }),
  message: "الرسالة",
  messageHint: ({ bannerLimit }) =>
    `حتى ${bannerLimit} من الأحرف. يعرض الشريط بدايتها، ويفتح زر المعلومات الرسالة كاملة.`,
  openContent: "فتح المحتوى",
  payments: "المدفوعات",
  notSelling: ({ problem }) => `لا يمكن شراء الاشتراكات: ${problem}. اضبط STRIPE_PRICE_ID على سعر نشط متكرر.`,
  auditTrailFailed: "تعذّر جلب سجل التدقيق",
  pageTitle: "النظام",
  firstSteps: "الخطوات الأولى",
  noMailHint: "SMTP_URL غير مضبوط، فلا تُحفظ رسائل البريد إلا في المجلد «outbox» ضمن بيانات الخادم.",
  bannerRemoved: "تمت إزالة الشريط.",
  bannerOver: "تم حفظ الشريط، لكنه لا يُعرض لأنه انتهى. اختر تاريخ انتهاء في المستقبل.",
  bannerSent: "تم إرسال الشريط.",
  noChanges: "لا توجد تغييرات",
  nothingFound: "ابحث عن بداية اسم مستخدم، أو إجراء مثل user.delete، أو ما تغير.",
  noChangesHint: "تظهر هنا التغييرات التي يجريها المسؤولون.",
  somebody: "شخص ما",
  otherAddress: ({ currentUrl, appUrl }) =>
    appUrl === null
      ? rich`${"يُستخدم هذا الموقع على "}${currentUrl}${"، لكن APP_URL غير مضبوط، فتقود الروابط في رسائل البريد إلى مكان آخر. اضبط APP_URL، واجعل الوكيل يمرر Host أو X-Forwarded-Host."}`
      : rich`${"يُستخدم هذا الموقع على "}${currentUrl}${`، لكن APP_URL هو ${appUrl}، فتقود الروابط في رسائل البريد إليه. صحّح APP_URL، واجعل الوكيل يمرر Host أو X-Forwarded-Host.`}`,
  charactersLeft: ({ left }) =>
    plural(left, {
      one: "بقي حرف واحد",
      two: "بقي حرفان",
      few: "بقيت # أحرف",
      many: "بقي # حرفًا",
      other: "بقي # حرف",
    }),
  bannerOrder: "يجب أن يكون تاريخ البدء قبل تاريخ الانتهاء",
  bannerPast: "لا يمكن أن يكون تاريخ الانتهاء في الماضي.",
  bannerTooLong: ({ max }) => `يجب ألا يزيد طول الرسالة على ${max} من الأحرف.`,
  bannerNotText: "يجب أن تكون الرسالة نصًا.",
};
