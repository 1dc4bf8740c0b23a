// Re-entry and the end of a mission.
import { texts } from "~/texts";
import { type CurveQuantity, altitude, input, output } from "./quantity";

export const entryQuantities = {
  entry: {
    entrySpeed: input(() => texts.quantities.entrySpeed, "v_e", "km/s", 1, [1, 20, 7.8]),
    angle: input(() => texts.quantities.entryAngle, "γ", "°", 1, [1, 90, 12]),
    ballistic: input(() => texts.quantities.ballisticCoefficient, "B", "kg/m²", 0, [1, 20_000, 100]),
    nose: input(() => texts.quantities.noseRadius, "r_n", "m", 2, [0.01, 20, 1]),
    height: input(() => texts.quantities.altitudeNow, "h", "km", 0, [0, 150, 60]),
    density: output(() => texts.quantities.densityAir, "ρ", "kg/m³", 6),
    speed: output(() => texts.quantities.speed, "v", "km/s", 2),
    deceleration: output(() => texts.quantities.deceleration, "a", "m/s²", 1),
    load: output(() => texts.quantities.loadInG, "a_g", "", 1),
    heating: output(() => texts.quantities.heating, "q", "kW/m²", 0),
    peak: output(() => texts.quantities.peakDeceleration, "a_max", "m/s²", 0),
    peakLoad: output(() => texts.quantities.peakLoad, "a_gmax", "", 1),
    peakHeight: output(() => texts.quantities.peakAltitude, "h_a", "km", 1),
    peakSpeed: output(() => texts.quantities.peakSpeed, "v_a", "km/s", 2),
    hottest: output(() => texts.quantities.peakHeating, "q_max", "kW/m²", 0),
    hottestHeight: output(() => texts.quantities.hottestAltitude, "h_q", "km", 1),
    hottestSpeed: output(() => texts.quantities.hottestSpeed, "v_q", "km/s", 2),
    scaleHeight: output(() => texts.quantities.scaleHeight, "H", "km", 1),
  },
  deorbit: {
    altitude: altitude(),
    target: input(() => texts.quantities.perigeeAimedAt, "h_p", "km", 0, [-500, 115, 50]),
    deltaV: output(() => texts.quantities.deltaV, "Δv", "m/s", 1),
    entrySpeed: output(() => texts.quantities.entrySpeed, "v_e", "km/s", 2),
    slope: output(() => texts.quantities.slopeAt120, "γ", "°", 2),
  },
  graveyard: {
    areaToMass: input(() => texts.quantities.areaToMass, "A_m", "m²/kg", 3, [1e-4, 100, 0.02]),
    reflectivity: input(() => texts.quantities.reflectivityCoefficient, "C_R", "", 2, [1, 2, 1.3]),
    raise: output(() => texts.quantities.raiseAboveRing, "Δh", "km", 0),
    deltaV: output(() => texts.quantities.deltaV, "Δv", "m/s", 1),
    keeping: output(() => texts.quantities.asStationKeeping, "t", "days", 0),
  },
} satisfies Record<string, Record<string, CurveQuantity>>;
