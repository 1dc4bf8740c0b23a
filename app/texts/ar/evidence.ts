import type { evidence as english } from "../en/evidence";
import type { Translation } from "../translation";

export const evidence: Translation<typeof english> = {
  number: ({ name }) => `يجب أن يكون ${name} عددًا.`,
  text: ({ name }) => `يجب أن يكون ${name} سلسلة نصية.`,
  tooLong: ({ name }) => `يجب ألا يزيد طول ${name} على 64 حرفًا.`,
  threeNumbers: ({ name }) => `يجب أن يكون ${name} ثلاثة أعداد.`,
  list: ({ name }) => `يجب أن يكون ${name} قائمة.`,
  tooMany: ({ name, most }) => `الحد الأقصى لعناصر ${name} هو ${most}.`,
  wholeNumber: ({ name }) => `يجب أن يكون ${name} عددًا صحيحًا.`,
  pulse: "يجب أن تكون النبضة عددين: tick وcode.",
  kind: "يجب أن يكون kind هو quiz أو lesson أو flight أو sandbox.",
  between: ({ name, least, most }) => `يجب أن تكون قيمة ${name} من ${least} إلى ${most}.`,
  apsidesSwapped: "يجب ألا يكون apogee أصغر من perigee.",
  noSpacecraft: "لا تحتوي البيئة التجريبية على أي مركبة.",
};
