// Lesson models of operations: power in an emergency, spares, pursuit, and a conjunction message. SI units and radians;
// see curves.ts.
import { earthRadius } from "./earth";
import { meanMotion, period } from "./kepler";

type Inputs = Readonly<Record<string, number>>;

/** A battery that gives more than the arrays bring: until it may not be emptied further. */
export function drainValues({ capacity = 3.6e6, depth = 0.6, load = 300, income = 100 }: Inputs) {
  const reserve = capacity * depth;
  // A surplus drains nothing; a watt keeps the time finite.
  const deficit = Math.max(load - income, 1);
  return { reserve, deficit, lasts: reserve / deficit };
}

/** Units that fail at random, any one of which is enough (SMAD, 3rd edition, chapter 19). */
export function sparesValues({ meanLife = 4.7e8, time = 1.6e8, units = 1 }: Inputs) {
  const alone = Math.exp(-time / meanLife);
  return { alone, works: 1 - (1 - alone) ** Math.round(units), fails: (1 - alone) ** Math.round(units) };
}

/** Drift along the track after burns along the track, without the swing that an orbit averages out. */
export function pursuitValues(inputs: Inputs) {
  const { altitude = 35_786e3, separation = 500e3, chase = 1, dodge = 0.5, notice = 86_400 } = inputs;
  const r = earthRadius + altitude;
  const closing = 3 * chase;
  return {
    n: meanMotion(r),
    period: period(r),
    closing,
    /** Of the pursuer's orbit, in semi-major axis. */
    offset: (2 * chase) / meanMotion(r),
    arrival: separation / closing,
    slip: 3 * dodge * notice,
    /** Start and stop. */
    chaseCost: 2 * chase,
  };
}

/** The figures of a conjunction data message: the miss in the object's axes, and one sigma of both objects together. */
export function messageValues(inputs: Inputs) {
  const {
    radialMiss = 60,
    sideMiss = 300,
    radialSigma = 40,
    sideSigma = 200,
    hardBody = 10,
    closing = 14_000,
  } = inputs;
  const [radialShare, sideShare] = [radialMiss / radialSigma, sideMiss / sideSigma];
  const probability = collisionProbabilityAt({ x: radialMiss, y: sideMiss }, [radialSigma, sideSigma], hardBody);
  return {
    miss: Math.hypot(radialMiss, sideMiss),
    radialShare,
    sideShare,
    mahalanobis: Math.hypot(radialShare, sideShare),
    probability,
    oneIn: 1 / probability,
    simple: (hardBody ** 2 / (2 * radialSigma * sideSigma)) * Math.exp(-(radialShare ** 2) / 2 - sideShare ** 2 / 2),
    duration: (2 * hardBody) / closing,
  };
}

type Place = { x: number; y: number };

/** Of a normal distribution over a disc whose centre is anywhere (Foster): integrated over rings and angles. */
export function collisionProbabilityAt({ x, y }: Place, [sigmaX, sigmaY]: [number, number], hardBody: number) {
  const [rings, angles] = [24, 72];
  let sum = 0;
  for (let ring = 0; ring < rings; ring++) {
    const radius = ((ring + 0.5) * hardBody) / rings;
    for (let at = 0; at < angles; at++) {
      const angle = ((at + 0.5) * 2 * Math.PI) / angles;
      const [u, w] = [(x + radius * Math.cos(angle)) / sigmaX, (y + radius * Math.sin(angle)) / sigmaY];
      sum += Math.exp(-(u ** 2 + w ** 2) / 2) * radius;
    }
  }
  return (sum * (hardBody / rings) * ((2 * Math.PI) / angles)) / (2 * Math.PI * sigmaX * sigmaY);
}
