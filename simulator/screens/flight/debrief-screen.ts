import { leaderboard, type Header } from "../../api/classroom";
import { scoreOf, type FlightScore } from "../../../physics/score";
import { button, h } from "../../dom";
import type { Game, Screen } from "../../game/screen";
import { frame } from "../frame";
import type { Cockpit } from "./cockpit";

/** What a flight was worth, and on what it was lost. */
export function debriefScreen(game: Game, header: Header, { scenario, flight }: Cockpit, again: () => void): Screen {
  const score = scoreOf(scenario, flight);
  // From here on the outbox keeps it.
  game.plays.forget(header.scenarioId);
  const delivery = game.post(header, {
    totalScore: score.total,
    maxTotalScore: score.maximum,
    questionsScore: 0,
    maxQuestionsScore: 0,
    passed: score.passed,
    questionScorecards: [],
  });
  return {
    element: frame(
      score.passed ? "Objective achieved" : "Not achieved",
      { label: "Menu", to: game.showMenu },
      h("p", {}, flight.status.is === "failed" ? flight.status.why : scenario.goal),
      scoreTable(score, `The reference is ${scenario.reference.how}.`),
      delivery,
      standings(game, header, delivery),
      h(
        "footer",
        { class: "foot" },
        button("Fly again", again, { class: "quiet" }),
        button("To the menu", game.showMenu),
      ),
    ),
  };
}

function scoreTable({ parts, total, maximum }: FlightScore, last: string): HTMLElement {
  const row = (name: string, points: number, most: number, why: string) =>
    h("tr", {}, h("th", { scope: "row" }, name), h("td", {}, `${points} of ${most}`), h("td", { class: "why" }, why));
  return h(
    "table",
    { class: "score" },
    ...parts.map(({ name, points, most, why }) => row(name, points, most, why)),
    row("Score", total, maximum, last),
  );
}

/** The leaderboard, when the attempt is on it. */
function standings(game: Game, header: Header, delivery: HTMLElement): HTMLElement {
  const place = h("div", {}, h("p", {}, "It is shown when the attempt is saved."));
  const show = async () => {
    if (delivery.dataset.delivery !== "saved") return;
    watch.disconnect();
    const found = await leaderboard(game.server, game.classroom?.sessionId ?? null, header.scenarioId).catch(
      () => null,
    );
    if (!found) return place.replaceChildren(h("p", {}, "Failed to get session leaderboard"));
    const rows = found.map(({ rank, username, userId, totalScore }) =>
      h(
        "tr",
        userId === game.startup.userId ? { class: "own" } : {},
        h("td", {}, String(rank)),
        h("th", { scope: "row" }, username),
        h("td", {}, String(Math.floor(totalScore))),
      ),
    );
    place.replaceChildren(
      rows.length > 0 ? h("table", { class: "score" }, ...rows) : h("p", {}, "Nobody is on it yet."),
    );
  };
  const watch = new MutationObserver(() => void show());
  watch.observe(delivery, { attributes: true });
  void show();
  return h("section", {}, h("h2", {}, "Leaderboard"), place);
}
