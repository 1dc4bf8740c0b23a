// Transfers by burns and thrust.
import { type CurveQuantity, altitude, apogee, input, speed, output } from "./quantity";

const turnOf = (defaultValue = 0) => input("Turn of the plane", "Δi", "°", 1, [0, 114, defaultValue]);
const impulse = input("Specific impulse", "I_sp", "s", 0, [10, 20_000, 300]);
const exhaust = output("Exhaust speed", "v_e", "m/s", 0);
const share = output("Share of the start's mass", "ζ", "%", 1);
const firstBurn = output("First burn", "Δv_1", "m/s", 1);
const secondBurn = output("Second burn", "Δv_2", "m/s", 1);
const highSpeed = output("Speed in the end", "v_2", "m/s", 0);

export const transfersQuantities = {
  rocket: {
    specificImpulse: impulse,
    dryMass: input("Mass without propellant", "m_1", "kg", 0, [0.01, 1e7, 1000]),
    propellant: input("Propellant", "m_p", "kg", 0, [0, 1e8, 500]),
    exhaustSpeed: exhaust,
    massRatio: output("Mass ratio", "Λ", "", 2),
    deltaV: output("Delta-v", "Δv", "m/s", 0),
    startMass: output("Mass at the start", "m_0", "kg", 0),
    propellantShare: share,
  },
  propellant: {
    deltaV: input("Delta-v", "Δv", "m/s", 0, [0, 50_000, 100]),
    specificImpulse: impulse,
    startMass: input("Mass at the start", "m_0", "kg", 0, [0.01, 1e8, 1000]),
    exhaustSpeed: exhaust,
    propellant: output("Propellant", "m_p", "kg", 1),
    endMass: output("Mass in the end", "m_1", "kg", 1),
    propellantShare: share,
  },
  "plane-change": {
    altitude: altitude(),
    apogee: apogee(),
    angle: turnOf(28.5),
    speed,
    highSpeed: output("Speed on the upper circle", "v_2", "m/s", 0),
    arrivalSpeed: output("Speed at apogee", "v_a", "m/s", 0),
    turn: output("Turn below", "Δv_i", "m/s", 1),
    turnAbove: output("Turn above", "Δv_i2", "m/s", 1),
    firstBurn,
    secondBurn,
    combinedBurn: output("Second burn and turn in one", "Δv_c", "m/s", 1),
    separate: output("Three burns", "Δv_3", "m/s", 1),
    combined: output("Two burns", "Δv", "m/s", 1),
    saved: output("Saved by one burn", "δv", "m/s", 1),
  },
  "bi-elliptic": {
    altitude: altitude(191.34),
    ratio: input("Outer circle to inner", "R_2", "", 2, [1.01, 100, 12]),
    turning: input("Turning point to inner circle", "R_b", "", 1, [1.01, 2000, 60]),
    lowRadius: output("Inner circle", "r_1", "km", 0),
    highRadius: output("Outer circle", "r_2", "km", 0),
    turningRadius: output("Turning point", "r_b", "km", 0),
    firstBurn,
    secondBurn,
    thirdBurn: output("Third burn", "Δv_3", "m/s", 1),
    biElliptic: output("Three burns", "Δv", "m/s", 1),
    hohmann: output("Hohmann's two burns", "Δv_H", "m/s", 1),
    saved: output("Saved against Hohmann", "δv", "m/s", 1),
    duration: output("On the way", "t", "h", 1),
    hohmannDuration: output("On Hohmann's way", "t_H", "h", 1),
  },
  "low-thrust": {
    altitude: altitude(622),
    apogee: apogee(),
    angle: turnOf(28.5),
    acceleration: input("Thrust to mass", "a", "µm/s²", 0, [1, 100_000, 350]),
    speed,
    highSpeed,
    deltaV: output("Spiral", "Δv", "m/s", 0),
    impulsive: output("Two short burns", "Δv_H", "m/s", 0),
    extra: output("The spiral needs more by", "δv", "m/s", 0),
    duration: output("On the way", "t", "days", 1),
  },
  lambert: {
    altitude: altitude(),
    apogee: apogee(800),
    angle: input("Angle between the places", "θ", "°", 0, [1, 359, 120]),
    time: input("Time of flight", "t", "min", 1, [1, 10_000, 40]),
    leave: output("Burn to leave", "Δv_1", "m/s", 0),
    match: output("Burn to match", "Δv_2", "m/s", 0),
    total: output("Both burns", "Δv", "m/s", 0),
    energy: output("Energy per kilogram", "ε", "MJ/kg", 2),
    eccentricity: output("Eccentricity of the way", "e", "", 3),
    perigee: output("Perigee of the way", "h_p", "km", 0),
    semiMajorAxis: output("Semi-major axis of the way", "a", "km", 0),
    hohmannTime: output("Hohmann's time", "t_H", "min", 1),
    hohmann: output("Hohmann's burns", "Δv_H", "m/s", 0),
  },
} satisfies Record<string, Record<string, CurveQuantity>>;
