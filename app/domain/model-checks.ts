// The simulator's physics compared with published cases, recalculated each time the page is rendered.
import { coast, radialHop, tangentialHop, velocityTowards } from "../../physics/clohessy-wiltshire";
import { degrees, earthRadius, earthRate, j22, longAxis, radians } from "../../physics/earth";
import { keplerAfter, meanMotion, period, stateOf, type Elements } from "../../physics/kepler";
import { hohmann } from "../../physics/maneuvers";
import { nodeRate, degreesPerDay, perigeeRate, sunSynchronousInclination } from "../../physics/oblateness";
import { longestStepOf, propagate } from "../../physics/propagation";
import { length, subtract } from "../../physics/vectors";

export type ModelCheck = {
  model: string;
  quantity: string;
  unit: string;
  ours: number;
  independent: number;
  /** Source of the independent figure. */
  source: string;
  /** The test that checks this. */
  test: string;
  /** Allowed relative difference, if larger than rounding errors. */
  within?: number;
};

const low = earthRadius + 400e3;
const n = meanMotion(low);
const circleOf = (altitude: number, inclination: number): Elements => ({
  semiMajorAxis: earthRadius + altitude,
  eccentricity: 0,
  inclination: radians(inclination),
  node: 0,
  argumentOfPerigee: 0,
  trueAnomaly: 0,
});

const vallado = "Vallado, Fundamentals of Astrodynamics and Applications";
const closedForm = "closed form; the figure stands in the test";
const relative = "tests/simulator/relative-motion.test.ts";
const maneuvers = "tests/simulator/maneuvers.test.ts";
const propagation = "tests/simulator/propagation.test.ts";

export const checkModels = (): ModelCheck[] => [
  ...checkTwoBody(),
  ...checkNearby(),
  ...checkOblate(),
  ...checkElliptic(),
];

function checkTwoBody(): ModelCheck[] {
  const model = "Two-body motion";
  const far = hohmann(earthRadius + 191_341.1, earthRadius + 35_781_348.57);
  const near = hohmann(low, earthRadius + 420e3);
  const of = { model, test: maneuvers, source: vallado };
  const state = stateOf(circleOf(400e3, 51.6));
  const integrated = propagate(state, 5553.624271);
  const miss = length(subtract(integrated.position, keplerAfter(state, 5553.624271).position));
  return [
    {
      model,
      quantity: "Period at 400 km",
      unit: "s",
      ours: period(low),
      independent: 5553.624271,
      source: closedForm,
      test: relative,
    },
    {
      ...of,
      quantity: "Hohmann, 191 to 35,781 km: first burn",
      unit: "m/s",
      ours: far.first,
      independent: 2457.038636,
    },
    {
      ...of,
      quantity: "Hohmann, 191 to 35,781 km: second burn",
      unit: "m/s",
      ours: far.second,
      independent: 1478.187015,
    },
    {
      ...of,
      quantity: "Hohmann, 191 to 35,781 km: time",
      unit: "min",
      ours: far.seconds / 60,
      independent: 315.402757,
    },
    {
      ...of,
      source: closedForm,
      quantity: "Hohmann, 400 to 420 km: first burn",
      unit: "m/s",
      ours: near.first,
      independent: 5.646421,
    },
    {
      model,
      quantity: "Integrator against Kepler's solution after one orbit",
      unit: "m",
      ours: miss,
      independent: 0,
      source: "Lagrange's coefficients",
      test: propagation,
    },
  ];
}

