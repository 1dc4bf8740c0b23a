import { number } from "../format";

/** The simulator's physics beside published figures. */
export const modelChecks = {
  model: ({ model }: { model: "twoBody" | "relative" | "oblate" | "elliptic" }) =>
    ({
      twoBody: "Two-body motion",
      relative: "Relative motion (Clohessy-Wiltshire)",
      oblate: "Oblate Earth (J2), on average",
      elliptic: "Ellipse of the equator (J22)",
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
      closedForm: "Closed form; the figure is in the test",
      lagrange: "Lagrange's coefficients",
      egm96: "EGM96, normalized coefficients of degree and order 2",
      dop853: "SciPy's DOP853 in the frame that turns with the Earth; extrapolated in the test",
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
    `Node at ${number(altitude)} km, ${number(inclination)}°`,
  perigee: ({ altitude, inclination }: { altitude: number; inclination: number }) =>
    `Perigee at ${number(altitude)} km, ${number(inclination)}°`,
  sunSynchronous: ({ altitude }: { altitude: number }) => `Sun-synchronous at ${number(altitude)} km`,
  ellipticity: "Ellipticity of the equator, J22",
  longAxis: "Longitude of its long axis",
  slot: ({ longitude, days, seconds }: { longitude: number; days: number; seconds: number }) =>
    `Slot at ${number(longitude)}° east without control: drift to the east in ${number(days)} days (flown in steps of ${number(seconds)} s)`,
  perDay: "°/day",
  impulsesLimit: "Burns are impulses: they take no time, and turning the craft costs no propellant.",
  twoBodyLimit:
    "Scored flights are two-body motion unless their screen names another model. Globes turn planes by J2 on average, without the oscillations within an orbit.",
  clohessyWiltshireLimit:
    "The flight computer plans with Clohessy-Wiltshire: at 1 km, it is 1.04 m off two-body motion after one orbit, and the error grows with the square of the distance.",
  slotLimit:
    "The slot's flight models only the ellipse of the equator, not the finer parts of the field, and takes steps of 400 s: after a month they add up to 0.001 degree.",
  dragLimit:
    "Drag is that of 10 m² on 1000 kg in an exponential atmosphere that turns with the Earth. Real air is up to ten times thinner or denser, depending on the Sun.",
  sunLimit:
    "No gravity of Sun or Moon, and no radiation pressure. Sidereal time takes UT1 as UTC, and the Sun's direction is right to 0.01 degree.",
  catalogueLimit:
    "Catalogue objects move by SGP4 (satellite.js), which agrees with the published verification set to 1.2e-7 km. They are shown, never flown.",
};
