import type { renewal as english } from "../en/renewal";
import type { Translation } from "../translation";

export const renewal: Translation<typeof english> = {
  welcomeBack: "Bon retour",
  payAgain: "Renouveler l'abonnement",
  staleHint: "Le prestataire de paiement ne répond pas. Voici le dernier état connu.",
  account: "Compte",
  subscription: "Abonnement",
  paidUntil: "Payé jusqu'au",
  paid: "Votre abonnement est payé. Vous pouvez continuer.",
  continue: "Continuer",
  leave: "Retour à la connexion",
  pageTitle: "Abonnement",
  cookiesBlocked:
    "Aucune session ouverte. Si le problème persiste, contactez votre administrateur. Votre navigateur bloque les cookies de ce site, et sans eux votre session ne peut pas rester ouverte. Autorisez les cookies de ce site dans les paramètres de votre navigateur, puis reconnectez-vous.",
  instructions: ({ way }) =>
    ({
      portal:
        "Un paiement est en retard : ce compte ne peut donc pas être utilisé pour le moment. Réglez la facture en attente ou ajoutez une autre carte sur la page de notre prestataire de paiement. Vous reviendrez ensuite ici et pourrez continuer aussitôt.",
      checkout:
        "Votre abonnement est terminé. Renouvelez-le sur la page de notre prestataire de paiement. Vous reviendrez ensuite ici et pourrez continuer aussitôt, en retrouvant vos scores tels quels.",
    })[way],
};
