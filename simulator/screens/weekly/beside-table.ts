import { texts } from "~/texts";
import { flightTime } from "../../../content/flight-words";
import type { WeeklyReceipt } from "../../api/weekly-mission";
import type { GhostPath } from "../../attempts/ghost-path";
import { h } from "../../dom";
import { renderRow, renderTable } from "./week-standings";

type Result = Pick<GhostPath, "username" | "points" | "deltaV" | "duration">;

/** The flight that has just ended beside those it was flown with; null without any. */
export function renderBesideTable(own: WeeklyReceipt, ghosts: readonly GhostPath[]): HTMLElement | null {
  if (ghosts.length === 0) return null;
  const row = ({ username, points, deltaV, duration }: Result, isOwn: boolean) =>
    renderRow(
      isOwn,
      [h("bdi", {}, username), String(points), texts.weeklyMissions.metresPerSecond({ deltaV }), flightTime(duration)],
      0,
    );
  return h(
    "section",
    { class: "standings-of-week" },
    h("h2", {}, texts.weeklyMissions.besideYou),
    renderTable(
      [
        texts.weeklyMissions.student,
        texts.weeklyMissions.points,
        texts.weeklyMissions.deltaV,
        texts.weeklyMissions.time,
      ],
      [row({ ...own, username: texts.gameFlights.you }, true), ...ghosts.map((ghost) => row(ghost, false))],
    ),
  );
}
