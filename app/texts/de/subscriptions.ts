import { number } from "../format";
import { rich } from "../rich";
import type { subscriptions as english } from "../en/subscriptions";
import type { Translation } from "../translation";

export const subscriptions: Translation<typeof english> = {
  standing: ({ standing }) =>
    ({
      active: "Aktiv",
      cancelled: "Gekündigt",
      overdue: "Zahlung überfällig",
      unpaid: "Unbezahlt",
      ended: "Beendet",
    })[standing],
  billing: ({ interval, count }) =>
    count === 1
      ? {
          day: "Tägliche Abrechnung",
          week: "Wöchentliche Abrechnung",
          month: "Monatliche Abrechnung",
          year: "Jährliche Abrechnung",
        }[interval]
      : {
          day: `Abrechnung alle ${number(count)} Tage`,
          week: `Abrechnung alle ${number(count)} Wochen`,
          month: `Abrechnung alle ${number(count)} Monate`,
          year: `Abrechnung alle ${number(count)} Jahre`,
        }[interval],
  cost: ({ price, interval, count }) =>
    count === 1
      ? {
          day: `${price}, täglich abgerechnet`,
          week: `${price}, wöchentlich abgerechnet`,
          month: `${price}, monatlich abgerechnet`,
          year: `${price}, jährlich abgerechnet`,
        }[interval]
      : {
          day: `${price}, alle ${number(count)} Tage abgerechnet`,
          week: `${price}, alle ${number(count)} Wochen abgerechnet`,
          month: `${price}, alle ${number(count)} Monate abgerechnet`,
          year: `${price}, alle ${number(count)} Jahre abgerechnet`,
        }[interval],
  offer: ({ cost }) => rich`Preis eines Abonnements: ${cost}.`,
  portalUnavailable: "Das Abrechnungsportal antwortet nicht. Bitte versuchen Sie es noch einmal.",
  paymentMethodRequired: "Zahlungsmethode ist erforderlich.",
  paymentMethodUnknown: "Diese Zahlungsmethode ist ungültig. Geben Sie Ihre Kartendaten erneut ein.",
};
