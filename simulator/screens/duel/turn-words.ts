import { texts } from "~/texts";
import { decimal, fixed } from "~/texts/format";
import { duelRules, type DuelBurn, type DuelKind } from "../../../physics/duel-rules";
import type { Duel, DuelPace } from "../../api/duels";
import { h } from "../../dom";
import { formatDistance } from "../flight/numbers";
import { renderDuelPicture } from "./duel-picture";
import { apart, type FlownRound, type FlownTurn } from "./record";

export const nameOf = ({ opponent }: Pick<Duel, "opponent">) => opponent ?? texts.gameDuels.classmate;

/** "8.2 km": as coarse as a decision needs. */
export const distanceText = (metres: number) =>
  Math.abs(metres) < 1000 ? formatDistance(metres) : `${fixed(metres / 1000, 1)} km`;

/** What happened in a turn, in sentences. */
function sentencesOf(kind: DuelKind, turn: FlownTurn): string {
  const { track, state, seen } = turn;
  const last = track.at(-1);
  const { distance, speed } = last ? apart(last) : { distance: 0, speed: 0 };
  return [
    texts.gameDuels.flown({ turn: state.turn, distance: distanceText(distance), speed: fixed(speed, 1) }),
    kind === "inspection" && texts.gameDuels.seen({ seconds: fixed(seen, 0), all: fixed(state.seen, 0) }),
    state.ended === "caught" && texts.gameDuels.caught,
    state.ended === "collided" && texts.gameDuels.collided,
  ]
    .filter(Boolean)
    .join(" ");
}

/** What happened before the open turn: the turn before it, or how the round before it ended. */
export function happenedBefore(kind: DuelKind, rounds: readonly FlownRound[], name: string): string {
  const index = rounds.length - 1;
  const [round, previous] = [rounds[index], rounds[index - 1]];
  const isFirst = round?.turns.length === 0;
  const last = (isFirst ? previous : round)?.turns.at(-1);
  return [
    last && sentencesOf(kind, last),
    isFirst && previous?.points && texts.gameDuels.roundOver({ round: index, ...previous.points, name }),
    isFirst && previous?.points && texts.gameDuels.swapped({ role: round.you }),
  ]
    .filter(Boolean)
    .join(" ");
}

/** The picture, and what is allowed and worth points. */
export function renderRules(kind: DuelKind, pace: DuelPace): HTMLElement[] {
  const { pursuit, inspection } = duelRules;
  const own =
    kind === "pursuit"
      ? [
          texts.gameDuels.ruleCatch({ distance: formatDistance(pursuit.catchRadius), speed: pursuit.catchSpeed }),
          texts.gameDuels.ruleFlee,
        ]
      : [
          texts.gameDuels.ruleView({
            distance: formatDistance(inspection.viewRange),
            degrees: inspection.sunAngle,
            seconds: inspection.fullView,
          }),
          texts.gameDuels.ruleKeepOut({ distance: formatDistance(inspection.keepOut) }),
        ];
  const rules = [
    texts.gameDuels.ruleTurns({ minutes: fixed(duelRules[kind].turnSeconds / 60, 1) }),
    ...own,
    texts.gameDuels.rulePoints,
    texts.gameDuels.ruleClock({ pace }),
  ];
  return [
    h("div", { class: "sketch" }, renderDuelPicture(kind)),
    h("ul", { class: "rules" }, ...rules.map((rule) => h("li", {}, rule))),
  ];
}

/** The turns of each round, under its heading. */
export const renderRounds = (kind: DuelKind, rounds: readonly FlownRound[], name: string): HTMLElement[] =>
  rounds.flatMap((round, index) => [
    h("h3", {}, texts.gameDuels.roundName({ round: index + 1 })),
    renderTurns(kind, round, name),
  ]);

/** One row for each turn: both burns, and what came of them. */
export function renderTurns(kind: DuelKind, { you, turns }: FlownRound, name: string): HTMLElement {
  if (turns.length === 0) return h("p", {}, texts.gameDuels.noTurns);
  const burn = (speeds: DuelBurn) => speeds.map((speed) => decimal(String(Number(speed.toFixed(2))))).join(" / ");
  const heads = [
    ...[texts.gameDuels.turn, texts.gameDuels.yourBurn, texts.gameDuels.burnOf({ name })],
    ...[texts.gameDuels.distance, texts.gameDuels.speed],
  ];
  if (kind === "inspection") heads.push(texts.gameDuels.view);
  return h(
    "div",
    { class: "found", role: "group", tabIndex: 0, "aria-label": texts.gameDuels.turns },
    h(
      "table",
      {},
      h("thead", {}, h("tr", {}, ...heads.map((head) => h("th", { scope: "col" }, head)))),
      h(
        "tbody",
        {},
        ...turns.map(({ burns, track, seen, state }) => {
          const last = track.at(-1);
          const ended = last ? apart(last) : { distance: 0, speed: 0 };
          const cells = [
            ...[burn(burns[you]), burn(burns[you === "chaser" ? "target" : "chaser"])],
            ...[distanceText(ended.distance), `${fixed(ended.speed, 1)} m/s`],
          ];
          if (kind === "inspection") cells.push(`${fixed(seen, 0)} s`);
          return h("tr", {}, h("th", { scope: "row" }, String(state.turn)), ...cells.map((cell) => h("td", {}, cell)));
        }),
      ),
    ),
  );
}
