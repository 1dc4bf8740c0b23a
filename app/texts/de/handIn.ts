import type { handIn as english } from "../en/handIn";
import type { Translation } from "../translation";

export const handIn: Translation<typeof english> = {
  title: "Datei einreichen",
  subtitle: "Für einen Versuch, den ein Gerät nicht senden konnte",
  purpose:
    "Das Menü des Simulators listet Versuche auf, die der Server nicht erhalten hat, und kann jeden als Datei speichern. Reichen Sie die Datei hier ein: Sie wird bewertet, als hätte das Gerät sie selbst gesendet, und im Auditprotokoll vermerkt. Ein Versuch, dessen Start der Server nicht kennt, zählt erst, wenn Sie ihn auf der Seite der betreffenden Person werten.",
  attempt: "Versuchsdatei",
  fileHint: "Eine Datei namens attempt-….json, höchstens 512 kB.",
  handIn: "Einreichen",
  handingIn: "Wird eingereicht …",
  stored: ({ points, username, isLate, counts }) => {
    const stored = isLate
      ? `Versuch von ${username} als verspätet eingereicht gespeichert: ${points}.`
      : `Versuch von ${username} gespeichert: ${points}.`;
    return counts
      ? stored
      : `${stored} Er zählt noch nicht, weil der Server seinen Start nicht kennt. Prüfen Sie ihn hier.`;
  },
  tabTitle: "Datei einreichen",
  noStart:
    "Als Datei eingereicht, und der Server kennt den Start nicht. Prüfen Sie den Versuch und werten Sie ihn, wenn nichts auffällig ist.",
  fileRequired: "Wählen Sie die gespeicherte Versuchsdatei.",
  fileTooLarge: "Die Datei darf höchstens 512 kB groß sein.",
  notAnAttempt: ({ path, problem }) =>
    problem === null
      ? `Dies ist keine gespeicherte Versuchsdatei: ${path ?? "der Inhalt"} fehlt. Wählen Sie die .json-Datei, die der Simulator gespeichert hat.`
      : `Dies ist keine gespeicherte Versuchsdatei. Wählen Sie die .json-Datei, die der Simulator gespeichert hat. ${path ?? "Datei"}: ${problem}`,
  notJson: "Diese Datei ist kein JSON. Wählen Sie die .json-Datei, die der Simulator gespeichert hat.",
  notYourStudent: "Dieser Versuch stammt nicht von Studierenden Ihrer Klassen.",
  alreadyArrived: "Dieser Versuch ist bereits angekommen. Sie müssen ihn nicht einreichen.",
};
