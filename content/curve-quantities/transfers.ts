// Transfers by burns and thrust.
import { texts } from "~/texts";
import { type CurveQuantity, altitude, apogee, input, speed, output } from "./quantity";

const turnOf = (defaultValue = 0) => input(() => texts.quantities.turnPlane, "Δi", "°", 1, [0, 114, defaultValue]);
const impulse = input(() => texts.quantities.specificImpulse, "I_sp", "s", 0, [10, 20_000, 300]);
const exhaust = output(() => texts.quantities.exhaustSpeed, "v_e", "m/s", 0);
const share = output(() => texts.quantities.shareStartMass, "ζ", "%", 1);
const firstBurn = output(() => texts.quantities.firstBurn, "Δv_1", "m/s", 1);
const secondBurn = output(() => texts.quantities.secondBurn, "Δv_2", "m/s", 1);
const highSpeed = output(() => texts.quantities.speedInEnd, "v_2", "m/s", 0);

export const transfersQuantities = {
  rocket: {
    specificImpulse: impulse,
    dryMass: input(() => texts.quantities.massWithoutPropellant, "m_1", "kg", 0, [0.01, 1e7, 1000]),
    propellant: input(() => texts.quantities.propellant, "m_p", "kg", 0, [0, 1e8, 500]),
    exhaustSpeed: exhaust,
    massRatio: output(() => texts.quantities.massRatio, "Λ", "", 2),
    deltaV: output(() => texts.quantities.deltaV, "Δv", "m/s", 0),
    startMass: output(() => texts.quantities.massAtStart, "m_0", "kg", 0),
    propellantShare: share,
  },
  propellant: {
    deltaV: input(() => texts.quantities.deltaV, "Δv", "m/s", 0, [0, 50_000, 100]),
    specificImpulse: impulse,
    startMass: input(() => texts.quantities.massAtStart, "m_0", "kg", 0, [0.01, 1e8, 1000]),
    exhaustSpeed: exhaust,
    propellant: output(() => texts.quantities.propellant, "m_p", "kg", 1),
    endMass: output(() => texts.quantities.massInEnd, "m_1", "kg", 1),
    propellantShare: share,
  },
  "plane-change": {
    altitude: altitude(),
    apogee: apogee(),
    angle: turnOf(28.5),
    speed,
    highSpeed: output(() => texts.quantities.speedOnUpperCircle, "v_2", "m/s", 0),
    arrivalSpeed: output(() => texts.quantities.speedAtApogee, "v_a", "m/s", 0),
    turn: output(() => texts.quantities.turnBelow, "Δv_i", "m/s", 1),
    turnAbove: output(() => texts.quantities.turnAbove, "Δv_i2", "m/s", 1),
    firstBurn,
    secondBurn,
    combinedBurn: output(() => texts.quantities.secondBurnAndTurnInOne, "Δv_c", "m/s", 1),
    separate: output(() => texts.quantities.threeBurns, "Δv_3", "m/s", 1),
    combined: output(() => texts.quantities.twoBurns, "Δv", "m/s", 1),
    saved: output(() => texts.quantities.savedByOneBurn, "δv", "m/s", 1),
  },
  "bi-elliptic": {
    altitude: altitude(191.34),
    ratio: input(() => texts.quantities.outerCircleToInner, "R_2", "", 2, [1.01, 100, 12]),
    turning: input(() => texts.quantities.turningPointToInnerCircle, "R_b", "", 1, [1.01, 2000, 60]),
    lowRadius: output(() => texts.quantities.innerCircle, "r_1", "km", 0),
    highRadius: output(() => texts.quantities.outerCircle, "r_2", "km", 0),
    turningRadius: output(() => texts.quantities.turningPoint, "r_b", "km", 0),
    firstBurn,
    secondBurn,
    thirdBurn: output(() => texts.quantities.thirdBurn, "Δv_3", "m/s", 1),
    biElliptic: output(() => texts.quantities.threeBurns, "Δv", "m/s", 1),
    hohmann: output(() => texts.quantities.hohmannTwoBurns, "Δv_H", "m/s", 1),
    saved: output(() => texts.quantities.savedAgainstHohmann, "δv", "m/s", 1),
    duration: output(() => texts.quantities.onWay, "t", "h", 1),
    hohmannDuration: output(() => texts.quantities.onHohmannWay, "t_H", "h", 1),
  },
  "low-thrust": {
    altitude: altitude(622),
    apogee: apogee(),
    angle: turnOf(28.5),
    acceleration: input(() => texts.quantities.thrustToMass, "a", "µm/s²", 0, [1, 100_000, 350]),
    speed,
    highSpeed,
    deltaV: output(() => texts.quantities.spiral, "Δv", "m/s", 0),
    impulsive: output(() => texts.quantities.twoShortBurns, "Δv_H", "m/s", 0),
    extra: output(() => texts.quantities.spiralNeedsMoreBy, "δv", "m/s", 0),
    duration: output(() => texts.quantities.onWay, "t", "days", 1),
  },
  lambert: {
    altitude: altitude(),
    apogee: apogee(800),
    angle: input(() => texts.quantities.angleBetweenPlaces, "θ", "°", 0, [1, 359, 120]),
    time: input(() => texts.quantities.timeFlight, "t", "min", 1, [1, 10_000, 40]),
    leave: output(() => texts.quantities.burnToLeave, "Δv_1", "m/s", 0),
    match: output(() => texts.quantities.burnToMatch, "Δv_2", "m/s", 0),
    total: output(() => texts.quantities.bothBurns, "Δv", "m/s", 0),
    energy: output(() => texts.quantities.energyPerKilogram, "ε", "MJ/kg", 2),
    eccentricity: output(() => texts.quantities.eccentricityWay, "e", "", 3),
    perigee: output(() => texts.quantities.perigeeWay, "h_p", "km", 0),
    semiMajorAxis: output(() => texts.quantities.semiMajorAxisWay, "a", "km", 0),
    hohmannTime: output(() => texts.quantities.hohmannTime, "t_H", "min", 1),
    hohmann: output(() => texts.quantities.hohmannBurns, "Δv_H", "m/s", 0),
  },
} satisfies Record<string, Record<string, CurveQuantity>>;
