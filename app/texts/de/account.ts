import type { account as english } from "../en/account";
import type { Translation } from "../translation";

export const account: Translation<typeof english> = {
  languageLabel: "Sprache von Seiten, E-Mails und Spiel",
  languageChanged: "Sprache geändert",
  password: "Passwort",
  currentPassword: "Aktuelles Passwort",
  otherSignInsEnd: "Wenn Sie Ihr Passwort ändern, werden Sie auf allen anderen Geräten abgemeldet.",
  changePassword: "Passwort ändern",
  emailTitle: "E-Mail",
  emailHint:
    "An diese Adresse senden wir Links zum Zurücksetzen des Passworts. Wenn Sie sie ändern, benachrichtigen wir die alte.",
  changeEmail: "E-Mail ändern",
  passwordChanged: "Passwort geändert. Sie wurden auf allen anderen Geräten abgemeldet.",
  emailChanged: "E-Mail-Adresse geändert.",
  signInEnded: "Das Gerät wurde abgemeldet.",
  otherSignInsEnded: "Alle anderen Geräte wurden abgemeldet.",
  heading: "Mein Konto",
  myResults: "Meine Ergebnisse",
  signIns: "Angemeldete Geräte",
  thisOne: "Dieses Gerät",
  end: "Abmelden",
  endSignIn: ({ device, dateTime }) => `${device} abmelden, zuletzt verwendet ${dateTime}`,
  endOtherSignIns: "Alle anderen Geräte abmelden",
  leaveOrganization: ({ organization }) => `Hier und bei ${organization} abmelden`,
  subscription: "Abonnement",
  endsOn: ({ date }) => `Endet am ${date}, wird nicht verlängert`,
  paidUntil: ({ date }) => `Bezahlt bis ${date}`,
  payBy: ({ date }) => `Zahlung fällig bis ${date}`,
  manageSubscription: "Abonnement verwalten oder kündigen",
  pageTitle: "Mein Konto",
  signInDetails: ({ address, signedInAt, lastUsedAt }) =>
    address
      ? `${address} · Angemeldet ${signedInAt} · Zuletzt verwendet ${lastUsedAt}`
      : `Angemeldet ${signedInAt} · Zuletzt verwendet ${lastUsedAt}`,
  currentPasswordRequired: "Geben Sie Ihr aktuelles Passwort ein.",
  currentPasswordWrong: "Das aktuelle Passwort ist falsch.",
};
