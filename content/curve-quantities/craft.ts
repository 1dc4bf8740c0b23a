// The spacecraft itself, and its way up.
import { type CurveQuantity, altitude, input, motion, period, radius, speed, told } from "./quantity";

export const craftQuantities = {
  launch: {
    latitude: input("Latitude of the site", "φ", "°", 1, [0, 80, 28.5]),
    inclination: input("Inclination", "i", "°", 1, [0, 180, 51.6]),
    altitude: altitude(),
    azimuth: told("Azimuth, from north to east", "β", "°", 1),
    speed,
    groundSpeed: told("The ground moves east", "v_g", "m/s", 1),
    asked: told("To be gained by the rocket", "v_0", "m/s", 0),
    gained: told("Given by the turning Earth", "Δv_E", "m/s", 0),
  },
  pointing: {
    altitude: altitude(600),
    error: input("Error of pointing", "θ", "°", 3, [0, 45, 1]),
    inertia: input("Difference of the moments of inertia", "ΔJ", "kg m²", 0, [0, 1e7, 100]),
    radius,
    n: motion,
    period,
    turnRate: told("Turn to keep looking down", "ω", "° per min", 3),
    miss: told("Beside the target on the ground", "d", "km", 2),
    torque: told("Torque of the gravity gradient", "M", "µN m", 1),
    momentum: told("To be stored in a turn, if steady", "H", "N m s", 3),
  },
  warmth: {
    absorptivity: input("Share of sunlight taken in", "α", "", 2, [0.01, 1, 0.5]),
    emissivity: input("Emissivity in the infrared", "ε", "", 2, [0.01, 1, 0.5]),
    sunlight: told("Sunlight", "S", "W/m²", 0),
    ball: told("Temperature of a ball", "T_b", "K", 0),
    plate: told("Temperature of a plate towards the Sun", "T_p", "K", 0),
    ratio: told("Taken in to given off", "q", "", 2),
  },
  impact: {
    diameter: input("Diameter of the piece", "d", "mm", 1, [0.01, 1000, 10]),
    closing: input("Speed of the impact", "v", "km/s", 1, [0.1, 72, 10]),
    mass: told("Mass, if of aluminium", "m", "g", 3),
    energy: told("Energy", "E", "kJ", 3),
    explosive: told("As so much explosive (TNT)", "m_E", "g", 2),
    carSpeed: told("A car of 1,000 kg at", "v_c", "km/h", 1),
  },
} satisfies Record<string, Record<string, CurveQuantity>>;
