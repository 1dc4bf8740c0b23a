// Pure: the flight that a start has drawn, with the reference flight for its points.
import * as v from "valibot";
import { ScenarioFile } from "../../../content/content-schema";
import { everyFile } from "../../../content/every-file";
import { scoredFlightOfEntry, type FlightEntry } from "../../../content/flight-entry";
import { withFigures } from "../../../content/flight-texts";
import { withoutLocales } from "../../../content/locales";
import { drawFlight } from "../../../physics/draw-flight";
import { modelVersion } from "../../../physics/model";
import type { ScoredScenario } from "../../../physics/scenario";
import { listStandardCurricula } from "~/domain/curricula/standard-curricula";
import { solveFlight } from "./solve-flight";
import { deltaVOfStart } from "./start-cost";
import type { Job } from "~/domain/jobs/run-job";

/**
 * Identifies a flight, with the maximum score that the curriculum states: `own` is the one that an edition of the
 * scenario contains, else it is one of the product's own curricula.
 */
export type FlightKey = { curriculumKey: string; key: string; maxScore: number; own?: FlightEntry | null };
export type PlayMode = "practice" | "scored";
/** The input of the drawing. */
export type FlightDraw = { seed: number; mode: PlayMode };
export type FlightSearch = {
  flight: FlightKey;
  /** Of an attempt from before starts were drawn. */
  version: number | null;
  draw: FlightDraw;
};
export type ServerFlight = ScoredScenario & Pick<ScenarioFile, "goal" | "briefing">;

const files = new Map<string, ScenarioFile | null>();

/** Whether the server can simulate this scenario. */
export const isFlown = (flight: Omit<FlightKey, "maxScore">) => Boolean(flight.own) || findFile(flight) !== null;

/** Whether starts draw flights of this version; in earlier versions everyone flew the same. */
export const isDrawn = (flight: Omit<FlightKey, "maxScore">, version: number) =>
  Boolean(flight.own) || findFile(flight)?.fixedVersion !== version;

/**
 * Practice uses the flight as written; a scored one is drawn. Of a flight of the product, the reference is solved. That
 * can take 80 ms and more, so requests use find-flight.ts.
 */
export function flightOfStart(flight: FlightKey, { seed, mode }: FlightDraw): ServerFlight | null {
  if (flight.own)
    return mode === "scored"
      ? drawOwn(flight.own, flight.maxScore, seed)
      : scoredFlightOfEntry(flight.own, flight.maxScore, null);
  const file = findFile(flight);
  if (!file) return null;
  const { maxScore } = flight;
  return mode === "practice" ? withFigures({ ...file, maxScore }) : draw({ ...file, maxScore }, seed);
}

/** The flight that all attempts of this version flew before starts were drawn. */
export function flightOfVersion(flight: FlightKey, version: number): ServerFlight | null {
  const file = findFile(flight);
  return file && withFigures({ ...file, maxScore: flight.maxScore, version });
}

/** What points depend on besides start and log: the model and the scenario. Null if the server can't simulate it. */
export function rulesOfFlight(flight: FlightKey, model = modelVersion): string | null {
  const rules = flight.own ?? findFile(flight);
  return rules && JSON.stringify([model, flight.maxScore, rules]);
}

/** Solves the flight of a start or of an old version. */
export const drawFlightJob: Job<FlightSearch, ServerFlight | null> = {
  name: "drawFlight",
  run: ({ flight, version, draw }) =>
    version === null ? flightOfStart(flight, draw) : flightOfVersion(flight, version),
};

function draw(file: ScenarioFile & { maxScore: number }, seed: number): ServerFlight {
  const scenario = drawFlight(file, file.draw, seed);
  const { how } = file.reference;
  return withFigures({ ...scenario, reference: { how, ...solveFlight(scenario, file.draw) } });
}

/** Delta-v is measured by the author's, scaled by what the drawn start needs. */
function drawOwn(own: FlightEntry, maxScore: number, seed: number): ServerFlight {
  const asWritten = scoredFlightOfEntry(own, maxScore, null);
  const flight = scoredFlightOfEntry(own, maxScore, seed);
  return { ...flight, reference: { ...flight.reference, deltaV: deltaVOfStart(asWritten, flight, own.reference) } };
}

function findFile({ curriculumKey, key }: Pick<FlightKey, "curriculumKey" | "key">): ScenarioFile | null {
  if (!listStandardCurricula().some((curriculum) => curriculum.key === curriculumKey)) return null;
  const cachedFile = files.get(key);
  if (cachedFile !== undefined) return cachedFile;
  const file = everyFile[key];
  // Translations don't change the points.
  const parsed = file?.type === "scenario" ? v.parse(ScenarioFile, withoutLocales(file)) : null;
  files.set(key, parsed);
  return parsed;
}
