import type { gameDelivery as english } from "../en/gameDelivery";
import type { Translation } from "../translation";

/** Where an attempt of the simulator is: saved, waiting, or refused. */
export const gameDelivery: Translation<typeof english> = {
  signIn: "Erneut anmelden",
  compareFlight: "Diesen Flug mit dem besten der Klasse vergleichen",
  sending: "Wird gespeichert ...",
  waiting:
    "Noch nicht gespeichert. Ihr Versuch liegt auf diesem Gerät und wird gesendet, sobald der Server erreichbar ist.",
  signedOut:
    "Noch nicht gespeichert: Sie wurden abgemeldet. Ihr Versuch liegt auf diesem Gerät und wird gesendet, wenn Sie sich anmelden.",
  otherUser:
    "Noch nicht gespeichert: Hier hat sich jemand anderes angemeldet. Ihr Versuch liegt auf diesem Gerät und wird gesendet, wenn Sie sich wieder anmelden.",
  tooEarly: ({ reason }) =>
    `Noch nicht eingereicht. ${reason} Ihr Versuch liegt auf diesem Gerät und wird automatisch gesendet.`,
  refused: ({ reason }) =>
    `Der Server hat diesen Versuch nicht angenommen. ${reason} Er liegt auf diesem Gerät und ist im Menü aufgeführt.`,
  saved: "Gespeichert.",
  recounted: ({ score, maxScore, points }) =>
    `Der Server hat Ihre Punkte aus dem berechnet, was Sie getan haben: ${score} von ${maxScore} statt der hier angezeigten ${points}.`,
  countedOtherwise: ({ score, maxScore, points }) =>
    `Der Server zählt ${score} von ${maxScore} statt der hier angezeigten ${points}.`,
  late: "Die Klasse war bereits beendet, deshalb ist der Versuch als verspätet eingereicht gekennzeichnet.",
  unsentTitle: "Noch nicht gespeicherte Versuche",
  otherClassScenario: "Ein Szenario aus einer anderen Klasse",
  scoreOf: ({ points, maxPoints }) => `${points} von ${maxPoints}`,
  toBeGraded: "Noch nicht bewertet",
  waits: "Wartet auf den Server oder auf Ihre Anmeldung.",
  notTaken: ({ reason }) => `Nicht angenommen: ${reason}`,
  sendAgain: "Erneut senden",
  sendNamedAgain: ({ name }) => `„${name}“ erneut senden`,
  saveAsFile: "Als Datei speichern",
  saveNamedAsFile: ({ name }) => `„${name}“ als Datei speichern`,
};
