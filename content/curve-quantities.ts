// Quantities of the curves, by model.
import type { CurveModel } from "../physics/curves";
import { craftQuantities } from "./curve-quantities/craft";
import { entryQuantities } from "./curve-quantities/entry";
import { forcesQuantities } from "./curve-quantities/forces";
import { framesQuantities } from "./curve-quantities/frames";
import { knowledgeQuantities } from "./curve-quantities/knowledge";
import { linksQuantities } from "./curve-quantities/links";
import { operationsQuantities } from "./curve-quantities/operations";
import { planetsQuantities } from "./curve-quantities/planets";
import { relativeQuantities } from "./curve-quantities/relative";
import { skyQuantities } from "./curve-quantities/sky";
import { transfersQuantities } from "./curve-quantities/transfers";
import type { CurveQuantity } from "./curve-quantities/quantity";

export const curveQuantities: Record<CurveModel, Record<string, CurveQuantity>> = {
  ...transfersQuantities,
  ...forcesQuantities,
  ...skyQuantities,
  ...knowledgeQuantities,
  ...framesQuantities,
  ...relativeQuantities,
  ...craftQuantities,
  ...linksQuantities,
  ...entryQuantities,
  ...planetsQuantities,
  ...operationsQuantities,
};
