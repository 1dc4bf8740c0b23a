import type { webhooks as english } from "../en/webhooks";
import { number, plural } from "../format";
import { rich } from "../rich";
import type { Translation } from "../translation";

export const webhooks: Translation<typeof english> = {
  pageTitle: "Webhooks",
  open: "Configurer les webhooks",
  hint: "Apsis peut avertir vos autres systèmes quand quelque chose se passe dans vos cours : chaque évènement est envoyé dans une requête HTTPS signée.",
  endpointsTitle: "Destinations",
  none: "Aucune destination pour l'instant. Ajoutez l'adresse d'un système à avertir.",
  addTitle: "Nouvelle destination",
  add: "Ajouter la destination",
  address: "Adresse",
  addressHint: "Commence par https://. Le système y répond en 10 secondes au plus, avec un statut de 200 à 299.",
  events: "Évènements",
  eventName: ({ type }) =>
    ({
      "attempt.recorded": "Tentative enregistrée",
      "grade.changed": "Note modifiée",
      "class.started": "Classe démarrée",
      "class.ended": "Classe terminée",
      "person.joined": "Une personne a rejoint un cours",
      "person.left": "Une personne a quitté un cours",
    })[type],
  eventMeaning: ({ type }) =>
    ({
      "attempt.recorded": "Une personne a terminé une tentative.",
      "grade.changed":
        "Une autre tentative d'une personne compte dans un scénario d'une classe, ou plus aucune. Alors attemptId et score valent null.",
      "class.started": "Une classe a démarré, à la main ou comme prévu, ou a repris.",
      "class.ended": "Une classe s'est terminée, à la main ou comme prévu.",
      "person.joined": "Une personne est devenue membre d'un cours.",
      "person.left": "Une personne n'est plus membre d'un cours. La suppression d'un cours n'envoie rien.",
    })[type],
  contentsTitle: "Ce qui est envoyé",
  contentsHint:
    "Chaque requête porte les en-têtes webhook-id, webhook-timestamp et webhook-signature de Standard Webhooks. Le même webhook-id peut arriver plusieurs fois. Les personnes ne sont désignées que par leur identifiant.",
  secretOnce: "Copiez le secret maintenant. Vous ne pourrez plus le voir, mais vous pourrez le remplacer.",
  copySecret: "Copier le secret",
  secretHint: "Il sert à vérifier les signatures. Bibliothèques pour de nombreux langages : standardwebhooks.com",
  on: "Active",
  off: "Inactive",
  failing: "En échec",
  manage: ({ host, unseen }) => rich`Ouvrir${unseen(` ${host}`)}`,
  saved: "Enregistré.",
  switchedOn: "La destination est active.",
  switchedOff: "La destination est inactive.",
  deleted: "La destination a été supprimée.",
  testSent: "L'évènement de test est en route.",
  replayed: "L'évènement est envoyé à nouveau.",
  sendTest: "Envoyer un évènement de test",
  switchOn: "Activer",
  switchOff: "Désactiver",
  delete: "Supprimer la destination",
  deleteHint: "Ses envois sont supprimés aussi.",
  secretTitle: "Secret",
  replace: "Remplacer le secret",
  replaceHint:
    "Pendant un jour, les requêtes sont signées avec les deux secrets, pour que vous puissiez le changer dans votre système sans interruption.",
  replacedOn: ({ dateTime }) => `Utilisé depuis le ${dateTime}.`,
  formerUntil: ({ dateTime }) => `L'ancien secret signe aussi jusqu'au ${dateTime}.`,
  failingSince: ({ dateTime }) =>
    `Aucun envoi n'a réussi depuis le ${dateTime}. Après trois jours, la destination est désactivée.`,
  wasSwitchedOff: ({ dateTime }) =>
    `La destination a été désactivée le ${dateTime}, car ses envois échouaient. Vérifiez les réponses ci-dessous, puis réactivez-la.`,
  settingsTitle: "Réglages",
  deliveriesTitle: "Envois",
  deliveriesHint:
    "Les envois échoués sont retentés pendant un jour. Leur durée de conservation se règle sous Conservation.",
  noDeliveries: "Rien n'a encore été envoyé. Envoyez un évènement de test pour voir comment votre système répond.",
  waiting: ({ count }) =>
    plural(count, { one: "# envoi en attente.", many: "# d'envois en attente.", other: "# envois en attente." }),
  event: "Évènement",
  time: "Heure",
  tries: "Essais",
  answer: "Réponse",
  stateOf: ({ state }) =>
    ({ delivered: "Livré", failed: "Échoué", waiting: "En attente", retrying: "Sera retenté" })[state],
  state: "État",
  show: ({ event, unseen }) => rich`Détails${unseen(` ${event}`)}`,
  older: "Envois plus anciens",
  newest: "Envois les plus récents",
  deliveryTitle: "Envoi",
  back: "Tous les envois",
  replay: "Envoyer à nouveau",
  request: "Requête",
  noRequest: "Rien n'a encore été envoyé.",
  noAnswer: "Il n'y a pas de réponse.",
  cut: "Seuls les 4 premiers ko d'une réponse sont conservés.",
  status: ({ status, ms }) => `Statut ${status} après ${number(ms)} ms`,
  nextTry: ({ dateTime }) => `Prochain essai : ${dateTime}`,
  eventId: "Identifiant de l'évènement (webhook-id)",
  headers: "En-têtes",
  body: "Contenu",
  failure: ({ error }) =>
    ({
      private: "L'adresse appartient à un réseau privé. L'exploitant de ce site peut l'autoriser.",
      address: "L'adresse ne peut pas être appelée.",
      timeout: "Aucune réponse complète n'est arrivée en 10 secondes.",
      secret: "Le secret n'est plus lisible. Remplacez-le.",
      ENOTFOUND: "Le nom de l'adresse est inconnu (ENOTFOUND).",
      ECONNREFUSED: "La connexion a été refusée (ECONNREFUSED).",
    })[error] ?? `La connexion a échoué (${error}).`,
  addressInvalid: "Saisissez une adresse qui commence par https://.",
  addressTooLong: ({ max }) => `L'adresse doit avoir ${number(max)} caractères au plus.`,
  addressRefused:
    "Cette adresse ne peut pas être appelée. Il faut https, ni nom d'utilisateur ni mot de passe, et elle ne doit pas être dans un réseau privé.",
  eventsRequired: "Choisissez au moins un évènement.",
  tooManyEndpoints: ({ max }) => `Il y a déjà ${number(max)} destinations. Supprimez-en d'abord une.`,
  formUsed: "Rechargez la page et réessayez.",
  notReplayable: "Cet envoi est encore en cours.",
  switchOnFirst: "Activez d'abord la destination.",
  offMailSubject: ({ productName }) => `${productName} : un webhook a été désactivé`,
  offMail: ({ host }) =>
    `Les envois à la destination du webhook sur ${host} ont échoué, nous l'avons donc désactivée. Les évènements survenus depuis ne lui sont pas envoyés.`,
  offMailNext: "Regardez comment elle a répondu, et réactivez-la quand elle fonctionne :",
};
