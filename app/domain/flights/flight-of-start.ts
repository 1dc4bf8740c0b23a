// Pure: the flight that a start has drawn, with the reference flight for its points.
import * as v from "valibot";
import { ScenarioFile } from "../../../content/content-schema";
import { everyFile } from "../../../content/every-file";
import { withFigures } from "../../../content/flight-texts";
import { drawFlight } from "../../../physics/draw-flight";
import { modelVersion } from "../../../physics/model";
import type { ScoredScenario } from "../../../physics/scenario";
import { listStandardCurricula } from "~/domain/curricula/standard-curricula";
import { solveFlight } from "./solve-flight";
import type { Job } from "~/domain/jobs/run-job";

/** Identifies a flight of the product's own curricula, with the maximum score that the curriculum states. */
export type FlightKey = { curriculumKey: string; key: string; maxScore: number };
export type PlayMode = "practice" | "scored";
/** The input of the drawing. */
export type FlightDraw = { seed: number; mode: PlayMode };
export type FlightSearch = {
  flight: FlightKey;
  /** Of an attempt from before starts were drawn. */
  version: number | null;
  draw: FlightDraw;
};
export type ServerFlight = ScoredScenario & Pick<ScenarioFile, "goal" | "briefing" | "draw">;

const files = new Map<string, ScenarioFile | null>();

/** Whether the server can simulate this scenario. */
export const isFlown = (curriculumKey: string, key: string) => findFile(curriculumKey, key) !== null;

/** Whether starts draw flights of this version; in earlier versions everyone flew the same. */
export const isDrawn = (curriculumKey: string, key: string, version: number) =>
  findFile(curriculumKey, key)?.fixedVersion !== version;

/**
 * Practice uses the flight as written; a scored one is drawn, and its reference is solved. That can take 80 ms and
 * more, so requests use find-flight.ts.
 */
export function flightOfStart(flight: FlightKey, { seed, mode }: FlightDraw): ServerFlight | null {
  const file = findFile(flight.curriculumKey, flight.key);
  if (!file) return null;
  const { maxScore } = flight;
  return mode === "practice" ? withFigures({ ...file, maxScore }) : draw({ ...file, maxScore }, seed);
}

/** The flight that all attempts of this version flew before starts were drawn. */
export function flightOfVersion({ curriculumKey, key, maxScore }: FlightKey, version: number): ServerFlight | null {
  const file = findFile(curriculumKey, key);
  return file && withFigures({ ...file, maxScore, version });
}

/** What points depend on besides start and log: the model and the scenario. Null if the server can't simulate it. */
export function rulesOfFlight({ curriculumKey, key, maxScore }: FlightKey): string | null {
  const file = findFile(curriculumKey, key);
  return file && JSON.stringify([modelVersion, maxScore, file]);
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

function findFile(curriculumKey: string, key: string): ScenarioFile | null {
  if (!listStandardCurricula().some((curriculum) => curriculum.key === curriculumKey)) return null;
  const cachedFile = files.get(key);
  if (cachedFile !== undefined) return cachedFile;
  const file = everyFile[key];
  const parsed = file?.type === "scenario" ? v.parse(ScenarioFile, file) : null;
  files.set(key, parsed);
  return parsed;
}
