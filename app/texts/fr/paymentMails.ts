import type { paymentMails as english } from "../en/paymentMails";
import type { Translation } from "../translation";

export const paymentMails: Translation<typeof english> = {
  overdueSubject: ({ productName }) => `Échec de votre paiement ${productName}`,
  overdue: ({ username }) =>
    `Nous n'avons pas pu encaisser le paiement de l'abonnement de votre compte « ${username} ».`,
  payUntil: ({ date }) =>
    `Votre compte reste ouvert jusqu'au ${date} (UTC). D'ici là, indiquez une autre carte ou réglez la facture en attente :`,
  reminderSubject: ({ productName, date }) => `Votre compte ${productName} sera fermé le ${date}`,
  reminder: ({ username, date }) =>
    `Le paiement de l'abonnement de votre compte « ${username} » est toujours en attente. À partir du ${date} (UTC), vous ne pourrez plus vous connecter pour jouer.`,
  payNow: "Indiquez une autre carte ou réglez la facture en attente ici :",
  payLater:
    "Après cette date, connectez-vous comme d'habitude : la page qui s'ouvre vous permettra de payer à nouveau.",
  receiptSubject: ({ productName }) => `Votre reçu ${productName}`,
  thanks: "Merci. Nous avons bien reçu votre paiement :",
  account: "Compte",
  subscription: "Abonnement",
  amount: "Montant",
  taxIncluded: "Taxes comprises",
  paidOn: "Payé le",
  nextPayment: "Prochain paiement",
  cancelAnytime:
    "Vous pouvez résilier à tout moment. Après connexion, vous trouverez votre abonnement, ses factures et votre carte sur cette page :",
};
