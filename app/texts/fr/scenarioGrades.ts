import type { scenarioGrades as english } from "../en/scenarioGrades";
import type { Translation } from "../translation";
import { plural } from "../format";

export const scenarioGrades: Translation<typeof english> = {
  plotTitle: "Répartition des notes",
  plotLegend: ({ percent }) => `Trait en tirets : médiane (${percent})`,
  plotLabel: "Élèves par part de points",
  playedIt: "ont joué",
  notStarted: "non commencé",
  responses: "Réponses",
  noGrades: "Pas encore de notes",
  nobodyPlayed: "Personne n'a encore joué ce scénario.",
  withoutPoints: "Ce scénario ne donne pas de points.",
  scenarios: "Scénarios",
  next: ({ scenarioTitle }) => `Suivant : ${scenarioTitle} →`,
  noPoints: "Sans points",
  notPlayed: "Non joué",
  tableLabel: "Élèves par note",
  grade: "Note",
  who: "Noms",
  studentAttempts: ({ username, attempts }) =>
    `${username}, ${plural(attempts, { one: "# tentative", other: "# tentatives" })}`,
  average: "moyenne",
  median: "médiane",
  passed: "réussite",
  previous: ({ scenarioTitle }) => `← Précédent : ${scenarioTitle}`,
  bin: ({ from, to, letter, students }) =>
    to === 100
      ? `${from} à 100 % (${letter}) : ${plural(students, { one: "# élève", other: "# élèves" })}`
      : `${from} à moins de ${to} % (${letter}) : ${plural(students, { one: "# élève", other: "# élèves" })}`,
  title: "Notes",
  studentLink: "Lien pour les élèves",
  copyStudentLink: "Copier le lien pour les élèves",
};
