import type { sandboxRefusals as english } from "../en/sandboxRefusals";
import type { Translation } from "../translation";

export const sandboxRefusals: Translation<typeof english> = {
  titleRequired: "Le titre est obligatoire.",
  titleTooLong: "Le titre doit contenir 200 caractères au maximum.",
  titleCharacters: "Le titre contient un caractère non autorisé.",
  notJson: "Le corps n'est pas du JSON valide.",
  tooDeep: ({ levels }) => `Le document a plus de ${levels} niveaux d'imbrication.`,
};
