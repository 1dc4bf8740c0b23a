import type { paymentMails as english } from "../en/paymentMails";
import type { Translation } from "../translation";

/** Mails about the payments of a subscription. */
export const paymentMails: Translation<typeof english> = {
  overdueSubject: ({ productName }) => `Ihre Zahlung für ${productName} ist fehlgeschlagen`,
  overdue: ({ username }) => `Wir konnten die Zahlung für das Abonnement Ihres Kontos „${username}“ nicht einziehen.`,
  payUntil: ({ date }) =>
    `Ihr Konto bleibt bis ${date} (UTC) offen. Geben Sie bis dahin eine andere Karte an oder bezahlen Sie die offene Rechnung:`,
  reminderSubject: ({ productName, date }) => `Ihr ${productName}-Konto wird am ${date} geschlossen`,
  reminder: ({ username, date }) =>
    `Die Zahlung für das Abonnement Ihres Kontos „${username}“ ist noch offen. Ab ${date} (UTC) können Sie sich nicht mehr zum Spielen anmelden.`,
  payNow: "Geben Sie hier eine andere Karte an oder bezahlen Sie die offene Rechnung:",
  payLater:
    "Melden Sie sich nach diesem Tag wie gewohnt an: Auf der Seite, die sich öffnet, können Sie wieder bezahlen.",
  receiptSubject: ({ productName }) => `Ihre Quittung von ${productName}`,
  thanks: "Vielen Dank. Wir haben Ihre Zahlung erhalten:",
  account: "Konto",
  subscription: "Abonnement",
  amount: "Betrag",
  taxIncluded: "Enthaltene Steuer",
  paidOn: "Bezahlt am",
  nextPayment: "Nächste Zahlung",
  cancelAnytime:
    "Sie können jederzeit kündigen. Nach der Anmeldung finden Sie Ihr Abonnement, seine Rechnungen und Ihre Karte auf dieser Seite:",
};
