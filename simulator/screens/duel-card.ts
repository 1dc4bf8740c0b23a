import { texts } from "~/texts";
import { fetchDuels, type DuelEntry } from "../api/duels";
import { h } from "../dom";
import { addStyle, loadModule } from "../unity/load-module";
import type { Game } from "../unity/screen";
import { renderDuelPicture } from "./duel-picture";
import type { DuelModule } from "./duel/duel-screens";

/** "Two players" above the list of "Compete"; hidden outside a class, or without a connection. */
export function renderDuelCard(game: Game, back: { label: string; to: () => void }): HTMLElement {
  const section = h("section", { class: "weekly", hidden: true, "aria-label": texts.gameDuels.title });
  const classId = game.classroom?.sessionId;
  if (classId)
    fetchDuels(game.server, classId).then(
      (entries) => {
        section.replaceChildren(renderCard(entries, () => void openDuels(game, section, back, null)));
        section.hidden = false;
      },
      () => undefined,
    );
  return section;
}

/** The lists of games, or one by its id. `opener`: an element of the game. */
export const openDuels = (game: Game, opener: Element, back: { label: string; to: () => void }, id: string | null) =>
  game.open(async () => {
    // Pictures have the style of the scenes.
    const [{ duel }] = await Promise.all([
      loadModule<{ duel: DuelModule }>(DUEL, texts.gameFrame.programNotLoaded),
      game.scenes.load(),
    ]);
    addStyle(opener, DUEL, duel.style);
    return duel.prepare(game, back, id);
  });

function renderCard(entries: readonly DuelEntry[], open: () => void) {
  const turns = entries.filter(({ status, yourTurn }) => status === "running" && yourTurn).length;
  const toJoin = entries.filter(({ status, isOwn }) => status === "open" && !isOwn).length;
  const facts = [
    turns > 0 && texts.gameDuels.yourTurnIn({ count: turns }),
    toJoin > 0 && texts.gameDuels.canJoin({ count: toJoin }),
  ].filter(Boolean);
  return h(
    "button",
    {
      ...{ type: "button", class: "card mission", onClick: open },
      ...{ "aria-labelledby": "duel-name", "aria-describedby": "duel-facts" },
    },
    h("span", { class: "sketch" }, renderDuelPicture("pursuit")),
    h(
      "span",
      { class: "about" },
      h("span", { class: "name", id: "duel-name" }, texts.gameDuels.title),
      h("span", { class: "asks" }, texts.gameDuels.hint),
      h("span", { class: "kicker", id: "duel-facts" }, facts.join(" · ")),
    ),
  );
}
