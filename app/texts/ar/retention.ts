import type { retention as english } from "../en/retention";
import { plural, sentences } from "../format";
import type { Translation } from "../translation";

export const retention: Translation<typeof english> = {
  pageTitle: "مدة الحفظ",
  cardHint: "مدة بقاء محاولات من غادروا وعمليات الدخول والرسائل وبيانات أخرى.",
  open: "ضبط مدة الحفظ",
  hint: "اختر مدة بقاء كل نوع من البيانات، وشاهد ما سيُزال قبل أن تحفظ. لا يمكن استعادة البيانات المُزالة.",
  kindName: ({ kind }) =>
    ({
      leftAttempts: "محاولات من غادروا",
      signIns: "عمليات الدخول المنتهية",
      failedSignIns: "عمليات الدخول الفاشلة",
      auditTrail: "سجل التدقيق",
      mails: "الرسائل المرسلة",
      webhooks: "أحداث خطاطيف الويب وعمليات تسليمها",
      declinedErasures: "طلبات المحو المرفوضة",
      copies: "نسخ البيانات الشخصية",
      deleted: "المحذوف حديثًا",
    })[kind],
  kindHint: ({ kind }) =>
    ({
      leftAttempts:
        "تُحسب من نهاية الصف، لمن عُطّل حسابه أو مُحي، أو لم يعد في الدورة. تُزال أيضًا درجاتهم في الصف. يصل إلى المسؤولين بريد إلكتروني قبل 30 يومًا.",
      signIns: "الجهاز والعنوان والأوقات، من نهاية الدخول.",
      failedSignIns: "سطور سجل التدقيق عن كلمات المرور والخطوات الثانية الخاطئة.",
      auditTrail: "جميع السطور الأخرى. يبقى السطر حتى يؤكده نظام جمع السجلات لديك إن وُجد.",
      mails: "المستلم والموضوع. يُزال النص عند الإرسال.",
      webhooks: "ما أُرسل إلى أنظمة أخرى وما أجابت به.",
      declinedErasures: "الطلب والسبب. لا يراهما الشخص بعد ذلك.",
      copies: "من وقت جاهزية النسخة. لا يمكن تغيير ذلك: تذكره الرسالة عن النسخة.",
      deleted: "المستخدمون والدورات والمؤسسات التي ما زال يمكن استعادتها. لا يمكن تغيير ذلك.",
    })[kind],
  keepAll: "الاحتفاظ بكل شيء",
  preview: "معاينة",
  save: "حفظ",
  saved: "حُفظ. يُزال ما حان وقته خلال ساعة، والمحاولات بعد 30 يومًا من رسالة إلى المسؤولين.",
  previewTitle: "ما سيُزال",
  kindColumn: "البيانات",
  daysColumn: "المدة",
  nowColumn: "الآن",
  laterColumn: "خلال 30 يومًا",
  previewHint: "لم يتغير شيء بعد. البيانات التي تبقى غير مذكورة هنا. يشمل العمود الأخير ما سيُزال الآن.",
  nothing: "لا شيء",
  everythingStays: "يبقى كل شيء",
  notOffered: "اختر إحدى المدد المذكورة.",
  notSwept: "لم يُزل شيء بعد.",
  warningNext: "للاحتفاظ بها، اختر قبل ذلك مدة أطول أو فعّل الحسابات:",
  asInstallation: ({ time }) => `كما في التثبيت: ${time}`,
  always: ({ time }) => `دائمًا ${time}`,
  atLeast: ({ count }) => `${count} أو أكثر`,
  lastSweep: ({ dateTime, removed }) =>
    plural(removed, {
      zero: `آخر فحص ${dateTime}: لم يُزل شيء.`,
      one: `آخر فحص ${dateTime}: أُزيل عنصر واحد.`,
      two: `آخر فحص ${dateTime}: أُزيل عنصران.`,
      few: `آخر فحص ${dateTime}: أُزيلت # عناصر.`,
      many: `آخر فحص ${dateTime}: أُزيل # عنصرًا.`,
      other: `آخر فحص ${dateTime}: أُزيل # عنصر.`,
    }),
  years: ({ years }) =>
    plural(years, { zero: "# سنة", one: "سنة واحدة", two: "سنتان", few: "# سنوات", many: "# سنة", other: "# سنة" }),
  warningSubject: ({ productName }) => `سيزيل ${productName} محاولات قديمة`,
  warning: ({ people, attempts, date }) =>
    sentences([
      plural(people, {
        zero: "ستُزال درجات من غادروا",
        one: "ستُزال محاولات ودرجات شخص واحد غادر صفه",
        two: "ستُزال محاولات ودرجات شخصين غادرا صفيهما",
        few: "ستُزال محاولات ودرجات # أشخاص غادروا صفوفهم",
        many: "ستُزال محاولات ودرجات # شخصًا غادروا صفوفهم",
        other: "ستُزال محاولات ودرجات # شخص غادروا صفوفهم",
      }),
      plural(attempts, {
        zero: `ابتداءً من ${date}: لا محاولات`,
        one: `ابتداءً من ${date}: محاولة واحدة`,
        two: `ابتداءً من ${date}: محاولتان`,
        few: `ابتداءً من ${date}: # محاولات`,
        many: `ابتداءً من ${date}: # محاولة`,
        other: `ابتداءً من ${date}: # محاولة`,
      }),
    ]),
};
