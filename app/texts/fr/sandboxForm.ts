import type { sandboxForm as english } from "../en/sandboxForm";
import { number, plural } from "../format";
import type { Translation } from "../translation";

export const sandboxForm: Translation<typeof english> = {
  kind: "Type",
  kindName: ({ kind }) => ({ lesson: "Leçon", sandbox: "Tâche de bac à sable" })[kind],
  taskHint: "Ce qu'il faut construire. Une ligne vide commence un nouveau paragraphe.",
  pointsHint: "Ceux des vérifications et ceux donnés à la main.",
  checksHint: "Le serveur vérifie chaque bac à sable remis. Les autres points sont donnés à la main.",
  sum: ({ checks, byHand }) => `Vérifications : ${number(checks)} points. À la main : ${number(byHand)} points.`,
  checkName: ({ place }) => `Vérification ${place}`,
  period: "Période, min",
  eccentricity: "Excentricité",
  spacecraft: "Numéro de l'engin",
  other: "Autre engin",
  below: "À moins de, km",
  minutes: "En, min",
  addCheck: ({ kind }) =>
    ({ range: "Ajouter une vérification d'orbite", approach: "Ajouter une distance minimale" })[kind],
  noChecks: "Aucune vérification. Sans elles, tous les points sont donnés à la main.",
  writeText: "Dites ce qu'il faut construire.",
  writePoints: "Saisissez combien de points donne la tâche, au moins 1.",
  checksGiveMore: ({ sum, points }) =>
    `Les vérifications totalisent ${number(sum)} points, mais la tâche en donne ${number(points)}.`,
  mistakesBeforePublishing: ({ places }) =>
    plural(places, {
      one: "Corrigez # erreur avant de publier cette tâche.",
      other: "Corrigez # erreurs avant de publier cette tâche.",
    }),
};
