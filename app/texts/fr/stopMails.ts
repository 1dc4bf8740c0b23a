import type { stopMails as english } from "../en/stopMails";
import type { Translation } from "../translation";

export const stopMails: Translation<typeof english> = {
  title: "Arrêter les e-mails",
  question: ({ kind }) =>
    ({
      feedback: "Arrêter les e-mails sur les nouveaux commentaires ?",
      dueDates: "Arrêter les e-mails de rappel des dates limites ?",
    })[kind],
  stop: "Arrêter ces e-mails",
  stopped: ({ kind }) =>
    ({
      feedback: "Vous ne recevrez plus d’e-mails sur les nouveaux commentaires.",
      dueDates: "Vous ne recevrez plus de rappels des dates limites.",
    })[kind],
  account: "Modifier tous les réglages d’e-mail dans votre compte",
};
