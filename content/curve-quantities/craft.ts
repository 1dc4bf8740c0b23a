// Spacecraft and launch.
import { texts } from "~/texts";
import { type CurveQuantity, altitude, input, motion, period, radius, speed, output } from "./quantity";

export const craftQuantities = {
  launch: {
    latitude: input(() => texts.quantities.latitudeSite, "φ", "°", 1, [0, 80, 28.5]),
    inclination: input(() => texts.quantities.inclination, "i", "°", 1, [0, 180, 51.6]),
    altitude: altitude(),
    azimuth: output(() => texts.quantities.azimuthFromNorthToEast, "β", "°", 1),
    speed,
    groundSpeed: output(() => texts.quantities.groundMovesEast, "v_g", "m/s", 1),
    asked: output(() => texts.quantities.toBeGainedByRocket, "v_0", "m/s", 0),
    gained: output(() => texts.quantities.givenByTurningEarth, "Δv_E", "m/s", 0),
  },
  pointing: {
    altitude: altitude(600),
    error: input(() => texts.quantities.errorPointing, "θ", "°", 3, [0, 45, 1]),
    inertia: input(() => texts.quantities.differenceMomentsInertia, "ΔJ", "kg m²", 0, [0, 1e7, 100]),
    radius,
    n: motion,
    period,
    turnRate: output(() => texts.quantities.turnToKeepLookingDown, "ω", "° per min", 3),
    miss: output(() => texts.quantities.besideTargetOnGround, "d", "km", 2),
    torque: output(() => texts.quantities.torqueGravityGradient, "M", "µN m", 1),
    momentum: output(() => texts.quantities.toBeStoredInTurnIfSteady, "H", "N m s", 3),
  },
  warmth: {
    absorptivity: input(() => texts.quantities.shareSunlightTakenIn, "α", "", 2, [0.01, 1, 0.5]),
    emissivity: input(() => texts.quantities.emissivityInInfrared, "ε", "", 2, [0.01, 1, 0.5]),
    sunlight: output(() => texts.quantities.sunlight, "S", "W/m²", 0),
    ball: output(() => texts.quantities.temperatureBall, "T_b", "K", 0),
    plate: output(() => texts.quantities.temperaturePlateTowardsSun, "T_p", "K", 0),
    ratio: output(() => texts.quantities.takenInToGivenOff, "q", "", 2),
  },
  impact: {
    diameter: input(() => texts.quantities.diameterPiece, "d", "mm", 1, [0.01, 1000, 10]),
    closing: input(() => texts.quantities.speedImpact, "v", "km/s", 1, [0.1, 72, 10]),
    mass: output(() => texts.quantities.massIfAluminium, "m", "g", 3),
    energy: output(() => texts.quantities.energy, "E", "kJ", 3),
    explosive: output(() => texts.quantities.asSoMuchExplosiveTNT, "m_E", "g", 2),
    carSpeed: output(() => texts.quantities.car1000KgAt, "v_c", "km/h", 1),
  },
} satisfies Record<string, Record<string, CurveQuantity>>;
