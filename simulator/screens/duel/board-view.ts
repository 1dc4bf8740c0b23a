import { texts } from "~/texts";
import { duelRules, type DuelKind, type DuelRole } from "../../../physics/duel-rules";
import type { DuelTrackPoint } from "../../../physics/duel";
import { radians } from "../../../physics/earth";
import type { Vector } from "../../../physics/vectors";
import { formatDistance } from "../flight/numbers";
import type { BoardView } from "./board-plot";
import { fly, lightAt, nearestOf, noBurns, usefulPart, type FlownRound, type FlownTurn } from "./record";

type Shown = {
  kind: DuelKind;
  seed: number;
  round: FlownRound;
  /** The turn that is being chosen; null in a replay. */
  ahead: FlownTurn | null;
  /** Share of the last turn. */
  shown: number;
  name: string;
};

/** How many of the last turns leave a trail while a burn is chosen. */
const trailTurns = 3;

const both = (points: readonly DuelTrackPoint[]) => {
  const of = (role: DuelRole) => points.map((point) => point[role].position);
  return { chaser: of("chaser"), target: of("target") };
};

/** What the board draws; positions are relative to the reference orbit. */
export function boardViewOf({ kind, seed, round, ahead, shown, name }: Shown): BoardView {
  const flown = round.turns.slice(ahead ? -trailTurns : 0).flatMap(({ track }) => track);
  const lastLength = round.turns.at(-1)?.track.length ?? 0;
  const hidden = Math.round((1 - shown) * Math.max(0, lastLength - 1));
  const trail = flown.slice(0, flown.length - hidden);
  const isAll = shown >= 1;
  const next = isAll && ahead ? ahead.track : [];
  const later = next.length > 1 && ahead ? fly(kind, seed, ahead.state, noBurns).track : [];
  const now = trail.at(-1) ?? ahead?.track[0];
  if (!now) throw new Error("A round without a turn has one ahead.");
  const near = nearestOf(next);
  const fit = both([...flown, ...(ahead?.track ?? [])]);
  return {
    ...{ you: round.you, name, burn: null },
    now: { chaser: now.chaser.position, target: now.target.position },
    ...{ trail: both(trail), ahead: both(next), later: both(later) },
    nearest: near && near !== next[0] && near !== next.at(-1) ? bothAt(near) : null,
    useful: ahead && isAll ? usefulPart(kind, seed, ahead.state, next) : usefulPart(kind, seed, round.state, trail),
    rings: ringsOf(kind),
    view: viewOf(kind, seed, now),
    fit: [...fit.chaser, ...fit.target, ...around(now.target.position, kind)],
  };
}

/** The range that decides, whose whole circle belongs into the picture. */
function around([up, along, across]: Vector, kind: DuelKind): Vector[] {
  const radius = kind === "pursuit" ? duelRules.pursuit.catchRadius : duelRules.inspection.viewRange;
  return [
    [up + radius, along, across],
    [up - radius, along, across],
    [up, along + radius, across],
    [up, along - radius, across],
  ];
}

const bothAt = ({ chaser, target }: DuelTrackPoint) => ({ chaser: chaser.position, target: target.position });

const ringsOf = (kind: DuelKind): BoardView["rings"] => {
  const { pursuit, inspection } = duelRules;
  const label = (metres: number) => ({ distance: formatDistance(metres) });
  return kind === "pursuit"
    ? [{ radius: pursuit.catchRadius, kind: "catch", label: texts.gameDuels.catchRing(label(pursuit.catchRadius)) }]
    : [
        { radius: inspection.viewRange, kind: "range", label: texts.gameDuels.viewRing(label(inspection.viewRange)) },
        { radius: inspection.keepOut, kind: "inner", label: texts.gameDuels.keepOutRing(label(inspection.keepOut)) },
      ];
};

function viewOf(kind: DuelKind, seed: number, now: DuelTrackPoint): BoardView["view"] {
  if (kind === "pursuit") return null;
  const { viewRange, keepOut, sunAngle } = duelRules.inspection;
  return { ...lightAt(seed, now), range: viewRange, inner: keepOut, angle: radians(sunAngle) };
}
