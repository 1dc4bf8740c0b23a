import { number } from "../format";

/** Explorables: pictures in a lesson that react to sliders. */
export const explorables = {
  burnHandle: "Burn: press the left and right arrow keys for backward and forward, up and down for outward and inward",
  /** The burn of the handle, for screen readers. */
  burnOfHandle: ({
    inTrack,
    isBackward,
    radial,
    isInward,
  }: {
    inTrack: string;
    isBackward: boolean;
    radial: string;
    isInward: boolean;
  }) => `${inTrack} ${isBackward ? "backward" : "forward"}, ${radial} ${isInward ? "inward" : "outward"}`,
  /** Covers the picture until the reader has guessed. */
  guessFirst: "Make your guess first to see the picture.",
  /** In pictures: the guess, the reader's own spacecraft, and the Earth. */
  yourGuess: "your guess",
  you: "you",
  station: "station",
  earth: "Earth",
  oneOrbit: "1 orbit",
  curve: ({ up, across }: { up: string; across: string }) => `${up} vs. ${across}`,
  comparedCurve: ({ up, across, compared }: { up: string; across: string; compared: string }) =>
    `${up} vs. ${across}. Faint line: ${compared}`,
  timeAndOrbits: ({ minutes, orbits }: { minutes: string; orbits: string }) => `${minutes}, ${orbits} orbits`,
  /** Axes: I is in-track, R is radial. */
  ahead: "I ahead",
  outward: "R outward",
  curveVaries: "The curve rises and falls.",
  curveIsLevel: "The curve is flat.",
  curveRises: "The curve rises from left to right.",
  curveFalls: "The curve falls from left to right.",
  picturesAndValues: "Pictures and values",
  timeSinceBurn: "Time since the burn",
  pause: "Pause",
  play: "Play",
  inertialPicture: "The same flight in the inertial frame: both spacecraft orbiting the Earth",
  inertialScale: ({ factor }: { factor: number }) =>
    `Inertial frame, distance between the spacecraft enlarged ${number(factor)}×`,
  groundTrackPicture: "The ground track of two orbits on a map of the Earth",
  groundTrack: "Ground track of two orbits",
  orbitPicture: "The orbit in its plane, to scale: the Earth at one focus, the perigee on the right",
  orbitScale: "Plane of the orbit, to scale",
  ricPicture: "The space around the station in its own frame: in-track to the right, radial up",
  ricAxes: "RIC: in-track →, radial ↑",
  /** The size of the picture's grid. */
  square: ({ distance }: { distance: string }) => `One square: ${distance}`,
  commit: "Check my guess",
  skip: "Skip the guess",
  answerRequired: "Choose an answer, or skip the guess.",
  numberRequired: ({ from, to }: { from: string; to: string }) =>
    `Enter a number from ${from} to ${to}, or skip the guess.`,
  notGraded: "This is a guess and isn't graded.",
  /** The field for a guess: "Period, min (from 80 to 120)". */
  guessField: ({ name, unit, from, to }: { name: string; unit: string; from: string; to: string }) =>
    unit ? `${name}, ${unit} (from ${from} to ${to})` : `${name} (from ${from} to ${to})`,
  /** In this entry and the next three, `value` is what the physics gives for the quantity: "Period: 92 min." */
  skipped: ({ quantity, value }: { quantity: string; value: string }) => `Skipped. ${quantity}: ${value}.`,
  right: ({ quantity, value }: { quantity: string; value: string }) => `Correct. ${quantity}: ${value}.`,
  wrong: ({ answer, quantity, value }: { answer: string; quantity: string; value: string }) =>
    `The correct answer is “${answer}”. ${quantity}: ${value}.`,
  guessOff: ({
    guess,
    quantity,
    value,
    difference,
    percent,
  }: {
    guess: string;
    quantity: string;
    value: string;
    difference: string;
    percent: number | null;
  }) =>
    percent === null
      ? `Your guess: ${guess}. ${quantity}: ${value}. You were off by ${difference}.`
      : `Your guess: ${guess}. ${quantity}: ${value}. You were off by ${difference}, or ${percent} %.`,
  orbitSentence: ({
    period,
    perigee,
    apogee,
    speed,
    height,
  }: {
    period: string;
    perigee: string;
    apogee: string;
    speed: string;
    height: string;
  }) => `Period ${period}, perigee ${perigee}, apogee ${apogee}, speed ${speed} at ${height}.`,
  burnSentence: (burn: {
    inTrack: string;
    isBackward: boolean;
    radial: string;
    isInward: boolean;
    halfway: string;
    isLower: boolean;
    drift: string;
    isBehind: boolean;
  }) => {
    const inTrack = burn.isBackward ? `${burn.inTrack} backward` : `${burn.inTrack} forward`;
    const radial = burn.isInward ? `${burn.radial} inward` : `${burn.radial} outward`;
    const halfway = burn.isLower ? `${burn.halfway} lower` : `${burn.halfway} higher`;
    const drift = burn.isBehind ? `${burn.drift} behind` : `${burn.drift} ahead of`;
    return `After a burn of ${inTrack} and ${radial}, you're ${halfway} half an orbit later, and ${drift} your starting point one orbit later.`;
  },
};
