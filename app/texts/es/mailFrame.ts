import type { mailFrame as english } from "../en/mailFrame";
import type { Translation } from "../translation";

export const mailFrame: Translation<typeof english> = {
  questions: ({ supportEmail }) => `¿Preguntas? Escriba a ${supportEmail}.`,
};
