import { number } from "../format";

/** Explorables: pictures in a lesson that react to sliders. */
export const explorables = {
  burnHandle: "The burn: left and right arrows for backward and forward, up and down for outward and inward",
  guessFirst: "Your guess first: then the picture answers.",
  yourGuess: "your guess",
  you: "you",
  earth: "Earth",
  oneOrbit: "1 orbit",
  curve: ({ up, across }: { up: string; across: string }) => `${up} over ${across}`,
  comparedCurve: ({ up, across, compared }: { up: string; across: string; compared: string }) =>
    `${up} over ${across}; faint: ${compared}`,
  timeAndOrbits: ({ minutes, orbits }: { minutes: string; orbits: string }) => `${minutes}, ${orbits} orbits`,
  ahead: "I ahead",
  outward: "R outward",
  curveVaries: "The curve rises and falls.",
  curveIsLevel: "The curve is level.",
  curveRises: "The curve rises from left to right.",
  curveFalls: "The curve falls from left to right.",
  picturesAndValues: "Pictures and values",
  timeSinceBurn: "Time since the burn",
  pause: "Pause",
  play: "Play",
  inertialPicture: "The same flight in the inertial frame: both spacecraft on their way round the Earth",
  inertialScale: ({ factor }: { factor: number }) => `Inertial: what lies between them × ${number(factor)}`,
  groundTrackPicture: "The ground track: what is passed over in two turns, on a map of the Earth",
  groundTrack: "Ground track of two turns",
  orbitPicture: "The orbit in its plane, to scale: the Earth in one focus, the perigee to the right",
  orbitScale: "In the plane of the orbit, to scale",
  ricPicture: "The neighbourhood of the station in its own frame: in-track to the right, radial up",
  ricAxes: "RIC: in-track →, radial ↑",
  square: ({ distance }: { distance: string }) => `One square: ${distance}`,
  commit: "Commit and see",
  skip: "Skip the guess",
  answerRequired: "Choose an answer first, or skip the guess.",
  numberRequired: ({ range }: { range: string }) => `Guess a number ${range}, or skip the guess.`,
  notGraded: "A guess, not graded",
  fromTo: ({ from, to }: { from: number; to: number }) => `from ${from} to ${to}`,
  byPhysics: ({ quantity, value }: { quantity: string; value: string }) => `${quantity}, by physics: ${value}`,
  skipped: ({ computed }: { computed: string }) => `Skipped. ${computed}.`,
  right: ({ computed }: { computed: string }) => `Right. ${computed}.`,
  wrong: ({ answer, computed }: { answer: string; computed: string }) => `Not so: “${answer}”. ${computed}.`,
  guessOff: ({
    guess,
    computed,
    difference,
    percent,
  }: {
    guess: string;
    computed: string;
    difference: string;
    percent: number | null;
  }) => `You said ${guess}. ${computed}: off by ${difference}${percent === null ? "" : `, ${percent} %`}.`,
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
  }) =>
    `A burn of ${burn.inTrack} ${burn.isBackward ? "backward" : "forward"} and ${burn.radial} ${burn.isInward ? "inward" : "outward"}: ${burn.halfway} ${burn.isLower ? "lower" : "higher"} after half an orbit, ${burn.drift} ${burn.isBehind ? "behind" : "ahead"} of its start after one.`,
};
