import { expect, test } from "vitest";
import { duelSky, flyTurn, isUsefulView, startDuel } from "../../physics/duel";
import { checkBurn, duelRules, pointsOf, type DuelBurns, type DuelState } from "../../physics/duel-rules";
import { sunDirection } from "../../physics/earth";
import { keplerAfter } from "../../physics/kepler";
import { isSunlit } from "../../physics/look";
import { inertialOf } from "../../physics/ric";
import { add, cross, length, scale, subtract, unit } from "../../physics/vectors";
import { fleeingTarget, hidingTarget, inspectingChaser, lambertChaser, playRound } from "../support/duel-bots";

const kinds = ["pursuit", "inspection"] as const;
const seeds = Array.from({ length: 40 }, (_, i) => i * 7919 + 13);
const coasting: DuelBurns = { chaser: [0, 0, 0], target: [0, 0, 0] };

const rangeOf = ({ chaser, target }: DuelState) => length(subtract(chaser.position, target.position));

/** A duel in which the chaser stands at a place relative to the target, at rest there. */
function beside(kind: "pursuit" | "inspection", position: [number, number, number], speed = 0): DuelState {
  const state = startDuel(kind, 5);
  const chaser = inertialOf({ position, velocity: [0, speed, 0] }, state.target);
  return { ...state, chaser: { ...state.chaser, ...chaser } };
}

test("the same seed starts the same duel, within the distances of its kind", () => {
  for (const kind of kinds)
    for (const seed of seeds) {
      const start = startDuel(kind, seed);
      expect(startDuel(kind, seed)).toEqual(start);
      const { least, most } = duelRules[kind].start;
      expect(rangeOf(start)).toBeGreaterThanOrEqual(least);
      expect(rangeOf(start)).toBeLessThanOrEqual(most);
    }
  expect(startDuel("pursuit", 1)).not.toEqual(startDuel("pursuit", 2));
});

test("without burns both craft coast on their orbits, and twelve turns end the round", () => {
  let state = startDuel("pursuit", 3);
  const start = state;
  while (!state.ended) ({ state } = flyTurn("pursuit", 3, state, coasting));
  const { turns, turnSeconds } = duelRules.pursuit;
  expect(state).toMatchObject({ turn: turns, ended: "turns" });
  const expected = keplerAfter(start.chaser, turns * turnSeconds);
  expect(length(subtract(state.chaser.position, expected.position))).toBeLessThan(0.01);
  expect(flyTurn("pursuit", 3, state, coasting)).toEqual({ state, track: [] });
});

test("a turn's picture has a point every thirty seconds, and the target begins on the reference orbit", () => {
  const { track } = flyTurn("pursuit", 3, startDuel("pursuit", 3), coasting);
  expect(track.map(({ seconds }) => seconds)).toEqual(Array.from({ length: 16 }, (_, i) => i * 30));
  expect(length(track[0]!.target.position)).toBeLessThan(1e-6);
});

test("a burn moves its craft along its own axes and empties its tank", () => {
  const start = startDuel("pursuit", 3);
  const { state } = flyTurn("pursuit", 3, start, { chaser: [0, 3, 0], target: [0, 0, -2] });
  expect(state.chaser.deltaVLeft).toBe(duelRules.pursuit.deltaV.chaser - 3);
  expect(state.target.deltaVLeft).toBe(duelRules.pursuit.deltaV.target - 2);
  // Forward raises the orbit, so it falls behind.
  const { state: coasted } = flyTurn("pursuit", 3, start, coasting);
  expect(length(state.chaser.position)).toBeGreaterThan(length(coasted.chaser.position));
});

test("a burn must be numbers, within a turn's limit and within the tank", () => {
  const { chaser } = startDuel("pursuit", 3);
  expect(checkBurn("pursuit", chaser, [0, duelRules.pursuit.maxBurn, 0])).toBeNull();
  expect(checkBurn("pursuit", chaser, [3, 3, 0])).toBe("tooLarge");
  expect(checkBurn("pursuit", chaser, [NaN, 0, 0])).toBe("notNumbers");
  expect(checkBurn("pursuit", chaser, [0, Infinity, 0])).toBe("notNumbers");
  expect(checkBurn("pursuit", { ...chaser, deltaVLeft: 1 }, [0, 2, 0])).toBe("tank");
});

