import { rich } from "../rich";
import type { ui as english } from "../en/ui";
import type { Translation } from "../translation";

/** Of the first page's script, which every visit loads: texts of other parts of app/ui are in `areas`. */
export const ui: Translation<typeof english> = {
  language: "Sprache",
  languageNow: "Sprache: ",
  languageOfBrowser: "Sprache des Browsers",
  languageOfOrganization: ({ language }) => `Sprache der Organisation (${language})`,
  translationsNotReviewed:
    "Deutsch, Französisch, Spanisch und Arabisch sind übersetzt, aber noch nicht von Muttersprachlern geprüft.",
  siteDescription: ({ productName }) =>
    `${productName}: Lektionen, Szenarien und Noten für die Ausbildung im Raumfahrtbetrieb`,
  adminPanel: ({ productName }) => `${productName}-Administration`,
  skipToContent: "Zum Inhalt springen",
  bannerTitle: "Systemweite Nachricht",
  bannerDetails: "Mehr Infos",
  closeBanner: "Banner schließen",
  bannerQuestions: ({ supportEmail }) => rich`Fragen? Schreiben Sie dem Support: ${supportEmail}`,
  close: "Schließen",
  loading: "Wird geladen …",
  showField: ({ label }) => `Anzeigen: ${label}`,
  showPassword: "Passwort anzeigen",
  noMail: ({ instead }) => rich`Dieser Server sendet keine E-Mails. ${instead}`,
  notifications: "Benachrichtigungen",
  dismiss: "Ausblenden",
  menu: "Menü",
  areas: "Bereiche",
  accountOf: ({ username }) => `Konto von ${username}`,
  loggedInAs: ({ username }) => rich`Angemeldet als: ${username}`,
  myResults: "Meine Ergebnisse",
  logOut: "Abmelden",
  play: "Spielen",
  opensNewWindow: "Wird in einem neuen Fenster geöffnet",
  goToLogin: "Zur Anmeldung",
  goBack: "Zurück",
  brokeTitle: "Da ist wohl etwas kaputtgegangen!",
  contactSupport: "Wenn das Problem bestehen bleibt, wenden Sie sich an den Support",
  notFoundTitle: "Seite nicht gefunden!",
  notFound: "Die gesuchte Ressource existiert nicht.",
  forbiddenTitle: "403 Zugriff verweigert (Forbidden)",
  forbidden: "Sie haben keine Berechtigung, auf diese Ressource zuzugreifen",
  serverErrorTitle: "500 Unerwarteter Serverfehler!",
  requestFailed: "Fehler bei der Anfrage. Ist der Server nicht erreichbar?",
  requestFailedHelp:
    "Ihre letzte Änderung wurde möglicherweise nicht gespeichert. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  tryAgain: "Erneut versuchen",
  unavailableTitle: "Der Dienst ist gerade nicht verfügbar.",
  retriesAutomatically: ({ seconds }) => `Diese Seite versucht es automatisch alle ${seconds} Sekunden erneut.`,
};
