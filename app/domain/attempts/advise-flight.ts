// Pure, for browsers: needs some dozens of simulated flights, too many for the server at each page view.
import { adviceText } from "../../../content/flight-words";
import { tryChanges, type Advice } from "../../../physics/replay";
import type { ReplayedFlight } from "./replay-attempt";

/**
 * The changes that would have gained most, in words. Awaits `pause` between two flights. Undefined if `signal` aborts.
 */
export async function adviseFlight(
  { log: { scenario, evidence }, points, maxPoints, fired }: ReplayedFlight,
  { pause, signal }: { pause: () => Promise<void>; signal: AbortSignal },
): Promise<string | undefined> {
  const lost = maxPoints - points;
  let best: Advice | null = null;
  if (lost > 0)
    for (const change of tryChanges(scenario, evidence)) {
      best = change;
      await pause();
      if (signal.aborted) return;
    }
  return adviceText(scenario, { lost, best, isByHand: fired.length > 0 });
}
