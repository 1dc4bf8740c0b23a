import { texts } from "~/texts";
import { decimal, fixed } from "~/texts/format";
import type { DuelBurn, DuelKind, DuelRole } from "../../../physics/duel-rules";
import type { Duel } from "../../api/duels";
import { h } from "../../dom";
import { burnText, distanceText } from "./place-words";
import { apart, otherOf, type FlownRound, type FlownTurn } from "./record";

export const nameOf = ({ opponent }: Pick<Duel, "opponent">) => opponent ?? texts.gameDuels.classmate;

/** Both burns of a turn, and how far apart they left the two. */
function sentencesOf(kind: DuelKind, turn: FlownTurn, before: number, { you, name }: Seat): string {
  const { track, state, seen, burns } = turn;
  const last = track.at(-1);
  const { distance, speed } = last ? apart(last) : { distance: 0, speed: 0 };
  return [
    texts.gameDuels.flown({
      turn: state.turn,
      burns: burnsOf(burnText(burns[you]), burnText(burns[otherOf(you)]), name),
      ...{ distance: distanceText(distance), speed: fixed(speed, 1) },
      change: texts.gameDuels.change({
        distance: distanceText(Math.abs(distance - before)),
        isNearer: distance < before,
      }),
    }),
    kind === "inspection" && texts.gameDuels.seen({ seconds: fixed(seen, 0), all: fixed(state.seen, 0) }),
    state.ended === "caught" && texts.gameDuels.caught,
    state.ended === "collided" && texts.gameDuels.collided,
  ]
    .filter(Boolean)
    .join(" ");
}

function burnsOf(own: string, others: string, name: string): string {
  if (!own && !others) return texts.gameDuels.nobodyBurned;
  return [
    own ? texts.gameDuels.youBurned({ burn: own }) : texts.gameDuels.youDidNotBurn,
    others ? texts.gameDuels.otherBurned({ name, burn: others }) : texts.gameDuels.otherDidNotBurn({ name }),
  ].join(" ");
}

type Seat = { you: DuelRole; name: string };

/** What the last turn of a round did. */
function lastTurnOf(kind: DuelKind, { you, turns }: FlownRound, name: string): string {
  const turn = turns.at(-1);
  const start = turn?.track[0];
  return turn && start ? sentencesOf(kind, turn, apart(start).distance, { you, name }) : "";
}

/** What led to the open turn of the last round: the turn before it, or how the round before has ended. */
export function happenedBefore(kind: DuelKind, rounds: readonly FlownRound[], name: string): string {
  const index = rounds.length - 1;
  const [round, previous] = [rounds[index], rounds[index - 1]];
  const isFirst = round?.turns.length === 0;
  const last = isFirst ? previous : round;
  return [
    last && lastTurnOf(kind, last, name),
    isFirst && previous?.points && texts.gameDuels.roundOver({ round: index, ...previous.points, name }),
    isFirst && previous?.points && texts.gameDuels.swapped({ role: round.you }),
  ]
    .filter(Boolean)
    .join(" ");
}

/** How a round has ended. */
export function endOf(kind: DuelKind, { state: { ended, turn, nearest, seen } }: FlownRound): string {
  if (ended === "caught") return texts.gameDuels.caughtIn({ turn });
  if (kind === "pursuit") return texts.gameDuels.notCaught({ distance: distanceText(nearest) });
  const view = texts.gameDuels.viewIn({ seconds: fixed(seen, 0) });
  return ended === "collided" ? `${view} ${texts.gameDuels.collidedIn({ turn })}` : view;
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
    ...[texts.gameDuels.turn, texts.gameDuels.you, name],
    ...[texts.gameDuels.distance, texts.gameDuels.speed],
  ];
  if (kind === "inspection") heads.push(texts.gameDuels.view);
  return h(
    "div",
    { class: "found", role: "group", tabIndex: 0, "aria-label": texts.gameDuels.turns },
    h(
      "table",
      {},
      h("caption", {}, texts.gameDuels.burns),
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
