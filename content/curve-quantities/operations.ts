// Anomalies, pursuit, and conjunction messages.
import { texts } from "~/texts";
import { type CurveQuantity, altitude, input, motion, period, output } from "./quantity";

export const operationsQuantities = {
  drain: {
    capacity: input(() => texts.quantities.batteryCapacity, "C", "Wh", 0, [1, 1e6, 1000]),
    depth: input(() => texts.quantities.batteryDepth, "d", "%", 0, [1, 100, 60]),
    load: input(() => texts.quantities.powerUsed, "P", "W", 0, [1, 100_000, 300]),
    income: input(() => texts.quantities.powerIncome, "P_s", "W", 0, [0, 100_000, 100]),
    reserve: output(() => texts.quantities.usableEnergy, "E", "Wh", 0),
    deficit: output(() => texts.quantities.powerMissing, "ΔP", "W", 0),
    lasts: output(() => texts.quantities.batteryLasts, "t", "h", 1),
  },
  spares: {
    meanLife: input(() => texts.quantities.meanLife, "τ", "years", 1, [0.1, 1000, 15]),
    time: input(() => texts.quantities.missionTime, "t", "years", 1, [0.1, 100, 5]),
    units: input(() => texts.quantities.unitsCarried, "k", "", 0, [1, 6, 1]),
    alone: output(() => texts.quantities.worksAlone, "R_1", "%", 2),
    works: output(() => texts.quantities.worksWithSpares, "R", "%", 2),
    fails: output(() => texts.quantities.allFailed, "Q", "%", 3),
  },
  pursuit: {
    altitude: altitude(35_786),
    separation: input(() => texts.quantities.separationAlong, "s", "km", 0, [0.1, 100_000, 500]),
    chase: input(() => texts.quantities.chaseBurn, "Δv_1", "m/s", 2, [0.01, 100, 1]),
    dodge: input(() => texts.quantities.dodgeBurn, "Δv_2", "m/s", 2, [0, 100, 0.5]),
    notice: input(() => texts.quantities.noticeTime, "t", "h", 1, [0.1, 1000, 24]),
    n: motion,
    period,
    closing: output(() => texts.quantities.closingRate, "v_d", "km per day", 1),
    offset: output(() => texts.quantities.orbitOffset, "Δa", "km", 1),
    arrival: output(() => texts.quantities.arrivalTime, "t_a", "days", 2),
    slip: output(() => texts.quantities.slipAlong, "Δs", "km", 1),
    chaseCost: output(() => texts.quantities.startAndStop, "Δv", "m/s", 2),
  },
  message: {
    radialMiss: input(() => texts.quantities.radialMiss, "d_R", "m", 0, [0, 100_000, 60]),
    sideMiss: input(() => texts.quantities.sideMiss, "d_H", "m", 0, [0, 100_000, 300]),
    radialSigma: input(() => texts.quantities.radialSigmaOfBoth, "σ_R", "m", 0, [1, 100_000, 40]),
    sideSigma: input(() => texts.quantities.sideSigmaOfBoth, "σ_H", "m", 0, [1, 100_000, 200]),
    hardBody: input(() => texts.quantities.radiiBothTogether, "r_B", "m", 0, [0.1, 200, 10]),
    closing: input(() => texts.quantities.speedOfMeeting, "v", "m/s", 0, [1, 16_000, 14_000]),
    miss: output(() => texts.quantities.missDistance, "d", "m", 0),
    radialShare: output(() => texts.quantities.radialInSigmas, "u_R", "", 2),
    sideShare: output(() => texts.quantities.sideInSigmas, "u_H", "", 2),
    mahalanobis: output(() => texts.quantities.mahalanobis, "M", "", 2),
    probability: output(() => texts.quantities.probabilityCollision, "P", "", 8),
    oneIn: output(() => texts.quantities.oneIn, "K", "", 0),
    simple: output(() => texts.quantities.ruleForSmallBodies, "P_0", "", 8),
    duration: output(() => texts.quantities.durationOfMeeting, "t", "ms", 2),
  },
} satisfies Record<string, Record<string, CurveQuantity>>;
