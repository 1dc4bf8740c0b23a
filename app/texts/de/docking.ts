import { plural } from "../format";
import type { docking as english } from "../en/docking";
import type { Translation } from "../translation";

/** Manual docking in the simulator: the guide, the figures and the thruster buttons. */
export const docking: Translation<typeof english> = {
  stepStopTurning: "Drehung stoppen",
  stepPoint: "Auf den Port ausrichten",
  stepLineUp: "Auf die Achse gehen",
  stepCloseIn: "Annähern",
  stepTouch: "Abbremsen und andocken",
  stepOf: ({ step, steps, title }) => `Schritt ${step} von ${steps} · ${title}`,
  fasterClock: ({ place }) => `${place} · Beim Warten bis auf 4× beschleunigen`,
  turnsTooFast: "Sie drehen sich zu schnell. Drehung stoppen.",
  straight: "Die Nase zeigt auf den Port. Drehung stoppen.",
  turnsAway: "Sie drehen sich weg. Drehung stoppen.",
  stopThenTurn: "Hier zuerst anhalten, dann zum Port drehen.",
  waitForTurn: "Gut. Warten, bis sich die Nase gedreht hat.",
  noseOff: ({ error, degrees }) =>
    ({
      tooLow: `Die Nase zeigt ${degrees}° zu tief.`,
      tooHigh: `Die Nase zeigt ${degrees}° zu hoch.`,
      tooFarLeft: `Die Nase zeigt ${degrees}° zu weit nach links.`,
      tooFarRight: `Die Nase zeigt ${degrees}° zu weit nach rechts.`,
      rolledLeft: `Sie sind um ${degrees}° nach links gerollt.`,
      rolledRight: `Sie sind um ${degrees}° nach rechts gerollt.`,
    })[error],
  stopDrifting: ({ side }) =>
    ({
      left: "Sie driften nach links. Drift stoppen.",
      right: "Sie driften nach rechts. Drift stoppen.",
      up: "Sie driften nach oben. Drift stoppen.",
      down: "Sie driften nach unten. Drift stoppen.",
    })[side],
  moveOntoAxis: ({ side }) =>
    ({
      left: "Nach links auf die Achse bewegen.",
      right: "Nach rechts auf die Achse bewegen.",
      up: "Nach oben auf die Achse bewegen.",
      down: "Nach unten auf die Achse bewegen.",
    })[side],
  pastPort: "Sie sind am Port vorbei. Zurückfliegen, bis die Entfernung über null ist.",
  waitHere: "Hier anhalten und auf die Achse gehen, bevor es weitergeht.",
  slowDown: ({ speed }) => `In dieser Entfernung auf ${speed} m/s abbremsen.`,
  closeIn: ({ speed }) => `Mit ${speed} m/s annähern.`,
  waitForAxis: "Gut. Warten, bis die Achse erreicht ist.",
  holdCourse: ({ seconds }) =>
    seconds === null ? "Gut. Kurs halten." : `Gut. Kurs halten: noch ${seconds} s bis zum Port.`,
  tap: ({ key, label, times }) => {
    if (times === 1) return `Einmal auf ${key} (${label}) tippen.`;
    if (times === 2) return `Zweimal auf ${key} (${label}) tippen.`;
    return plural(times, { other: `#-mal auf ${key} (${label}) tippen oder gedrückt halten.` });
  },
  guide: "Anleitung",
  nextAction: "Nächste Aktion",
  rangeAndRates: "Entfernung und Raten",
  range: "Entfernung",
  rate: "Rate",
  sideways: "Seitwärts",
  offAxis: "Achsabstand",
  pitch: "Nicken",
  yaw: "Gieren",
  roll: "Rollen",
  used: "Verbraucht",
  closing: "Annäherung",
  attitude: "Lage",
  figures: ({ range, motion, speed, offAxis, sidewaysSpeed, degrees }) => {
    const motions = {
      standing: "keine Bewegung",
      closing: `Annäherung mit ${speed} Metern pro Sekunde`,
      leaving: `Entfernung wächst mit ${speed} Metern pro Sekunde`,
    };
    return `Entfernung ${range} Meter, ${motions[motion]}. ${offAxis} Meter neben der Achse, ${sidewaysSpeed} Meter pro Sekunde seitwärts. Nase ${degrees} Grad daneben.`;
  },
  back: "Zurück",
  up: "Hoch",
  forward: "Vor",
  left: "Links",
  down: "Runter",
  right: "Rechts",
  rollLeft: "Links rollen",
  rollRight: "Rechts rollen",
  noseUp: "Nase hoch",
  noseDown: "Nase runter",
  noseLeft: "Nase links",
  noseRight: "Nase rechts",
  stopTurning: "Drehung stoppen",
  finePulses: "Feine Impulse",
  move: "Bewegen",
  turn: "Drehen",
  tooManyPulses: ({ pulses }) =>
    plural(pulses, {
      one: "Die Triebwerke haben #-mal gefeuert. Weitere Impulse werden nicht aufgezeichnet.",
      other: "Die Triebwerke haben #-mal gefeuert. Weitere Impulse werden nicht aufgezeichnet.",
    }),
  tankEmpty: "Der Tank ist leer.",
  leave: "Verlassen",
  startOver: "Neu beginnen",
  resumed: "Sie sind wieder da, wo Sie aufgehört haben.",
  portCamera: "Blick aus der Kamera im Andockring: die Station und ihr Port",
  outsideView: "Blick von außen: Raumfahrzeug, Korridor und Station",
  pause: "Pause",
  timeAndSound: "Zeit und Ton",
  sound: "Ton",
};
