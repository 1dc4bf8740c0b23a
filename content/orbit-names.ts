import { texts } from "~/texts";
import type { Quantity } from "../physics/orbits";

/** The label of a task's quantity with its unit, in the game and in the editor. */
export const orbitName = (quantity: Quantity) => texts.quantities.ofOrbit({ quantity });
