// Pure: the flight of a draft. Its form has titles and points only: the mission comes from the game, with its reference.
import * as v from "valibot";
import { FlightEntry } from "../../../content/flight-entry";
import type { DraftEntry } from "~/db/schema";

/** Null if the draft is of something else, or if what it says can't be read. */
export function flightOf({ flight }: DraftEntry): FlightEntry | null {
  const parsed = v.safeParse(FlightEntry, flight);
  return parsed.success ? parsed.output : null;
}

export const hasFlight = ({ flight }: DraftEntry) => flight !== undefined;

type Titles = { key: string; title: string; shortTitle: string; maxScore: number };

/** A draft of a scenario that is flown. */
export const createFlightEntry = (titles: Titles, flight: FlightEntry) => ({
  ...titles,
  type: "Default",
  contentType: "Globe",
  grading: "server",
  flight,
});

/** Puts the flight of a stored draft into one that its form has sent. */
export function keepFlight(entry: DraftEntry, stored: DraftEntry): DraftEntry {
  const { flight: _, ...rest } = entry;
  if (!hasFlight(stored)) return rest;
  const { questions: __, lesson: ___, sandbox: ____, ...own } = rest;
  return { ...own, flight: stored.flight };
}
