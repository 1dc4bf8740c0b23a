import type { renewal as english } from "../en/renewal";
import type { Translation } from "../translation";

/** Paying again after a subscription has lapsed; signed out. */
export const renewal: Translation<typeof english> = {
  welcomeBack: "Willkommen zurück",
  payAgain: "Abonnement verlängern",
  staleHint: "Der Zahlungsanbieter antwortet nicht. Dies ist der letzte uns bekannte Stand.",
  account: "Konto",
  subscription: "Abonnement",
  paidUntil: "Bezahlt bis",
  paid: "Ihr Abonnement ist bezahlt. Sie können fortfahren.",
  continue: "Weiter",
  leave: "Zurück zur Anmeldung",
  pageTitle: "Abonnement",
  cookiesBlocked:
    "Niemand ist angemeldet. Wenn das Problem bestehen bleibt, wenden Sie sich an Ihre Administration. Ihr Browser blockiert Cookies für diese Website, und ohne sie können Sie nicht angemeldet bleiben. Erlauben Sie in den Einstellungen Ihres Browsers Cookies für diese Website und melden Sie sich dann erneut an.",
  instructions: ({ way }) =>
    ({
      portal:
        "Eine Zahlung ist überfällig, deshalb kann dieses Konto gerade nicht verwendet werden. Bezahlen Sie auf der Seite unseres Zahlungsanbieters die offene Rechnung oder fügen Sie eine andere Karte hinzu. Danach kehren Sie hierher zurück und können sofort fortfahren.",
      checkout:
        "Ihr Abonnement ist beendet. Verlängern Sie es auf der Seite unseres Zahlungsanbieters. Danach kehren Sie hierher zurück und können sofort fortfahren. Ihre Punkte bleiben erhalten.",
    })[way],
};
