// Spacecraft and launch.
import { type CurveQuantity, altitude, input, motion, period, radius, speed, output } from "./quantity";

export const craftQuantities = {
  launch: {
    latitude: input("Latitude of the site", "φ", "°", 1, [0, 80, 28.5]),
    inclination: input("Inclination", "i", "°", 1, [0, 180, 51.6]),
    altitude: altitude(),
    azimuth: output("Azimuth, from north to east", "β", "°", 1),
    speed,
    groundSpeed: output("The ground moves east", "v_g", "m/s", 1),
    asked: output("To be gained by the rocket", "v_0", "m/s", 0),
    gained: output("Given by the turning Earth", "Δv_E", "m/s", 0),
  },
  pointing: {
    altitude: altitude(600),
    error: input("Error of pointing", "θ", "°", 3, [0, 45, 1]),
    inertia: input("Difference of the moments of inertia", "ΔJ", "kg m²", 0, [0, 1e7, 100]),
    radius,
    n: motion,
    period,
    turnRate: output("Turn to keep looking down", "ω", "° per min", 3),
    miss: output("Beside the target on the ground", "d", "km", 2),
    torque: output("Torque of the gravity gradient", "M", "µN m", 1),
    momentum: output("To be stored in a turn, if steady", "H", "N m s", 3),
  },
  warmth: {
    absorptivity: input("Share of sunlight taken in", "α", "", 2, [0.01, 1, 0.5]),
    emissivity: input("Emissivity in the infrared", "ε", "", 2, [0.01, 1, 0.5]),
    sunlight: output("Sunlight", "S", "W/m²", 0),
    ball: output("Temperature of a ball", "T_b", "K", 0),
    plate: output("Temperature of a plate towards the Sun", "T_p", "K", 0),
    ratio: output("Taken in to given off", "q", "", 2),
  },
  impact: {
    diameter: input("Diameter of the piece", "d", "mm", 1, [0.01, 1000, 10]),
    closing: input("Speed of the impact", "v", "km/s", 1, [0.1, 72, 10]),
    mass: output("Mass, if of aluminium", "m", "g", 3),
    energy: output("Energy", "E", "kJ", 3),
    explosive: output("As so much explosive (TNT)", "m_E", "g", 2),
    carSpeed: output("A car of 1,000 kg at", "v_c", "km/h", 1),
  },
} satisfies Record<string, Record<string, CurveQuantity>>;
