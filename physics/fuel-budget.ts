import { propellantFor, standardGravity } from "./maneuvers";

/** kg, kg and s. */
export type Fuel = { dryMass: number; propellant: number; specificImpulse: number };

/** Of one burn: m/s, kg that it uses, kg left after it (negative: what is missing) and kg of the whole craft. */
type BurnCost = { deltaV: number; used: number; left: number; mass: number; isEnough: boolean };

/** What burns of these sizes (m/s) use, in their order. */
export function fuelBudget({ dryMass, propellant, specificImpulse }: Fuel, deltaVs: readonly number[]) {
  let mass = dryMass + propellant;
  const burns = deltaVs.map((deltaV): BurnCost => {
    const used = propellantFor(deltaV, { mass, specificImpulse });
    mass -= used;
    const left = mass - dryMass;
    return { deltaV, used, left, mass, isEnough: left >= 0 };
  });
  const left = mass - dryMass;
  return {
    burns,
    deltaV: deltaVs.reduce((sum, one) => sum + one, 0),
    used: propellant - left,
    left,
    isEnough: left >= 0,
    /** m/s that the propellant left is good for. */
    deltaVLeft: left > 0 ? specificImpulse * standardGravity * Math.log(mass / dryMass) : 0,
  };
}
