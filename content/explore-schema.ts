// Schemas of the explorables. Inputs are in the units of their quantities.
import * as v from "valibot";
import type { CurveModel } from "../physics/curves";
import { curveQuantities } from "./curve-quantities";
import { schemaReason } from "./findings";
import { text } from "./text";

const finite = v.pipe(v.number(), v.finite());

/** A slider, in the unit of its quantity. */
const slider = (least: number, most: number) =>
  v.pipe(
    v.strictObject({
      from: v.pipe(finite, v.minValue(least)),
      to: v.pipe(finite, v.maxValue(most)),
      value: finite,
      step: v.pipe(finite, v.gtValue(0)),
    }),
    v.check(({ from, to }) => from < to, schemaReason("fromNotBelowTo")),
    v.check(({ from, to, value }) => value >= from && value <= to, schemaReason("valueOutside")),
  );

/** A number is fixed, an object is a slider. */
const input = (least: number, most: number) =>
  v.lazy((value) =>
    typeof value === "number" ? v.pipe(finite, v.minValue(least), v.maxValue(most)) : slider(least, most),
  );

const altitude = input(160, 400_000);
const metres = v.optional(input(-100_000, 100_000));
const speed = v.optional(input(-20, 20));
const angle = v.optional(input(0, 360));

const RelativeMotion = v.strictObject({
  type: v.literal("relative-motion"),
  /** At rest beside the target, or on a coelliptic orbit. */
  motion: v.optional(v.picklist(["at rest", "coelliptic"]), "at rest"),
  inputs: v.strictObject({
    altitude,
    radialStart: metres,
    inTrackStart: metres,
    radialBurn: speed,
    inTrackBurn: speed,
  }),
  /** Number of orbits to show. */
  orbits: v.optional(v.pipe(finite, v.minValue(0.25), v.maxValue(5)), 1.5),
});

const Orbit = v.strictObject({
  type: v.literal("orbit"),
  inputs: v.pipe(
    v.strictObject({
      altitude,
      apogee: v.optional(altitude),
      eccentricity: v.optional(input(0, 0.95)),
      inclination: v.optional(input(0, 180)),
      meanAnomaly: angle,
      trueAnomaly: angle,
    }),
    v.check(
      ({ apogee, eccentricity }) => apogee === undefined || eccentricity === undefined,
      schemaReason("shapeTwice"),
    ),
    v.check(
      ({ meanAnomaly, trueAnomaly }) => meanAnomaly === undefined || trueAnomaly === undefined,
      schemaReason("placeTwice"),
    ),
  ),
  /** Also draws the circles that touch the orbit. */
  circles: v.optional(v.boolean(), false),
  /** Also draws twelve sectors of equal flight time. */
  sectors: v.optional(v.boolean(), false),
  /** Also draws a map with the ground track. */
  map: v.optional(v.boolean(), true),
});

/** The table has exactly these models; its type says so, but Object.keys returns strings. */
const modelNames = Object.keys(curveQuantities) as CurveModel[];

const Curve = v.strictObject({
  type: v.literal("curve"),
  model: v.picklist(modelNames),
  /** Bounds by model: see curve-quantities.ts. Missing inputs have defaults. */
  inputs: v.record(v.string(), input(-Infinity, Infinity)),
  /** The slider that varies along the curve. */
  along: text,
  /** Quantity of the x axis, if it isn't `along`. */
  across: v.optional(text),
  /** Quantity of the y axis. */
  up: text,
  /** A faint second curve with other inputs. */
  compare: v.optional(v.strictObject({ name: text, inputs: v.record(v.string(), finite) })),
  /** Logarithmic y axis. */
  logarithmic: v.optional(v.boolean(), false),
  /** The same scale for both axes. */
  toScale: v.optional(v.boolean(), false),
});
export type Curve = v.InferOutput<typeof Curve>;

export const ExploreSchema = v.variant("type", [RelativeMotion, Orbit, Curve]);
export type Explore = v.InferOutput<typeof ExploreSchema>;

export const PredictSchema = v.strictObject({
  question: text,
  /** Inputs of the question, in their units. */
  given: v.optional(v.record(v.string(), finite)),
  /** The quantity to predict. */
  quantity: text,
  /** A number in the quantity's unit; or several answers, each with its range of values. */
  guess: v.optional(v.strictObject({ from: finite, to: finite })),
  answers: v.optional(
    v.pipe(
      v.array(v.strictObject({ text, from: v.optional(finite), to: v.optional(finite) })),
      v.minLength(2),
      v.maxLength(6),
    ),
  ),
});
export type Predict = v.InferOutput<typeof PredictSchema>;
