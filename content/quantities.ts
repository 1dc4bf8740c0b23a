// Quantities of the explorables, with their units, for formulas, readings and predictions.
import { texts } from "~/texts";

export type Quantity = {
  name: string;
  /** An underscore starts a subscript. */
  symbol: string;
  unit: string;
  /** Units per metre, second or radian. */
  factor: number;
  digits: number;
};

const quantity = (name: () => string, symbol: string, unit: string, factor: number, digits: number): Quantity => ({
  get name() {
    return name();
  },
  symbol,
  unit,
  factor,
  digits,
});

const degrees = 180 / Math.PI;

const relative: Record<string, Quantity> = {
  altitude: quantity(() => texts.quantities.altitudeTarget, "h", "km", 1e-3, 0),
  radius: quantity(() => texts.quantities.radiusTargetOrbit, "r", "km", 1e-3, 0),
  n: quantity(() => texts.quantities.meanMotion, "n", "rad/s", 1, 6),
  period: quantity(() => texts.quantities.oneOrbit, "T", "min", 1 / 60, 1),
  time: quantity(() => texts.quantities.timeSinceBurn, "t", "min", 1 / 60, 1),
  radialBurn: quantity(() => texts.quantities.burnOutward, "Δv_R", "m/s", 1, 3),
  inTrackBurn: quantity(() => texts.quantities.burnForward, "Δv_I", "m/s", 1, 3),
  burn: quantity(() => texts.quantities.costBurn, "Δv", "m/s", 1, 3),
  radialStart: quantity(() => texts.quantities.aboveTargetAtFirst, "x_0", "m", 1, 0),
  inTrackStart: quantity(() => texts.quantities.aheadTargetAtFirst, "y_0", "m", 1, 0),
  radialSpeed: quantity(() => texts.quantities.speedOutwardAfterBurn, "ẋ_0", "m/s", 1, 3),
  inTrackSpeed: quantity(() => texts.quantities.speedForwardAfterBurn, "ẏ_0", "m/s", 1, 3),
  radial: quantity(() => texts.quantities.aboveTarget, "x", "m", 1, 0),
  inTrack: quantity(() => texts.quantities.aheadTarget, "y", "m", 1, 0),
  range: quantity(() => texts.quantities.distanceToTarget, "ρ", "m", 1, 0),
  drift: quantity(() => texts.quantities.gainedAheadInOneOrbit, "Δy", "m", 1, 0),
  halfway: quantity(() => texts.quantities.climbedInHalfOrbit, "Δx", "m", 1, 0),
  halfwayInTrack: quantity(() => texts.quantities.gainedAheadInHalfOrbit, "Δy_½", "m", 1, 0),
  frameSpeed: quantity(() => texts.quantities.speedItsPlaceInTurningFrame, "v_f", "m/s", 1, 3),
  miss: quantity(() => texts.quantities.offFullTwoBodyMotion, "δ", "m", 1, 1),
};

