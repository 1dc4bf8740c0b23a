import { plural } from "../format";
import type { attemptRefusals as english } from "../en/attemptRefusals";
import type { Translation } from "../translation";

export const attemptRefusals: Translation<typeof english> = {
  claimAccepted: "Diese Punktemeldung wurde bereits anerkannt.",
  claimNotWaiting: "Dieser Versuch wartet nicht auf Anerkennung.",
  claimExcluded: "Dieser Versuch ist ausgeschlossen. Werten Sie ihn zuerst.",
  claimNotAccepted: "Dieser Versuch ist keine anerkannte Punktemeldung.",
  startUsed: "Für diesen Start wurde bereits ein Versuch eingereicht.",
  answersChecked: "In diesem Szenario werden die Antworten beim Einreichen des Versuchs geprüft.",
  noSuchQuestion: "Der Lehrplan enthält in diesem Szenario keine solche Frage.",
  noSuchAnswer: "Der Lehrplan enthält zu dieser Frage keine solche Antwort.",
  answerRequired: "Wählen Sie eine Antwort.",
  notPracticed: "Nur Flüge können geübt werden.",
  tryAgain: "Dieser Versuch konnte gerade nicht gespeichert werden. Senden Sie ihn noch einmal.",
  quizNotGraded: "Antworten können Sie nur zu einem Quiz anzeigen, das der Server bewertet hat.",
  alreadyExcluded: "Dieser Versuch ist bereits ausgeschlossen.",
  alreadyCounts: "Dieser Versuch zählt bereits.",
  idUsed: "Diese attemptId ist bereits vergeben.",
  classNotStarted: "Diese Klasse hat noch nicht begonnen.",
  classEnded: "Diese Klasse ist beendet.",
  noSuchStart: "Diesen Start gibt es nicht.",
  startOfOther: "Dieser Start gehört zu einem anderen Szenario.",
  startOfOtherClass: "Dieser Start gehört zu einer anderen Klasse.",
  otherUser: "Dieser Versuch gehört einem anderen Konto. Melden Sie sich mit dem Konto an, mit dem er gespielt wurde.",
  quizWait: ({ minutes }) =>
    plural(minutes, {
      one: "Sie können dieses Quiz in # Minute erneut machen.",
      other: "Sie können dieses Quiz in # Minuten erneut machen.",
    }),
  quizEnded: "Sie haben die Antworten gesehen. Damit sind Ihre Versuche für dieses Quiz beendet.",
  quizClassEnded: "Die Klasse ist beendet, und Sie haben dieses Quiz bereits gemacht.",
  quizAttemptsUsed: ({ attempts }) =>
    attempts === null
      ? "Sie haben alle Ihre Versuche für dieses Quiz aufgebraucht."
      : plural(attempts, {
          one: "Sie haben Ihren einzigen Versuch für dieses Quiz aufgebraucht.",
          other: "Sie haben alle # Versuche für dieses Quiz aufgebraucht.",
        }),
  noTaskPoints:
    "Aufgaben geben nur Punkte, wenn Sie beim Start der Lektion online waren, weil jeder Start eigene Zahlen hat.",
};
