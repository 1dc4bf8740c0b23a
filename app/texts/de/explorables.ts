import { number } from "../format";
import type { explorables as english } from "../en/explorables";
import type { Translation } from "../translation";

/** Explorables: pictures in a lesson that react to sliders. */
export const explorables: Translation<typeof english> = {
  burnHandle:
    "Zündung: Pfeiltasten links und rechts für rückwärts und vorwärts, oben und unten für auswärts und einwärts",
  burnOfHandle: ({ inTrack, isBackward, radial, isInward }) =>
    `${inTrack} ${isBackward ? "rückwärts" : "vorwärts"}, ${radial} ${isInward ? "nach innen" : "nach außen"}`,
  guessFirst: "Schätzen Sie zuerst, um das Bild zu sehen.",
  yourGuess: "Ihre Schätzung",
  you: "Sie",
  station: "Station",
  earth: "Erde",
  oneOrbit: "1 Umlauf",
  curve: ({ up, across }) => `${up} über ${across}`,
  comparedCurve: ({ up, across, compared }) => `${up} über ${across}. Blasse Linie: ${compared}`,
  timeAndOrbits: ({ minutes, orbits }) => `${minutes}, ${orbits} Umläufe`,
  ahead: "I voraus",
  outward: "R auswärts",
  curveVaries: "Die Kurve steigt und fällt.",
  curveIsLevel: "Die Kurve ist flach.",
  curveRises: "Die Kurve steigt von links nach rechts.",
  curveFalls: "Die Kurve fällt von links nach rechts.",
  picturesAndValues: "Bilder und Werte",
  timeSinceBurn: "Zeit seit der Zündung",
  pause: "Pause",
  play: "Abspielen",
  inertialPicture: "Derselbe Flug im Inertialsystem: beide Raumfahrzeuge auf ihrem Weg um die Erde",
  inertialScale: ({ factor }) => `Inertialsystem, Abstand zwischen den Raumfahrzeugen ${number(factor)}× vergrößert`,
  groundTrackPicture: "Die Bodenspur von zwei Umläufen auf einer Erdkarte",
  groundTrack: "Bodenspur von zwei Umläufen",
  orbitPicture: "Der Orbit in seiner Ebene, maßstabsgetreu: die Erde in einem Brennpunkt, das Perigäum rechts",
  orbitScale: "Bahnebene, maßstabsgetreu",
  ricPicture: "Der Raum um die Station in ihrem Bezugssystem: nach rechts entlang der Bahn, nach oben radial",
  ricAxes: "RIC: entlang der Bahn →, radial ↑",
  square: ({ distance }) => `Ein Kästchen: ${distance}`,
  commit: "Schätzung prüfen",
  skip: "Schätzung überspringen",
  answerRequired: "Wählen Sie eine Antwort oder überspringen Sie die Schätzung.",
  numberRequired: ({ from, to }) =>
    `Geben Sie eine Zahl von ${from} bis ${to} ein oder überspringen Sie die Schätzung.`,
  notGraded: "Dies ist eine Schätzung und wird nicht bewertet.",
  guessField: ({ name, unit, from, to }) =>
    unit ? `${name}, ${unit} (von ${from} bis ${to})` : `${name} (von ${from} bis ${to})`,
  skipped: ({ quantity, value }) => `Übersprungen. ${quantity}: ${value}.`,
  right: ({ quantity, value }) => `Richtig. ${quantity}: ${value}.`,
  wrong: ({ answer, quantity, value }) => `Die richtige Antwort ist „${answer}“. ${quantity}: ${value}.`,
  guessOff: ({ guess, quantity, value, difference, percent }) =>
    percent === null
      ? `Ihre Schätzung: ${guess}. ${quantity}: ${value}. Sie lagen um ${difference} daneben.`
      : `Ihre Schätzung: ${guess}. ${quantity}: ${value}. Sie lagen um ${difference} oder ${percent} % daneben.`,
  orbitSentence: ({ period, perigee, apogee, speed, height }) =>
    `Umlaufzeit ${period}, Perigäum ${perigee}, Apogäum ${apogee}, Geschwindigkeit ${speed} in ${height} Höhe.`,
  burnSentence: (burn) => {
    const inTrack = burn.isBackward ? `${burn.inTrack} rückwärts` : `${burn.inTrack} vorwärts`;
    const radial = burn.isInward ? `${burn.radial} einwärts` : `${burn.radial} auswärts`;
    const halfway = burn.isLower ? `${burn.halfway} tiefer` : `${burn.halfway} höher`;
    const drift = burn.isBehind ? `${burn.drift} hinter` : `${burn.drift} vor`;
    return `Nach einer Zündung von ${inTrack} und ${radial} sind Sie einen halben Umlauf später ${halfway} und einen Umlauf später ${drift} Ihrem Ausgangspunkt.`;
  },
};
