// Radio links and constellations.
import { texts } from "~/texts";
import { type CurveQuantity, altitude, input, period, output } from "./quantity";

export const linksQuantities = {
  link: {
    range: input(() => texts.quantities.linkRange, "s", "km", 0, [100, 1e10, 2000]),
    frequency: input(() => texts.quantities.frequency, "f", "GHz", 2, [0.1, 100, 8]),
    power: input(() => texts.quantities.transmitPower, "P", "W", 1, [0.01, 10_000, 5]),
    transmitGain: input(() => texts.quantities.transmitGain, "G_t", "dBi", 1, [-10, 80, 6]),
    dish: input(() => texts.quantities.receivingDish, "D", "m", 1, [0.1, 100, 5]),
    noise: input(() => texts.quantities.noiseTemperature, "T_s", "K", 0, [5, 10_000, 150]),
    losses: input(() => texts.quantities.otherLosses, "L", "dB", 1, [0, 40, 3]),
    rate: input(() => texts.quantities.dataRate, "R", "Mbit/s", 3, [1e-6, 10_000, 10]),
    needed: input(() => texts.quantities.neededPerBit, "E_n", "dB", 1, [-2, 30, 4.5]),
    wavelength: output(() => texts.quantities.wavelength, "λ", "cm", 2),
    eirp: output(() => texts.quantities.radiatedPower, "P_e", "dBW", 1),
    spaceLoss: output(() => texts.quantities.freeSpaceLoss, "L_s", "dB", 1),
    receiveGain: output(() => texts.quantities.receivingGain, "G_r", "dBi", 1),
    beam: output(() => texts.quantities.beamWidth, "θ", "°", 2),
    received: output(() => texts.quantities.powerReceived, "C", "dBW", 1),
    receivedPower: output(() => texts.quantities.powerReceivedPicowatts, "P_r", "pW", 6),
    quality: output(() => texts.quantities.receiverQuality, "G_T", "dB/K", 1),
    noiseDensity: output(() => texts.quantities.noisePerHertz, "N_0", "dBW/Hz", 1),
    perBit: output(() => texts.quantities.energyPerBit, "E_b", "dB", 1),
    margin: output(() => texts.quantities.linkMargin, "M", "dB", 1),
    fastest: output(() => texts.quantities.fastestRate, "R_0", "Mbit/s", 3),
    delay: output(() => texts.quantities.signalTravel, "t", "ms", 1),
  },
  coverage: {
    altitude: altitude(780),
    elevation: input(() => texts.quantities.leastElevation, "ε", "°", 1, [0, 80, 8.2]),
    perPlane: input(() => texts.quantities.satellitesPerPlane, "S", "", 0, [3, 120, 11]),
    central: output(() => texts.quantities.angleAtEarthCentre, "λ", "°", 2),
    period,
    share: output(() => texts.quantities.shareEarthSeen, "f", "%", 2),
    street: output(() => texts.quantities.streetHalfWidth, "c", "°", 2),
    planes: output(() => texts.quantities.planesNeeded, "P", "", 0),
    total: output(() => texts.quantities.satellitesInAll, "N", "", 0),
    fewest: output(() => texts.quantities.fewestSatellites, "N_min", "", 0),
    slantRange: output(() => texts.quantities.farthestAway, "s", "km", 0),
    delay: output(() => texts.quantities.upAndDown, "t", "ms", 1),
  },
} satisfies Record<string, Record<string, CurveQuantity>>;
