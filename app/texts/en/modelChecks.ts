import { number } from "../format";

/** The simulator's physics beside published figures. */
export const modelChecks = {
  model: ({ model }: { model: "twoBody" | "relative" | "oblate" | "elliptic" }) =>
    ({
      twoBody: "Two-body motion",
      relative: "Relative motion (Clohessy-Wiltshire)",
      oblate: "Oblate Earth (J2), on average",
      elliptic: "Ellipticity of the equator (J22)",
    })[model],
  source: ({
    source,
  }: {
    source: "vallado" | "vallado6-14" | "vallado6-15" | "closedForm" | "lagrange" | "egm96" | "dop853";
  }) =>
    ({
      vallado: "Vallado, Fundamentals of Astrodynamics and Applications",
      "vallado6-14": "Vallado, Fundamentals of Astrodynamics and Applications, example 6-14",
      "vallado6-15": "Vallado, Fundamentals of Astrodynamics and Applications, example 6-15",
      closedForm: "Closed form; the value is in the test",
      lagrange: "Lagrange's coefficients",
      egm96: "EGM96, normalized coefficients of degree and order 2",
      dop853: "SciPy's DOP853 in an Earth-fixed frame; extrapolated in the test",
    })[source],
  period: ({ altitude }: { altitude: number }) => `Period at ${number(altitude)} km`,
  hohmann: ({ from, to, quantity }: { from: number; to: number; quantity: "firstBurn" | "secondBurn" | "time" }) =>
    ({
      firstBurn: `Hohmann, ${number(from)} to ${number(to)} km: first burn`,
      secondBurn: `Hohmann, ${number(from)} to ${number(to)} km: second burn`,
      time: `Hohmann, ${number(from)} to ${number(to)} km: time`,
    })[quantity],
  integrator: "Integrator compared with Kepler's solution after one orbit",
  drift: ({ seconds, axis }: { seconds: number; axis: "radial" | "inTrack" | "crossTrack" }) =>
    ({
      radial: `Drift after ${number(seconds)} s, radial`,
      inTrack: `Drift after ${number(seconds)} s, in-track`,
      crossTrack: `Drift after ${number(seconds)} s, cross-track`,
    })[axis],
  speedToMeet: ({ seconds, axis }: { seconds: number; axis: "radial" | "inTrack" }) =>
    ({
      radial: `Speed to meet in ${number(seconds)} s, radial`,
      inTrack: `Speed to meet in ${number(seconds)} s, in-track`,
    })[axis],
  hop: ({ direction, distance }: { direction: "tangential" | "radial"; distance: number }) =>
    ({
      tangential: `Tangential hop of ${number(distance)} km`,
      radial: `Radial hop of ${number(distance)} km`,
    })[direction],
  node: ({ altitude, inclination }: { altitude: number; inclination: number }) =>
    `Node drift at ${number(altitude)} km, ${number(inclination)}°`,
  perigee: ({ altitude, inclination }: { altitude: number; inclination: number }) =>
    `Perigee drift at ${number(altitude)} km, ${number(inclination)}°`,
  sunSynchronous: ({ altitude }: { altitude: number }) => `Sun-synchronous inclination at ${number(altitude)} km`,
  ellipticity: "Ellipticity of the equator, J22",
  longAxis: "Longitude of the equator's long axis",
  slot: ({ longitude, days, seconds }: { longitude: number; days: number; seconds: number }) =>
    `Uncontrolled satellite at ${number(longitude)}° east: eastward drift in ${number(days)} days (in steps of ${number(seconds)} s)`,
  perDay: "°/day",
  impulsesLimit: "Burns are impulses: they take no time, and turning the craft costs no propellant.",
  twoBodyLimit:
    "Scored flights use two-body motion unless the screen names another model. Globes apply the average effect of J2, without the oscillations within an orbit.",
  clohessyWiltshireLimit:
    "The flight computer plans with the Clohessy-Wiltshire equations. At 1 km, they differ from two-body motion by 1.04 m after one orbit, and the error grows with the square of the distance.",
  slotLimit:
    "The flight in a geostationary slot models only the ellipticity of the equator, not the finer terms of the gravity field. It uses steps of 400 s, whose errors add up to 0.001 degrees after a month.",
  dragLimit:
    "Drag is calculated for 10 m² and 1000 kg in an exponential atmosphere that rotates with the Earth. Real air can be ten times thinner or denser, depending on the Sun.",
  sunLimit:
    "The models have no gravity from the Sun or Moon, and no radiation pressure. Sidereal time assumes that UT1 equals UTC, and the Sun's direction is accurate to 0.01 degrees.",
  catalogueLimit:
    "Catalog objects are propagated with SGP4 (satellite.js), which agrees with the published verification set to within 1.2e-7 km. They're only shown: you can't fly them.",
};
