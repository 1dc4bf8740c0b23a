import { plural } from "../format";
import type { userRecord as english } from "../en/userRecord";
import type { Translation } from "../translation";

/** A user's page, for administrators. */
export const userRecord: Translation<typeof english> = {
  edit: "Bearbeiten",
  saved: "Konto gespeichert.",
  editTitle: ({ username }) => `${username} bearbeiten`,
  email: "E-Mail",
  enabled: "Aktiviert",
  disabled: "Deaktiviert",
  changeRole: "Rolle ändern",
  resetPassword: "Passwort zurücksetzen",
  neverActive: "Nie",
  editHint: "Wenn Sie die E-Mail-Adresse ändern, benachrichtigen wir sowohl die alte als auch die neue Adresse.",
  firstName: "Vorname (optional)",
  lastName: "Nachname (optional)",
  rankTitle: "Dienstgrad/Titel (optional)",
  saving: "Wird gespeichert …",
  accountMade: "Konto erstellt",
  noCourse: "In keinem Kurs Mitglied.",
  attempts: ({ attempts }) => plural(attempts, { one: "# Versuch", other: "# Versuche" }),
  noClassYet: "Noch keine Klasse",
  signIns: "Anmeldungen",
  noSignIn: "Noch nie angemeldet.",
  openSignIn: "Angemeldet",
  noMail: "An diese Adresse wurde keine E-Mail gesendet.",
  noMailServer: "Nicht gesendet: kein Mailserver",
  mailAccepted: "Vom Mailserver angenommen",
  mailGivenUp: "Nach 5 Tagen nicht zugestellt",
  mailRetrying: ({ tries }) =>
    plural(tries, {
      one: "Wartet auf erneuten Versuch (#-mal versucht)",
      other: "Wartet auf erneuten Versuch (#-mal versucht)",
    }),
  mailWaiting: "Wartet auf den Versand",
  changes: "Änderungen",
  noChanges: "Noch keine Änderungen.",
};
