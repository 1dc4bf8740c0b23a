import type { retention as english } from "../en/retention";
import { plural, sentences } from "../format";
import type { Translation } from "../translation";

export const retention: Translation<typeof english> = {
  pageTitle: "Aufbewahrung",
  cardHint: "Wie lange Versuche ausgeschiedener Personen, Anmeldungen, E-Mails und andere Daten bleiben.",
  open: "Aufbewahrung festlegen",
  hint: "Wählen Sie, wie lange jede Art von Daten bleibt, und sehen Sie sich vor dem Speichern an, was entfernt würde. Entfernte Daten lassen sich nicht wiederherstellen.",
  kindName: ({ kind }) =>
    ({
      leftAttempts: "Versuche ausgeschiedener Personen",
      signIns: "Beendete Anmeldungen",
      failedSignIns: "Fehlgeschlagene Anmeldungen",
      auditTrail: "Auditprotokoll",
      mails: "Versandte E-Mails",
      webhooks: "Ereignisse und Zustellungen von Webhooks",
      declinedErasures: "Abgelehnte Löschanträge",
      copies: "Kopien personenbezogener Daten",
      deleted: "Kürzlich gelöscht",
    })[kind],
  kindHint: ({ kind }) =>
    ({
      leftAttempts:
        "Ab dem Ende der Klasse, für Personen, deren Konto deaktiviert oder gelöscht ist oder die nicht mehr im Kurs sind. Auch ihre Noten in der Klasse werden entfernt. Administratoren erhalten 30 Tage vorher eine E-Mail.",
      signIns: "Gerät, Adresse und Zeiten, ab dem Ende der Anmeldung.",
      failedSignIns: "Einträge des Auditprotokolls über falsche Passwörter und zweite Schritte.",
      auditTrail:
        "Alle anderen Einträge. Ein Eintrag bleibt, bis Ihr Protokollsystem ihn bestätigt hat, falls Sie eines nutzen.",
      mails: "Empfänger und Betreff. Der Text wird beim Versand entfernt.",
      webhooks: "Was an andere Systeme gesendet wurde und was sie geantwortet haben.",
      declinedErasures: "Der Antrag und die Begründung. Die Person sieht sie danach nicht mehr.",
      copies: "Ab der Fertigstellung der Kopie. Das lässt sich nicht ändern: Die E-Mail zur Kopie nennt diese Frist.",
      deleted:
        "Benutzer, Kurse und Organisationen, die sich noch wiederherstellen lassen. Das lässt sich nicht ändern.",
    })[kind],
  keepAll: "Alles behalten",
  preview: "Vorschau",
  save: "Speichern",
  saved:
    "Gespeichert. Fällige Daten werden innerhalb einer Stunde entfernt, Versuche 30 Tage nach einer E-Mail an die Administratoren.",
  previewTitle: "Was entfernt würde",
  kindColumn: "Daten",
  daysColumn: "Bleiben",
  nowColumn: "Jetzt",
  laterColumn: "In 30 Tagen",
  previewHint:
    "Noch ist nichts geändert. Daten, die bleiben, sind nicht aufgeführt. Die letzte Spalte enthält auch, was jetzt entfernt würde.",
  nothing: "Nichts",
  everythingStays: "Alles bleibt",
  notOffered: "Wählen Sie eine der aufgeführten Fristen.",
  notSwept: "Bisher wurde nichts entfernt.",
  warningNext:
    "Um sie zu behalten, wählen Sie vorher eine längere Frist, aktivieren Sie die Konten oder fügen Sie die Personen wieder zum Kurs hinzu:",
  asInstallation: ({ time }) => `Wie die Installation: ${time}`,
  shortened: ({ time, applies }) => `${time} (Installation: ${applies})`,
  always: ({ time }) => `Immer ${time}`,
  atLeast: ({ count }) => `${count} oder mehr`,
  lastSweep: ({ dateTime, removed }) =>
    plural(removed, {
      one: `Letzte Prüfung ${dateTime}: # entfernt.`,
      other: `Letzte Prüfung ${dateTime}: # entfernt.`,
    }),
  years: ({ years }) => plural(years, { one: "# Jahr", other: "# Jahre" }),
  warningSubject: ({ productName }) => `${productName} entfernt bald alte Versuche`,
  warning: ({ people, attempts, date }) =>
    attempts === 0
      ? plural(people, {
          one: `Daten von # ausgeschiedenen Person werden ab dem ${date} entfernt.`,
          other: `Daten von # ausgeschiedenen Personen werden ab dem ${date} entfernt.`,
        })
      : sentences([
          plural(people, {
            one: "Versuche und Noten von # ausgeschiedenen Person werden entfernt",
            other: "Versuche und Noten von # ausgeschiedenen Personen werden entfernt",
          }),
          plural(attempts, {
            one: `# Versuch wird ab dem ${date} entfernt`,
            other: `# Versuche werden ab dem ${date} entfernt`,
          }),
        ]),
};
