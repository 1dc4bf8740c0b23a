// Quantities of the explorables, with their units, for formulas, readings and predictions.

export type Quantity = {
  name: string;
  /** An underscore starts a subscript. */
  symbol: string;
  unit: string;
  /** Units per metre, second or radian. */
  factor: number;
  digits: number;
};

const quantity = (name: string, symbol: string, unit: string, factor: number, digits: number): Quantity => ({
  name,
  symbol,
  unit,
  factor,
  digits,
});

const degrees = 180 / Math.PI;

const relative: Record<string, Quantity> = {
  altitude: quantity("Altitude of the target", "h", "km", 1e-3, 0),
  radius: quantity("Radius of the target's orbit", "r", "km", 1e-3, 0),
  n: quantity("Mean motion", "n", "rad/s", 1, 6),
  period: quantity("One orbit", "T", "min", 1 / 60, 1),
  time: quantity("Time since the burn", "t", "min", 1 / 60, 1),
  radialBurn: quantity("Burn outward", "Δv_R", "m/s", 1, 3),
  inTrackBurn: quantity("Burn forward", "Δv_I", "m/s", 1, 3),
  burn: quantity("Cost of the burn", "Δv", "m/s", 1, 3),
  radialStart: quantity("Above the target at first", "x_0", "m", 1, 0),
  inTrackStart: quantity("Ahead of the target at first", "y_0", "m", 1, 0),
  radialSpeed: quantity("Speed outward after the burn", "ẋ_0", "m/s", 1, 3),
  inTrackSpeed: quantity("Speed forward after the burn", "ẏ_0", "m/s", 1, 3),
  radial: quantity("Above the target", "x", "m", 1, 0),
  inTrack: quantity("Ahead of the target", "y", "m", 1, 0),
  range: quantity("Distance to the target", "ρ", "m", 1, 0),
  drift: quantity("Gained ahead in one orbit", "Δy", "m", 1, 0),
  halfway: quantity("Climbed in half an orbit", "Δx", "m", 1, 0),
  halfwayInTrack: quantity("Gained ahead in half an orbit", "Δy_½", "m", 1, 0),
  frameSpeed: quantity("Speed of its place in the turning frame", "v_f", "m/s", 1, 3),
  miss: quantity("Off full two-body motion", "δ", "m", 1, 1),
};

const orbit: Record<string, Quantity> = {
  altitude: quantity("Altitude of perigee", "h_p", "km", 1e-3, 0),
  apogee: quantity("Altitude of apogee", "h_a", "km", 1e-3, 0),
  eccentricity: quantity("Eccentricity", "e", "", 1, 3),
  inclination: quantity("Inclination", "i", "°", degrees, 1),
  meanAnomaly: quantity("Mean anomaly", "M", "°", degrees, 1),
  eccentricAnomaly: quantity("Eccentric anomaly", "E", "°", degrees, 1),
  trueAnomaly: quantity("True anomaly", "ν", "°", degrees, 1),
  semiMajorAxis: quantity("Semi-major axis", "a", "km", 1e-3, 0),
  perigeeRadius: quantity("Radius of perigee", "r_p", "km", 1e-3, 0),
  apogeeRadius: quantity("Radius of apogee", "r_a", "km", 1e-3, 0),
  radius: quantity("Distance from the Earth's centre", "r", "km", 1e-3, 0),
  height: quantity("Altitude now", "h", "km", 1e-3, 0),
  mu: quantity("Gravity of the Earth", "μ", "km³/s²", 1e-9, 0),
  n: quantity("Mean motion", "n", "rad/s", 1, 6),
  period: quantity("Period", "T", "min", 1 / 60, 1),
  halfPeriod: quantity("Half of the period", "T_½", "min", 1 / 60, 1),
  time: quantity("Time since perigee", "t", "min", 1 / 60, 1),
  turnsPerDay: quantity("Turns per day", "N", "", 1, 2),
  speed: quantity("Speed", "v", "km/s", 1e-3, 3),
  perigeeSpeed: quantity("Speed at perigee", "v_p", "km/s", 1e-3, 3),
  apogeeSpeed: quantity("Speed at apogee", "v_a", "km/s", 1e-3, 3),
  lowSpeed: quantity("Speed on the inner circle", "v_1", "km/s", 1e-3, 3),
  highSpeed: quantity("Speed on the outer circle", "v_2", "km/s", 1e-3, 3),
  firstBurn: quantity("First burn", "Δv_1", "m/s", 1, 1),
  secondBurn: quantity("Second burn", "Δv_2", "m/s", 1, 1),
  bothBurns: quantity("Both burns", "Δv", "m/s", 1, 1),
  energy: quantity("Energy per kilogram", "ε", "MJ/kg", 1e-6, 2),
  kinetic: quantity("Kinetic energy per kilogram", "ε_k", "MJ/kg", 1e-6, 2),
  potential: quantity("Potential energy per kilogram", "ε_p", "MJ/kg", 1e-6, 2),
  trackShift: quantity("The ground track moves west", "Δλ", "° per turn", degrees, 1),
  earthRadius: quantity("Radius of the Earth", "R", "km", 1e-3, 0),
  j2: quantity("Flattening in gravity", "J_2", "", 1, 8),
  parameter: quantity("Semi-latus rectum", "p", "km", 1e-3, 0),
  gravity: quantity("Pull of gravity here", "g", "m/s²", 1, 3),
  escapeSpeed: quantity("Speed of escape from here", "v_esc", "km/s", 1e-3, 3),
  toEscape: quantity("Missing to escape", "Δv_esc", "km/s", 1e-3, 3),
  momentum: quantity("Angular momentum per kilogram", "h", "km²/s", 1e-6, 0),
  sweep: quantity("Area swept", "Ȧ", "km²/s", 1e-6, 0),
  farShare: quantity("Share of the time in the outer half", "τ", "%", 100, 1),
  highestLatitude: quantity("Highest latitude", "φ_max", "°", degrees, 1),
  horizon: quantity("From below it to its horizon", "λ_0", "°", degrees, 1),
  horizonDistance: quantity("Distance to its horizon", "d_0", "km", 1e-3, 0),
  turnRate: quantity("Mean turn", "ω", "° per min", degrees * 60, 3),
  innerPeriod: quantity("Period of the inner circle", "T_1", "min", 1 / 60, 2),
  outerPeriod: quantity("Period of the outer circle", "T_2", "min", 1 / 60, 2),
  fallBack: quantity("Lost on the inner circle in a turn", "Δθ_1", "°", degrees, 2),
  catchUp: quantity("Gained on the outer circle in a turn", "Δθ_2", "°", degrees, 2),
  backAndForth: quantity("In from the inner circle and back", "2 Δv_1", "m/s", 1, 1),
  downAndUp: quantity("In from the outer circle and back", "2 Δv_2", "m/s", 1, 1),
  nodeRate: quantity("The node moves", "Ω̇", "° per day", degrees * 86_400, 3),
};

export const quantitiesOf = { "relative-motion": relative, orbit } as const;
export type ExplorableType = keyof typeof quantitiesOf;
