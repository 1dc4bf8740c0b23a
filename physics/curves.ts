// Models of the lessons' curves: each is a pure function from named inputs to named values.
// Metres, seconds, radians, kilograms.
import { impactValues, launchValues, pointingValues, warmthValues } from "./curve-craft";
import { deorbitValues, entryValues, graveyardValues } from "./curve-entry";
import { pressureValues, dragValues, frozenValues, geoDriftValues, thirdBodyValues } from "./curve-forces";
import { axesValues, clockValues, turnValues } from "./curve-frames";
import {
  bearingsValues,
  collisionValues,
  equinoctialValues,
  fitValues,
  growthValues,
  rotationValues,
} from "./curve-knowledge";
import { coverageValues, linkValues } from "./curve-links";
import { drainValues, messageValues, pursuitValues, sparesValues } from "./curve-operations";
import { lunarValues, planetsValues } from "./curve-planets";
import { ellipticValues, relativeElementsValues } from "./curve-relative";
import { contactValues, eclipseValues, repeatValues, searchValues } from "./curve-sky";
import {
  biEllipticValues,
  lambertValues,
  lowThrustValues,
  planeChangeValues,
  propellantValues,
  rocketValues,
} from "./curve-transfers";
import type { Values } from "./explore";

const curveModels = {
  rocket: rocketValues,
  propellant: propellantValues,
  drag: dragValues,
  eclipse: eclipseValues,
  contact: contactValues,
  "plane-change": planeChangeValues,
  "bi-elliptic": biEllipticValues,
  "low-thrust": lowThrustValues,
  lambert: lambertValues,
  pressure: pressureValues,
  "third-body": thirdBodyValues,
  "geo-drift": geoDriftValues,
  frozen: frozenValues,
  "repeat-track": repeatValues,
  search: searchValues,
  growth: growthValues,
  collision: collisionValues,
  fit: fitValues,
  rotation: rotationValues,
  bearings: bearingsValues,
  equinoctial: equinoctialValues,
  axes: axesValues,
  turn: turnValues,
  clock: clockValues,
  elliptic: ellipticValues,
  "relative-elements": relativeElementsValues,
  launch: launchValues,
  pointing: pointingValues,
  warmth: warmthValues,
  impact: impactValues,
  link: linkValues,
  coverage: coverageValues,
  entry: entryValues,
  deorbit: deorbitValues,
  graveyard: graveyardValues,
  planets: planetsValues,
  lunar: lunarValues,
  drain: drainValues,
  spares: sparesValues,
  pursuit: pursuitValues,
  message: messageValues,
} satisfies Record<string, (inputs: Readonly<Record<string, number>>) => Values>;

export type CurveModel = keyof typeof curveModels;

/** Inputs are values too. */
export const curveValues = (model: CurveModel, inputs: Values): Values => ({
  ...inputs,
  ...curveModels[model](inputs),
});
