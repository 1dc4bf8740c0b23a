import type { sandboxForm as english } from "../en/sandboxForm";
import { number, plural } from "../format";
import type { Translation } from "../translation";

export const sandboxForm: Translation<typeof english> = {
  kind: "النوع",
  kindName: ({ kind }) => ({ lesson: "درس", sandbox: "مهمة بيئة تجريبية" })[kind],
  taskHint: "ما الذي يبنيه الطلاب. يبدأ السطر الفارغ فقرة جديدة.",
  pointsHint: "نقاط الفحوص والنقاط اليدوية معًا.",
  checksHint: "يجري الخادم الفحوص على كل بيئة تجريبية تُسلَّم. وتُمنح النقاط الباقية يدويًا.",
  sum: ({ checks, byHand }) => `الفحوص: ${number(checks)} نقطة. يدويًا: ${number(byHand)} نقطة.`,
  checkName: ({ place }) => `الفحص ${place}`,
  period: "زمن الدورة، دقيقة",
  eccentricity: "الاختلاف المركزي",
  spacecraft: "رقم المركبة",
  other: "المركبة الأخرى",
  below: "أقرب من، كم",
  minutes: "خلال، دقيقة",
  addCheck: ({ kind }) => ({ range: "إضافة فحص لمدار", approach: "إضافة أقرب مسافة" })[kind],
  noChecks: "لا توجد فحوص بعد. من دونها تُمنح كل النقاط يدويًا.",
  writeText: "اكتب ما الذي يبنيه الطلاب.",
  writePoints: "أدخل عدد نقاط المهمة، نقطة واحدة على الأقل.",
  checksGiveMore: ({ sum, points }) => `مجموع نقاط الفحوص ${number(sum)}، لكن المهمة تعطي ${number(points)}.`,
  mistakesBeforePublishing: ({ places }) =>
    plural(places, {
      one: "صحّح خطأ واحدًا قبل نشر هذه المهمة.",
      two: "صحّح خطأين قبل نشر هذه المهمة.",
      few: "صحّح # أخطاء قبل نشر هذه المهمة.",
      many: "صحّح # خطأ قبل نشر هذه المهمة.",
      other: "صحّح # خطأ قبل نشر هذه المهمة.",
    }),
};
