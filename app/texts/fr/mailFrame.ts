import type { mailFrame as english } from "../en/mailFrame";
import type { Translation } from "../translation";

export const mailFrame: Translation<typeof english> = {
  questions: ({ supportEmail }) => `Des questions ? Écrivez à ${supportEmail}.`,
};
