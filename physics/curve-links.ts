// Lesson models of radio links and constellations. Metres, seconds, radians, watts; decibels as such; see curves.ts.
import { earthRadius } from "./earth";
import { period } from "./kepler";

type Inputs = Readonly<Record<string, number>>;

export const lightSpeed = 299_792_458;
const boltzmann = 1.380649e-23;
/** Share of a dish's area that works (SMAD, chapter 13). */
const dishEfficiency = 0.55;

const decibels = (ratio: number) => 10 * Math.log10(ratio);
const dishGain = (diameter: number, wavelength: number) =>
  decibels(dishEfficiency * ((Math.PI * diameter) / wavelength) ** 2);

/** A link from a transmitter to a dish (SMAD, 3rd edition, chapter 13). `needed`: the least energy per bit to noise, in dB. */
export function linkValues(inputs: Inputs) {
  const {
    range = 2000e3,
    frequency = 8e9,
    power = 5,
    transmitGain = 6,
    dish = 5,
    noise = 150,
    losses = 3,
    rate = 1e7,
    needed = 4.5,
  } = inputs;
  const wavelength = lightSpeed / frequency;
  const eirp = decibels(power) + transmitGain;
  const spaceLoss = 2 * decibels((4 * Math.PI * range) / wavelength);
  const receiveGain = dishGain(dish, wavelength);
  const received = eirp - spaceLoss - losses + receiveGain;
  const quality = receiveGain - decibels(noise);
  const noiseDensity = decibels(boltzmann * noise);
  const perBit = received - noiseDensity - decibels(rate);
  return {
    wavelength,
    eirp,
    spaceLoss,
    receiveGain,
    /** Width of the dish's beam to half the power: 70° λ/D. */
    beam: (((70 * Math.PI) / 180) * wavelength) / dish,
    received,
    receivedPower: 10 ** (received / 10),
    quality,
    noiseDensity,
    perBit,
    margin: perBit - needed,
    /** The rate that leaves no margin. */
    fastest: rate * 10 ** ((perBit - needed) / 10),
    delay: range / lightSpeed,
  };
}

/**
 * Polar planes whose streets of coverage close the sphere, with neighbours that fly in step, except at the seam (Adams
 * and Rider). A satellite is useful above `elevation`.
 */
export function coverageValues({ altitude = 780e3, elevation = 0.14, perPlane = 11 }: Inputs) {
  const r = earthRadius + altitude;
  const central = centralAngle(r, elevation);
  const { street, planes } = planesFor(central, perPlane);
  const choices = Array.from({ length: 120 }, (_, at) => at + 3).filter((count) => Math.PI / count < central);
  const totals = choices.map((count) => count * planesFor(central, count).planes);
  const slantRange = (r * Math.sin(central)) / Math.cos(elevation);
  return {
    central,
    period: period(r),
    share: (1 - Math.cos(central)) / 2,
    /** Half the width of the band that one plane always covers. */
    street,
    planes,
    total: planes * perPlane,
    fewest: Math.min(...totals),
    slantRange,
    /** Up to the satellite and down again, for two places at the edge. */
    delay: (2 * slantRange) / lightSpeed,
  };
}

const centralAngle = (r: number, elevation: number) => Math.acos((earthRadius * Math.cos(elevation)) / r) - elevation;

/** (P - 1)(λ + c) + 2 c ≥ π, for P planes with a street of half-width c. */
function planesFor(central: number, perPlane: number) {
  const ratio = Math.cos(central) / Math.cos(Math.PI / perPlane);
  const street = ratio < 1 && perPlane > 2 ? Math.acos(ratio) : 0;
  const planes = Math.ceil((Math.PI - 2 * street) / (central + street) + 1 - 1e-3);
  return { street, planes };
}
