import type { tutorials as english } from "../en/tutorials";
import type { Translation } from "../translation";

export const tutorials: Translation<typeof english> = {
  direction: ({ flown, asked }) =>
    [
      {
        forward: "دفعت إلى الأمام",
        backward: "دفعت إلى الخلف",
        outward: "دفعت إلى الخارج",
        inward: "دفعت إلى الداخل",
        sideways: "دفعت إلى الجانب",
      }[flown] +
        "، لا " +
        {
          forward: "إلى الأمام",
          backward: "إلى الخلف",
          outward: "إلى الخارج",
          inward: "إلى الداخل",
          sideways: "إلى الجانب",
        }[asked] +
        ".",
      {
        forward: "الدفعة إلى الأمام ترفع مدارك، فتتأخر.",
        backward: "الدفعة إلى الخلف تخفض مدارك، فتتقدم.",
        outward: "الدفعة القطرية تبعدك ثم تعيدك في دورة واحدة، ولا تغير زمنها.",
        inward: "الدفعة القطرية تبعدك ثم تعيدك في دورة واحدة، ولا تغير زمنها.",
        sideways: "الدفعة إلى الجانب تميل مدارك ولا تغير ارتفاعه.",
      }[flown],
    ].join(" "),
  early: "دفعت قبل انتهاء التحليق الحر، فجاءت الدفعة في المكان الخطأ.",
  tooStrong: ({ flown, asked }) =>
    `دفعت بمقدار \u2068${flown}\u2069 m/s، أي أكثر من المطلوب وهو \u2068${asked}\u2069 m/s.`,
  tooWeak: ({ flown, asked }) =>
    `دفعت بمقدار \u2068${flown}\u2069 m/s، أي أقل من المطلوب وهو \u2068${asked}\u2069 m/s.`,
  angle: "دفعت في اتجاه غير الاتجاه المطلوب.",
  startOver: "ابدأ من جديد لاتباع الشرح.",
};
