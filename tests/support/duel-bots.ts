// Simple players of duels, to see whether either role always wins.
import { coast as coastRelative, velocityTowards } from "../../physics/clohessy-wiltshire";
import { createSeededRandom } from "../../physics/seeded-random";
import { duelSky, flyTurn, isUsefulView, startDuel } from "../../physics/duel";
import { duelRules, type DuelBurn, type DuelKind, type DuelState } from "../../physics/duel-rules";
import { sunDirection } from "../../physics/earth";
import { keplerAfter, meanMotion, semiMajorAxisOf } from "../../physics/kepler";
import { intoRic, inertialOf, ricOf } from "../../physics/ric";
import { add, dot, length, scale, subtract, unit, zero, type Vector } from "../../physics/vectors";

/** `roll`: a number from 0 to 1 that is drawn each turn. */
export type DuelBot = (kind: DuelKind, seed: number, state: DuelState, roll: number) => DuelBurn;

const fit = (burn: Vector, most: number): DuelBurn => (length(burn) > most ? scale(unit(burn), most * 0.999999) : burn);
const mostOf = (kind: DuelKind, left: number) => Math.min(duelRules[kind].maxBurn, left);

export const waitingBot: DuelBot = () => [0, 0, 0];

/** Flies to where the target would be if it coasted: the soonest arrival that the tank allows, and stops there. */
export const lambertChaser: DuelBot = (kind, _seed, state) => {
  const { turnSeconds, turns } = duelRules[kind];
  const { chaser, target } = state;
  const rate = meanMotion(semiMajorAxisOf(target));
  const now = ricOf(chaser, target);
  const most = mostOf(kind, chaser.deltaVLeft);
  let best: { burn: Vector; cost: number } | null = null;
  // Near enough to be caught by stopping.
  const stop = scale(now.velocity, -1);
  if (length(now.position) < 1000) return fit(stop, most);
  for (let ahead = 1; ahead <= turns - state.turn; ahead++) {
    const velocity = velocityTowards(now.position, zero, rate, ahead * turnSeconds);
    const first = subtract(velocity, now.velocity);
    const arriving = coastRelative({ position: now.position, velocity }, rate, ahead * turnSeconds).velocity;
    const over = Math.max(0, length(first) - most) + Math.max(0, length(arriving) - 6 - most);
    const cost = over * 100 + ahead * 6 + length(first) + length(arriving);
    if (!best || cost < best.cost) best = { burn: first, cost };
  }
  return fit(best?.burn ?? zero, most);
};

/** Burns so that the chaser's coast misses by the most after a turn; waits while the chaser is far. */
export const fleeingTarget: DuelBot = (kind, _seed, state, roll) => {
  const { chaser, target } = state;
  const { turnSeconds } = duelRules[kind];
  const rate = meanMotion(semiMajorAxisOf(target));
  const most = mostOf(kind, target.deltaVLeft);
  const now = ricOf(chaser, target);
  const next = coastRelative(now, rate, turnSeconds);
  if (Math.min(length(next.position), length(now.position)) > 6000) return [0, 0, 0];
  const missOf = (burn: Vector) =>
    length(coastRelative({ ...now, velocity: subtract(now.velocity, burn) }, rate, turnSeconds).position);
  const ranked = directions(most).sort((a, b) => missOf(b) - missOf(a));
  return fit(ranked[Math.floor(roll * 6)] ?? zero, most);
};