function checkNearby(): ModelCheck[] {
  const model = "Relative motion (Clohessy-Wiltshire)";
  const valladoRate = Math.sqrt(3.986004415e14 / (6_378_136.3 + 590e3) ** 3);
  const drift = coast({ position: [0, 0, 0], velocity: [-0.1, -0.04, -0.02] }, valladoRate, 300).position;
  const speed = velocityTowards([-70.933, 20.357, -11.17], [0, 0, 0], valladoRate, 300);
  const first = { model, test: relative, source: `${vallado}, example 6-14`, unit: "m" };
  const second = { model, test: relative, source: `${vallado}, example 6-15`, unit: "m/s" };
  const hop = { model, test: relative, source: closedForm, unit: "m/s" };
  return [
    { ...first, quantity: "Drift after 300 s, radial", ours: drift[0], independent: -33.345724 },
    { ...first, quantity: "Drift after 300 s, in-track", ours: drift[1], independent: -1.47356 },
    { ...first, quantity: "Drift after 300 s, cross-track", ours: drift[2], independent: -5.89453 },
    { ...second, quantity: "Speed to meet in 300 s, radial", ours: speed[0], independent: 0.27419084 },
    { ...second, quantity: "Speed to meet in 300 s, in-track", ours: speed[1], independent: 0.01346672 },
    { ...hop, quantity: "Tangential hop of 1 km", ours: Math.abs(tangentialHop(1000, n).burn), independent: 0.0600209 },
    { ...hop, quantity: "Radial hop of 1 km", ours: Math.abs(radialHop(1000, n).burn), independent: 0.2828417 },
  ];
}

function checkOblate(): ModelCheck[] {
  const of = { model: "Oblate Earth (J2), on average", test: propagation, source: closedForm };
  const inclination = radians(51.6);
  const sunSynchronous = degrees(sunSynchronousInclination(earthRadius + 700e3));
  return [
    {
      ...of,
      quantity: "Node at 400 km, 51.6°",
      unit: "°/day",
      ours: degreesPerDay(nodeRate(low, 0, inclination)),
      independent: -5.002322,
    },
    {
      ...of,
      quantity: "Perigee at 400 km, 51.6°",
      unit: "°/day",
      ours: degreesPerDay(perigeeRate(low, 0, inclination)),
      independent: 3.741277,
    },
    { ...of, quantity: "Sun-synchronous at 700 km", unit: "°", ours: sunSynchronous, independent: 98.18798 },
  ];
}

/** A month in geostationary orbit, as the flight of the slot integrates it. */
function checkElliptic(): ModelCheck[] {
  const model = "Ellipse of the equator (J22)";
  const test = "tests/simulator/models.test.ts";
  const field = { model, test, within: 1e-4, source: "EGM96, normalized coefficients of degree and order 2" };
  const month = 30 * 86_400;
  const start = stateOf({
    ...circleOf(slotHeight, 0),
    trueAnomaly: radians(slotLongitude),
  });
  const { position } = propagate(start, month, "J22", longestStepOf("J22"));
  const turned = degrees(Math.atan2(position[1], position[0]) - earthRate * month) - slotLongitude;
  return [
    { ...field, quantity: "Ellipticity of the equator, J22", unit: "", ours: j22, independent: 1.8154302e-6 },
    { ...field, quantity: "Longitude of its long axis", unit: "°", ours: degrees(longAxis), independent: -14.92878 },
    {
      model,
      quantity: `Slot at ${slotLongitude}° east, left alone for 30 days: gone east (flown in steps of 400 s)`,
      unit: "°",
      ours: ((turned % 360) + 360) % 360,
      independent: 0.7156779,
      source: "SciPy's DOP853 in the frame that turns with the Earth; by extrapolation in the test",
      test,
      within: 2e-3,
    },
  ];
}

// Of the flight in content/lessons/objective-hold-geo-slot.json.
const slotLongitude = 19.2;
const slotHeight = 35_786_033.8;

/** What no flight and no picture of the simulator models. */
export const modelLimits = [
  "Burns are impulses: they take no time, and turning the craft costs no propellant.",
  "Scored flights are two-body motion unless their screen names another model; globes turn planes by " +
    "J2 on average, without the swings within an orbit.",
  "The flight computer plans with Clohessy-Wiltshire: at 1 km it is 1.04 m off two-body motion after " +
    "one orbit, and the error grows with the square of the distance.",
  "The slot's flight knows of the equator's ellipse alone, none of the field's finer parts, and takes steps of " +
    "400 s: after a month they come to 0.001 degree.",
  "Drag is that of 10 m² on 1000 kg in an exponential atmosphere that turns with the Earth; real air " +
    "is up to ten times thinner or denser with the Sun.",
  "No Sun, no Moon, no radiation pressure; sidereal time takes UT1 as UTC, and the Sun stands right to 0.01 degree.",
  "Catalogue objects move by SGP4 (satellite.js), which agrees with the published verification set to " +
    "1.2e-7 km. They are shown, never flown.",
];
