import { rich } from "../rich";
import type { signedOut as english } from "../en/signedOut";
import type { Translation } from "../translation";

/** The login page, in the first page's script: texts of other signed-out pages are elsewhere. */
export const signedOut: Translation<typeof english> = {
  welcome: ({ productName }) => `Willkommen bei ${productName}`,
  username: "Benutzername",
  password: "Passwort",
  login: "Anmelden",
  forgotPassword: "Passwort vergessen?",
  register: "Mit Zugangscode registrieren",
  noAccessCode: ({ supportEmail }) => rich`Noch kein Zugangscode? Fordern Sie einen bei ${supportEmail} an.`,
  noUser: "Niemand ist angemeldet. Wenn das Problem bestehen bleibt, wenden Sie sich bitte an Ihre Administration.",
  allowCookies:
    "Ihr Browser blockiert Cookies für diese Website, und ohne sie können Sie nicht angemeldet bleiben. Erlauben Sie in den Einstellungen Ihres Browsers Cookies für diese Website und melden Sie sich dann erneut an.",
  wrongPassword: "Benutzername oder Passwort ist falsch.",
  wrongPasswordHelp:
    "Benutzername oder Passwort ist falsch. Wenn Sie Ihr Passwort vergessen haben, wenden Sie sich bitte an Ihre Administration, um es zurücksetzen zu lassen.",
  loginFailed: "Anmeldung fehlgeschlagen",
  loginFailedBecause: ({ message }) => `Anmeldung fehlgeschlagen: ${message}`,
  fieldsInvalid: "Ein oder mehrere Felder sind ungültig.",
  loggedOut: "Sie wurden abgemeldet",
  loggedOutHere:
    "Sie wurden in diesem Browser abgemeldet. Der Server hat nicht geantwortet; wir beenden Ihre Anmeldung dort, sobald er wieder erreichbar ist.",
  passwordReset: "Passwort erfolgreich zurückgesetzt",
  introduction: "Einführung",
  slogan: "Erst virtuell fliegen, dann wirklich.",
  sloganDetails:
    "Lektionen, Szenarien und gewertete Rendezvous im Browser, mit einem Notenbuch, das Ihren Kursleitungen gefallen wird.",
  periapsis: "Periapsis",
  about: "Info",
  aboutProduct: ({ productName }) => `Über ${productName}`,
  gameVersion: "Version des Spiels",
  webVersion: "Version der Web-App",
  buildDate: "Build-Datum",
  supportContact: "Support-Kontakt",
  legalNotice: "Rechtlicher Hinweis: Nur berechtigte Personen dürfen dieses System nutzen.",
  passwordResetTitle: "Passwort zurücksetzen",
  resetPassword: "Passwort zurücksetzen",
  askForResetCode: ({ supportEmail, link }) =>
    rich`Bitten Sie Ihre Administration oder ${supportEmail} um einen Code und geben Sie ihn unter ${link("Passwort zurücksetzen")} ein.`,
  emailLabel: "E-Mail-Adresse eingeben",
  emailRequired: "Bitte geben Sie Ihre E-Mail-Adresse ein.",
  sendResetLink: "Link senden",
  sending: "Wird gesendet …",
  processing: "Ihre Anfrage wird bearbeitet …",
  resetLinkSent:
    "Wenn Ihre E-Mail-Adresse im System ist, wurde ein Link zum Zurücksetzen gesendet. Wenn Sie keine E-Mail sehen, schauen Sie bitte in Ihrem Spam-Ordner nach.",
  resetLinkFailed: "Etwas ist schiefgelaufen. Bitte versuchen Sie es noch einmal.",
  backToLogin: "Zurück zur Anmeldung",
  passkeySignIn: "Mit einem Passkey anmelden",
  organizationSignIn: "Mit Ihrer Organisation anmelden",
};
