// Relative motion.
import { texts } from "~/texts";
import { type CurveQuantity, altitude, input, motion, output } from "./quantity";

export const relativeQuantities = {
  elliptic: {
    altitude: altitude(),
    eccentricity: input(() => texts.quantities.eccentricityTarget, "e", "", 2, [0, 0.9, 0.3]),
    anomaly: input(() => texts.quantities.targetTrueAnomalyAtPush, "ν", "°", 0, [0, 360, 0]),
    inTrackBurn: input(() => texts.quantities.pushForward, "Δv_I", "m/s", 2, [-5, 5, 0.1]),
    radialBurn: input(() => texts.quantities.pushOutward, "Δv_R", "m/s", 2, [-5, 5, 0]),
    turns: input(() => texts.quantities.orbitsSince, "N", "", 2, [0, 10, 1]),
    semiMajorAxis: output(() => texts.quantities.semiMajorAxis, "a", "km", 0),
    time: output(() => texts.quantities.timeSince, "t", "min", 1),
    n: motion,
    speed: output(() => texts.quantities.speedTargetAtPush, "v", "m/s", 0),
    radial: output(() => texts.quantities.aboveTarget, "x", "m", 0),
    inTrack: output(() => texts.quantities.aheadTarget, "y", "m", 0),
    circularRadial: output(() => texts.quantities.aboveItIfItsOrbitWereCircle, "x_c", "m", 0),
    circularInTrack: output(() => texts.quantities.aheadItIfItsOrbitWereCircle, "y_c", "m", 0),
    off: output(() => texts.quantities.twoDifferBy, "δ", "m", 0),
  },
  "relative-elements": {
    radialSwing: input(() => texts.quantities.swingUpAndDown, "aδe", "m", 0, [0, 100_000, 300]),
    crossSwing: input(() => texts.quantities.swingAcross, "aδi", "m", 0, [0, 100_000, 300]),
    between: input(() => texts.quantities.angleBetweenTwoVectors, "Δφ", "°", 0, [-180, 180, 0]),
    phase: input(() => texts.quantities.placeInOrbit, "u", "°", 0, [0, 360, 0]),
    axisOffset: input(() => texts.quantities.semiMajorAxisLargerBy, "δa", "m", 0, [-10_000, 10_000, 0]),
    along: input(() => texts.quantities.meanPlaceAhead, "y_0", "m", 0, [-1e6, 1e6, 0]),
    radial: output(() => texts.quantities.aboveTarget, "x", "m", 0),
    cross: output(() => texts.quantities.besideTarget, "z", "m", 0),
    inTrack: output(() => texts.quantities.aheadWithoutDrift, "y", "m", 0),
    distance: output(() => texts.quantities.awayFromItsTrack, "d", "m", 0),
    nearest: output(() => texts.quantities.nearestToItsTrack, "d_min", "m", 0),
    driftPerTurn: output(() => texts.quantities.driftsInOneOrbit, "Δy", "m", 0),
  },
} satisfies Record<string, Record<string, CurveQuantity>>;
