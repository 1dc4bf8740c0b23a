import type { purchases as english } from "../en/purchases";
import type { Translation } from "../translation";

/** Refusals and states of purchases and subscriptions. */
export const purchases: Translation<typeof english> = {
  pending:
    "Ihre Zahlung wird noch bearbeitet. Warten Sie einen Moment und senden Sie das Formular noch einmal ab. Es wird nichts doppelt abgebucht.",
  otherAttempt:
    "Eine andere Registrierung mit diesem Benutzernamen oder dieser E-Mail-Adresse wird noch bearbeitet. Versuchen Sie es in einigen Minuten noch einmal.",
  goingOn: ({ username }) =>
    `Die Zahlung für „${username}“ wird bearbeitet. Diese Seite geht weiter, sobald sie abgeschlossen ist.`,
  keyUsed: "Dieser Kauf wurde mit anderen Angaben begonnen. Laden Sie die Seite neu und versuchen Sie es noch einmal.",
  refunded: ({ reason }) => `${reason} Wir haben das Abonnement gekündigt und Ihre Zahlung erstattet.`,
  subscriptionEnded: "Das Abonnement ist beendet.",
  abandoned: "Die Registrierung wurde nicht rechtzeitig abgeschlossen. Versuchen Sie es noch einmal.",
  overdue: ({ date }) => `Ihre letzte Zahlung ist fehlgeschlagen. Bezahlen Sie bis ${date} unter „Mein Konto“.`,
  taxPlaceUnknown: "Wir können die Steuer nicht bestimmen. Prüfen Sie Rechnungsland und Postleitzahl.",
  unavailable: "Der Zahlungsanbieter antwortet nicht. Versuchen Sie es in einigen Minuten noch einmal.",
  notOffered: "Stripe ist noch nicht geladen.",
  closed: "Im Moment können Sie kein Abonnement kaufen. Versuchen Sie es später noch einmal.",
};
