import type { subscriptions as english } from "../en/subscriptions";
import type { Translation } from "../translation";
import { number } from "../format";
import { rich } from "../rich";

export const subscriptions: Translation<typeof english> = {
  standing: ({ standing }) =>
    ({
      active: "Actif",
      cancelled: "Résilié",
      overdue: "Paiement en retard",
      unpaid: "Impayé",
      ended: "Terminé",
    })[standing],
  billing: ({ interval, count }) =>
    count === 1
      ? {
          day: "Facturé chaque jour",
          week: "Facturé chaque semaine",
          month: "Facturé chaque mois",
          year: "Facturé chaque année",
        }[interval]
      : {
          day: `Facturé tous les ${number(count)} jours`,
          week: `Facturé toutes les ${number(count)} semaines`,
          month: `Facturé tous les ${number(count)} mois`,
          year: `Facturé tous les ${number(count)} ans`,
        }[interval],
  cost: ({ price, interval, count }) =>
    count === 1
      ? {
          day: `${price}, facturés chaque jour`,
          week: `${price}, facturés chaque semaine`,
          month: `${price}, facturés chaque mois`,
          year: `${price}, facturés chaque année`,
        }[interval]
      : {
          day: `${price}, facturés tous les ${number(count)} jours`,
          week: `${price}, facturés toutes les ${number(count)} semaines`,
          month: `${price}, facturés tous les ${number(count)} mois`,
          year: `${price}, facturés tous les ${number(count)} ans`,
        }[interval],
  offer: ({ cost }) => rich`Prix d'un abonnement : ${cost}.`,
  portalUnavailable: "Le portail de facturation ne répond pas. Veuillez réessayer.",
  paymentMethodRequired: "Le moyen de paiement est obligatoire.",
  paymentMethodUnknown: "Ce moyen de paiement n'est pas valide. Saisissez à nouveau les données de votre carte.",
};
