import type { passwordReset as english } from "../en/passwordReset";
import type { Translation } from "../translation";

export const passwordReset: Translation<typeof english> = {
  invalidLink: "Ungültiger Link zum Zurücksetzen",
  done: "Passwort erfolgreich zurückgesetzt. Sie können sich jetzt anmelden.",
  failed: "Das Passwort konnte nicht zurückgesetzt werden. Bitte versuchen Sie es noch einmal.",
  failedByUsername: "Zurücksetzen des Passworts fehlgeschlagen",
  failedBecause: ({ message }) => `Zurücksetzen des Passworts fehlgeschlagen: ${message}`,
  fieldsInvalid: "Ein oder mehrere Felder sind ungültig.",
  invalidCode: "Dieser Code ist nicht gültig. Prüfen Sie ihn oder fordern Sie einen neuen an.",
  confirmationRequired: "Bestätigen Sie das Passwort.",
  backToLogin: "Zurück zur Anmeldung",
  invalidLinkHint: "Der Link ist unvollständig, wurde bereits verwendet oder ist abgelaufen.",
  sendNewLink: "Neuen Link anfordern",
  resetPassword: "Passwort zurücksetzen",
  resetting: "Wird zurückgesetzt …",
  processing: "Ihre Anfrage wird bearbeitet …",
  resetCode: "Code zum Zurücksetzen",
  resetCodeHint: "Aus der E-Mail oder von Ihrer Administration",
  pageTitle: "Passwort zurücksetzen",
};
