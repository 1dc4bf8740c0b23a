import type { Scenario } from "../../../content/content-schema";
import { scoredFlight } from "../../../content/scored-flight";
import type { Header } from "../../api/classroom";
import { beginWeeklyFlight, fetchGhosts } from "../../api/weekly-mission";
import { weeklyKeyOf, type FlightPlay } from "../../attempts/flight-play";
import { flyGhost, type GhostPath } from "../../attempts/ghost-path";
import { readResumableLog } from "../../attempts/resumable-log";
import type { Game } from "../../unity/screen";
import { renderPilotScreen } from "../../dock/pilot-screen";
import { renderFlightScreen } from "../flight/flight-screen";
import { renderConsoles } from "../flight/open-flight";

type Choice = { content: Scenario; sessionId: string | null; withGhosts: boolean; choose: () => void };

/** Begins the mission, or goes on where it was left. `choose` returns to the week's screen. */
export const flyWeekly = (game: Game, header: Header, { content, sessionId, withGhosts, choose }: Choice) =>
  game.open(async () => {
    const { missionId, seed } = await beginWeeklyFlight(game.server, sessionId);
    const scenario = scoredFlight(content, seed);
    const ghosts = withGhosts && sessionId ? await loadGhosts(game, scenario, sessionId) : [];
    const weekly = { missionId, sessionId, ghosts };
    const resumedLog = readResumableLog(scenario, game.plays.read(weeklyKeyOf(weekly)));
    const play: FlightPlay = { mode: "weekly", scenario, resumedLog, weekly };
    if (!resumedLog) return () => game.show(renderConsoles(game, header, play, choose));
    const renderScreen = resumedLog.pulses ? renderPilotScreen : renderFlightScreen;
    return () => game.show(renderScreen(game, header, play, choose));
  });

/** One after the other, so that the screen stays usable while each is flown again. */
async function loadGhosts(game: Game, scenario: Scenario, sessionId: string): Promise<GhostPath[]> {
  const paths: GhostPath[] = [];
  for (const ghost of await fetchGhosts(game.server, sessionId)) {
    await new Promise((done) => setTimeout(done));
    const path = flyGhost(scenario, ghost);
    if (path) paths.push(path);
  }
  return paths;
}
