import type { ownAttempt as english } from "../en/ownAttempt";
import type { Translation } from "../translation";
import { plural } from "../format";

export const ownAttempt: Translation<typeof english> = {
  pageTitle: "Ma tentative",
  backToResults: "Mes résultats",
  placeInCourse: ({ courseName, className }) => `${courseName}, ${className}`,
  outsideClass: "Hors d'une classe",
  points: "points",
  pointsOf: ({ score, maxScore }) => `${score} sur ${maxScore}`,
  result: "résultat",
  passed: "réussie",
  notPassed: "non réussie",
  practice: "entraînement, ne compte pas",
  claim: "ne compte pas",
  counts: "compte",
  notBest: "pas la meilleure",
  late: "remise en retard",
  excludedBecause: ({ reason }) => `Votre instructeur a exclu cette tentative : ${reason}`,
  pointsOnly: "Le jeu n'a envoyé que les points, sans indiquer comment vous les avez obtenus.",
  myAnswers: "Mes réponses",
  attemptsLeft: ({ attempts }) =>
    plural(attempts, { one: "Il vous reste # tentative.", other: "Il vous reste # tentatives." }),
  nextAttempt: ({ dateTime }) => `Vous pourrez refaire le quiz après le ${dateTime}.`,
  showAnswers: "Voir les réponses",
  showAnswersHint:
    "Cela met fin à vos tentatives pour ce quiz : vous gardez votre meilleur score, mais vous ne pourrez plus refaire le quiz.",
  endAttempts: "Voir les réponses et mettre fin aux tentatives",
  answersShown: "Voici les réponses.",
};
