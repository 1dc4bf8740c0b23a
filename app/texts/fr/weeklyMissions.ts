import { fixed, longUtcDate, plural } from "../format";
import type { weeklyMissions as english } from "../en/weeklyMissions";
import type { Translation } from "../translation";

export const weeklyMissions: Translation<typeof english> = {
  none: "Votre programme n'a pas de vol pour une mission de la semaine.",
  notBegun: "Commencez d'abord la mission de la semaine : ce vol n'a pas de départ.",
  noFlightLeft: ({ most }) =>
    plural(most, {
      one: "Vous avez remis votre # vol de cette semaine. La prochaine mission commence lundi.",
      other: "Vous avez remis les # vols de cette semaine. La prochaine mission commence lundi.",
    }),
  weekOver: "Cette mission est terminée. Les vols sont acceptés jusqu'à deux heures après la fin de la semaine.",
  flownBefore: "Vous avez déjà remis exactement ce vol. Il n'a pas été compté à nouveau.",
  copied: "C'est exactement le vol d'une autre personne de votre classe. Il n'a pas été compté : faites le vôtre.",
  flyFirst: "Remettez d'abord un vol de cette semaine. Votre classe pourra ensuite voler à côté.",
  ghostsLater:
    "Remettez d'abord votre premier vol de cette semaine. Vous pourrez ensuite voler à côté de votre classe.",
  title: "Mission de la semaine",
  until: ({ at, days }) =>
    days < 2
      ? `Se termine ${days === 0 ? "aujourd'hui" : "demain"} à 24:00 UTC`
      : `Jusqu'au ${longUtcDate(at)}, 24:00 UTC`,
  rules: "Cette semaine, tout le monde vole depuis le même départ. Le carnet de notes ne change pas.",
  fly: "Lancer le vol",
  resume: "Continuer le vol",
  flightsLeft: ({ count }) =>
    plural(count, { one: "Encore # vol cette semaine", other: "Encore # vols cette semaine" }),
  ownBest: ({ points, maxPoints }) => `Votre meilleur : ${points} sur ${maxPoints}`,
  notFlown: "Pas encore de vol",
  loading: "Chargement...",
  notLoaded: "Impossible de charger : le serveur est injoignable.",
  ghosts: ({ count }) => plural(count, { one: "Voler à côté de # camarade", other: "Voler à côté de # camarades" }),
  noGhosts: "Personne dans votre classe ne partage encore de vol de cette semaine.",
  share: "Ma classe peut voler à côté de mon meilleur vol de cette semaine",
  shareHint:
    "Les autres voient votre nom d'utilisateur et votre trajectoire après avoir remis un vol. Vous pouvez revenir sur ce choix.",
  shared: "Enregistré. Votre classe peut voler à côté de votre vol.",
  notShared: "Enregistré. Votre classe ne peut pas voler à côté de votre vol.",
  standings: "Classement de la semaine",
  ofClass: "Dans votre classe",
  ofOrganization: "Dans votre organisation",
  ofClasses: "Classes",
  classesHint: ({ count }) => `Moyenne des ${count} meilleurs vols d'une classe`,
  place: "Place",
  student: "Élève",
  className: "Classe",
  points: "Points",
  deltaV: "Delta-v",
  time: "Temps",
  average: "Moyenne",
  otherClass: "Classe d'une autre organisation",
  noStandings: "Personne n'a encore fait de vol pour cette mission.",
  noClasses: ({ count }) => `Aucune classe n'a encore ${count} vols.`,
  metresPerSecond: ({ deltaV }) => `${fixed(deltaV, 2)} m/s`,
  showRating: "Afficher mon classement Elo dans cette classe",
  ratingHint: "D'après les missions des douze dernières semaines, face à vos camarades. Vous seul le voyez.",
  rating: ({ rating, weeks }) =>
    plural(weeks, { one: `Elo ${rating} après # semaine`, other: `Elo ${rating} après # semaines` }),
  noRating: "Pas encore d'Elo. Il faut une semaine terminée où vous et deux camarades avez volé.",
  sending: "Remise de votre vol...",
  notSent: ({ reason }) => `Non remis : ${reason}`,
  offline: "le serveur est injoignable. Votre vol est enregistré sur cet appareil.",
  sendAgain: "Réessayer",
  saved: ({ points, maxPoints }) => `Remis : ${points} points sur ${maxPoints}`,
  isBest: "Votre meilleur de la semaine",
  waiting: "Un de vos vols attend d'être remis.",
  besideYou: "Vous et les camarades à côté",
  classmates: "Camarades à côté de vous",
  ghostPlace: ({ distance, side }) =>
    ({
      ahead: `à ${distance} devant`,
      behind: `à ${distance} derrière`,
      left: `à ${distance} à gauche`,
      right: `à ${distance} à droite`,
      above: `à ${distance} au-dessus`,
      below: `à ${distance} au-dessous`,
      beside: "juste à côté de vous",
      ended: "au terme de son vol",
    })[side],
  ghostIs: ({ username, place }) => `${username} est ${place}.`,
};
