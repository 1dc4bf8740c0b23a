import { plural } from "../format";
import { rich } from "../rich";
import type { systemPage as english } from "../en/systemPage";
import type { Translation } from "../translation";

/** The administrators' page System: banner, email, payments and the audit trail. */
export const systemPage: Translation<typeof english> = {
  auditTrail: "Auditprotokoll",
  searchLabel: "Auditprotokoll durchsuchen",
  openFirstSteps: "Erste Schritte öffnen",
  changes: "Änderungen",
  when: "Wann",
  whatHappened: "Was geschah",
  signIn: "Anmeldung",
  bannerMessage: "Bannertext",
  send: "Senden",
  sending: "Wird gesendet …",
  bannerHint: "Um das Banner zu entfernen, senden Sie eine leere Nachricht.",
  startDate: "Beginn",
  emptyDateHint: "Leer lassen, um sofort zu beginnen",
  endDate: "Ende",
  emptyEndHint: "Leer lassen, um sofort zu beenden",
  noMessage: "Keine Nachricht",
  shownUntil: ({ dateTime }) => `Wird angezeigt bis ${dateTime}`,
  shownFrom: ({ dateTime }) => `Wird angezeigt ab ${dateTime}`,
  endedOn: ({ dateTime }) => `Beendet am ${dateTime}`,
  emailsFailing: ({ waiting, dateTime, lastError }) =>
    plural(waiting, {
      one: `# E-Mail wartet seit ${dateTime}. Letzte Antwort des Mailservers: ${lastError}`,
      other: `# E-Mails warten, die älteste seit ${dateTime}. Letzte Antwort des Mailservers: ${lastError}`,
    }),
  emailAccepted: ({ dateTime }) => `Der Mailserver hat die letzte E-Mail am ${dateTime} angenommen.`,
  noEmailAccepted: "Der Mailserver hat noch keine E-Mail angenommen.",
  emailsWaiting: ({ waiting }) => plural(waiting, { one: "# E-Mail wartet.", other: "# E-Mails warten." }),
  noEmailWaiting: "Es warten keine E-Mails.",
  emailsGivenUp: ({ givenUp }) =>
    plural(givenUp, {
      one: "# E-Mail konnte innerhalb von fünf Tagen nicht zugestellt werden.",
      other: "# E-Mails konnten innerhalb von fünf Tagen nicht zugestellt werden.",
    }),
  message: "Nachricht",
  messageHint: ({ bannerLimit }) =>
    `Höchstens ${bannerLimit} Zeichen. Die Leiste zeigt den Anfang, ihre Info-Schaltfläche öffnet die ganze Nachricht.`,
  openContent: "Inhalte öffnen",
  payments: "Zahlungen",
  notSelling: ({ problem }) =>
    `Abonnements können nicht gekauft werden: ${problem}. Setzen Sie STRIPE_PRICE_ID auf einen aktiven, wiederkehrenden Preis.`,
  auditTrailFailed: "Das Auditprotokoll konnte nicht geladen werden",
  pageTitle: "System",
  firstSteps: "Erste Schritte",
  noMailHint: "SMTP_URL ist nicht gesetzt, deshalb werden E-Mails nur im Ordner „outbox“ der Serverdaten gespeichert.",
  bannerRemoved: "Banner entfernt.",
  bannerOver:
    "Banner gespeichert, wird aber nicht angezeigt, weil es bereits beendet ist. Wählen Sie ein Ende in der Zukunft.",
  bannerSent: "Banner gesendet.",
  noChanges: "Keine Änderungen gefunden",
  nothingFound:
    "Suchen Sie nach dem Anfang eines Benutzernamens, einer Aktion wie user.delete oder dessen, was geändert wurde.",
  noChangesHint: "Hier erscheinen Änderungen der Administration.",
  somebody: "Jemand",
  otherAddress: ({ currentUrl, appUrl }) =>
    appUrl === null
      ? rich`Diese Website wird unter ${currentUrl} verwendet, aber APP_URL ist nicht gesetzt, sodass Links in E-Mails woandershin führen. Setzen Sie APP_URL und lassen Sie den Proxy Host oder X-Forwarded-Host weitergeben.`
      : rich`Diese Website wird unter ${currentUrl} verwendet, aber APP_URL ist ${appUrl}, sodass Links in E-Mails dorthin führen. Korrigieren Sie APP_URL und lassen Sie den Proxy Host oder X-Forwarded-Host weitergeben.`,
  charactersLeft: ({ left }) => plural(left, { one: "noch # Zeichen", other: "noch # Zeichen" }),
  bannerOrder: "Der Beginn muss vor dem Ende liegen.",
  bannerPast: "Das Ende darf nicht in der Vergangenheit liegen.",
  bannerTooLong: ({ max }) => `Die Nachricht darf höchstens ${max} Zeichen lang sein.`,
  bannerNotText: "Die Nachricht muss Text sein.",
};
