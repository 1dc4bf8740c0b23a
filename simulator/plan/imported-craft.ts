// What a file of another tool says about a spacecraft.
import type { PlanNode } from "../../physics/planned-flight";
import type { State } from "../../physics/propagation";
import type { SkippedEntry } from "../sky/messages";

/** A burn at a time in milliseconds since 1970. */
export type DatedBurn = { time: number; deltaV: PlanNode["deltaV"] };

/** Times in milliseconds since 1970; `stateAt` is null outside the span. `mass` in kg; `epoch` is that of mean elements. */
export type ImportedCraft = {
  name: string;
  from: number;
  until: number;
  stateAt(time: number): State | null;
  burns: DatedBurn[];
  mass: number | null;
  epoch?: number;
};

export type ImportedFile = { craft: ImportedCraft[]; leftOut: SkippedEntry[] };
