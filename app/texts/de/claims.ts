import { plural } from "../format";
import { rich } from "../rich";
import type { claims as english } from "../en/claims";
import type { Translation } from "../translation";

export const claims: Translation<typeof english> = {
  takenBackCount: ({ takenBack }) =>
    plural(takenBack, {
      one: "Anerkennung zurückgenommen. # Punktemeldung zählt nicht mehr.",
      other: "Anerkennung zurückgenommen. # Punktemeldungen zählen nicht mehr.",
    }),
  acceptedToast: "Punktemeldung anerkannt.",
  takenBackToast: "Anerkennung zurückgenommen. Die Punktemeldung zählt nicht mehr.",
  scenario: "Szenario",
  verifiedBest: "Beste geprüfte",
  received: "Empfangen",
  acceptedBy: ({ by }) => `von ${by} anerkannt`,
  openAccept: ({ points, studentName, scenarioTitle, unseen }) =>
    rich`Anerkennen ${"…"}${unseen(`: ${points} von ${studentName} in ${scenarioTitle}`)}`,
  takeBack: ({ points, studentName, scenarioTitle, unseen }) =>
    rich`Zurücknehmen${unseen(`: Anerkennung von ${points}, ${studentName} in ${scenarioTitle}`)}`,
  accept: ({ points, studentName, scenarioTitle, unseen }) =>
    rich`Anerkennen${unseen(`: ${points} von ${studentName} in ${scenarioTitle}`)}`,
  title: "Punktemeldungen",
  purpose:
    "Punktemeldungen sind Punkte, die ein Spiel gemeldet hat, ohne nachzuweisen, wie sie erzielt wurden. Wo der Server bewertet, zählen sie erst, wenn Sie sie anerkennen.",
  cut: ({ limit }) =>
    `Nur die ältesten ${limit} Punktemeldungen sind aufgeführt. Entscheiden Sie darüber, um die nächsten zu sehen.`,
  waiting: "Offen",
  acceptAll: "Alle anerkennen",
  acceptAllHint: "„Alle anerkennen“ überspringt Studierende, die im selben Szenario bereits geprüfte Punkte haben.",
  noneHint: "Hier erscheinen neue Meldungen, wenn ein Spiel Punkte ohne Nachweis meldet.",
  accepted: "Anerkannt",
  takeBackAll: "Alle zurücknehmen",
  noneWaiting: "Keine offenen Punktemeldungen",
  acceptedCount: ({ accepted, left }) =>
    left > 0
      ? plural(accepted, {
          one: `# Punktemeldung anerkannt, über ${left} müssen Sie noch einzeln entscheiden.`,
          other: `# Punktemeldungen anerkannt, über ${left} müssen Sie noch einzeln entscheiden.`,
        })
      : plural(accepted, { one: "# Punktemeldung anerkannt.", other: "# Punktemeldungen anerkannt." }),
  waitingLabel: "Offene Punktemeldungen",
  acceptedLabel: "Anerkannte Punktemeldungen",
  section: ({ title, claims }) => `${title} (${claims})`,
};
