import { rich } from "../rich";
import type { addUser as english } from "../en/addUser";
import type { Translation } from "../translation";

export const addUser: Translation<typeof english> = {
  pageTitle: "Konto hinzufügen",
  title: "Konto hinzufügen",
  hint: ({ sendsMail }) =>
    sendsMail
      ? "Die Person legt mit einem Link per E-Mail oder einem Einmalcode ein Passwort fest. Um viele Personen hinzuzufügen, importieren Sie eine Mitgliederliste."
      : "Die Person legt mit einem Einmalcode, den Sie hier erhalten, ein Passwort fest. Um viele Personen hinzuzufügen, importieren Sie eine Mitgliederliste.",
  firstName: "Vorname",
  lastName: "Nachname",
  rankTitle: "Dienstgrad/Titel",
  organizationHint: "Kursleitungen können nur Kurse ihrer eigenen Organisation leiten.",
  adding: "Wird hinzugefügt …",
  added: ({ username }) => `${username} wurde hinzugefügt.`,
  linkEmailed: ({ email }) =>
    rich`Wir senden einen Link zum Festlegen des Passworts an ${email}. Dieser Einmalcode funktioniert ebenfalls:`,
  noMail: ({ username, passwordPage }) =>
    rich`Dieser Server sendet keine E-Mails. Geben Sie ${username} den Einmalcode unten und die Adresse der Seite, auf der er eingegeben wird: ${passwordPage}`,
  signsInThere: ({ sendsMail, email }) =>
    sendsMail
      ? rich`${email} meldet sich über die Organisation an, die das verlangt; ein Passwort gibt es nicht. Wir senden eine E-Mail mit dem Link.`
      : rich`${email} meldet sich über die Organisation an, die das verlangt; ein Passwort gibt es nicht. Dieser Server sendet keine E-Mails: Geben Sie den Anmeldelink selbst weiter.`,
  copyCode: "Einmalcode kopieren",
  codeHint: ({ date }) => `Der Code wird nur jetzt angezeigt. Er funktioniert einmal, bis ${date}.`,
  addAnother: "Weiteres hinzufügen",
  createCourse: "Kurs erstellen",
};
