import { texts } from "~/texts";
import { createDuel, fetchDuels, changeDuel, type Duel, type DuelEntry, type DuelPace } from "../../api/duels";
import { reasonOf } from "../../api/server";
import type { DuelKind } from "../../../physics/duel-rules";
import { h, setText } from "../../dom";
import type { Game, Screen } from "../../unity/screen";
import { renderScreenHead } from "../frame";
import type { DuelLinks } from "./duel-links";
import { renderDuelPicture } from "./duel-picture";
import { nameOf } from "./turn-words";

const refreshSeconds = 10;

/** The player's matches, those of classmates to join, and the form for a new one. */
export function renderLobby(game: Game, classId: string, entries: readonly DuelEntry[], links: DuelLinks): Screen {
  const lists = h("div", { class: "lists" });
  const result = h("p", { class: "result", role: "status" });
  const act = (call: Promise<Duel>) =>
    void call.then(links.show, (error: unknown) => {
      setText(result, reasonOf(error));
      void refresh();
    });
  const join = (id: string) => act(changeDuel(game.server, id, "joins"));
  let written = "";
  const write = (list: readonly DuelEntry[]) => {
    if (JSON.stringify(list) === written) return;
    written = JSON.stringify(list);
    // `getRootNode` is the shadow root while the screen is shown.
    const root = lists.getRootNode();
    const focused = root instanceof ShadowRoot && root.activeElement instanceof HTMLElement && root.activeElement;
    const id = focused && lists.contains(focused) ? focused.dataset.id : null;
    lists.replaceChildren(...renderLists(list, links, join));
    if (id) lists.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus();
  };
  const refresh = () => fetchDuels(game.server, classId).then(write, () => undefined);
  write(entries);
  let waited = 0;
  return {
    element: h(
      "div",
      { class: "screen duel-list" },
      renderScreenHead(texts.gameDuels.title, links.back),
      h("p", { class: "unrated" }, texts.gameDuels.unrated),
      result,
      lists,
      renderNew((choice) => act(createDuel(game.server, { classId, ...choice }))),
    ),
    tick(seconds) {
      waited += seconds;
      if (waited < refreshSeconds) return;
      waited = 0;
      void refresh();
    },
  };
}

function renderLists(entries: readonly DuelEntry[], { open }: DuelLinks, join: (id: string) => void) {
  const toJoin = entries.filter((entry) => entry.status === "open" && !entry.isOwn);
  const yours = entries.filter((entry) => entry.status === "running" || (entry.status === "open" && entry.isOwn));
  const ended = entries.filter((entry) => entry.status === "ended");
  const list = (shown: readonly DuelEntry[], press: (id: string) => void) =>
    h("ul", { class: "cards" }, ...shown.map((entry) => renderEntry(entry, () => press(entry.id))));
  const section = (title: string, shown: readonly DuelEntry[], none: string, press: (id: string) => void) =>
    h("section", {}, h("h2", {}, title), shown.length > 0 ? list(shown, press) : h("p", {}, none));
  return [
    section(texts.gameDuels.yours, yours, texts.gameDuels.none, open),
    section(texts.gameDuels.toJoin, toJoin, texts.gameDuels.noneToJoin, join),
    ...(ended.length > 0
      ? [h("details", {}, h("summary", {}, `${texts.gameDuels.ended} (${ended.length})`), list(ended, open))]
      : []),
  ];
}

function renderEntry(entry: DuelEntry, press: () => void) {
  const { id, kind, pace, status, isOwn, yourTurn, points } = entry;
  const name = nameOf(entry);
  const isJoined = status === "open" && !isOwn;
  const title = status === "open" && isOwn ? texts.gameDuels.kind({ kind }) : texts.gameDuels.against({ kind, name });
  const standing =
    status === "ended"
      ? points && texts.gameDuels.score(points)
      : status === "open"
        ? isOwn && texts.gameDuels.waiting
        : yourTurn
          ? texts.gameDuels.yourTurn
          : texts.gameDuels.opponentsTurn({ name });
  const facts = isJoined
    ? texts.gameDuels.joinFacts({ pace })
    : [texts.gameDuels.pace({ pace }), standing].filter(Boolean).join(" · ");
  return h(
    "li",
    {},
    h(
      "button",
      { type: "button", class: "card", "data-id": id, onClick: press },
      isJoined ? `${texts.gameDuels.join}: ` : null,
      h("bdi", {}, title),
    ),
    h("p", { class: "standing", ...(status !== "ended" && yourTurn && { "data-is": "next" }) }, facts),
  );
}

function renderNew(create: (choice: { kind: DuelKind; pace: DuelPace }) => void) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const chosen = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value;
    create({
      kind: chosen("kind") === "inspection" ? "inspection" : "pursuit",
      pace: chosen("pace") === "days" ? "days" : "live",
    });
  };
  const kinds = (["pursuit", "inspection"] as const).map((kind, index) =>
    renderChoice(
      { name: "kind", value: kind, checked: index === 0 },
      h("span", { class: "sketch" }, renderDuelPicture(kind)),
      h("span", {}, h("strong", {}, texts.gameDuels.kind({ kind })), ` ${texts.gameDuels.kindHint({ kind })}`),
    ),
  );
  const paces = (["live", "days"] as const).map((pace, index) =>
    renderChoice(
      { name: "pace", value: pace, checked: index === 0 },
      h("span", {}, h("strong", {}, texts.gameDuels.pace({ pace })), ` ${texts.gameDuels.paceHint({ pace })}`),
    ),
  );
  const form = h(
    "form",
    { class: "new-duel", onSubmit: submit },
    h(
      "fieldset",
      { class: "choices" },
      h("legend", {}, texts.gameDuels.newMatch),
      h("p", {}, texts.gameDuels.newMatchHint),
      ...kinds,
    ),
    h("fieldset", { class: "choices" }, h("legend", {}, texts.gameDuels.clockChoice), ...paces),
    h("button", { type: "submit" }, texts.gameDuels.create),
  );
  return form;
}

const renderChoice = (input: { name: string; value: string; checked: boolean }, ...words: Node[]) =>
  h("label", { class: "check" }, h("input", { type: "radio", ...input }), ...words);
