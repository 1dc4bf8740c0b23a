import { texts } from "~/texts";
import { fetchDuels, type DuelEntry } from "../api/duels";
import { h, renderButton } from "../dom";
import type { Game } from "../unity/screen";
import type { DuelLinks } from "./duel/duel-links";

/** "Two players" above the list of "Compete"; hidden outside a class, or without a connection. */
export function renderDuelCard(game: Game, back: DuelLinks["back"]): HTMLElement {
  const section = h("section", { class: "weekly", hidden: true, "aria-label": texts.gameDuels.title });
  const classId = game.classroom?.sessionId;
  if (classId)
    Promise.all([game.scenes.load(), fetchDuels(game.server, classId)]).then(
      ([scenes, entries]) => {
        const open = () => void scenes.openDuels(game, section, back, null);
        section.replaceChildren(renderCard(entries, scenes.renderDuelPicture("pursuit"), open));
        section.hidden = false;
      },
      () => undefined,
    );
  return section;
}

/** On the menu: matches that wait for the player's burn, which nobody else tells them of. */
export function renderOwnTurns(game: Game): HTMLElement {
  const section = h("p", { class: "row", hidden: true });
  const classId = game.classroom?.sessionId;
  const back = { label: texts.gameMenu.menu, to: game.showMenu };
  const write = (entries: readonly DuelEntry[]) => {
    const own = entries.filter(({ status, yourTurn }) => status === "running" && yourTurn);
    const only = own.length === 1 ? (own[0]?.id ?? null) : null;
    const open = () =>
      void game.scenes.load().then(
        (scenes) => scenes.openDuels(game, section, back, only),
        () => undefined,
      );
    section.hidden = own.length === 0;
    section.replaceChildren(renderButton(texts.gameDuels.yourTurnIn({ count: own.length }), open));
  };
  if (classId) fetchDuels(game.server, classId).then(write, () => undefined);
  return section;
}

function renderCard(entries: readonly DuelEntry[], picture: Element, open: () => void) {
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
    h("span", { class: "sketch" }, picture),
    h(
      "span",
      { class: "about" },
      h("span", { class: "name", id: "duel-name" }, texts.gameDuels.title),
      h("span", { class: "asks" }, `${texts.gameDuels.hint} ${texts.gameDuels.unrated}`),
      h("span", { class: "kicker", id: "duel-facts" }, facts.join(" · ")),
    ),
  );
}
