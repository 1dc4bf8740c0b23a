// Frames and clocks.
import { texts } from "~/texts";
import { type CurveQuantity, altitude, input, radius, speed, output } from "./quantity";

export const framesQuantities = {
  axes: {
    time: input(() => texts.quantities.timeSince2000, "t", "years", 1, [-50, 100, 26]),
    altitude: input(() => texts.quantities.altitude, "h", "km", 0, [0, 400_000, 0]),
    precession: output(() => texts.quantities.precessionSince2000, "ψ", "″", 1),
    nutation: output(() => texts.quantities.nutationLargestTerm, "Δψ", "″", 2),
    radius,
    precessionShift: output(() => texts.quantities.precessionComesTo, "s_ψ", "km", 2),
    nutationShift: output(() => texts.quantities.nutationComesTo, "s_Δ", "m", 0),
    moonNode: output(() => texts.quantities.nodeMoonPath, "Ω_M", "°", 1),
  },
  turn: {
    clockError: input(() => texts.quantities.errorEarthClock, "ΔT", "s", 3, [0, 100, 0.1]),
    latitude: input(() => texts.quantities.latitude, "φ", "°", 0, [0, 90, 0]),
    altitude: input(() => texts.quantities.altitude, "h", "km", 0, [0, 400_000, 0]),
    earthRate: output(() => texts.quantities.earthTurns, "ω_E", "rad/s", 8),
    angle: output(() => texts.quantities.itHasTurnedBy, "Δθ", "″", 2),
    shift: output(() => texts.quantities.placeOnGroundIsOffBy, "s", "m", 1),
    orbitShift: output(() => texts.quantities.spacecraftIsOffBy, "s_v", "m", 0),
  },
  clock: {
    altitude: altitude(20_184),
    speed,
    radius,
    bySpeed: output(() => texts.quantities.byItsSpeed, "δ_v", "µs per day", 2),
    byHeight: output(() => texts.quantities.byItsHeight, "δ_h", "µs per day", 2),
    gained: output(() => texts.quantities.clockGains, "δ", "µs per day", 2),
    rangePerDay: output(() => texts.quantities.asDistanceAfterDay, "s", "km", 2),
  },
} satisfies Record<string, Record<string, CurveQuantity>>;
