import type { erasure as english } from "../en/erasure";
import { plural } from "../format";
import { rich } from "../rich";
import type { Translation } from "../translation";

export const erasure: Translation<typeof english> = {
  formerStudent: ({ number }) => `Ehemalige Person ${number}`,
  ownAccount: "Das eigene Konto können Sie nicht löschen lassen. Bitten Sie eine andere Administration darum.",
  open: "Endgültig löschen",
  pageTitle: "Person endgültig löschen",
  hint: "Das ist endgültig. Anders als ein gelöschtes Konto lässt sich eine endgültig gelöschte Person nicht wiederherstellen.",
  whatTitle: "Was geschieht",
  courses: ({ courses }) => plural(courses, { one: "# Kurs", other: "# Kurse" }),
  attempts: ({ attempts }) => plural(attempts, { one: "# Versuch", other: "# Versuche" }),
  attemptsStay: "Versuche bleiben ohne die Person. Klassenmittel, Quizergebnisse und Bestenlisten bleiben gleich.",
  attemptsGo: "Versuche werden entfernt. Klassenmittel, Quizergebnisse und Bestenlisten ändern sich.",
  removedTitle: "Wird entfernt",
  removedAccount: "Konto, Name, E-Mail-Adresse, Passwort, zweite Faktoren und API-Token",
  removedSignIns: ({ signIns }) =>
    plural(signIns, { one: "# Anmeldung, mit Gerät und Adresse", other: "# Anmeldungen, mit Gerät und Adresse" }),
  removedComments: ({ comments }) =>
    plural(comments, { one: "# Kommentar an die Person", other: "# Kommentare an die Person" }),
  removedNotes: ({ notes }) => plural(notes, { one: "# Notiz über die Person", other: "# Notizen über die Person" }),
  removedMemberships: "Mitgliedschaften in Kursen und Einträge in Gruppen Ihres Identitätsanbieters",
  removedNames:
    "Name und Adresse im Auditprotokoll, in Mitgliederlisten, in gespeicherten Webhooks, in E-Mails an die Person und in kürzlich Gelöschtem",
  keptTitle: "Bleibt ohne die Person",
  keptAttempts: "Versuche und Plätze in Bestenlisten, unter einem Namen wie „Ehemalige Person 417“",
  keptSandboxes: ({ sandboxes }) =>
    plural(sandboxes, { one: "# Sandbox, ohne Besitz", other: "# Sandboxes, ohne Besitz" }),
  keptTrail: "Das Auditprotokoll: was wann geändert wurde, mit einer ID, die niemanden nennt",
  keptWritten: "Was andere selbst geschrieben haben, zum Beispiel Nachrichten an eine Klasse",
  elsewhereTitle: "Nicht durch Apsis entfernt",
  backupsStay:
    "Frühere Sicherungen: die der eingebetteten Datenbank sieben Nächte lang, die des Betriebs so lange, wie er sie aufbewahrt. Der Betrieb hat eine Liste von IDs, mit der Personen nach einer Wiederherstellung erneut gelöscht werden.",
  replicasFollow:
    "Lesekopien folgen innerhalb von Sekunden. Protokolle des Betriebs enthalten IDs und Adressen, solange sie aufbewahrt werden.",
  othersKeep:
    "Versandte E-Mails, heruntergeladene Dateien und was andere Systeme über API, Webhooks oder den Strom des Auditprotokolls erhalten haben",
  typeName: ({ username }) => rich`Geben Sie zur Bestätigung ${username} ein`,
  nameMismatch: "Das ist nicht der Benutzername. Es wurde nichts gelöscht.",
  erase: "Endgültig löschen",
  erased: "Die Person wurde endgültig gelöscht.",
  requestedOn: ({ dateTime }) => `Die Person hat am ${dateTime} darum gebeten, endgültig gelöscht zu werden.`,
  declineTitle: "Antrag ablehnen",
  reason: "Grund",
  reasonHint: "Die Person erhält ihn per E-Mail und sieht ihn in ihrem Konto.",
  reasonRequired: "Geben Sie einen Grund ein.",
  reasonTooLong: ({ max }) => `Der Grund darf höchstens ${max} Zeichen haben.`,
  decline: "Antrag ablehnen",
  declined: "Antrag abgelehnt. Die Person erhält eine E-Mail.",
  noRequest: "Es gibt keinen offenen Antrag. Vielleicht wurde er zurückgezogen.",
  requestsTitle: "Löschanträge",
  requestsHint:
    "Personen, die gelöscht werden möchten, der älteste Antrag zuerst. Öffnen Sie einen, um die Folgen zu sehen.",
  noRequests: "Keine offenen Anträge.",
  openRequests: ({ count }) =>
    plural(count, { one: "# Person möchte gelöscht werden.", other: "# Personen möchten gelöscht werden." }),
  showRequests: "Anträge anzeigen",
  ownTitle: "Meine Daten löschen",
  ownHint:
    "Die Administration Ihrer Organisation entscheidet über Ihren Antrag. Sie erhalten dann eine E-Mail. Das Löschen ist endgültig: Sie können sich danach nicht mehr anmelden.",
  ask: "Löschung beantragen",
  asked: "Antrag an die Administration gesendet.",
  waiting: ({ dateTime }) => `Sie haben am ${dateTime} die Löschung beantragt. Noch hat niemand entschieden.`,
  withdraw: "Antrag zurückziehen",
  withdrawn: "Antrag zurückgezogen.",
  declinedOn: ({ dateTime }) => `Ihr Antrag wurde am ${dateTime} abgelehnt:`,
  policyTitle: "Endgültig gelöschte Personen",
  policyHint: "Was mit Versuchen geschieht, wenn eine Person endgültig gelöscht wird. Gilt für Löschungen ab jetzt.",
  policyLabel: "Versuche",
  policyName: ({ policy }) => ({ keep: "Ohne Namen behalten", remove: "Entfernen" })[policy],
  policySaved: "Gespeichert. Gilt für Personen, die ab jetzt gelöscht werden.",
  lastMailSubject: ({ productName }) => `Ihr Konto bei ${productName} wurde endgültig gelöscht`,
  lastMail: ({ username }) =>
    `Das Konto ${username} und alles, was Sie nennt, wurde gelöscht. Dies ist die letzte E-Mail dazu, und wir behalten keine Kopie.`,
  lastMailAttempts: ({ policy }) =>
    ({
      keep: "Ihre Versuche bleiben ohne Ihren Namen, damit die Zahlen Ihrer Klassen stimmen.",
      remove: "Ihre Versuche wurden entfernt.",
    })[policy],
  lastMailElsewhere:
    "Frühere Sicherungen enthalten Ihre Daten, bis sie ersetzt werden. Versandte E-Mails und Systeme, die Ihre Organisation angebunden hat, sind nicht betroffen.",
  refusedMailSubject: ({ productName }) => `Ihr Antrag bei ${productName} wurde abgelehnt`,
  refusedMail: ({ username }) =>
    `Die Administration hat Ihren Antrag abgelehnt, das Konto ${username} endgültig zu löschen. Der Grund:`,
};
