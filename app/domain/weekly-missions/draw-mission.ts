// Pure: which flight a week brings, and its start. Without the installation's secret nobody can tell next week's.
import { createHmac } from "node:crypto";

export type OfferedFlight = { scenarioId: string; key: string; maxScore: number };
type DrawnMission = OfferedFlight & { seed: number };

/** The same for everybody; null if the curriculum has no flight. The flights' order doesn't matter. */
export function drawMission(
  secret: string,
  { monday, curriculumKey }: { monday: string; curriculumKey: string },
  flights: readonly OfferedFlight[],
): DrawnMission | null {
  const draw = (what: string) =>
    createHmac("sha256", secret).update(`weekly mission ${monday} ${curriculumKey} ${what}`).digest().readUInt32BE(0);
  const sorted = [...flights].sort((a, b) => (a.key < b.key ? -1 : 1));
  const flight = sorted[draw("flight") % (sorted.length || 1)];
  // As seeds of starts: 31 bits.
  return flight ? { ...flight, seed: draw(flight.key) >>> 1 } : null;
}
