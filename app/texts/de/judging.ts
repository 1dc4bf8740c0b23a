import type { judging as english } from "../en/judging";
import type { Translation } from "../translation";

export const judging: Translation<typeof english> = {
  takeBackTitle: "Anerkennung zurücknehmen?",
  acceptTitle: "Punkte anerkennen?",
  attemptIn: ({ score, maxScore, scenarioTitle, dateTime }) => `${score}/${maxScore} in ${scenarioTitle}, ${dateTime}`,
  acceptedBy: ({ by }) =>
    `${by} hat diese Punktemeldung anerkannt. Wenn Sie das zurücknehmen, bleibt der Versuch in der Liste, zählt aber nicht mehr.`,
  acceptHint:
    "Das Spiel hat diese Punkte gemeldet, und der Server kann sie nicht prüfen. Wenn Sie sie anerkennen, zählen sie wie jeder andere Versuch und bleiben als „vom Spiel gemeldet“ gekennzeichnet.",
  takeBack: "Anerkennung zurücknehmen",
  acceptClaim: "Punkte anerkennen",
  countTitle: "Versuch werten?",
  excludeTitle: "Versuch ausschließen?",
  excludedBy: ({ by, reason }) => `${by} hat diesen Versuch ausgeschlossen: ${reason}`,
  reason: "Grund",
  reasonHint:
    "Der Versuch bleibt in der Liste, und es zählt der beste der anderen Versuche. Die betroffene Person kann diesen Grund lesen.",
  countAttempt: "Versuch werten",
  excludeAttempt: "Versuch ausschließen",
  done: ({ intent }) =>
    ({
      aside: "Versuch ausgeschlossen.",
      count: "Der Versuch ist nicht mehr ausgeschlossen.",
      accept: "Punkte anerkannt. Sie zählen jetzt.",
      takeBack: "Anerkennung zurückgenommen. Die Punkte zählen nicht mehr.",
    })[intent],
  acceptReplaces: ({ claim, verified }) =>
    `Das ersetzt eine geprüfte Punktzahl: ${claim}, nicht geprüft, zählt dann statt ${verified}.`,
  acceptKeeps: ({ verified }) =>
    `Die geprüfte Punktzahl ${verified} zählt weiterhin, weil sie mindestens genauso gut ist.`,
  replaced: ({ verified }) => `Zählt anstelle der geprüften Punktzahl ${verified}.`,
  reasonRequired: "Geben Sie an, warum dieser Versuch nicht zählt.",
  reasonTooLong: ({ max }) => `Der Grund darf höchstens ${max} Zeichen lang sein.`,
  reasonUnstorable: "Der Grund enthält ein Zeichen, das nicht gespeichert werden kann. Entfernen Sie es.",
};
