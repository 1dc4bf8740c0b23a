// Schema of a slide's picture: what an explorable draws, without its form.
import * as v from "valibot";
import { addFindings, problemsOfReadings } from "./explorable-schema";
import { slidersOf } from "./explorable";
import { ExploreSchema } from "./explore-schema";
import { problemsOfCurve } from "./curve-rules";
import { reason, type Finding } from "./findings";
import { text } from "./text";

const fields = v.strictObject({
  explore: ExploreSchema,
  /** The slider that moves by itself. Relative motion is flown without one. */
  moves: v.optional(text),
  caption: v.optional(text),
  /** Quantities shown as numbers below the picture. */
  readings: v.optional(v.pipe(v.array(text), v.maxLength(4)), []),
});

export const SlidePictureSchema = v.pipe(
  fields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (dataset.typed) addFindings(dataset.value, problemsOf(dataset.value), addIssue);
  }),
);
export type SlidePicture = v.InferOutput<typeof SlidePictureSchema>;

function problemsOf({ explore, moves, readings }: v.InferOutput<typeof fields>): Finding[] {
  const curveProblems = explore.type === "curve" ? problemsOfCurve(explore) : [];
  // An invalid curve cannot be computed.
  if (curveProblems.length > 0) return curveProblems;
  const isMoved = moves === undefined || slidersOf(explore).some(({ key }) => key === moves);
  return [
    ...(isMoved ? [] : [{ path: ["moves"], reason: reason("noSlider") }]),
    ...problemsOfReadings(explore, readings),
  ];
}
