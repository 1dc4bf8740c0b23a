import { texts } from "~/texts";
import { fixed } from "~/texts/format";
import type { DuelKind } from "../../../physics/duel-rules";
import { h } from "../../dom";
import { apart, nearestOf, otherOf, type FlownRound, type FlownTurn } from "./record";
import { distanceText } from "./turn-words";

/** How both stand now, and after the turn with the burn that is being chosen if the other doesn't burn. */
export function renderComparison(kind: DuelKind, { you, state }: FlownRound, ahead: FlownTurn, name: string) {
  const [now, then] = [ahead.track[0], ahead.track.at(-1)];
  if (!now || !then) return h("div", {});
  const other = otherOf(you);
  const [before, after] = [apart(now), apart(then)];
  const near = nearestOf(ahead.track);
  const { ended } = ahead.state;
  const outcome = { caught: texts.gameDuels.isCaught, collided: texts.gameDuels.isCollision, turns: null };
  const across = (point: typeof now) => distanceText(point[you].position[2] - point[other].position[2]);
  const rows: [string, string, string][] = [
    [
      texts.gameDuels.distance,
      distanceText(before.distance),
      (ended && outcome[ended]) ?? distanceText(after.distance),
    ],
    [texts.gameDuels.speed, `${fixed(before.speed, 1)} m/s`, `${fixed(after.speed, 1)} m/s`],
    [texts.gameDuels.crossTrack, across(now), across(then)],
    kind === "pursuit"
      ? [texts.gameDuels.nearest, distanceText(state.nearest), distanceText(near ? apart(near).distance : 0)]
      : [texts.gameDuels.view, `${fixed(state.seen, 0)} s`, `+${fixed(ahead.seen, 0)} s`],
    [texts.gameDuels.fuelOf({ name }), `${fixed(state[other].deltaVLeft, 1)} m/s`, ""],
  ];
  return h(
    "table",
    { class: "compared-turn" },
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        h("td", {}),
        h("th", { scope: "col" }, texts.gameDuels.now),
        h("th", { scope: "col" }, texts.gameDuels.ifNoBurn({ name })),
      ),
    ),
    h(
      "tbody",
      {},
      ...rows.map(([label, ...values]) =>
        h("tr", {}, h("th", { scope: "row" }, label), ...values.map((value) => h("td", {}, value))),
      ),
    ),
  );
}
