import type { mailFrame as english } from "../en/mailFrame";
import type { Translation } from "../translation";

/** Around every mail. */
export const mailFrame: Translation<typeof english> = {
  questions: ({ supportEmail }) => `Fragen? Schreiben Sie an ${supportEmail}.`,
};
