import { texts } from "~/texts";
import { fetchLeaderboard, type Header } from "../../api/classroom";
import { h } from "../../dom";
import type { Game } from "../../unity/screen";

/** The leaderboard; loaded once the attempt is saved. */
export function renderStandings(game: Game, header: Header, delivery: HTMLElement): HTMLElement {
  const container = h("div", {}, h("p", {}, texts.gameFlights.leaderboardPending));
  const show = async () => {
    if (delivery.dataset.delivery !== "saved") return;
    observer.disconnect();
    const sessionId = game.classroom?.sessionId ?? null;
    const standings = await fetchLeaderboard(game.server, sessionId, header.scenarioId).catch(() => null);
    if (!standings) return container.replaceChildren(...renderFailure(() => void show()));
    const rows = standings.map(({ rank, username, userId, totalScore, reportedScore = 0 }) =>
      h(
        "tr",
        userId === game.startup.userId ? { class: "own" } : {},
        h("td", {}, String(rank)),
        h("th", { scope: "row" }, username),
        h(
          "td",
          {},
          reportedScore > 0
            ? texts.gameFlights.reportedScore({ score: Math.floor(totalScore) })
            : String(Math.floor(totalScore)),
        ),
      ),
    );
    container.replaceChildren(
      rows.length > 0 ? h("table", { class: "score" }, ...rows) : h("p", {}, texts.gameFlights.noScores),
    );
  };
  const observer = new MutationObserver(() => void show());
  observer.observe(delivery, { attributes: true });
  void show();
  return h("section", {}, h("h2", {}, texts.gameFlights.leaderboard), container);
}

const renderFailure = (retry: () => void) => [
  h("p", { role: "alert" }, texts.gameFlights.leaderboardFailed),
  h("button", { type: "button", class: "quiet", onclick: retry }, texts.gameFlights.tryAgain),
];
