import { number } from "../format";

/** The flights of a class, flown again. */
export const flightRegrades = {
  title: "Fly flights again",
  purpose:
    "Flies each log of this class again, with the present model and the newest version of the scenario. This counts for this class only, and also for flights that arrive later. Leaderboards stay as they are.",
  fly: "Fly again and preview",
  more: "Continue flying",
  progress: ({ flown, flights }: { flown: number; flights: number }) =>
    `Flown again: ${number(flown)} of ${number(flights)}.`,
  neverLower: "Never lower: flights that would get a smaller share of the points keep what they have",
  unflyable: "These can't be flown again and keep their points:",
  none: "No flights have arrived in this class yet.",
  unchanged: "Nothing to change: no flight would get other points.",
  apply: "Use these points",
  history: "Flown again",
  entry: ({ by }: { by: string }) => `${by} had the flights flown again`,
  model: ({ model, most }: { model: string; most: string }) => `Model ${model}, maximum ${most}`,
  notFlownYet: "Flights have arrived that aren't flown yet. Fly them, look at the new preview, then try again.",
  done: ({ changed }: { changed: number }) => `Flights flown again. Attempts with new points: ${number(changed)}.`,
  mailText: ({
    scenarioTitle,
    courseName,
    from,
    to,
  }: {
    scenarioTitle: string;
    courseName: string;
    from: string;
    to: string;
  }) =>
    `Your flights in ${scenarioTitle} (${courseName}) were flown again. Your grade changed from ${from} to ${to}. Your instructor writes:`,
  noLog: "No log stored",
  noStart: "Start unknown",
  noReference: "No reference reaches the goal",
  logRefused: "The log doesn't fit the present rules",
  undoLabel: "Undo flying again",
};
