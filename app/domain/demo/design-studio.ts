// A curriculum of the demo whose scenarios ask for a sandbox, and what students have built.
import type { HandedInSandbox } from "~/domain/evidence";
import type { Criterion } from "~/domain/grades/rubric";

/** 40 points by checks, 60 by hand. */
const rendezvous = {
  key: "catch-the-station",
  title: "Catch the Station",
  shortTitle: "Catch",
  type: "Default",
  contentType: "Globe",
  maxScore: 100,
  grading: "server",
  objectives: ["Choose a phasing orbit", "Judge how safe an approach is"],
  sandbox: {
    text: [
      "Spacecraft 1 is a station in a circular orbit, 420 km high. Build a chaser as spacecraft 2 that meets it without a burn: within three hours, it comes closer than 10 km.",
      "Name both spacecraft. Your instructor looks at your choice of orbit and at what happens if nothing is done after the meeting.",
    ],
    checks: [
      { quantity: "period", unit: "min", from: 92, to: 93.5, points: 10 },
      { quantity: "inclination", unit: "deg", spacecraft: 2, from: 51.5, to: 51.7, points: 10 },
      { quantity: "closestApproach", unit: "km", below: 10, minutes: 180, points: 20 },
    ],
  },
};

/** All points by checks. */
const survey = {
  key: "watch-the-poles",
  title: "Watch the Poles",
  shortTitle: "Poles",
  type: "Default",
  contentType: "Globe",
  maxScore: 30,
  grading: "server",
  objectives: ["Tell which orbits pass over the poles"],
  sandbox: {
    text: ["Build one satellite that sees both poles on each revolution, from a nearly circular orbit above 500 km."],
    checks: [
      { quantity: "inclination", unit: "deg", from: 85, to: 100, points: 10 },
      { quantity: "perigee", unit: "km", from: 500, to: 1_200, points: 10 },
      { quantity: "eccentricity", unit: "1", from: 0, to: 0.01, points: 10 },
    ],
  },
};

export const studioCurriculum = {
  key: "spacecraft-design-studio",
  title: "Spacecraft Design Studio",
  version: 1,
  campaigns: [{ key: "build", title: "Build", type: "Learn", scenarios: [survey, rendezvous] }],
};

export const studioRubric: Criterion[] = [
  {
    name: "Choice of orbits",
    levels: [
      { name: "Explained by the phasing per revolution", points: 25 },
      { name: "Plausible", points: 15 },
      { name: "By trial", points: 5 },
    ],
  },
  {
    name: "Safety of the approach",
    levels: [
      { name: "Drifts away from the station by itself", points: 20 },
      { name: "Stays near the station", points: 10 },
      { name: "May hit the station", points: 0 },
    ],
  },
  {
    name: "Order",
    levels: [
      { name: "Named, and nothing to spare", points: 15 },
      { name: "Needs a look around", points: 8 },
      { name: "Missing", points: 0 },
    ],
  },
];

type Built = [name: string, perigee: number, apogee: number, inclination: number, trueAnomaly: number];

export const sandboxOf = (built: readonly Built[]): HandedInSandbox => ({
  ...{ format: "apsis-sandbox", version: 1, gravity: "J2" },
  spacecraft: built.map(([name, perigee, apogee, inclination, trueAnomaly]) => ({
    name,
    orbit: { perigee, apogee, inclination, node: 0, argumentOfPerigee: 0, trueAnomaly },
  })),
});

const station: Built = ["Station", 420, 420, 51.6, 0];

type HandIn = {
  by: string;
  key: string;
  daysAgo: number;
  built: Built[];
  /** Levels of the rubric that the instructor chose a day later, and a sentence. */
  graded?: { chosen: number[]; reason: string };
};

// prettier-ignore
export const handIns: HandIn[] = [
  { by: "priya", key: survey.key, daysAgo: 16, built: [["Polar watch", 720, 720, 98.3, 0]] },
  { by: "amelia", key: survey.key, daysAgo: 16, built: [["Ice 1", 600, 640, 90, 0]] },
  { by: "leila", key: survey.key, daysAgo: 15, built: [["Albedo", 800, 810, 98.6, 0]] },
  { by: "ines", key: survey.key, daysAgo: 15, built: [["Norte", 500, 1_400, 96, 0]] },
  { by: "tariq", key: survey.key, daysAgo: 14, built: [["Tundra", 900, 900, 63.4, 0]] },
  { by: "otto", key: survey.key, daysAgo: 14, built: [["Otto's eye", 550, 560, 97.6, 0]] },
  { by: "priya", key: rendezvous.key, daysAgo: 11, built: [station, ["Chaser", 413, 413, 51.6, -1]],
    graded: { chosen: [0, 0, 0], reason: "Seven kilometers below, and away again within an hour: a safe plan." } },
  { by: "amelia", key: rendezvous.key, daysAgo: 11, built: [station, ["Dragonfly", 380, 380, 51.6, -2]],
    graded: { chosen: [1, 0, 1], reason: "It passes 40 km below. How high must it be to come within 10 km?" } },
  { by: "tariq", key: rendezvous.key, daysAgo: 10, built: [station, ["Spacecraft 2", 400, 400, 51.6, -20]],
    graded: { chosen: [2, 1, 1], reason: "It starts too far behind. Work out the degrees per revolution, and try again." } },
  { by: "leila", key: rendezvous.key, daysAgo: 8, built: [station, ["Swift", 409, 419, 51.6, -0.6]] },
  { by: "tariq", key: rendezvous.key, daysAgo: 7, built: [station, ["Falcon", 414, 414, 51.6, -0.8]] },
  { by: "ines", key: rendezvous.key, daysAgo: 7, built: [station, ["Andorinha", 415, 415, 53, -0.5], ["Spare", 600, 600, 53, 40]] },
];
