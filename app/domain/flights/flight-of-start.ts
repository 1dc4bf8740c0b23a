// Pure: the flight that a start has drawn, with the reference that its points are measured by.
import { LRUCache } from "lru-cache";
import * as v from "valibot";
import { ScenarioFile } from "../../../content/content-schema";
import { everyFile } from "../../../content/every-file";
import { withFigures } from "../../../content/flight-texts";
import { drawFlight } from "../../../physics/draw-flight";
import type { ScoredScenario } from "../../../physics/scenario";
import { listStandardCurricula } from "~/domain/curricula/standard-curricula";
import { solveFlight } from "./solve-flight";

/** A flight of the product's own curricula by its keys, with the maximum that its curriculum gives. */
export type FlightKey = { curriculumKey: string; key: string; maxScore: number };
export type PlayMode = "practice" | "scored";
/** What a flight is drawn from. */
export type FlightDraw = { seed: number; mode: PlayMode };
export type ServerFlight = ScoredScenario & Pick<ScenarioFile, "goal" | "briefing" | "draw">;

const files = new Map<string, ScenarioFile | null>();
const drawn = new LRUCache<string, ServerFlight>({ max: 500 });

/** Whether the server can fly this scenario. */
export const isFlown = (curriculumKey: string, key: string) => findFile(curriculumKey, key) !== null;

/** Whether a flight of this version was drawn by its start: before, all flew one flight. */
export const isDrawn = (curriculumKey: string, key: string, version: number) =>
  findFile(curriculumKey, key)?.fixedVersion !== version;

/** Practice is the flight as it is written; a scored one is drawn, and its reference is found for it. */
export function flightOfStart(flight: FlightKey, { seed, mode }: FlightDraw): ServerFlight | null {
  const file = findFile(flight.curriculumKey, flight.key);
  if (!file) return null;
  const { maxScore } = flight;
  if (mode === "practice") return withFigures({ ...file, maxScore });
  const name = `${flight.key} ${maxScore} ${seed}`;
  const known = drawn.get(name) ?? draw({ ...file, maxScore }, seed);
  drawn.set(name, known);
  return known;
}

/** The same for an attempt that was stored: before starts drew anything, all flew one flight. */
export function flightOfAttempt(flight: FlightKey, version: number, start: FlightDraw | null): ServerFlight | null {
  const file = findFile(flight.curriculumKey, flight.key);
  if (!file) return null;
  if (version === file.fixedVersion) return withFigures({ ...file, maxScore: flight.maxScore, version });
  return flightOfStart(flight, start ?? { seed: 0, mode: "practice" });
}

function draw(file: ScenarioFile & { maxScore: number }, seed: number): ServerFlight {
  const scenario = drawFlight(file, file.draw, seed);
  const { how } = file.reference;
  return withFigures({ ...scenario, reference: { how, ...solveFlight(scenario, file.draw) } });
}

function findFile(curriculumKey: string, key: string): ScenarioFile | null {
  if (!listStandardCurricula().some((curriculum) => curriculum.key === curriculumKey)) return null;
  const known = files.get(key);
  if (known !== undefined) return known;
  const file = everyFile[key];
  const parsed = file?.type === "scenario" ? v.parse(ScenarioFile, file) : null;
  files.set(key, parsed);
  return parsed;
}
