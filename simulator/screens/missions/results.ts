import { texts } from "~/texts";
import { h } from "../../dom";
import type { Game } from "../../unity/screen";
import { costOf } from "./fly";

/** Each student's best flight, for the author and the instructors of the class. */
export async function renderResults(game: Game, id: string): Promise<HTMLElement> {
  const players = await (await game.server.calls.missions[":id"].flights.$get({ param: { id } })).json();
  const row = (cell: "th" | "td", [name, ...values]: [string, ...string[]]) =>
    h("tr", {}, h("th", { scope: cell === "th" ? "col" : "row" }, name), ...values.map((value) => h(cell, {}, value)));
  const rows = players.map(({ username, flights, best }) => {
    const { deltaV, time } = costOf(best);
    return row("td", [username, String(best.points), `${deltaV} m/s`, time, String(flights)]);
  });
  return h(
    "section",
    { class: "mission-results" },
    h("h2", {}, texts.gameMissions.results),
    rows.length === 0
      ? h("p", {}, texts.gameMissions.noResults)
      : h(
          "table",
          { class: "mission-table" },
          row("th", [
            texts.gameMissions.player,
            texts.gameMissions.points,
            texts.gameMissions.deltaV,
            texts.gameMissions.time,
            texts.gameMissions.flights,
          ]),
          ...rows,
        ),
  );
}
