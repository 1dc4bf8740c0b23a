import { plural } from "../format";
import type { accountMails as english } from "../en/accountMails";
import type { Translation } from "../translation";

/** Mails about an account. */
export const accountMails: Translation<typeof english> = {
  breakGlassSubject: ({ productName }) => `${productName}: Notfall-Anmeldung mit Passwort`,
  breakGlass: ({ username }) =>
    `${username} hat sich mit Passwort angemeldet, obwohl Ihre Organisation ihre eigene Anmeldung verlangt.`,
  breakGlassHint: "Wenn das niemand erwartet hat, deaktivieren Sie das Konto und ändern Sie sein Passwort.",
  organizationRequiredReset: ({ username }) =>
    `Für ${username} wurde ein neues Passwort angefordert. Ihre Organisation verlangt ihre eigene Anmeldung; es gibt kein Passwort zurückzusetzen. Melden Sie sich hier an:`,
  welcomeSubject: ({ productName }) => `Willkommen bei ${productName}`,
  welcome: ({ username }) => `Ihr Konto „${username}“ ist bereit. Melden Sie sich hier an:`,
  welcomeHint:
    "Wenn Sie Ihr Passwort vergessen, können Sie es auf derselben Seite zurücksetzen. Den Link dazu senden wir an diese Adresse.",
  passwordChangedSubject: ({ productName }) => `Ihr ${productName}-Passwort wurde geändert`,
  passwordChanged: ({ username }) =>
    `Das Passwort Ihres Kontos „${username}“ wurde geändert. Sie wurden auf allen anderen Geräten abgemeldet.`,
  setNewPassword: "Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest:",
  emailChangedSubject: ({ productName }) => `Ihre E-Mail-Adresse bei ${productName} wurde geändert`,
  emailChangedOld: ({ username, email, byAdministrator }) =>
    byAdministrator
      ? `Die Administration hat die E-Mail-Adresse Ihres Kontos „${username}“ in ${email} geändert. Wir verwenden diese Adresse nicht mehr, und Links, die wir an sie gesendet haben, sind nicht mehr gültig.`
      : `Die E-Mail-Adresse Ihres Kontos „${username}“ wurde in ${email} geändert. Wir verwenden diese Adresse nicht mehr, und Links, die wir an sie gesendet haben, sind nicht mehr gültig.`,
  emailChangedNew: ({ username, byAdministrator }) =>
    byAdministrator
      ? `Die Administration hat die E-Mail-Adresse Ihres Kontos „${username}“ in diese geändert. Ab jetzt senden wir E-Mails und Links zum Zurücksetzen des Passworts für dieses Konto hierher.`
      : `Die E-Mail-Adresse Ihres Kontos „${username}“ wurde in diese geändert. Ab jetzt senden wir E-Mails und Links zum Zurücksetzen des Passworts für dieses Konto hierher.`,
  emailChangedHint: ({ supportEmail, byAdministrator }) =>
    byAdministrator
      ? `Wenn das ein Irrtum ist, schreiben Sie sofort an ${supportEmail}.`
      : `Wenn Sie das nicht waren, schreiben Sie sofort an ${supportEmail}.`,
  username: "Benutzername",
  organization: "Organisation",
  courses: ({ count }) => plural(count, { one: "Kurs", other: "Kurse" }),
  invitationSubject: ({ inviter, course, productName }) =>
    course
      ? `${inviter} hat Sie zu ${course} auf ${productName} eingeladen`
      : `${inviter} hat Sie zu ${productName} eingeladen`,
  invitation: ({ inviter, course, organizationName, productName }) => {
    if (course)
      return organizationName
        ? `${inviter} hat Sie zum Kurs „${course}“ bei ${organizationName} eingeladen. Ihr ${productName}-Konto ist bereit:`
        : `${inviter} hat Sie zum Kurs „${course}“ eingeladen. Ihr ${productName}-Konto ist bereit:`;
    return organizationName
      ? `${inviter} hat Sie eingeladen, ${organizationName} auf ${productName} beizutreten. Ihr Konto ist bereit:`
      : `${inviter} hat Sie zu ${productName} eingeladen. Ihr Konto ist bereit:`;
  },
  invitationSignIn: "Melden Sie sich hier über Ihre Organisation an. Sie brauchen kein Passwort:",
  invitationLink:
    "Öffnen Sie diesen Link innerhalb von sieben Tagen und wählen Sie Ihr Passwort. Danach können Sie sich anmelden:",
  resetCode: ({ code }) => `Wenn Sie nach einem Code gefragt werden, geben Sie diesen ein: ${code}`,
  invitationHint: ({ inviter }) => `Wenn der Link abgelaufen ist, bitten Sie ${inviter} um einen neuen.`,
  resetSubject: ({ productName }) => `Setzen Sie Ihr ${productName}-Passwort zurück`,
  resetRequested: ({ username }) =>
    `Wir haben eine Anfrage erhalten, das Passwort Ihres Kontos „${username}“ zurückzusetzen.`,
  resetLink: "Öffnen Sie diesen Link innerhalb einer Stunde, um ein neues Passwort festzulegen:",
  resetHint: "Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Ihr Passwort bleibt unverändert.",
  forcedResetSubject: ({ productName }) => `Legen Sie ein neues ${productName}-Passwort fest`,
  forcedReset: ({ username }) =>
    `Die Administration bittet Sie, für Ihr Konto „${username}“ ein neues Passwort festzulegen. Bis dahin können Sie sich nicht anmelden.`,
  forcedResetLink: "Öffnen Sie diesen Link innerhalb von sieben Tagen:",
};
