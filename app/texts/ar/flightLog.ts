import { number } from "../format";
import type { flightLog as english } from "../en/flightLog";
import type { Translation } from "../translation";

export const flightLog: Translation<typeof english> = {
  tankEmpty: "لا يحتوي الخزان على وقود كافٍ لهذا.",
  tooManySteps: "خطوات الرحلة حتى هنا أكثر من أن تُنفَّذ.",
  notByHand: "لا يُقاد يدويًا إلا الالتحام.",
  tickOrder: "قيم tick ليست أعدادًا صحيحة، أو ليست بالترتيب.",
  timeOrder: "الأزمنة ليست بالترتيب.",
  threeNumbers: "أدخل ثلاثة أعداد، واحد منها على الأقل ليس 0.",
  otherVersion: ({ version, flown }) => `يُنفَّذ هذا السيناريو بالنسخة ${version}، لا ${flown}.`,
  tooManyEntries: ({ most }) => `الحد الأقصى للدفعات والدورانات في الرحلة هو ${number(most)}.`,
  tooManyPulses: ({ most }) => `الحد الأقصى للنبضات اليدوية في الرحلة هو ${number(most)}.`,
  endsLate: ({ limit }) => `تنتهي الرحلة خلال \u2066${number(limit)} s\u2069.`,
  thrustUnknown: ({ last }) => `تُرقَّم قوى الدفع من 0 إلى ${last}.`,
  impulseSmall: ({ least }) => `يجب ألا تقل الدفعة عن \u2066${number(least)} m/s\u2069: لا تستطيع المحركات أصغر منها.`,
};
