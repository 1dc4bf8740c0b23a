import type { attemptRefusals as english } from "../en/attemptRefusals";
import type { Translation } from "../translation";
import { plural } from "../format";

export const attemptRefusals: Translation<typeof english> = {
  claimAccepted: "Cette déclaration a déjà été acceptée.",
  claimNotWaiting: "Cette tentative n'est pas en attente d'acceptation.",
  claimExcluded: "Cette tentative est exclue. Réintégrez-la d'abord.",
  claimNotAccepted: "Cette tentative n'est pas une déclaration acceptée.",
  startUsed: "Une tentative a déjà été remise pour ce départ.",
  answersChecked: "Les réponses de ce scénario sont vérifiées lors de la remise de la tentative.",
  noSuchQuestion: "Cette question n'existe pas dans ce scénario du programme.",
  noSuchAnswer: "Cette réponse n'existe pas pour cette question du programme.",
  answerRequired: "Choisissez une réponse.",
  notPracticed: "Seuls les vols peuvent être faits en entraînement.",
  tryAgain: "Cette tentative n'a pas pu être enregistrée pour le moment. Renvoyez-la.",
  quizNotGraded: "Vous ne pouvez afficher que les réponses d'un quiz noté par le serveur.",
  alreadyExcluded: "Cette tentative est déjà exclue.",
  alreadyCounts: "Cette tentative compte déjà.",
  idUsed: "Cet attemptId est déjà utilisé.",
  classNotStarted: "Cette classe n'a pas encore commencé.",
  classEnded: "Cette classe est terminée.",
  noSuchStart: "Ce départ n'existe pas.",
  startOfOther: "Ce départ appartient à un autre scénario.",
  startOfOtherClass: "Ce départ appartient à une autre classe.",
  otherUser: "Cette tentative appartient à quelqu'un d'autre. Connectez-vous avec le compte qui l'a jouée.",
  quizWait: ({ minutes }) =>
    `Vous pourrez refaire ce quiz dans ${plural(minutes, { one: "# minute", other: "# minutes" })}.`,
  quizEnded: "Vous avez vu les réponses, ce qui a mis fin à vos tentatives pour ce quiz.",
  quizClassEnded: "La classe est terminée, et vous avez déjà fait ce quiz.",
  quizAttemptsUsed: ({ attempts }) =>
    attempts === null
      ? "Vous avez épuisé vos tentatives pour ce quiz."
      : plural(attempts, {
          one: "Vous avez utilisé votre unique tentative pour ce quiz.",
          other: "Vous avez utilisé vos # tentatives pour ce quiz.",
        }),
  noTaskPoints:
    "Les tâches ne rapportent des points que si vous étiez en ligne au début de la leçon, car chaque départ a ses propres valeurs.",
};
