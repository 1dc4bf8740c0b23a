import type { sandboxRefusals as english } from "../en/sandboxRefusals";
import type { Translation } from "../translation";

export const sandboxRefusals: Translation<typeof english> = {
  titleRequired: "العنوان مطلوب.",
  titleTooLong: "يجب ألا يزيد طول العنوان على 200 حرف.",
  titleCharacters: "يحتوي العنوان على حرف غير مسموح به.",
  notJson: "نص الطلب ليس JSON صالحًا.",
  tooDeep: ({ levels }) => `مستويات التداخل في المستند أكثر من ${levels}.`,
};