const orbit: Record<string, Quantity> = {
  altitude: quantity(() => texts.quantities.altitudePerigee, "h_p", "km", 1e-3, 0),
  apogee: quantity(() => texts.quantities.altitudeApogee, "h_a", "km", 1e-3, 0),
  eccentricity: quantity(() => texts.quantities.eccentricity, "e", "", 1, 3),
  inclination: quantity(() => texts.quantities.inclination, "i", "°", degrees, 1),
  meanAnomaly: quantity(() => texts.quantities.meanAnomaly, "M", "°", degrees, 1),
  eccentricAnomaly: quantity(() => texts.quantities.eccentricAnomaly, "E", "°", degrees, 1),
  trueAnomaly: quantity(() => texts.quantities.trueAnomaly, "ν", "°", degrees, 1),
  semiMajorAxis: quantity(() => texts.quantities.semiMajorAxis, "a", "km", 1e-3, 0),
  perigeeRadius: quantity(() => texts.quantities.radiusPerigee, "r_p", "km", 1e-3, 0),
  apogeeRadius: quantity(() => texts.quantities.radiusApogee, "r_a", "km", 1e-3, 0),
  radius: quantity(() => texts.quantities.distanceFromEarthCentre, "r", "km", 1e-3, 0),
  height: quantity(() => texts.quantities.altitudeNow, "h", "km", 1e-3, 0),
  mu: quantity(() => texts.quantities.gravityEarth, "μ", "km³/s²", 1e-9, 0),
  n: quantity(() => texts.quantities.meanMotion, "n", "rad/s", 1, 6),
  period: quantity(() => texts.quantities.period, "T", "min", 1 / 60, 1),
  halfPeriod: quantity(() => texts.quantities.halfPeriod, "T_½", "min", 1 / 60, 1),
  time: quantity(() => texts.quantities.timeSincePerigee, "t", "min", 1 / 60, 1),
  turnsPerDay: quantity(() => texts.quantities.turnsPerDay, "N", "", 1, 2),
  speed: quantity(() => texts.quantities.speed, "v", "km/s", 1e-3, 3),
  perigeeSpeed: quantity(() => texts.quantities.speedAtPerigee, "v_p", "km/s", 1e-3, 3),
  apogeeSpeed: quantity(() => texts.quantities.speedAtApogee, "v_a", "km/s", 1e-3, 3),
  lowSpeed: quantity(() => texts.quantities.speedOnInnerCircle, "v_1", "km/s", 1e-3, 3),
  highSpeed: quantity(() => texts.quantities.speedOnOuterCircle, "v_2", "km/s", 1e-3, 3),
  firstBurn: quantity(() => texts.quantities.firstBurn, "Δv_1", "m/s", 1, 1),
  secondBurn: quantity(() => texts.quantities.secondBurn, "Δv_2", "m/s", 1, 1),
  bothBurns: quantity(() => texts.quantities.bothBurns, "Δv", "m/s", 1, 1),
  energy: quantity(() => texts.quantities.energyPerKilogram, "ε", "MJ/kg", 1e-6, 2),
  kinetic: quantity(() => texts.quantities.kineticEnergyPerKilogram, "ε_k", "MJ/kg", 1e-6, 2),
  potential: quantity(() => texts.quantities.potentialEnergyPerKilogram, "ε_p", "MJ/kg", 1e-6, 2),
  trackShift: quantity(() => texts.quantities.groundTrackMovesWest, "Δλ", "° per turn", degrees, 1),
  earthRadius: quantity(() => texts.quantities.radiusEarth, "R", "km", 1e-3, 0),
  j2: quantity(() => texts.quantities.flatteningInGravity, "J_2", "", 1, 8),
  parameter: quantity(() => texts.quantities.semiLatusRectum, "p", "km", 1e-3, 0),
  gravity: quantity(() => texts.quantities.pullGravityHere, "g", "m/s²", 1, 3),
  escapeSpeed: quantity(() => texts.quantities.speedEscapeFromHere, "v_esc", "km/s", 1e-3, 3),
  toEscape: quantity(() => texts.quantities.missingToEscape, "Δv_esc", "km/s", 1e-3, 3),
  momentum: quantity(() => texts.quantities.angularMomentumPerKilogram, "h", "km²/s", 1e-6, 0),
  sweep: quantity(() => texts.quantities.areaSwept, "Ȧ", "km²/s", 1e-6, 0),
  farShare: quantity(() => texts.quantities.shareTimeInOuterHalf, "τ", "%", 100, 1),
  highestLatitude: quantity(() => texts.quantities.highestLatitude, "φ_max", "°", degrees, 1),
  horizon: quantity(() => texts.quantities.fromBelowItToItsHorizon, "λ_0", "°", degrees, 1),
  horizonDistance: quantity(() => texts.quantities.distanceToItsHorizon, "d_0", "km", 1e-3, 0),
  turnRate: quantity(() => texts.quantities.meanTurn, "ω", "° per min", degrees * 60, 3),
  innerPeriod: quantity(() => texts.quantities.periodInnerCircle, "T_1", "min", 1 / 60, 2),
  outerPeriod: quantity(() => texts.quantities.periodOuterCircle, "T_2", "min", 1 / 60, 2),
  fallBack: quantity(() => texts.quantities.lostOnInnerCircleInTurn, "Δθ_1", "°", degrees, 2),
  catchUp: quantity(() => texts.quantities.gainedOnOuterCircleInTurn, "Δθ_2", "°", degrees, 2),
  backAndForth: quantity(() => texts.quantities.inFromInnerCircleAndBack, "2 Δv_1", "m/s", 1, 1),
  downAndUp: quantity(() => texts.quantities.inFromOuterCircleAndBack, "2 Δv_2", "m/s", 1, 1),
  nodeRate: quantity(() => texts.quantities.nodeMoves, "Ω̇", "° per day", degrees * 86_400, 3),
};

const unitsInWords = [
  "° per turn",
  "° per min",
  "° per day",
  "° per year",
  "m per day",
  "km per day",
  "µs per day",
  "days",
  "years",
] as const;

/** Most units are symbols, the same in every language. */
export function unitText(symbol: string): string {
  const unit = unitsInWords.find((each) => each === symbol);
  return unit ? texts.quantities.unit({ unit }) : symbol;
}

export const quantitiesOf = { "relative-motion": relative, orbit } as const;
export type ExplorableType = keyof typeof quantitiesOf;
