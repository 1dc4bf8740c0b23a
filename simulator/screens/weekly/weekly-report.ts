import { h } from "../../dom";
import type { FlightLog } from "../../api/outbox";
import { fetchWeek, type WeeklyReceipt } from "../../api/weekly-mission";
import type { WeeklyPlay } from "../../attempts/flight-play";
import { generateId } from "../../unity/generate-id";
import type { Game } from "../../unity/screen";
import { renderBesideTable } from "./beside-table";
import { renderSharing } from "./sharing";
import { renderWeekStandings } from "./week-standings";
import { renderWeeklyDelivery } from "./weekly-delivery";

/** What the debrief of a weekly flight has instead of an attempt's delivery and leaderboard. */
export function renderWeeklyReport(
  game: Game,
  { missionId, sessionId, ghosts }: WeeklyPlay,
  evidence: FlightLog,
  onSaved: (receipt: WeeklyReceipt) => void,
) {
  const standings = h("div", { class: "weekly-report" });
  const flight = { flightId: generateId(), missionId, evidence };
  const delivery = renderWeeklyDelivery(game, flight, (receipt) => {
    onSaved(receipt);
    const beside = renderBesideTable(receipt, ghosts);
    standings.replaceChildren(...(beside ? [beside] : []), renderWeekStandings(game, sessionId));
    if (sessionId) void addSharing(game, sessionId, standings);
  });
  return { delivery, standings };
}

/** The player may have agreed with an earlier flight of the week. */
async function addSharing(game: Game, sessionId: string, before: HTMLElement) {
  const week = await fetchWeek(game.server, sessionId).catch(() => null);
  if (week?.mission) before.prepend(renderSharing(game, sessionId, week.mission.shares));
}
