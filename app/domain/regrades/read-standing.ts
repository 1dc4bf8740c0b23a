import type { Db } from "~/db/database.server";
import { readStandingFlightRegrades, readStandingRegrades } from "~/domain/attempts/standing-regrades";
import { reckonAttempts } from "./reckon-attempts";
import type { Reckoned, RegradePlace } from "./reckon-batches";
import { reckonFlights } from "./reckon-flights";

export type StandingRules = {
  /** Their ids. */
  standing: string[];
  reckon: (options: { without?: string; change: { id: string } }) => Promise<Reckoned>;
};

/** The regrades that stand, and a reckoning by them, for quizzes (`key`) and flights (`fly`). */
export async function readStanding(db: Db, place: RegradePlace, kind: "key" | "fly"): Promise<StandingRules> {
  const { classSessionId, scenarioId } = place;
  if (kind === "key")
    return rulesOf(await readStandingRegrades(db, classSessionId, scenarioId), reckonAttempts, db, place);
  return rulesOf(await readStandingFlightRegrades(db, classSessionId, scenarioId), reckonFlights, db, place);
}

function rulesOf<Rule>(
  found: { id: string; rule: Rule }[],
  reckon: (db: Db, place: RegradePlace, rules: Rule[], change: { id: string }) => Promise<Reckoned>,
  db: Db,
  place: RegradePlace,
): StandingRules {
  return {
    standing: found.map(({ id }) => id),
    reckon: ({ without, change }) =>
      reckon(
        db,
        place,
        found.filter(({ id }) => id !== without).map(({ rule }) => rule),
        change,
      ),
  };
}
