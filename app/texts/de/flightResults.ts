import { plural } from "../format";
import type { flightResults as english } from "../en/flightResults";
import type { Translation } from "../translation";

/** How a flight ended, its points, and what would have gained more: in the game, and on pages and in receipts. */
export const flightResults: Translation<typeof english> = {
  minutes: ({ minutes, seconds }) => `${minutes} min ${seconds} s`,
  days: ({ days, hours }) => `${days} d ${hours} h`,
  objectiveReached: "Ziel erreicht.",
  leftEarly: "Vor dem Ziel abgebrochen.",
  enteredKeepOut: ({ radius }) => `Sie sind in die Sperrzone von ${radius} m eingedrungen.`,
  timeUp: "Die Zeit ist um.",
  notCaptured: "Der Port hat das Raumfahrzeug nicht eingefangen.",
  gateExceeded: ({ gate, value, limit }) => `${gate}: ${value} (Grenze ${limit}).`,
  gate: ({ gate }) =>
    ({
      perigee: "Fehler des Perigäums",
      apogee: "Fehler des Apogäums",
      planeAngle: "Winkel der Bahnebenen",
      holdPoint: "Abstand zum Haltepunkt",
      speed: "Geschwindigkeit",
      flyRound: "Noch zu umfliegen",
      miss: "Fehlend zum Mindestabstand",
      passing: "Zeit bis zum Vorbeiflug",
      slot: "Größter Abstand von der Position",
      holdTime: "Noch zu haltende Zeit",
      imaging: "Noch aufzunehmende Zeit",
      axis: "Abstand von der Achse",
      closing: "Annäherungsgeschwindigkeit",
      sideways: "Seitwärtsgeschwindigkeit",
      misalignment: "Winkelfehler",
      turning: "Drehrate",
    })[gate],
  part: ({ part }) => ({ objective: "Ziel", deltaV: "Delta-v", time: "Zeit", safety: "Sicherheit" })[part],
  achieved: "Erreicht.",
  notAchieved: "Nicht erreicht.",
  deltaVUsed: ({ used, reference }) => `${used} m/s verbraucht; die Referenz braucht ${reference} m/s.`,
  timeFlown: ({ flown, par, limit }) => `${flown} geflogen. Volle Punktzahl bis ${par}, keine bei ${limit}.`,
  wastefulTimeFlown: ({ flown, par, limit }) =>
    `${flown} geflogen. Volle Punktzahl bis ${par}, keine bei ${limit}, und weniger, wenn Sie mehr als das doppelte Delta-v der Referenz verbrauchen.`,
  neverEntered: "Sie sind nie in die Sperrzone eingedrungen.",
  neverWouldEnter: "Sie sind nie in die Sperrzone eingedrungen, und alle Zündungen waren passiv sicher.",
  entered: ({ entries }) =>
    plural(entries, {
      one: "Sie sind einmal in die Sperrzone eingedrungen.",
      other: "Sie sind #-mal in die Sperrzone eingedrungen.",
    }),
  unsafeBurns: ({ burns }) =>
    plural(burns, {
      one: "# Zündung war nicht passiv sicher.",
      other: "# Zündungen waren nicht passiv sicher.",
    }),
  nothingLost: "Es gingen keine Punkte verloren.",
  lost: ({ points }) => plural(points, { one: "# Punkt ging verloren.", other: "# Punkte gingen verloren." }),
  seeGates: "Siehe die Endbedingungen unten: Beim Kontakt muss jede in ihrer Grenze liegen.",
  noSmallChange: ({ how }) => `Keine kleine Änderung hilft. Vergleichen Sie Ihren Flug mit der Referenz: ${how}.`,
  withoutBurn: ({ burn, deltaV, time }) => `Zündung ${burn} weglassen (${deltaV} m/s bei ${time}).`,
  smallerBurn: ({ burn, deltaV, time, by }) => `Zündung ${burn} (${deltaV} m/s bei ${time}) um ${by} % verkleinern.`,
  largerBurn: ({ burn, deltaV, time, by }) => `Zündung ${burn} (${deltaV} m/s bei ${time}) um ${by} % vergrößern.`,
  earlierBurn: ({ burn, deltaV, time, by }) => `Zündung ${burn} (${deltaV} m/s bei ${time}) um ${by} früher ausführen.`,
  laterBurn: ({ burn, deltaV, time, by }) => `Zündung ${burn} (${deltaV} m/s bei ${time}) um ${by} später ausführen.`,
  referenceBurn: (change) =>
    `Zündung ${change.burn} (${change.deltaV} m/s bei ${change.time}) wie in der Referenz ausführen (${change.referenceDeltaV} m/s bei ${change.referenceTime}).`,
  exactStop: "Mit einer letzten Zündung genau zum Stillstand kommen (Angleichen).",
  noCancelledPulses: ({ deltaV }) => `Die Impulse zu einer Seite und wieder zurück weglassen (${deltaV} m/s).`,
  slowerClosing: ({ deltaV }) => `Halb so schnell annähern (${deltaV} m/s weniger und doppelte Zeit).`,
  wouldHaveGained: ({ points }) =>
    plural(points, { one: "Das hätte # Punkt gebracht.", other: "Das hätte # Punkte gebracht." }),
  thruster: ({ thruster }) =>
    ({
      forward: "Vor",
      back: "Zurück",
      right: "Rechts",
      left: "Links",
      up: "Hoch",
      down: "Runter",
      "pitch up": "Nicken hoch",
      "pitch down": "Nicken runter",
      "yaw right": "Gieren rechts",
      "yaw left": "Gieren links",
      "roll right": "Rollen rechts",
      "roll left": "Rollen links",
      "stop turning": "Drehung stoppen",
    })[thruster],
};
