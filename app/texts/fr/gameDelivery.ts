import type { gameDelivery as english } from "../en/gameDelivery";
import type { Translation } from "../translation";

export const gameDelivery: Translation<typeof english> = {
  signIn: "Se reconnecter",
  compareFlight: "Comparer ce vol au meilleur de la classe",
  sending: "Enregistrement...",
  waiting:
    "Pas encore enregistrée. Votre tentative est conservée sur cet appareil et sera envoyée dès que le serveur sera joignable.",
  signedOut:
    "Pas encore enregistrée : votre session est fermée. Votre tentative est conservée sur cet appareil et sera envoyée quand vous vous reconnecterez.",
  otherUser:
    "Pas encore enregistrée : quelqu'un d'autre s'est connecté ici. Votre tentative est conservée sur cet appareil et sera envoyée quand vous vous reconnecterez.",
  tooEarly: ({ reason }) =>
    `Pas encore remise. ${reason} Votre tentative est conservée sur cet appareil et sera envoyée automatiquement.`,
  refused: ({ reason }) =>
    `Le serveur n'a pas accepté cette tentative. ${reason} Elle est conservée sur cet appareil et figure dans le menu.`,
  saved: "Enregistrée.",
  recounted: ({ score, maxScore, points }) =>
    `Le serveur a recalculé votre score d'après vos actions : ${score} sur ${maxScore} au lieu de ${points} affichés ici.`,
  countedOtherwise: ({ score, maxScore, points }) =>
    `Le serveur compte ${score} sur ${maxScore} au lieu de ${points} affichés ici.`,
  late: "La classe était terminée : la tentative est donc marquée comme remise en retard.",
  unsentTitle: "Tentatives pas encore enregistrées",
  otherClassScenario: "Un scénario d'une autre classe",
  scoreOf: ({ points, maxPoints }) => `${points} sur ${maxPoints}`,
  toBeGraded: "Pas encore notée",
  waits: "En attente du serveur, ou de votre connexion.",
  notTaken: ({ reason }) => `Non acceptée : ${reason}`,
  sendAgain: "Renvoyer",
  sendNamedAgain: ({ name }) => `Renvoyer « ${name} »`,
  saveAsFile: "Enregistrer en fichier",
  saveNamedAsFile: ({ name }) => `Enregistrer « ${name} » dans un fichier`,
};
