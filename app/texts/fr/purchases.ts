import type { purchases as english } from "../en/purchases";
import type { Translation } from "../translation";

export const purchases: Translation<typeof english> = {
  pending:
    "Votre paiement est encore en cours de traitement. Patientez un instant et envoyez à nouveau. Vous ne paierez pas deux fois.",
  otherAttempt:
    "Une autre inscription avec ce nom d'utilisateur ou cet e-mail est encore en cours de traitement. Réessayez dans quelques minutes.",
  goingOn: ({ username }) =>
    `Le paiement de « ${username} » est en cours de traitement. Cette page continue dès qu'il est terminé.`,
  keyUsed: "Cet achat a été commencé avec d'autres informations. Rechargez la page et réessayez.",
  refunded: ({ reason }) => `${reason} Nous avons résilié l'abonnement et remboursé votre paiement.`,
  subscriptionEnded: "L'abonnement est terminé.",
  abandoned: "L'inscription n'a pas été terminée à temps. Réessayez.",
  overdue: ({ date }) => `Votre dernier paiement a échoué. Payez avant le ${date} dans Mon compte.`,
  taxPlaceUnknown: "Nous ne pouvons pas déterminer les taxes. Vérifiez le pays de facturation et le code postal.",
  unavailable: "Le prestataire de paiement ne répond pas. Réessayez dans quelques minutes.",
  notOffered: "Stripe n'est pas encore chargé.",
  closed: "La vente d'abonnements est fermée pour le moment. Réessayez plus tard.",
};
