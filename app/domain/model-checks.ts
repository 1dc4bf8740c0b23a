// The simulator's physics compared with published cases, recalculated each time the page is rendered.
import { coast, radialHop, tangentialHop, velocityTowards } from "../../physics/clohessy-wiltshire";
import { degrees, earthRadius, earthRate, j22, longAxis, radians } from "../../physics/earth";
import { keplerAfter, meanMotion, period, stateOf, type Elements } from "../../physics/kepler";
import { hohmann } from "../../physics/maneuvers";
import { nodeRate, degreesPerDay, perigeeRate, sunSynchronousInclination } from "../../physics/oblateness";
import { longestStepOf, propagate } from "../../physics/propagation";
import { length, subtract } from "../../physics/vectors";
import { texts } from "~/texts";

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

type Source = Parameters<typeof texts.modelChecks.source>[0]["source"];
const describeSource = (source: Source) => texts.modelChecks.source({ source });

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
  const model = texts.modelChecks.model({ model: "twoBody" });
  const closedForm = describeSource("closedForm");
  const farOrbits = { from: 191, to: 35_781 };
  const far = hohmann(earthRadius + 191_341.1, earthRadius + 35_781_348.57);
  const near = hohmann(low, earthRadius + 420e3);
  const of = { model, test: maneuvers, source: describeSource("vallado") };
  const state = stateOf(circleOf(400e3, 51.6));
  const integrated = propagate(state, 5553.624271);
  const miss = length(subtract(integrated.position, keplerAfter(state, 5553.624271).position));
  return [
    {
      model,
      quantity: texts.modelChecks.period({ altitude: 400 }),
      unit: "s",
      ours: period(low),
      independent: 5553.624271,
      source: closedForm,
      test: relative,
    },
    {
      ...of,
      quantity: texts.modelChecks.hohmann({ ...farOrbits, quantity: "firstBurn" }),
      unit: "m/s",
      ours: far.first,
      independent: 2457.038636,
    },
    {
      ...of,
      quantity: texts.modelChecks.hohmann({ ...farOrbits, quantity: "secondBurn" }),
      unit: "m/s",
      ours: far.second,
      independent: 1478.187015,
    },
    {
      ...of,
      quantity: texts.modelChecks.hohmann({ ...farOrbits, quantity: "time" }),
      unit: "min",
      ours: far.seconds / 60,
      independent: 315.402757,
    },
    {
      ...of,
      source: closedForm,
      quantity: texts.modelChecks.hohmann({ from: 400, to: 420, quantity: "firstBurn" }),
      unit: "m/s",
      ours: near.first,
      independent: 5.646421,
    },
    {
      model,
      quantity: texts.modelChecks.integrator,
      unit: "m",
      ours: miss,
      independent: 0,
      source: describeSource("lagrange"),
      test: propagation,
    },
  ];
}

function checkNearby(): ModelCheck[] {
  const model = texts.modelChecks.model({ model: "relative" });
  const valladoRate = Math.sqrt(3.986004415e14 / (6_378_136.3 + 590e3) ** 3);
  const drift = coast({ position: [0, 0, 0], velocity: [-0.1, -0.04, -0.02] }, valladoRate, 300).position;
  const speed = velocityTowards([-70.933, 20.357, -11.17], [0, 0, 0], valladoRate, 300);
  const first = { model, test: relative, source: describeSource("vallado6-14"), unit: "m" };
  const second = { model, test: relative, source: describeSource("vallado6-15"), unit: "m/s" };
  const hop = { model, test: relative, source: describeSource("closedForm"), unit: "m/s" };
  const drifts = (axis: "radial" | "inTrack" | "crossTrack") => texts.modelChecks.drift({ seconds: 300, axis });
  const speeds = (axis: "radial" | "inTrack") => texts.modelChecks.speedToMeet({ seconds: 300, axis });
  const hops = (direction: "radial" | "tangential") => texts.modelChecks.hop({ direction, distance: 1 });
  return [
    { ...first, quantity: drifts("radial"), ours: drift[0], independent: -33.345724 },
    { ...first, quantity: drifts("inTrack"), ours: drift[1], independent: -1.47356 },
    { ...first, quantity: drifts("crossTrack"), ours: drift[2], independent: -5.89453 },
    { ...second, quantity: speeds("radial"), ours: speed[0], independent: 0.27419084 },
    { ...second, quantity: speeds("inTrack"), ours: speed[1], independent: 0.01346672 },
    { ...hop, quantity: hops("tangential"), ours: Math.abs(tangentialHop(1000, n).burn), independent: 0.0600209 },
    { ...hop, quantity: hops("radial"), ours: Math.abs(radialHop(1000, n).burn), independent: 0.2828417 },
  ];
}

function checkOblate(): ModelCheck[] {
  const of = {
    model: texts.modelChecks.model({ model: "oblate" }),
    test: propagation,
    source: describeSource("closedForm"),
  };
  const orbit = { altitude: 400, inclination: 51.6 };
  const inclination = radians(51.6);
  const sunSynchronous = degrees(sunSynchronousInclination(earthRadius + 700e3));
  return [
    {
      ...of,
      quantity: texts.modelChecks.node(orbit),
      unit: texts.modelChecks.perDay,
      ours: degreesPerDay(nodeRate(low, 0, inclination)),
      independent: -5.002322,
    },
    {
      ...of,
      quantity: texts.modelChecks.perigee(orbit),
      unit: texts.modelChecks.perDay,
      ours: degreesPerDay(perigeeRate(low, 0, inclination)),
      independent: 3.741277,
    },
    {
      ...of,
      quantity: texts.modelChecks.sunSynchronous({ altitude: 700 }),
      unit: "°",
      ours: sunSynchronous,
      independent: 98.18798,
    },
  ];
}

/** A month in geostationary orbit, as the flight of the slot integrates it. */
function checkElliptic(): ModelCheck[] {
  const model = texts.modelChecks.model({ model: "elliptic" });
  const test = "tests/simulator/models.test.ts";
  const field = { model, test, within: 1e-4, source: describeSource("egm96") };
  const month = 30 * 86_400;
  const start = stateOf({
    ...circleOf(slotHeight, 0),
    trueAnomaly: radians(slotLongitude),
  });
  const { position } = propagate(start, month, "J22", longestStepOf("J22"));
  const turned = degrees(Math.atan2(position[1], position[0]) - earthRate * month) - slotLongitude;
  return [
    { ...field, quantity: texts.modelChecks.ellipticity, unit: "", ours: j22, independent: 1.8154302e-6 },
    { ...field, quantity: texts.modelChecks.longAxis, unit: "°", ours: degrees(longAxis), independent: -14.92878 },
    {
      model,
      quantity: texts.modelChecks.slot({ longitude: slotLongitude, days: 30, seconds: 400 }),
      unit: "°",
      ours: ((turned % 360) + 360) % 360,
      independent: 0.7156779,
      source: describeSource("dop853"),
      test,
      within: 2e-3,
    },
  ];
}

// Of the flight in content/lessons/objective-hold-geo-slot.json.
const slotLongitude = 19.2;
const slotHeight = 35_786_033.8;

/** What no flight and no picture of the simulator models. */
export const listModelLimits = () => [
  texts.modelChecks.impulsesLimit,
  texts.modelChecks.twoBodyLimit,
  texts.modelChecks.clohessyWiltshireLimit,
  texts.modelChecks.slotLimit,
  texts.modelChecks.dragLimit,
  texts.modelChecks.sunLimit,
  texts.modelChecks.catalogueLimit,
];
