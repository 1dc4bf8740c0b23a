import type { sandboxTasks as english } from "../en/sandboxTasks";
import { plural } from "../format";
import type { Translation } from "../translation";

export const sandboxTasks: Translation<typeof english> = {
  task: "Tâche",
  checks: "Vérifications",
  check: "Vérification",
  approach: "Distance minimale, km",
  spacecraft: "Engin",
  pair: ({ one, other }) => `${one} et ${other}`,
  wanted: "Objectif",
  range: ({ from, to }) => `de ${from} à ${to}`,
  below: ({ below, minutes }) => `moins de ${below} en ${minutes} min`,
  found: "Valeur",
  result: "Résultat",
  met: "atteint",
  notMet: "non atteint",
  missing: "aucun engin de ce numéro",
  points: "Points",
  byHand: ({ points }) =>
    plural(points, {
      one: "Votre instructeur attribue le point restant.",
      other: "Votre instructeur attribue les # points restants.",
    }),
  restIsByHand: ({ points }) =>
    plural(points, {
      one: "Le # point restant est donné à la main.",
      other: "Les # points restants sont donnés à la main.",
    }),
  restByHand: "Votre instructeur note le reste.",
  handIn: "Remettre",
  confirm:
    "Votre instructeur reçoit une copie de ce bac à sable. Vous pouvez continuer et remettre une nouvelle version. Appuyez encore sur « Remettre » pour confirmer.",
  handedIn: "Remis",
  cannotHandIn: ({ field }) =>
    `Ce bac à sable ne peut pas être remis : ${field} est hors des limites. Modifiez cette valeur et réessayez.`,
  backToSandbox: "Retour au bac à sable",
  copy: "Bac à sable tel qu'il a été remis",
  copyHint: "C'est une copie du bac à sable tel qu'il a été remis. Rien ne peut y être modifié.",
  openCopy: "Ouvrir dans le simulateur",
  needsSimulator: "Le simulateur n'est pas disponible ici : la copie est affichée sous forme de tableau.",
  model: "Modèle de forces",
  toGrade: "À noter",
  toGradeLegend: "… À noter",
  again: "Remis de nouveau",
  handedInOn: ({ dateTime }) => `Remis le ${dateTime}`,
  checksAdd: ({ points, maxPoints }) => `Les vérifications ajoutent ${points} points sur ${maxPoints}.`,
  handedInMeanwhile:
    "L'étudiant a remis une nouvelle version depuis l'ouverture de ce formulaire. Consultez la dernière tentative, puis enregistrez la note.",
  toGradeHint: "Cette tentative attend une note manuelle : notez-la avec la grille, ou remplacez la note.",
  queue: "Bacs à sable",
  queueHint: "Bacs à sable remis par les étudiants qui attendent une note manuelle, dans tous vos cours.",
  queueEmpty: "Rien à noter",
  queueEmptyHint: "Les bacs à sable remis apparaissent ici jusqu'à leur note manuelle.",
  seeAttempt: "Voir la tentative",
};
