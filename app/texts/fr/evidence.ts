import type { evidence as english } from "../en/evidence";
import type { Translation } from "../translation";

export const evidence: Translation<typeof english> = {
  number: ({ name }) => `${name} doit être un nombre.`,
  text: ({ name }) => `${name} doit être une chaîne de caractères.`,
  tooLong: ({ name }) => `${name} doit contenir 64 caractères au maximum.`,
  threeNumbers: ({ name }) => `${name} doit être composé de trois nombres.`,
  list: ({ name }) => `${name} doit être une liste.`,
  tooMany: ({ name, most }) => `${name} doit contenir ${most} éléments au maximum.`,
  wholeNumber: ({ name }) => `${name} doit être un nombre entier.`,
  pulse: "Une impulsion doit être composée de deux nombres : le tick et le code.",
  kind: "kind doit être quiz, lesson, flight ou sandbox.",
  between: ({ name, least, most }) => `${name} doit être compris entre ${least} et ${most}.`,
  apsidesSwapped: "apogee ne doit pas être inférieur à perigee.",
  noSpacecraft: "Le bac à sable ne contient aucun engin.",
};
