// Flights as drawn by their starts: solved once, in a job, and cached.
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { runJob } from "~/domain/jobs/run-job";
import type { StoredDraw } from "./stored-draw";
import {
  isDrawn,
  isFlown,
  type FlightDraw,
  type FlightKey,
  type FlightSearch,
  type ServerFlight,
  drawFlightJob,
} from "./flight-of-start";

const practice: FlightDraw = { seed: 0, mode: "practice" };

const cache = new LRUCache<string, ServerFlight>({ max: 500 });

/** Null if the server can't simulate the scenario. The job waits in the queue of `person`. */
export function findFlightOfStart(flight: FlightKey, draw: FlightDraw, person: string) {
  return findFlight({ flight, version: null, draw }, person);
}

/** The same for a stored attempt, by the version that its evidence names and the edition that its start fixed. */
export function findFlightOfAttempt(
  scenario: Omit<FlightKey, "own">,
  version: number,
  draw: StoredDraw | null,
  person: string,
) {
  const flight = { ...scenario, own: draw?.own ?? null };
  const isOld = !isDrawn(flight, version);
  return findFlight({ flight, version: isOld ? version : null, draw: isOld ? practice : (draw ?? practice) }, person);
}

async function findFlight(search: FlightSearch, person: string): Promise<ServerFlight | null> {
  const { flight, version, draw } = search;
  if (!isFlown(flight)) return null;
  const seed = draw.mode === "scored" ? draw.seed : "";
  const name = [flight.key, printOf(flight), flight.maxScore, version, draw.mode, seed].join(" ");
  const drawnFlight = cache.get(name) ?? (await runJob(drawFlightJob, search, person));
  // Two concurrent callers get the same object, since other caches use it as their key.
  const shared = cache.get(name) ?? drawnFlight;
  if (shared) cache.set(name, shared);
  return shared;
}

/** Names the content of an edition's flight: the same key may have another one in another edition or curriculum. */
const printOf = ({ own }: FlightKey) => (own ? createHash("sha256").update(JSON.stringify(own)).digest("base64") : "");