/** Flies to the sunlit side at a good distance, in one to three turns: where a coast would see the most. */
export const inspectingChaser: DuelBot = (kind, seed, state) => {
  const { turnSeconds } = duelRules[kind];
  const { chaser, target } = state;
  const rate = meanMotion(semiMajorAxisOf(target));
  const most = mostOf(kind, chaser.deltaVLeft);
  const now = ricOf(chaser, target);
  const { time } = duelSky(seed);
  const options: Vector[] = [zero];
  for (const ahead of [1, 2, 3, 4])
    for (const distance of [900, 1600, 2400]) {
      const after = ahead * turnSeconds;
      const there = keplerAfter(target, after);
      const sun = intoRic(sunDirection(time + (state.turn * turnSeconds + after) * 1000), there);
      options.push(fit(subtract(velocityTowards(now.position, scale(sun, distance), rate, after), now.velocity), most));
    }
  return best(options, (burn) => viewOf(kind, seed, state, { chaser: burn, target: zero }) - length(burn) * 4);
};

/** Burns where a coasting chaser would see the least; saves its tank while nothing is seen. */
export const hidingTarget: DuelBot = (kind, seed, state) => {
  const most = mostOf(kind, state.target.deltaVLeft);
  if (viewOf(kind, seed, state, { chaser: zero, target: zero }) <= 0) return [0, 0, 0];
  return best([zero, ...directions(most)], (burn) => -viewOf(kind, seed, state, { chaser: zero, target: burn }));
};

/** Burns towards the chaser, to end the round by its sphere. */
export const rammingTarget: DuelBot = (kind, _seed, state) => {
  const rate = meanMotion(semiMajorAxisOf(state.target));
  const now = ricOf(state.chaser, state.target);
  const { turnSeconds } = duelRules[kind];
  if (length(now.position) > 3000) return [0, 0, 0];
  const needed = subtract(velocityTowards(now.position, zero, rate, turnSeconds), now.velocity);
  return fit(scale(needed, -1), mostOf(kind, state.target.deltaVLeft));
};

const directions = (size: number): Vector[] => {
  const steps = [-1, 0, 1];
  const all = steps.flatMap((x) => steps.flatMap((y) => steps.map((z): Vector => [x, y, z])));
  return all.filter((each) => dot(each, each) > 0).map((each) => scale(unit(each), size));
};

function best(options: readonly Vector[], valueOf: (burn: Vector) => number): DuelBurn {
  const valued = options.map((burn) => ({ burn, value: valueOf(burn) }));
  return valued.reduce((a, b) => (b.value > a.value ? b : a)).burn;
}

/** Seconds of useful view in the next three turns without further burns; entering the sphere costs a lot. */
function viewOf(kind: DuelKind, seed: number, state: DuelState, burns: { chaser: DuelBurn; target: DuelBurn }) {
  const rate = meanMotion(semiMajorAxisOf(state.target));
  const { turnSeconds, turns } = duelRules[kind];
  const { keepOut } = duelRules.inspection;
  const { time } = duelSky(seed);
  const start = ricOf(state.chaser, state.target);
  const relative = { ...start, velocity: subtract(add(start.velocity, burns.chaser), burns.target) };
  const least = Math.min(3, turns - state.turn) * turnSeconds;
  let value = 0;
  for (let after = 30; after <= least; after += 30) {
    const target = keplerAfter(state.target, after);
    const apart = coastRelative(relative, rate, after);
    const distance = length(apart.position);
    if (distance < keepOut * 1.4) return value / 2 - 500;
    const chaser = { ...state.chaser, ...inertialOf(apart, target) };
    const now = { ...state, chaser, target: { ...state.target, ...target } };
    const seen = isUsefulView(kind, now, time + (state.turn * turnSeconds + after) * 1000);
    value += seen ? 30 : -Math.max(0, distance - 2000) / 1000;
  }
  return value;
}

/** Flies a round to its end. */
export function playRound(kind: DuelKind, seed: number, bots: { chaser: DuelBot; target: DuelBot }) {
  const random = createSeededRandom(seed + 77);
  let state = startDuel(kind, seed);
  while (!state.ended) {
    const burns = {
      chaser: bots.chaser(kind, seed, state, random()),
      target: bots.target(kind, seed, state, random()),
    };
    ({ state } = flyTurn(kind, seed, state, burns));
  }
  return state;
}
