import { texts } from "~/texts";
import { decimal, fixed, number } from "~/texts/format";
import { duelRules, type DuelBurn, type DuelKind, type DuelRole } from "../../../physics/duel-rules";
import type { Duel, DuelPace } from "../../api/duels";
import { h } from "../../dom";
import { formatDistance } from "../flight/numbers";
import { renderDuelPicture } from "./duel-picture";
import { burnText, distanceText } from "./place-words";
import { apart, otherOf, type FlownRound, type FlownTurn } from "./record";

export const nameOf = ({ opponent }: Pick<Duel, "opponent">) => opponent ?? texts.gameDuels.classmate;

/** Both burns of a turn, and how far apart they left the two. */
function sentencesOf(kind: DuelKind, turn: FlownTurn, before: number, { you, name }: Seat): string {
  const { track, state, seen, burns } = turn;
  const last = track.at(-1);
  const { distance, speed } = last ? apart(last) : { distance: 0, speed: 0 };
  const [own, others] = [burnText(burns[you]), burnText(burns[otherOf(you)])];
  return [
    texts.gameDuels.flown({
      turn: state.turn,
      burns: [
        own ? texts.gameDuels.youBurned({ burn: own }) : texts.gameDuels.youDidNotBurn,
        others ? texts.gameDuels.otherBurned({ name, burn: others }) : texts.gameDuels.otherDidNotBurn({ name }),
      ].join(" "),
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

/** What the player has to do in a round. */
export function goalOf(kind: DuelKind, role: DuelRole, name: string): string {
  const { pursuit, inspection } = duelRules;
  return texts.gameDuels.goal({
    ...{ kind, role, name, speed: pursuit.catchSpeed },
    distance: formatDistance(kind === "pursuit" ? pursuit.catchRadius : inspection.viewRange),
    inner: formatDistance(inspection.keepOut),
  });
}

/** How a round has ended. */
export function endOf(kind: DuelKind, { state: { ended, turn, nearest, seen } }: FlownRound): string {
  if (ended === "caught") return texts.gameDuels.caughtIn({ turn });
  if (kind === "pursuit") return texts.gameDuels.notCaught({ distance: distanceText(nearest) });
  const view = texts.gameDuels.viewIn({ seconds: fixed(seen, 0) });
  return ended === "collided" ? `${view} ${texts.gameDuels.collidedIn({ turn })}` : view;
}

/** The picture, and what is allowed and worth points. */
export function renderRules(kind: DuelKind, pace: DuelPace): HTMLElement[] {
  const { pursuit, inspection } = duelRules;
  const { turns, turnSeconds, maxBurn } = duelRules[kind];
  const own =
    kind === "pursuit"
      ? [
          texts.gameDuels.ruleCatch({ distance: formatDistance(pursuit.catchRadius), speed: pursuit.catchSpeed }),
          texts.gameDuels.ruleFlee({ turns }),
        ]
      : [
          texts.gameDuels.ruleView({
            distance: formatDistance(inspection.viewRange),
            degrees: inspection.sunAngle,
            seconds: number(inspection.fullView),
          }),
          texts.gameDuels.ruleKeepOut({ distance: formatDistance(inspection.keepOut) }),
        ];
  const rules = [
    texts.gameDuels.ruleTurns({ turns, minutes: fixed(turnSeconds / 60, 1) }),
    texts.gameDuels.ruleBurn({ most: maxBurn }),
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
