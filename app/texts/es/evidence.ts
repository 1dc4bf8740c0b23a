import type { evidence as english } from "../en/evidence";
import type { Translation } from "../translation";

export const evidence: Translation<typeof english> = {
  number: ({ name }) => `${name} debe ser un número.`,
  text: ({ name }) => `${name} debe ser una cadena de texto.`,
  tooLong: ({ name }) => `${name} debe tener 64 caracteres como máximo.`,
  threeNumbers: ({ name }) => `${name} debe constar de tres números.`,
  list: ({ name }) => `${name} debe ser una lista.`,
  tooMany: ({ name, most }) => `${name} debe tener ${most} entradas como máximo.`,
  wholeNumber: ({ name }) => `${name} debe ser un número entero.`,
  pulse: "Un pulso debe constar de dos números: tick y código.",
  kind: "kind debe ser quiz, lesson, flight o sandbox.",
  between: ({ name, least, most }) => `${name} debe estar entre ${least} y ${most}.`,
  apsidesSwapped: "apogee no debe ser menor que perigee.",
  noSpacecraft: "El sandbox no tiene ninguna nave.",
};
