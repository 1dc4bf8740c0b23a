import { plural } from "../format";
import type { gameDuels as english } from "../en/gameDuels";
import type { Translation } from "../translation";

export const gameDuels: Translation<typeof english> = {
  title: "Zu zweit",
  hint: "Jagen oder inspizieren Sie das Raumfahrzeug einer Person aus Ihrer Klasse, Zug um Zug.",
  unrated: "Partien sind zum Üben: Sie ändern keine Note, kein Abzeichen und keinen Platz in der Klasse.",
  yourTurnIn: ({ count }) =>
    plural(count, { one: "Sie sind in # Partie am Zug", other: "Sie sind in # Partien am Zug" }),
  canJoin: ({ count }) => plural(count, { one: "# offene Partie", other: "# offene Partien" }),
  kind: ({ kind }) => ({ pursuit: "Verfolgung", inspection: "Inspektion" })[kind],
  kindHint: ({ kind }) =>
    ({
      pursuit: "Der Verfolger will das Ziel fangen. Das Ziel will entkommen.",
      inspection: "Der Verfolger will die Sonnenseite des Ziels sehen. Das Ziel will ihm die Sicht verderben.",
    })[kind],
  pace: ({ pace }) => ({ live: "Live", days: "Ein Tag pro Zug" })[pace],
  paceHint: ({ pace }) =>
    ({
      live: "8 Minuten für jeden in der ganzen Partie, dazu 10 Sekunden pro Zug. Dauert etwa eine Viertelstunde.",
      days: "Beide haben für jede Zündung 24 Stunden Zeit.",
    })[pace],
  against: ({ kind, name }) => ({ pursuit: `Verfolgung gegen ${name}`, inspection: `Inspektion gegen ${name}` })[kind],
  classmate: "jemanden aus der Klasse",
  yours: "Ihre Partien",
  none: "Keine Partie läuft. Treten Sie einer bei, oder bieten Sie eine an.",
  toJoin: "Offene Partien",
  noneToJoin: "In Ihrer Klasse sucht gerade niemand ein Gegenüber.",
  join: "Beitreten",
  ended: "Beendete Partien",
  newMatch: "Neue Partie",
  newMatchHint:
    "Jemand aus Ihrer Klasse tritt bei. Sie fliegen zuerst den Verfolger, dann werden die Rollen getauscht.",
  joinFacts: ({ pace }) =>
    ({
      live: "Live: Beide Uhren starten, wenn Sie beitreten. Sie fliegen zuerst das Ziel.",
      days: "Ein Tag pro Zug. Sie fliegen zuerst das Ziel.",
    })[pace],
  create: "Partie anbieten",
  yourTurn: "Sie sind am Zug",
  opponentsTurn: ({ name }) => `Warten auf die Zündung von ${name}`,
  waiting: "Warten, bis jemand beitritt",
  waitingHint: ({ pace }) =>
    ({
      live: "Ihre Klasse sieht diese Partie unter „Wettkampf“. Beide Uhren starten, wenn jemand beitritt: Lassen Sie diese Seite offen.",
      days: "Ihre Klasse sieht diese Partie unter „Wettkampf“. Sie können diese Seite verlassen: Sobald jemand beigetreten ist, haben Sie 24 Stunden für Ihre Zündung.",
    })[pace],
  withdraw: "Partie zurückziehen",
  withdrawn: "Diese Partie wurde zurückgezogen, bevor jemand beitrat.",
  score: ({ you, other }) => `${you} zu ${other} Punkte`,
  afterRound: ({ you, other }) => `${you} zu ${other} Punkte nach Runde 1`,
  place: ({ round, turn, turns }) => `Runde ${round} von 2, Zug ${turn} von ${turns}`,
  role: ({ role }) => ({ chaser: "Sie fliegen den Verfolger", target: "Sie fliegen das Ziel" })[role],
  swapped: ({ role }) =>
    `Die Rollen sind getauscht: ${{ chaser: "Sie fliegen jetzt den Verfolger.", target: "Sie fliegen jetzt das Ziel." }[role]}`,
  goal: ({ kind, role, name, distance, speed, inner }) =>
    ({
      pursuit: {
        chaser: `Ihr Ziel: höchstens ${distance} an ${name} vorbei, langsamer als ${speed} m/s.`,
        target: `Ihr Ziel: ${name} nicht auf ${distance} und langsamer als ${speed} m/s herankommen lassen.`,
      },
      inspection: {
        chaser: `Ihr Ziel: die Sonnenseite von ${name} möglichst lange sehen, aus ${inner} bis ${distance} Abstand.`,
        target: `Ihr Ziel: ${name} soll Ihre Sonnenseite nicht aus weniger als ${distance} sehen.`,
      },
    })[kind][role],
  you: "Sie",
  plot: "Beide Raumfahrzeuge von der Seite, entlang der Bahn nach rechts, radial nach oben",
  axes: "→ entlang der Bahn (vorwärts), ↑ radial (von der Erde weg)",
  lines:
    "→ entlang der Bahn (vorwärts), ↑ radial (von der Erde weg). Gestrichelt: dieser Zug. Gepunktet: der nächste, ohne Zündung.",
  sun: "Sonne",
  shadow: "Sonne verdeckt",
  catchRing: ({ distance }) => `Fang: ${distance}`,
  viewRing: ({ distance }) => `Sicht: ${distance}`,
  keepOutRing: ({ distance }) => `Sperrzone: ${distance}`,
  yourClock: "Ihre Uhr",
  clockOf: ({ name }) => `Uhr von ${name}`,
  hours: ({ hours, minutes }) => `${hours} h ${minutes} min`,
  chooses: "wählt",
  sent: "gesendet",
  underMinute: "unter einer Minute",
  empty: "abgelaufen",
  secondsLeft: ({ seconds }) => `Noch ${seconds} Sekunden auf Ihrer Uhr.`,
  clockEmpty: "Ihre Uhr ist abgelaufen. Ihre Züge werden ohne Zündung geflogen.",
  clockChoice: "Uhr",
  goOn: ({ name }) => `Nicht länger auf ${name} warten`,
  opponentIsFinished: ({ name }) => `Ab jetzt werden die Züge von ${name} sofort und ohne Zündung geflogen.`,
  youAreFinished:
    "Ihre Uhr ist abgelaufen, und die andere Person hat ohne Sie weitergespielt. Ihre Züge werden ohne Zündung geflogen.",
  opponentsClockEmpty: ({ name }) =>
    `Die Uhr von ${name} ist abgelaufen. Die Züge von ${name} werden ohne Zündung geflogen.`,
  choose: "Wählen Sie Ihre Zündung.",
  chooseLast: ({ name }) => `${name} hat eine Zündung gesendet. Wählen Sie Ihre.`,
  sending: "Ihre Zündung wird gesendet...",
  waitFor: ({ name }) => `Ihre Zündung ist gesendet. Warten auf die Zündung von ${name}.`,
  fuel: ({ burn, most, left }) => `Diese Zündung: ${burn} m/s, höchstens ${most}. Noch im Tank: ${left} m/s`,
  burnHint:
    "Ziehen Sie den Ring im Bild, oder geben Sie die Zündung ein. Positiv: R von der Erde weg, I vorwärts, C nach links.",
  tooLarge: ({ most }) => `Eine Zündung hat höchstens ${most} m/s.`,
  tank: "Ihr Tank reicht für diese Zündung nicht.",
  send: "Zündung senden",
  noBurn: "Keine Zündung",
  ifNoBurn: ({ name }) => `Nach diesem Zug, wenn ${name} nicht zündet`,
  distance: "Abstand",
  speed: "Relativgeschwindigkeit",
  nearest: "Bisher am nächsten",
  crossTrack: "Quer zur Bahn",
  inTrack: "Entlang der Bahn",
  radial: "Radial",
  seenFrom: ({ name }) => `Wo ${name} ist, von Ihnen aus gesehen`,
  side: ({ axis, isPositive, distance }) =>
    `${distance} ${
      {
        inTrack: isPositive ? "voraus" : "dahinter",
        radial: isPositive ? "darüber" : "darunter",
        crossTrack: isPositive ? "links" : "rechts",
      }[axis]
    }`,
  sunAngle: ({ most }) => `Winkel zur Sonne (höchstens ${most}°)`,
  sunAngleOf: ({ degrees, isLit }) => (isLit ? `${degrees}°` : `${degrees}°, im Schatten`),
  points: "Ihre Punkte",
  pointsOf: ({ points }) => `${points} von 100`,
  fuelOf: ({ name }) => `Treibstoff von ${name}`,
  view: "Gute Sicht",
  now: "Jetzt",
  isCaught: "Gefangen",
  isCollision: "In der Sperrzone",
  flown: ({ turn, burns, distance, change, speed }) =>
    `Zug ${turn}: ${burns} Abstand jetzt ${distance}, ${change}, bei ${speed} m/s.`,
  youBurned: ({ burn }) => `Sie haben ${burn} gezündet.`,
  youDidNotBurn: "Sie haben nicht gezündet.",
  nobodyBurned: "Niemand hat gezündet.",
  otherBurned: ({ name, burn }) => `${name} hat ${burn} gezündet.`,
  otherDidNotBurn: ({ name }) => `${name} hat nicht gezündet.`,
  burnPart: ({ axis, isPositive, speed }) =>
    `${speed} m/s ${
      {
        inTrack: isPositive ? "vorwärts" : "rückwärts",
        radial: isPositive ? "nach außen" : "nach innen",
        crossTrack: isPositive ? "nach links" : "nach rechts",
      }[axis]
    }`,
  change: ({ distance, isNearer }) => (isNearer ? `${distance} weniger als vorher` : `${distance} mehr als vorher`),
  seen: ({ seconds, all }) => `Gute Sicht: ${seconds} s, in dieser Runde ${all} s.`,
  caught: "Der Verfolger hat das Ziel gefangen.",
  collided: "Der Verfolger ist in die Sperrzone geflogen. Das halbiert seine Punkte.",
  roundOver: ({ round, you, other, name }) => `Runde ${round}: ${you} Punkte für Sie, ${other} für ${name}.`,
  notReached: "Der Server ist nicht erreichbar.",
  nextTry: ({ seconds }) => `Nächster Versuch in ${seconds} s.`,
  burnWaits:
    "Lassen Sie diese Seite offen: Ihre Zündung wird gesendet, sobald die Verbindung wieder da ist. Ihre Uhr läuft weiter.",
  tryNow: "Jetzt versuchen",
  rules: "Regeln",
  ruleTurns: ({ turns, minutes }) =>
    `Eine Runde hat bis zu ${turns} Züge. In jedem wählen beide eine Zündung, ohne die andere zu sehen. Dann treiben beide ${minutes} Minuten lang.`,
  ruleBurn: ({ most }) =>
    `Eine Zündung ändert Ihre Geschwindigkeit um bis zu ${most} m/s. Vorwärts hebt Ihre Bahn, also fallen Sie nach einigen Zügen zurück; rückwärts senkt sie, also kommen Sie voran.`,
  ruleCatch: ({ distance, speed }) =>
    `Der Verfolger fängt das Ziel, wenn er es in weniger als ${distance} und langsamer als ${speed} m/s passiert. Je früher, desto mehr Punkte.`,
  ruleFlee: ({ turns }) =>
    `Das Ziel muss nur ${turns} Züge lang frei bleiben, hat aber weniger Treibstoff. Gelingt es ihm, bekommt der Verfolger trotzdem einige Punkte für seine Nähe.`,
  ruleView: ({ distance, degrees, seconds }) =>
    `Der Verfolger braucht gute Sicht: höchstens ${distance} Abstand zum Ziel, höchstens ${degrees}° Abweichung von der Richtung zur Sonne, und das Ziel darf nicht im Schatten der Erde liegen. ${seconds} s gute Sicht geben die volle Punktzahl.`,
  ruleKeepOut: ({ distance }) =>
    `Kommt der Verfolger näher als ${distance} heran, endet die Runde und seine Punkte werden halbiert.`,
  rulePoints:
    "Wer die Partie angeboten hat, fliegt zuerst den Verfolger; in Runde 2 werden die Rollen getauscht. Jede Runde verteilt 100 Punkte auf beide, und die höhere Summe gewinnt.",
  ruleClock: ({ pace }) =>
    ({
      live: "Beide haben 8 Minuten, dazu 10 Sekunden pro Zug. Ihre Uhr läuft, bis Sie Ihre Zündung senden. Ist sie abgelaufen, werden Ihre Züge ohne Zündung geflogen.",
      days: "Senden Sie jede Zündung innerhalb von 24 Stunden. Sonst wird der Zug ohne Zündung geflogen.",
    })[pace],
  turns: "Züge",
  turn: "Zug",

  burns: "Zündungen in m/s: radial / entlang der Bahn / quer zur Bahn",
  noTurns: "Es wurde kein Zug geflogen.",
  giveUp: "Aufgeben",
  giveUpSure: ({ name }) =>
    `Drücken Sie noch einmal, um aufzugeben. ${name} bekommt 100 Punkte für jede nicht beendete Runde.`,
  outcome: ({ outcome }) => ({ won: "Gewonnen", lost: "Verloren", drawn: "Unentschieden" })[outcome],
  gaveUp: ({ name }) => `${name} hat aufgegeben.`,
  youGaveUp: "Sie haben aufgegeben.",
  byClock: "Eine Uhr ist abgelaufen, deshalb wurden die letzten Züge ohne Zündung geflogen.",
  classEnded: "Die Klasse wurde beendet, deshalb zählen nur die beendeten Runden.",
  roundName: ({ round }) => `Runde ${round}`,
  roundScore: ({ round, role, you, other }) =>
    `Runde ${round}, ${{ chaser: "Sie als Verfolger", target: "Sie als Ziel" }[role]}: ${you} zu ${other}`,
  caughtIn: ({ turn }) => `Gefangen in Zug ${turn}.`,
  notCaught: ({ distance }) => `Nicht gefangen, kleinster Abstand: ${distance}.`,
  viewIn: ({ seconds }) => `Gute Sicht: ${seconds} s.`,
  collidedIn: ({ turn }) => `Der Verfolger flog in Zug ${turn} in die Sperrzone.`,
  replay: "Wiederholung",
  moment: "Zeitpunkt der Runde",
  momentOf: ({ turn, time }) => `Zug ${turn}, nach ${time}`,
  standing: ({ name, places, distance, speed }) =>
    `Abstand ${distance}, Relativgeschwindigkeit ${speed} m/s. ${name}: ${places}.`,
  again: "Noch einmal spielen",
};
