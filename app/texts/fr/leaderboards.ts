import type { leaderboards as english } from "../en/leaderboards";
import type { Translation } from "../translation";

export const leaderboards: Translation<typeof english> = {
  clearQuestion:
    "Cette action est irréversible. Voulez-vous vraiment effacer tous les classements de tous les utilisateurs ?",
  cleared: "Tous les classements ont été effacés.",
  pageTitle: "Classements",
  clearHint:
    "Remet à zéro tous les classements de toutes les classes et organisations. Les notes, les tentatives et les réponses aux quiz sont conservées.",
  clearedOn: ({ dateTime }) => `Dernier effacement le ${dateTime}`,
  neverCleared: "Jamais effacés",
  clear: "Effacer tous les classements",
};
