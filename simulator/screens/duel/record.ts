// A duel's rounds, flown again from their burns, which are all that the server sends.
import { duelSky, flyTurn, isUsefulView, startDuel, type DuelTrackPoint } from "../../../physics/duel";
import type { DuelBurns, DuelKind, DuelRole, DuelState } from "../../../physics/duel-rules";
import { sunDirection } from "../../../physics/earth";
import { keplerAfter } from "../../../physics/kepler";
import { isSunlit } from "../../../physics/look";
import { inertialOf, intoRic } from "../../../physics/ric";
import { length, subtract, type Vector } from "../../../physics/vectors";
import type { Duel } from "../../api/duels";

export const noBurns: DuelBurns = { chaser: [0, 0, 0], target: [0, 0, 0] };

/** `seen`: seconds of useful view in this turn. */
export type FlownTurn = { burns: DuelBurns; state: DuelState; track: DuelTrackPoint[]; seen: number };
export type FlownRound = { you: DuelRole; points: Duel["points"]; turns: FlownTurn[]; state: DuelState };

export const otherOf = (role: DuelRole): DuelRole => (role === "chaser" ? "target" : "chaser");

export const flyRounds = ({ kind, seed, rounds }: Pick<Duel, "kind" | "seed" | "rounds">): FlownRound[] =>
  rounds.map(({ you, points, turns }) => {
    let state = startDuel(kind, seed);
    const flown = turns.map(({ burns }) => {
      const turn = fly(kind, seed, state, burns);
      state = turn.state;
      return turn;
    });
    return { you, points, turns: flown, state };
  });

export function fly(kind: DuelKind, seed: number, before: DuelState, burns: DuelBurns): FlownTurn {
  const { state, track } = flyTurn(kind, seed, before, burns);
  return { burns, state, track, seen: state.seen - before.seen };
}

/** Distance (m) and relative speed (m/s) of the two. */
export const apart = ({ chaser, target }: DuelTrackPoint) => ({
  distance: length(subtract(chaser.position, target.position)),
  speed: length(subtract(chaser.velocity, target.velocity)),
});

export const nearestOf = (track: readonly DuelTrackPoint[]) =>
  track.reduce<DuelTrackPoint | undefined>(
    (least, point) => (!least || apart(point).distance < apart(least).distance ? point : least),
    undefined,
  );

/** The Sun's direction in the reference orbit's frame at a moment of the round, and whether the target is lit. */
export function lightAt(seed: number, { seconds, target }: DuelTrackPoint) {
  const { time, origin } = momentOf(seed, seconds);
  return {
    sun: intoRic(sunDirection(time), origin),
    isLit: isSunlit(inertialOf(target, origin).position, time),
  };
}

/** Where the chaser sees the target well. */
export function usefulPart(kind: DuelKind, seed: number, state: DuelState, track: readonly DuelTrackPoint[]): Vector[] {
  return track
    .filter(({ seconds, chaser, target }) => {
      const { time, origin } = momentOf(seed, seconds);
      const craft = (one: typeof chaser) => ({ ...inertialOf(one, origin), deltaVLeft: 0 });
      return isUsefulView(kind, { ...state, chaser: craft(chaser), target: craft(target) }, time);
    })
    .map(({ chaser }) => chaser.position);
}

function momentOf(seed: number, seconds: number) {
  const { time, reference } = duelSky(seed);
  return { time: time + seconds * 1000, origin: keplerAfter(reference, seconds) };
}

/** Index of the running round; 0 once all have ended. */
export const currentRound = (rounds: readonly FlownRound[]) =>
  Math.max(
    0,
    rounds.findIndex(({ points }) => points === null),
  );
