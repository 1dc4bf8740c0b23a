import type { systemPage as english } from "../en/systemPage";
import type { Translation } from "../translation";
import { plural } from "../format";
import { rich } from "../rich";

export const systemPage: Translation<typeof english> = {
  auditTrail: "Journal d'audit",
  searchLabel: "Rechercher dans le journal d'audit",
  openFirstSteps: "Ouvrir les premiers pas",
  changes: "Modifications",
  when: "Quand",
  whatHappened: "Ce qui s'est passé",
  signIn: "Connexion",
  bannerMessage: "Message du bandeau",
  send: "Envoyer",
  sending: "Envoi...",
  bannerHint: "Pour retirer le bandeau, envoyez un message vide.",
  startDate: "Date de début",
  emptyDateHint: "Laissez vide pour commencer maintenant",
  endDate: "Date de fin",
  emptyEndHint: "Laissez vide pour terminer maintenant",
  noMessage: "Aucun message",
  shownUntil: ({ dateTime }) => `Affiché jusqu'au ${dateTime}`,
  shownFrom: ({ dateTime }) => `Affiché à partir du ${dateTime}`,
  endedOn: ({ dateTime }) => `Terminé le ${dateTime}`,
  emailsFailing: ({ waiting, dateTime, lastError }) =>
    plural(waiting, {
      one: `# e-mail est en attente depuis le ${dateTime}. Dernière réponse du serveur de messagerie : ${lastError}`,
      other: `# e-mails sont en attente, le plus ancien depuis le ${dateTime}. Dernière réponse du serveur de messagerie : ${lastError}`,
    }),
  emailAccepted: ({ dateTime }) => `Le serveur de messagerie a accepté le dernier e-mail le ${dateTime}.`,
  noEmailAccepted: "Le serveur de messagerie n'a encore accepté aucun e-mail.",
  emailsWaiting: ({ waiting }) =>
    plural(waiting, { one: "# e-mail est en attente.", other: "# e-mails sont en attente." }),
  noEmailWaiting: "Aucun e-mail n'est en attente.",
  emailsGivenUp: ({ givenUp }) =>
    plural(givenUp, {
      one: "# e-mail n'a pas pu être remis en cinq jours.",
      other: "# e-mails n'ont pas pu être remis en cinq jours.",
    }),
  message: "Message",
  messageHint: ({ bannerLimit }) =>
    `${bannerLimit} caractères au maximum. Le bandeau en montre le début ; son bouton d'information ouvre le message entier.`,
  openContent: "Ouvrir le contenu",
  payments: "Paiements",
  notSelling: ({ problem }) =>
    `La vente d'abonnements est impossible : ${problem}. Indiquez dans STRIPE_PRICE_ID un prix actif et récurrent.`,
  auditTrailFailed: "Échec du chargement du journal d'audit",
  pageTitle: "Système",
  firstSteps: "Premiers pas",
  noMailHint:
    "SMTP_URL n'est pas défini : les e-mails sont donc seulement enregistrés dans le dossier « outbox » des données du serveur.",
  bannerRemoved: "Bandeau retiré.",
  bannerOver:
    "Bandeau enregistré, mais il n'est pas affiché, car il est déjà terminé. Choisissez une date de fin dans le futur.",
  bannerSent: "Bandeau envoyé.",
  noChanges: "Aucune modification",
  nothingFound:
    "Recherchez le début d'un nom d'utilisateur, d'une action telle que user.delete, ou de ce qui a été modifié.",
  noChangesHint: "Les modifications effectuées par les administrateurs s'affichent ici.",
  somebody: "Quelqu'un",
  otherAddress: ({ currentUrl, appUrl }) =>
    appUrl === null
      ? rich`Ce site est utilisé à l'adresse ${currentUrl}, mais APP_URL n'est pas défini : les liens des e-mails mènent donc ailleurs. Définissez APP_URL, et configurez le proxy pour qu'il transmette Host ou X-Forwarded-Host.`
      : rich`Ce site est utilisé à l'adresse ${currentUrl}, mais APP_URL vaut ${appUrl} : les liens des e-mails mènent donc là-bas. Corrigez APP_URL, et configurez le proxy pour qu'il transmette Host ou X-Forwarded-Host.`,
  charactersLeft: ({ left }) => plural(left, { one: "# caractère restant", other: "# caractères restants" }),
  bannerOrder: "La date de début doit précéder la date de fin",
  bannerPast: "La date de fin ne peut pas être passée.",
  bannerTooLong: ({ max }) => `Le message doit contenir ${max} caractères au maximum.`,
  bannerNotText: "Le message doit être un texte.",
};
