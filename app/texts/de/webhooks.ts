import type { webhooks as english } from "../en/webhooks";
import { number, plural } from "../format";
import { rich } from "../rich";
import type { Translation } from "../translation";

export const webhooks: Translation<typeof english> = {
  pageTitle: "Webhooks",
  open: "Webhooks einrichten",
  hint: "Apsis kann Ihre anderen Systeme benachrichtigen, wenn in Ihren Kursen etwas geschieht: Jedes Ereignis wird als signierte HTTPS-Anfrage gesendet.",
  endpointsTitle: "Endpunkte",
  none: "Noch keine Endpunkte. Fügen Sie die Adresse eines Systems hinzu, das benachrichtigt werden soll.",
  addTitle: "Neuer Endpunkt",
  add: "Endpunkt hinzufügen",
  address: "Adresse",
  addressHint:
    "Beginnt mit https://. Das System dort antwortet innerhalb von 10 Sekunden mit einem Status von 200 bis 299.",
  events: "Ereignisse",
  eventName: ({ type }) =>
    ({
      "attempt.recorded": "Versuch aufgezeichnet",
      "grade.changed": "Note geändert",
      "grades.submitted": "Endnoten eingereicht",
      "class.started": "Klasse gestartet",
      "class.ended": "Klasse beendet",
      "person.joined": "Person ist einem Kurs beigetreten",
      "person.left": "Person hat einen Kurs verlassen",
    })[type],
  eventMeaning: ({ type }) =>
    ({
      "attempt.recorded": "Jemand hat einen Versuch beendet.",
      "grade.changed":
        "In einem Szenario einer Klasse wird ein anderer Versuch einer Person gewertet oder keiner mehr. Dann sind attemptId und score null.",
      "grades.submitted": "Die Kursleitung hat die Endnoten einer Klasse eingereicht.",
      "class.started": "Eine Klasse wurde von Hand oder wie geplant gestartet oder fortgesetzt.",
      "class.ended": "Eine Klasse wurde von Hand oder wie geplant beendet.",
      "person.joined": "Eine Person wurde Mitglied eines Kurses.",
      "person.left":
        "Eine Person ist nicht mehr Mitglied eines Kurses. Wenn ein Kurs gelöscht wird, wird nichts gesendet.",
    })[type],
  contentsTitle: "Was gesendet wird",
  contentsHint:
    "Jede Anfrage hat die Kopfzeilen webhook-id, webhook-timestamp und webhook-signature von Standard Webhooks. Dieselbe webhook-id kann mehrmals ankommen. Personen werden nur durch ihre ID genannt.",
  secretOnce: "Kopieren Sie das Geheimnis jetzt. Sie können es nicht noch einmal sehen, aber ersetzen.",
  copySecret: "Geheimnis kopieren",
  secretHint: "Damit prüfen Empfänger die Signaturen. Bibliotheken für viele Sprachen: standardwebhooks.com",
  on: "Ein",
  off: "Aus",
  failing: "Schlägt fehl",
  manage: ({ host, unseen }) => rich`${unseen(`${host} `)}Öffnen`,
  saved: "Gespeichert.",
  switchedOn: "Der Endpunkt ist eingeschaltet.",
  switchedOff: "Der Endpunkt ist ausgeschaltet.",
  deleted: "Der Endpunkt wurde gelöscht.",
  testSent: "Das Testereignis ist unterwegs.",
  replayed: "Das Ereignis wird noch einmal gesendet.",
  sendTest: "Testereignis senden",
  switchOn: "Einschalten",
  switchOff: "Ausschalten",
  delete: "Endpunkt löschen",
  deleteHint: "Auch seine Zustellungen werden gelöscht.",
  secretTitle: "Geheimnis",
  replace: "Geheimnis ersetzen",
  replaceHint:
    "Einen Tag lang werden Anfragen mit beiden Geheimnissen signiert, damit Sie es in Ihrem System ohne Lücke ändern können.",
  replacedOn: ({ dateTime }) => `In Gebrauch seit ${dateTime}.`,
  formerUntil: ({ dateTime }) => `Das frühere Geheimnis signiert noch bis ${dateTime}.`,
  failingSince: ({ dateTime }) =>
    `Seit ${dateTime} ist keine Zustellung gelungen. Nach drei Tagen wird der Endpunkt ausgeschaltet.`,
  wasSwitchedOff: ({ dateTime }) =>
    `Der Endpunkt wurde am ${dateTime} ausgeschaltet, weil Zustellungen fehlschlugen. Prüfen Sie unten die Antworten und schalten Sie ihn dann wieder ein.`,
  settingsTitle: "Einstellungen",
  deliveriesTitle: "Zustellungen",
  deliveriesHint:
    "Fehlgeschlagene Zustellungen werden einen Tag lang wiederholt. Wie lange Zustellungen bleiben, legt die Aufbewahrung fest.",
  noDeliveries: "Noch wurde nichts gesendet. Senden Sie ein Testereignis, um zu sehen, wie Ihr System antwortet.",
  waiting: ({ count }) => plural(count, { one: "# Zustellung wartet.", other: "# Zustellungen warten." }),
  event: "Ereignis",
  time: "Zeit",
  tries: "Anläufe",
  answer: "Antwort",
  stateOf: ({ state }) =>
    ({ delivered: "Zugestellt", failed: "Fehlgeschlagen", waiting: "Wartet", retrying: "Wird wiederholt" })[state],
  state: "Zustand",
  show: ({ event, unseen }) => rich`${unseen(`${event} `)}Details`,
  older: "Ältere Zustellungen",
  newest: "Neueste Zustellungen",
  deliveryTitle: "Zustellung",
  back: "Alle Zustellungen",
  replay: "Noch einmal senden",
  request: "Anfrage",
  noRequest: "Noch wurde nichts gesendet.",
  noAnswer: "Es gibt keine Antwort.",
  cut: "Von einer Antwort werden nur die ersten 4 kB gespeichert.",
  status: ({ status, ms }) => `Status ${status} nach ${number(ms)} ms`,
  nextTry: ({ dateTime }) => `Nächster Anlauf: ${dateTime}`,
  eventId: "ID des Ereignisses (webhook-id)",
  headers: "Kopfzeilen",
  body: "Inhalt",
  failure: ({ error }) =>
    ({
      private: "Die Adresse gehört zu einem privaten Netz. Wer diese Website betreibt, kann sie erlauben.",
      address: "Die Adresse kann nicht aufgerufen werden.",
      timeout: "Innerhalb von 10 Sekunden kam keine vollständige Antwort.",
      secret: "Das Geheimnis ist nicht mehr lesbar. Ersetzen Sie es.",
      ENOTFOUND: "Der Name der Adresse ist unbekannt (ENOTFOUND).",
      ECONNREFUSED: "Die Verbindung wurde abgelehnt (ECONNREFUSED).",
    })[error] ?? `Die Verbindung ist fehlgeschlagen (${error}).`,
  addressInvalid: "Geben Sie eine Adresse ein, die mit https:// beginnt.",
  addressTooLong: ({ max }) => `Die Adresse darf höchstens ${number(max)} Zeichen haben.`,
  addressRefused:
    "Diese Adresse kann nicht aufgerufen werden. Sie braucht https, weder Benutzername noch Passwort, und darf nicht in einem privaten Netz liegen.",
  eventsRequired: "Wählen Sie mindestens ein Ereignis.",
  tooManyEndpoints: ({ max }) => `Es gibt schon ${number(max)} Endpunkte. Löschen Sie zuerst einen.`,
  formUsed: "Laden Sie die Seite neu und versuchen Sie es noch einmal.",
  notReplayable: "Diese Zustellung läuft noch.",
  switchOnFirst: "Schalten Sie den Endpunkt zuerst ein.",
  offMailSubject: ({ productName }) => `${productName}: Ein Webhook wurde ausgeschaltet`,
  offMail: ({ host }) =>
    `Zustellungen an den Webhook-Endpunkt auf ${host} sind fehlgeschlagen, deshalb haben wir ihn ausgeschaltet. Ereignisse seitdem werden ihm nicht gesendet.`,
  offMailNext: "Sehen Sie nach, wie er geantwortet hat, und schalten Sie ihn wieder ein, wenn er funktioniert:",
};
