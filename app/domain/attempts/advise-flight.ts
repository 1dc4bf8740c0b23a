// Pure, for browsers: it takes some dozens of flights, too many for the server at each page view.
import { adviceText, tryChanges, type Advice } from "../../../physics/replay";
import type { ReplayedFlight } from "./replay-attempt";

/**
 * What would have gained most, in words; `pause` is waited for between two flights. Undefined once `signal` says stop.
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
