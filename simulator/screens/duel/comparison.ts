import { texts } from "~/texts";
import { fixed, number } from "~/texts/format";
import type { DuelTrackPoint } from "../../../physics/duel";
import { duelRules, pointsOf, type DuelKind } from "../../../physics/duel-rules";
import { degrees } from "../../../physics/earth";
import { angleBetween, subtract } from "../../../physics/vectors";
import { h } from "../../dom";
import { distanceText, placesOf } from "./place-words";
import { apart, fly, lightAt, noBurns, otherOf, type FlownRound, type FlownTurn } from "./record";

/** How both stand now, and after the turn with the burn that is being chosen if the other doesn't burn. */
export function renderComparison(kind: DuelKind, seed: number, round: FlownRound, ahead: FlownTurn, name: string) {
  const { you, state } = round;
  // The track that is ahead begins after the burn.
  const [now, then] = [fly(kind, seed, state, noBurns).track[0], ahead.track.at(-1)];
  if (!now || !then) return h("div", {});
  const [before, after] = [apart(now), apart(then)];
  const { ended } = ahead.state;
  const outcome = { caught: texts.gameDuels.isCaught, collided: texts.gameDuels.isCollision, turns: null };
  const [placesNow, placesThen] = [placesOf(now, you), placesOf(then, you)];
  const points = (of: FlownTurn["state"]) => texts.gameDuels.pointsOf({ points: pointsOf(kind, of)[you] });
  const rows: [string, string, string][] = [
    [
      texts.gameDuels.distance,
      distanceText(before.distance),
      (ended && outcome[ended]) ?? distanceText(after.distance),
    ],
    [texts.gameDuels.inTrack, placesNow[1], placesThen[1]],
    [texts.gameDuels.radial, placesNow[0], placesThen[0]],
    [texts.gameDuels.crossTrack, placesNow[2], placesThen[2]],
    [texts.gameDuels.speed, `${fixed(before.speed, 1)} m/s`, `${fixed(after.speed, 1)} m/s`],
    ...(kind === "pursuit"
      ? [nearestRow(state.nearest, ahead.state.nearest)]
      : viewRows(seed, { now, then, seen: state.seen, more: ahead.seen })),
    [texts.gameDuels.points, points(state), points(ahead.state)],
    [texts.gameDuels.fuelOf({ name }), `${fixed(state[otherOf(you)].deltaVLeft, 1)} m/s`, ""],
  ];
  return renderTable(rows, name);
}

const nearestRow = (now: number, then: number): [string, string, string] => [
  texts.gameDuels.nearest,
  distanceText(now),
  distanceText(then),
];

type View = { now: DuelTrackPoint; then: DuelTrackPoint; seen: number; more: number };

function viewRows(seed: number, { now, then, seen, more }: View): [string, string, string][] {
  const { sunAngle, fullView } = duelRules.inspection;
  return [
    [texts.gameDuels.sunAngle({ most: sunAngle }), sunAngleText(seed, now), sunAngleText(seed, then)],
    [texts.gameDuels.view, `${fixed(seen, 0)} / ${number(fullView)} s`, `+${fixed(more, 0)} s`],
  ];
}

/** Between the Sun and the chaser, as the target sees them. */
export function sunAngleText(seed: number, point: DuelTrackPoint): string {
  const { sun, isLit } = lightAt(seed, point);
  const angle = angleBetween(subtract(point.chaser.position, point.target.position), sun);
  return texts.gameDuels.sunAngleOf({ degrees: fixed(degrees(angle), 0), isLit });
}

function renderTable(rows: readonly (readonly string[])[], name: string) {
  const heads = [texts.gameDuels.now, texts.gameDuels.ifNoBurn({ name })];
  return h(
    "table",
    { class: "compared-turn" },
    h("caption", {}, texts.gameDuels.seenFrom({ name })),
    h("thead", {}, h("tr", {}, h("td", {}), ...heads.map((head) => h("th", { scope: "col" }, head)))),
    h(
      "tbody",
      {},
      ...rows.map(([label = "", ...values]) =>
        h("tr", {}, h("th", { scope: "row" }, label), ...values.map((value) => h("td", {}, value))),
      ),
    ),
  );
}