test("a slow pass catches the target, a fast one doesn't", () => {
  const slow = flyTurn("pursuit", 5, beside("pursuit", [0, -1300, 0], 4), coasting).state;
  expect(slow).toMatchObject({ ended: "caught", turn: 1 });
  expect(rangeOf(slow)).toBeLessThanOrEqual(duelRules.pursuit.catchRadius);
  const fast = flyTurn("pursuit", 5, beside("pursuit", [0, -1300, 0], 12), coasting).state;
  expect(fast.ended).toBeNull();
  expect(fast.nearest).toBeLessThan(duelRules.pursuit.catchRadius);
});

test("entering the sphere ends an inspection and halves what was collected", () => {
  const { state } = flyTurn("inspection", 5, { ...beside("inspection", [0, -600, 0], 3), seen: 600 }, coasting);
  expect(state.ended).toBe("collided");
  const points = pointsOf("inspection", state).chaser;
  expect(points).toBe(Math.round(pointsOf("inspection", { ...state, ended: "turns" }).chaser / 2));
});

test("a view is useful near enough, on the sunlit side, and out of the Earth's shadow", () => {
  const start = startDuel("inspection", 5);
  const { time } = duelSky(5);
  const sun = sunDirection(time);
  const day = { ...start.target, position: scale(unit(add(sun, [0.2, 0.1, 0])), 6_800_000) };
  const night = { ...start.target, position: scale(sun, -6_800_000) };
  expect([isSunlit(day.position, time), isSunlit(night.position, time)]).toEqual([true, false]);
  const aside = unit(cross(sun, [0, 0, 1]));
  const isUseful = (target: DuelState["target"], direction: typeof sun, distance: number) => {
    const chaser = { ...start.chaser, position: add(target.position, scale(direction, distance)) };
    return isUsefulView("inspection", { ...start, target, chaser }, time);
  };
  const { keepOut, viewRange } = duelRules.inspection;
  expect(isUseful(day, sun, 1000)).toBe(true);
  expect(isUseful(day, unit(add(sun, aside)), 1000)).toBe(true);
  expect(isUseful(day, aside, 1000)).toBe(false);
  expect(isUseful(day, sun, viewRange + 1)).toBe(false);
  expect(isUseful(day, sun, keepOut - 1)).toBe(false);
  expect(isUseful(night, sun, 1000)).toBe(false);
});

test("the points of both roles are 100 together, and catching earlier gives more", () => {
  const caughtIn = (turn: number) => pointsOf("pursuit", { ...startDuel("pursuit", 1), ended: "caught", turn });
  expect(caughtIn(1)).toEqual({ chaser: 100, target: 0 });
  expect(caughtIn(12)).toEqual({ chaser: 45, target: 55 });
  const missed = (nearest: number) =>
    pointsOf("pursuit", { ...startDuel("pursuit", 1), ended: "turns", nearest }).chaser;
  expect([missed(500), missed(30_000), missed(90_000)]).toEqual([30, 0, 0]);
  const seen = (seconds: number) =>
    pointsOf("inspection", { ...startDuel("inspection", 1), ended: "turns", seen: seconds });
  expect([seen(0).chaser, seen(750).chaser, seen(9000)]).toEqual([0, 50, { chaser: 100, target: 0 }]);
});

test.each([
  ["pursuit", lambertChaser, fleeingTarget],
  ["inspection", inspectingChaser, hidingTarget],
] as const)("in %s neither of two simple bots always wins", (kind, chaser, target) => {
  const points = seeds.map((seed) => pointsOf(kind, playRound(kind, seed, { chaser, target })).chaser);
  const share = (wins: (points: number) => boolean) => points.filter(wins).length / points.length;
  expect(share((each) => each > 50)).toBeGreaterThan(0.2);
  expect(share((each) => each < 50)).toBeGreaterThan(0.2);
});
