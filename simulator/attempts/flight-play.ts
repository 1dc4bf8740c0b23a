import * as v from "valibot";
import type { Scenario } from "../../content/content-schema";
import { flightOfEntry, PlayedFlight } from "../../content/flight-entry";
import { practiceFlight, scoredFlight } from "../../content/scored-flight";
import type { FlightEvidence } from "../../physics/fly-again";
import type { GhostPath } from "./ghost-path";
import { readResumableLog } from "./resumable-log";
import type { Start } from "./start-store";

/** A flight of a mission: it isn't an attempt at a scenario. */
export type MissionFlight = {
  back: () => void;
  /** Null: a test flight goes on from its form. */
  again: (() => void) | null;
  /** Stores the unfinished flight on this device; null forgets it. */
  store: (log: FlightEvidence | null) => void;
  /** Sends the log; returns an element with what the server says. */
  deliver: (evidence: FlightEvidence, hasPassed: boolean) => HTMLElement;
};

/** A flight of the mission of the week. `ghosts`: classmates to fly beside. */
export type WeeklyPlay = { missionId: string; sessionId: string | null; ghosts: readonly GhostPath[] };

/** A flight in its mode; `resumedLog`: the log so far if it resumes, else null. */
export type FlightPlay = {
  mode: "practice" | "scored" | "weekly";
  scenario: Scenario;
  resumedLog: FlightEvidence | null;
  mission?: MissionFlight;
  weekly?: WeeklyPlay;
};

/** The key by which an unfinished flight is stored. */
export const playKeyOf = ({ scenarioId }: { scenarioId: string }, { weekly }: Pick<FlightPlay, "weekly">) =>
  weekly ? weeklyKeyOf(weekly) : scenarioId;

export const weeklyKeyOf = ({ missionId }: Pick<WeeklyPlay, "missionId">) => `weekly:${missionId}`;

export const practicePlay = (scenario: Scenario): FlightPlay => ({
  mode: "practice",
  scenario: practiceFlight(scenario),
  resumedLog: null,
});

/** Null if the start has no seed, as with older servers. */
export const scoredPlay = (scenario: Scenario, start: Start | null): FlightPlay | null =>
  start?.mode === "scored" && start.seed !== undefined
    ? { mode: "scored", scenario: scoredFlight(flightOfStart(scenario, start), start.seed), resumedLog: null }
    : null;

/**
 * A curriculum's flight is that of the start's edition: another may have been published since. The same mission keeps
 * its texts as loaded, in the player's language.
 */
function flightOfStart(loaded: Scenario, { flight }: Start): Scenario {
  const parsed = v.safeParse(PlayedFlight, flight);
  if (!parsed.success) return loaded;
  const started = flightOfEntry(parsed.output, null);
  return started.version === loaded.version ? { ...started, goal: loaded.goal, briefing: loaded.briefing } : started;
}

/** Resumes a stored flight in the mode of its start; null if there is nothing to resume. */
export function resumePlay(scenario: Scenario, start: Start | null, log: unknown): FlightPlay | null {
  const play = scoredPlay(scenario, start) ?? practicePlay(scenario);
  const resumedLog = readResumableLog(play.scenario, log);
  return resumedLog && { ...play, resumedLog };
}
