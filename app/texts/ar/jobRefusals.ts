import type { jobRefusals as english } from "../en/jobRefusals";
import type { Translation } from "../translation";

export const jobRefusals: Translation<typeof english> = {
  busy: "الخادم مشغول. حاول مرة أخرى بعد بضع ثوانٍ.",
  tooLong: "يستغرق حساب هذا وقتًا طويلًا جدًا. حاول مرة أخرى ببيانات أقل.",
};
