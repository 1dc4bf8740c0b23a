import { texts } from "~/texts";
import { changeDuel, type Duel } from "../../api/duels";
import { reasonOf } from "../../api/server";
import { h, renderButton, setText } from "../../dom";
import type { Game, Screen } from "../../unity/screen";
import { renderScreenHead } from "../frame";
import type { DuelLinks } from "./duel-links";
import { DuelFeed } from "./feed";
import { renderRules } from "./rule-words";

/** Until a classmate joins. */
export function renderWaiting(game: Game, duel: Duel, { back, show }: DuelLinks): Screen {
  const result = h("p", { class: "result", role: "status" });
  const feed = new DuelFeed(game.server, duel, () => {
    setText(result, feed.failures > 0 ? (feed.reason ?? texts.gameDuels.notReached) : "");
    if (feed.duel.status !== "open" && element.isConnected) show(feed.duel);
  });
  const withdraw = () =>
    changeDuel(game.server, duel.id, "resignations").then(back.to, (error: unknown) =>
      setText(result, reasonOf(error)),
    );
  const { kind, pace } = duel;
  const element = h(
    "div",
    { class: "screen duel-list" },
    renderScreenHead(texts.gameDuels.kind({ kind }), back),
    h(
      "section",
      { class: "briefing" },
      h("h2", {}, texts.gameDuels.waiting),
      h("p", {}, texts.gameDuels.waitingHint({ pace })),
      result,
      renderButton(texts.gameDuels.withdraw, () => void withdraw(), { class: "quiet" }),
    ),
    h("section", {}, h("h2", {}, texts.gameDuels.rules), ...renderRules(kind, pace)),
  );
  return { element, tick: () => feed.tick() };
}
