// Lesson models of launch, pointing, solar heating and debris impacts. Metres, seconds, radians, kilograms; see
// curves.ts.
import { earthRadius, earthRate } from "./earth";
import { circularSpeed, meanMotion, period } from "./kepler";

type Inputs = Readonly<Record<string, number>>;

/**
 * Direct ascent from a site on a round Earth to a circular orbit; an inclination below the latitude is flown due east.
 */
export function launchValues({ latitude = 0, inclination = 0, altitude = 0 }: Inputs) {
  const toEast = Math.max(-1, Math.min(1, Math.cos(inclination) / Math.cos(latitude)));
  const speed = circularSpeed(earthRadius + altitude);
  const groundSpeed = earthRate * earthRadius * Math.cos(latitude);
  const required = Math.hypot(speed * toEast - groundSpeed, speed * Math.sqrt(1 - toEast ** 2));
  return { azimuth: Math.asin(toEast), speed, groundSpeed, asked: required, gained: speed - required };
}

/**
 * Pointing down from a circular orbit with a small error; `inertia` is the largest moment of inertia minus the
 * smallest.
 */
export function pointingValues({ altitude = 0, error = 0, inertia = 100 }: Inputs) {
  const r = earthRadius + altitude;
  const n = meanMotion(r);
  const torque = 1.5 * n ** 2 * inertia * Math.sin(2 * error);
  return {
    radius: r,
    n,
    period: period(r),
    turnRate: n,
    miss: altitude * Math.tan(error),
    torque,
    momentum: torque * period(r),
  };
}

const [sunlight, stefanBoltzmann] = [1361, 5.670374419e-8];

/** Equilibrium temperature in sunlight alone. */
export function warmthValues({ absorptivity = 0.5, emissivity = 0.5 }: Inputs) {
  const heat = (sunlight * absorptivity) / (emissivity * stefanBoltzmann);
  return { sunlight, ball: (heat / 4) ** 0.25, plate: (heat / 2) ** 0.25, ratio: absorptivity / emissivity };
}

/** An aluminium sphere, and the speed of a one-tonne car with the same energy. */
export function impactValues({ diameter = 0, closing = 0 }: Inputs) {
  const mass = (2700 * Math.PI * diameter ** 3) / 6;
  const energy = (mass * closing ** 2) / 2;
  return { mass, energy, explosive: energy / 4.184e6, carSpeed: Math.sqrt((2 * energy) / 1000) };
}
