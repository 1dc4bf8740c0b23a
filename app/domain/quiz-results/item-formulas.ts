import { say, textOf } from "~/texts/say";
import { minStudents, misconceptionLimits } from "./item-analysis";

// The API's document is in English for all readers.

/** The formulas of the figures, for the API. */
export const itemFormulas = {
  facility: textOf(say.quizResponses.facilityRule, "en"),
  discrimination: textOf(say.quizResponses.discriminationRule({ minStudents }), "en"),
};

/** The rule for misconceptions, for the API. */
export const misconceptionRule = textOf(say.quizResponses.misconceptionRule(misconceptionLimits), "en");
