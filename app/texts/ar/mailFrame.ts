import type { mailFrame as english } from "../en/mailFrame";
import type { Translation } from "../translation";

export const mailFrame: Translation<typeof english> = {
  questions: ({ supportEmail }) => `لديك أسئلة؟ اكتب إلى \u2068${supportEmail}\u2069.`,
};
