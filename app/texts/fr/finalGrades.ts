import { number, plural } from "../format";
import type { finalGrades as english } from "../en/finalGrades";
import type { Translation } from "../translation";

export const finalGrades: Translation<typeof english> = {
  title: "Notes finales",
  purpose:
    "La remise enregistre le total de chaque étudiant comme note finale et verrouille la classe : décisions, réévaluations, exclusions et autres règles sont refusées jusqu’au déverrouillage. Les tentatives arrivent encore, mais ne changent aucune note finale. Chaque étudiant voit la sienne sous Mes résultats.",
  basis: "Total à remettre",
  figures: ({ students, passed, incomplete }) =>
    `Étudiants : ${number(students)}. Réussite : ${number(passed)}. Avec des scénarios manquants : ${number(incomplete)}.`,
  waitingClaims: ({ claims }) =>
    plural(claims, {
      one: "# déclaration de points vous attend.",
      other: "# déclarations de points vous attendent.",
    }),
  sandboxesToGrade: ({ sandboxes }) =>
    plural(sandboxes, {
      one: "# bac à sable est encore à noter",
      other: "# bacs à sable sont encore à noter",
    }),
  openRequests: ({ requests }) =>
    plural(requests, {
      one: "# demande de réexamen est ouverte.",
      other: "# demandes de réexamen sont ouvertes.",
    }),
  tableLabel: "Notes finales par étudiant",
  previewLabel: "Notes qui seraient remises",
  total: "Total",
  letter: "Lettre",
  result: "Résultat",
  passed: "Réussi",
  failed: "Non réussi",
  noGrade: "Pas de note",
  missing: "Manquants",
  excused: "Dispensés",
  onlyFirst: ({ shown, all }) => `Seuls les ${number(shown)} premiers étudiants sur ${number(all)} sont listés.`,
  submit: "Remettre les notes",
  submitted: "Notes remises",
  submittedBy: ({ by, date }) => `Remises par ${by} le ${date}.`,
  done: ({ students }) =>
    plural(students, {
      one: "Note finale de # étudiant remise.",
      other: "Notes finales de # étudiants remises.",
    }),
  unlockTitle: "Déverrouiller les notes",
  unlockHint:
    "Les notes peuvent de nouveau changer, et les étudiants ne voient plus de note finale. Ce qui a été remis reste dans l’historique.",
  unlock: "Déverrouiller les notes",
  unlocked: "Notes déverrouillées.",
  oneRoster: "Télécharger pour OneRoster",
  history: "Historique",
  submittedEntry: ({ by }) => `${by} a remis les notes`,
  unlockedEntry: ({ by }) => `${by} a déverrouillé les notes`,
  own: "Note finale",
  ownHint: ({ date }) => `Remise le ${date}. Les tentatives suivantes ne la changent pas.`,
  locked: "Les notes finales de cette classe ont été remises. Déverrouillez-les d’abord sur sa page Notes finales.",
  alreadySubmitted: "Les notes finales de cette classe ont déjà été remises.",
  notSubmitted: "Les notes finales de cette classe n’ont pas été remises.",
  nobody: "La classe n’a pas d’étudiants : il n’y a pas de notes à remettre.",
  changedMeanwhile: "Des notes ont changé depuis cet aperçu. Regardez le nouveau, puis remettez-les.",
  reasonRequired: "Indiquez pourquoi vous déverrouillez les notes.",
  tooMany: ({ max }) =>
    `Les notes de cette classe ont été remises et déverrouillées ${max} fois, ce qui est la limite.`,
};
