// Flights to the planets and to the Moon.
import { texts } from "~/texts";
import { type CurveQuantity, altitude, input, output } from "./quantity";

const parkingSpeed = output(() => texts.quantities.parkingSpeed, "v_1", "km/s", 3);
const deltaV = output(() => texts.quantities.deltaV, "Δv", "m/s", 0);
const axis = output(() => texts.quantities.semiMajorAxisWay, "a", "km", 0);

export const planetsQuantities = {
  planets: {
    distance: input(() => texts.quantities.distanceFromSun, "r_2", "AU", 3, [0.2, 40, 1.524]),
    altitude: altitude(300),
    axis,
    time: output(() => texts.quantities.timeFlight, "t", "days", 0),
    year: output(() => texts.quantities.earthYear, "T_1", "days", 1),
    otherYear: output(() => texts.quantities.planetYear, "T_2", "days", 1),
    synodic: output(() => texts.quantities.synodicPeriod, "T_s", "days", 0),
    lead: output(() => texts.quantities.planetLead, "φ", "°", 1),
    excess: output(() => texts.quantities.excessSpeed, "v_∞", "km/s", 3),
    launchEnergy: output(() => texts.quantities.launchEnergy, "C_3", "km²/s²", 2),
    parkingSpeed,
    perigeeSpeed: output(() => texts.quantities.speedAfterBurn, "v_p", "km/s", 3),
    deltaV,
    arrivalExcess: output(() => texts.quantities.arrivalExcess, "v_∞2", "km/s", 3),
  },
  lunar: {
    altitude: altitude(185),
    reach: input(() => texts.quantities.reachOfEllipse, "r_a", "km", 0, [384_400, 5e6, 384_400]),
    lunarAltitude: input(() => texts.quantities.altitudeAtMoon, "h_M", "km", 0, [10, 20_000, 100]),
    axis,
    eccentricity: output(() => texts.quantities.eccentricityWay, "e", "", 4),
    parkingSpeed,
    injectionSpeed: output(() => texts.quantities.speedAfterBurn, "v_p", "km/s", 3),
    deltaV,
    time: output(() => texts.quantities.timeFlight, "t", "h", 1),
    arrivalSpeed: output(() => texts.quantities.speedAtMoonDistance, "v_a", "m/s", 0),
    moonSpeed: output(() => texts.quantities.speedOfMoon, "v_M", "m/s", 0),
    excess: output(() => texts.quantities.excessAtMoon, "v_∞", "m/s", 0),
    capture: output(() => texts.quantities.captureBurn, "Δv_2", "m/s", 0),
  },
} satisfies Record<string, Record<string, CurveQuantity>>;
