import type { sharedSummary as english } from "../en/sharedSummary";
import type { Translation } from "../translation";

export const sharedSummary: Translation<typeof english> = {
  readableUntil: ({ dateTime }) => `كل من لديه هذا الرابط يستطيع قراءة هذا الملخص حتى ${dateTime}.`,
  closedHint: "ربما انتهت صلاحيته أو سُحب. اطلب رابطًا جديدًا ممن أرسله إليك.",
  closedTitle: "رابط الملخص هذا لا يعمل",
  pageTitle: "ملخص الصف",
};
