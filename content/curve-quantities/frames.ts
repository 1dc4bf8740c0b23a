// Frames and clocks.
import { type CurveQuantity, altitude, input, radius, speed, output } from "./quantity";

export const framesQuantities = {
  axes: {
    time: input("Time since 2000", "t", "years", 1, [-50, 100, 26]),
    altitude: input("Altitude", "h", "km", 0, [0, 400_000, 0]),
    precession: output("Precession since 2000", "ψ", "″", 1),
    nutation: output("Nutation, largest term", "Δψ", "″", 2),
    radius,
    precessionShift: output("Precession comes to", "s_ψ", "km", 2),
    nutationShift: output("Nutation comes to", "s_Δ", "m", 0),
    moonNode: output("Node of the Moon's path", "Ω_M", "°", 1),
  },
  turn: {
    clockError: input("Error of the Earth's clock", "ΔT", "s", 3, [0, 100, 0.1]),
    latitude: input("Latitude", "φ", "°", 0, [0, 90, 0]),
    altitude: input("Altitude", "h", "km", 0, [0, 400_000, 0]),
    earthRate: output("The Earth turns", "ω_E", "rad/s", 8),
    angle: output("It has turned by", "Δθ", "″", 2),
    shift: output("A place on the ground is off by", "s", "m", 1),
    orbitShift: output("A spacecraft is off by", "s_v", "m", 0),
  },
  clock: {
    altitude: altitude(20_184),
    speed,
    radius,
    bySpeed: output("By its speed", "δ_v", "µs per day", 2),
    byHeight: output("By its height", "δ_h", "µs per day", 2),
    gained: output("Clock gains", "δ", "µs per day", 2),
    rangePerDay: output("As distance, after a day", "s", "km", 2),
  },
} satisfies Record<string, Record<string, CurveQuantity>>;
