// Lesson models of re-entry and of the end of a mission. Metres, seconds, radians, kilograms; see curves.ts.
import { earthRadius } from "./earth";
import { circularSpeed } from "./kepler";
import { hohmann, standardGravity } from "./maneuvers";

type Inputs = Readonly<Record<string, number>>;

/** An exponential atmosphere, good to some tens of percent from the ground to 100 km. */
const groundDensity = 1.225;
const scaleHeight = 7100;
/** Sutton and Graves, for air: W/m² from kg/m³, m and m/s. */
const heatFactor = 1.7415e-4;

/**
 * A ballistic entry along a straight line, by Allen and Eggers: without gravity and lift, so steeper than some 5 degrees.
 * `ballistic` is mass by drag coefficient and area, `angle` is measured from the horizontal.
 */
export function entryValues(inputs: Inputs) {
  const { entrySpeed = 7800, angle = 0.2, ballistic = 100, nose = 1, height = 60e3 } = inputs;
  const sine = Math.sin(angle);
  const density = groundDensity * Math.exp(-height / scaleHeight);
  const speed = entrySpeed * Math.exp((-density * scaleHeight) / (2 * ballistic * sine));
  const deceleration = (density * speed ** 2) / (2 * ballistic);
  const heatingAt = (air: number, fast: number) => heatFactor * Math.sqrt(air / nose) * fast ** 3;
  const peakDensity = (ballistic * sine) / scaleHeight;
  const hottestDensity = peakDensity / 3;
  const peak = (entrySpeed ** 2 * sine) / (2 * Math.E * scaleHeight);
  return {
    density,
    speed,
    deceleration,
    load: deceleration / standardGravity,
    heating: heatingAt(density, speed),
    peak,
    peakLoad: peak / standardGravity,
    peakHeight: scaleHeight * Math.log(groundDensity / peakDensity),
    peakSpeed: entrySpeed * Math.exp(-1 / 2),
    hottest: heatingAt(hottestDensity, entrySpeed * Math.exp(-1 / 6)),
    hottestHeight: scaleHeight * Math.log(groundDensity / hottestDensity),
    hottestSpeed: entrySpeed * Math.exp(-1 / 6),
    scaleHeight,
  };
}

/** From a circle to a perigee inside the atmosphere, and the slope and speed at 120 km on the way down. */
export function deorbitValues({ altitude = 400e3, target = 50e3 }: Inputs) {
  const [high, low, edge] = [earthRadius + altitude, earthRadius + target, earthRadius + 120e3];
  const deltaV = -hohmann(high, low).first;
  const start = circularSpeed(high) - deltaV;
  const entrySpeed = Math.sqrt(start ** 2 + 2 * (circularSpeed(edge) ** 2 - circularSpeed(high) ** 2));
  const cosine = Math.min(1, (high * start) / (edge * entrySpeed));
  return { deltaV, entrySpeed, slope: Math.acos(cosine) };
}

/** IADC guidelines 5.3.1: how far above the geostationary ring a craft must be left, in metres. */
export function graveyardValues({ areaToMass = 0.02, reflectivity = 1.3 }: Inputs) {
  const raise = 235e3 + 1000e3 * reflectivity * areaToMass;
  const ring = earthRadius + 35_786e3;
  const { first, second } = hohmann(ring, ring + raise);
  // North-south keeping takes some 50 m/s a year.
  return { raise, deltaV: first + second, keeping: ((first + second) / 50) * 365.25 * 86_400 };
}
