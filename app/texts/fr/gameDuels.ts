import { plural } from "../format";
import type { gameDuels as english } from "../en/gameDuels";
import type { Translation } from "../translation";

export const gameDuels: Translation<typeof english> = {
  title: "À deux",
  hint: "Poursuivez ou inspectez l'engin d'une personne de votre classe, tour par tour.",
  unrated: "Les parties servent à s'entraîner : elles ne changent ni note, ni badge, ni place dans la classe.",
  yourTurnIn: ({ count }) =>
    plural(count, { one: "À vous de jouer dans # partie", other: "À vous de jouer dans # parties" }),
  canJoin: ({ count }) => plural(count, { one: "# partie à rejoindre", other: "# parties à rejoindre" }),
  kind: ({ kind }) => ({ pursuit: "Poursuite", inspection: "Inspection" })[kind],
  kindHint: ({ kind }) =>
    ({
      pursuit: "Le chasseur cherche à attraper la cible. La cible cherche à s'échapper.",
      inspection: "Le chasseur cherche à voir le côté éclairé de la cible. La cible cherche à lui gâcher la vue.",
    })[kind],
  pace: ({ pace }) => ({ live: "En direct", days: "Un jour par tour" })[pace],
  paceHint: ({ pace }) =>
    ({
      live: "8 minutes chacun pour toute la partie, plus 10 secondes par tour. Environ un quart d'heure.",
      days: "Chacun a 24 heures pour chaque poussée.",
    })[pace],
  against: ({ kind, name }) => ({ pursuit: `Poursuite contre ${name}`, inspection: `Inspection contre ${name}` })[kind],
  classmate: "quelqu'un de la classe",
  yours: "Vos parties",
  none: "Aucune partie en cours. Rejoignez-en une ou proposez-en une.",
  toJoin: "Parties à rejoindre",
  noneToJoin: "Personne dans votre classe n'attend d'adversaire.",
  join: "Rejoindre",
  ended: "Parties terminées",
  newMatch: "Nouvelle partie",
  newMatchHint:
    "Quelqu'un de votre classe rejoint la partie. Vous pilotez d'abord le chasseur, puis vous échangez les rôles.",
  joinFacts: ({ pace }) =>
    ({
      live: "En direct : les deux horloges démarrent quand vous rejoignez. Vous pilotez d'abord la cible.",
      days: "Un jour par tour. Vous pilotez d'abord la cible.",
    })[pace],
  create: "Proposer la partie",
  yourTurn: "À vous de jouer",
  opponentsTurn: ({ name }) => `En attente de la poussée de ${name}`,
  waiting: "En attente de quelqu'un de la classe",
  waitingHint: ({ pace }) =>
    ({
      live: "Votre classe voit cette partie sous Compétition. Les deux horloges démarrent quand quelqu'un la rejoint : gardez cet écran ouvert.",
      days: "Votre classe voit cette partie sous Compétition. Vous pouvez quitter cet écran : dès que quelqu'un l'a rejointe, vous avez 24 heures pour votre poussée.",
    })[pace],
  withdraw: "Retirer la partie",
  withdrawn: "Cette partie a été retirée avant que quelqu'un ne la rejoigne.",
  score: ({ you, other }) => `${you} à ${other} points`,
  afterRound: ({ you, other }) => `${you} à ${other} points après la manche 1`,
  place: ({ round, turn, turns }) => `Manche ${round} sur 2, tour ${turn} sur ${turns}`,
  role: ({ role }) => ({ chaser: "Vous pilotez le chasseur", target: "Vous pilotez la cible" })[role],
  swapped: ({ role }) =>
    `Les rôles sont échangés : ${{ chaser: "vous pilotez maintenant le chasseur.", target: "vous pilotez maintenant la cible." }[role]}`,
  goal: ({ kind, role, name, distance, speed, inner }) =>
    ({
      pursuit: {
        chaser: `Votre but : passer à moins de ${distance} de ${name}, à moins de ${speed} m/s.`,
        target: `Votre but : ne pas laisser ${name} passer à moins de ${distance} et à moins de ${speed} m/s.`,
      },
      inspection: {
        chaser: `Votre but : voir le côté éclairé de ${name} le plus longtemps possible, entre ${inner} et ${distance}.`,
        target: `Votre but : que ${name} ne voie pas votre côté éclairé à moins de ${distance}.`,
      },
    })[kind][role],
  you: "Vous",
  plot: "Les deux engins vus de côté, tangentiel vers la droite, radial vers le haut",
  axes: "→ le long de l'orbite (vers l'avant), ↑ radial (loin de la Terre)",
  lines:
    "→ le long de l'orbite (vers l'avant), ↑ radial (loin de la Terre). Tirets : ce tour. Pointillés : le suivant, sans poussée.",
  sun: "Soleil",
  shadow: "Soleil caché",
  catchRing: ({ distance }) => `Capture : ${distance}`,
  viewRing: ({ distance }) => `Vue : ${distance}`,
  keepOutRing: ({ distance }) => `Zone d'exclusion : ${distance}`,
  yourClock: "Votre horloge",
  clockOf: ({ name }) => `Horloge de ${name}`,
  hours: ({ hours, minutes }) => `${hours} h ${minutes} min`,
  chooses: "choisit",
  sent: "envoyée",
  underMinute: "moins d'une minute",
  empty: "écoulée",
  secondsLeft: ({ seconds }) => `Il reste ${seconds} secondes à votre horloge.`,
  clockEmpty: "Votre horloge est écoulée : vos tours se font sans poussée.",
  clockChoice: "Horloge",
  goOn: ({ name }) => `Ne plus attendre ${name}`,
  opponentIsFinished: ({ name }) => `Désormais, les tours de ${name} se font sans poussée et sans que vous attendiez.`,
  youAreFinished:
    "Votre horloge s'est écoulée, et votre adversaire a continué sans vous. Vos tours se font sans poussée.",
  opponentsClockEmpty: ({ name }) => `L'horloge de ${name} est écoulée : ses tours se font sans poussée.`,
  choose: "Choisissez votre poussée.",
  chooseLast: ({ name }) => `${name} a envoyé une poussée. Choisissez la vôtre.`,
  sending: "Envoi de votre poussée...",
  waitFor: ({ name }) => `Votre poussée est envoyée. En attente de celle de ${name}.`,
  fuel: ({ burn, most, left }) => `Cette poussée : ${burn} m/s, ${most} au plus. Carburant restant : ${left} m/s`,
  burnHint:
    "Faites glisser l'anneau dans l'image ou saisissez la poussée. Positif : R loin de la Terre, I vers l'avant, C vers la gauche.",
  tooLarge: ({ most }) => `Une poussée est limitée à ${most} m/s par tour.`,
  tank: "Votre réservoir ne suffit pas pour cette poussée.",
  send: "Envoyer la poussée",
  noBurn: "Pas de poussée",
  ifNoBurn: ({ name }) => `Après ce tour, sans poussée de ${name}`,
  distance: "Distance",
  speed: "Vitesse relative",
  nearest: "Au plus près jusqu'ici",
  crossTrack: "Hors du plan",
  inTrack: "Le long de l'orbite",
  radial: "Radial",
  seenFrom: ({ name }) => `Où se trouve ${name}, vu de votre engin`,
  side: ({ axis, isPositive, distance }) =>
    `${distance} ${
      {
        inTrack: isPositive ? "devant" : "derrière",
        radial: isPositive ? "au-dessus" : "en dessous",
        crossTrack: isPositive ? "à gauche" : "à droite",
      }[axis]
    }`,
  sunAngle: ({ most }) => `Angle avec le Soleil (${most}° au plus)`,
  sunAngleOf: ({ degrees, isLit }) => (isLit ? `${degrees}°` : `${degrees}°, dans l'ombre`),
  points: "Vos points",
  pointsOf: ({ points }) => `${points} sur 100`,
  fuelOf: ({ name }) => `Carburant de ${name}`,
  view: "Vue utile",
  now: "Maintenant",
  isCaught: "Capturée",
  isCollision: "Dans la zone interdite",
  flown: ({ turn, burns, distance, change, speed }) =>
    `Tour ${turn} : ${burns} Distance : ${distance}, ${change}, à ${speed} m/s.`,
  youBurned: ({ burn }) => `Vous : poussée de ${burn}.`,
  youDidNotBurn: "Vous : pas de poussée.",
  nobodyBurned: "Personne n'a poussé.",
  otherBurned: ({ name, burn }) => `${name} : poussée de ${burn}.`,
  otherDidNotBurn: ({ name }) => `${name} : pas de poussée.`,
  burnPart: ({ axis, isPositive, speed }) =>
    `${speed} m/s ${
      {
        inTrack: isPositive ? "vers l'avant" : "vers l'arrière",
        radial: isPositive ? "vers l'extérieur" : "vers l'intérieur",
        crossTrack: isPositive ? "vers la gauche" : "vers la droite",
      }[axis]
    }`,
  change: ({ distance, isNearer }) => (isNearer ? `${distance} de moins qu'avant` : `${distance} de plus qu'avant`),
  seen: ({ seconds, all }) => `Vue utile : ${seconds} s, dans cette manche ${all} s.`,
  caught: "Le chasseur a capturé la cible.",
  collided: "Le chasseur est entré dans la zone d'exclusion, ce qui divise ses points par deux.",
  roundOver: ({ round, you, other, name }) => `Manche ${round} : ${you} points pour vous, ${other} pour ${name}.`,
  notReached: "Le serveur est injoignable.",
  nextTry: ({ seconds }) => `Nouvel essai dans ${seconds} s.`,
  burnWaits:
    "Gardez cet écran ouvert : votre poussée sera envoyée au retour de la connexion. Votre horloge continue de tourner.",
  tryNow: "Réessayer maintenant",
  rules: "Règles",
  ruleTurns: ({ turns, minutes }) =>
    `Une manche a ${turns} tours au plus. À chaque tour, chacun choisit une poussée sans voir celle de l'autre. Puis les deux dérivent pendant ${minutes} minutes.`,
  ruleBurn: ({ most }) =>
    `Une poussée change votre vitesse de ${most} m/s au plus. Vers l'avant, elle relève votre orbite et vous prenez du retard après quelques tours ; vers l'arrière, elle l'abaisse et vous prenez de l'avance.`,
  ruleCatch: ({ distance, speed }) =>
    `Le chasseur capture la cible en passant à moins de ${distance} et à moins de ${speed} m/s. Plus c'est tôt, plus il gagne de points.`,
  ruleFlee: ({ turns }) =>
    `La cible doit seulement rester libre pendant ${turns} tours, mais elle a moins de carburant. Si elle y arrive, le chasseur reçoit quand même quelques points pour s'être approché.`,
  ruleView: ({ distance, degrees, seconds }) =>
    `Le chasseur a besoin d'une vue utile : à moins de ${distance} de la cible, à ${degrees}° au plus de la direction du Soleil, et la cible hors de l'ombre de la Terre. ${seconds} s donnent tous les points.`,
  ruleKeepOut: ({ distance }) =>
    `Si le chasseur s'approche à moins de ${distance}, la manche se termine et ses points sont divisés par deux.`,
  rulePoints:
    "Qui a proposé la partie pilote d'abord le chasseur ; à la manche 2, vous échangez les rôles. Chaque manche partage 100 points entre vous, et la plus grande somme gagne.",
  ruleClock: ({ pace }) =>
    ({
      live: "Chacun a 8 minutes, plus 10 secondes par tour. Votre horloge tourne jusqu'à l'envoi de votre poussée. Une fois qu'elle est écoulée, vos tours se font sans poussée.",
      days: "Envoyez chaque poussée dans les 24 heures. Sinon, le tour se fait sans poussée.",
    })[pace],
  turns: "Tours",
  turn: "Tour",

  burns: "Poussées en m/s : radial / le long de l'orbite / hors du plan",
  noTurns: "Aucun tour n'a été joué.",
  giveUp: "Abandonner",
  giveUpSure: ({ name }) =>
    `Appuyez encore une fois pour abandonner. ${name} reçoit 100 points pour chaque manche qui n'est pas terminée.`,
  outcome: ({ outcome }) => ({ won: "Vous avez gagné", lost: "Vous avez perdu", drawn: "Match nul" })[outcome],
  gaveUp: ({ name }) => `${name} a abandonné.`,
  youGaveUp: "Vous avez abandonné.",
  byClock: "Une horloge s'est écoulée, les derniers tours se sont donc faits sans poussée.",
  classEnded: "La classe est terminée : seules les manches finies comptent.",
  roundName: ({ round }) => `Manche ${round}`,
  roundScore: ({ round, role, you, other }) =>
    `Manche ${round}, ${{ chaser: "vous en chasseur", target: "vous en cible" }[role]} : ${you} à ${other}`,
  caughtIn: ({ turn }) => `Capture au tour ${turn}.`,
  notCaught: ({ distance }) => `Pas de capture, au plus près : ${distance}.`,
  viewIn: ({ seconds }) => `Vue utile : ${seconds} s.`,
  collidedIn: ({ turn }) => `Le chasseur est entré dans la zone interdite au tour ${turn}.`,
  replay: "Rediffusion",
  moment: "Moment de la manche",
  momentOf: ({ turn, time }) => `Tour ${turn}, après ${time}`,
  standing: ({ name, places, distance, speed }) =>
    `Distance ${distance}, vitesse relative ${speed} m/s. ${name} : ${places}.`,
  again: "Rejouer",
};
