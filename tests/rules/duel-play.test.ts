// Turns and clocks of a duel.
import { expect, test } from "vitest";
import {
  applyClocks,
  finishSeat,
  isOver,
  leftOn,
  nextDue,
  openTurnOf,
  roleOf,
  sendBurn,
  startPlay,
  stateOfPlay,
  totalPoints,
  type DuelPlay,
  type SentBurn,
} from "~/domain/duels/duel-play";
import { startDuel } from "../../physics/duel";

const begin = new Date("2026-03-02T09:00:00Z");
const after = (seconds: number) => new Date(begin.getTime() + seconds * 1000);
const start = (pace: "live" | "days" = "live") => startPlay({ kind: "pursuit", pace, seed: 7 }, begin);
const burn: SentBurn = [0, 0.5, 0];

const both = (play: DuelPlay, at: Date) => sendBurn(sendBurn(play, "opener", burn, at), "joiner", burn, at);

test("a turn is flown once both have sent, and not before", () => {
  const sent = sendBurn(start(), "opener", burn, after(20));
  expect(openTurnOf(sent)).toEqual({ round: 0, turn: 0 });
  const flown = sendBurn(sent, "joiner", [1, 0, 0], after(50));
  expect(flown.rounds).toEqual([{ turns: [[burn, [1, 0, 0]]], chaserPoints: null }]);
  expect(openTurnOf(flown)).toEqual({ round: 0, turn: 1 });
});

test("a clock stands from the sending on, and each turn adds ten seconds to what is left", () => {
  const sent = sendBurn(start(), "opener", burn, after(20));
  expect(leftOn(sent, "opener", after(300))).toBe(470_000);
  expect(leftOn(sent, "joiner", after(50))).toBe(440_000);
  const flown = sendBurn(sent, "joiner", burn, after(50));
  expect(leftOn(flown, "opener", after(50))).toBe(480_000);
  expect(leftOn(flown, "joiner", after(51))).toBe(449_000);
});

test("with days, each turn has 24 hours, whatever earlier ones took", () => {
  const flown = both(start("days"), after(3600));
  expect(nextDue(flown)).toEqual(after(3600 + 86_400));
});

test("the second round has the same start with swapped roles", () => {
  let play = start();
  while (play.rounds.length === 1) play = both(play, begin);
  expect(stateOfPlay(play)).toEqual(startDuel("pursuit", 7));
  expect([roleOf("opener", 0), roleOf("opener", 1)]).toEqual(["chaser", "target"]);
  while (!isOver(play)) play = both(play, begin);
  expect(play.rounds.map(({ turns }) => turns.length)).toEqual([12, 12]);
  expect(totalPoints(play, "opener") + totalPoints(play, "joiner")).toBe(200);
  expect(nextDue(play)).toBeNull();
});

test("an empty clock flies its turn without a burn at the moment at which it ran out", () => {
  const sent = sendBurn(start(), "opener", burn, after(20));
  expect(applyClocks(sent, after(489))).toEqual(sent);
  const applied = applyClocks(sent, after(495));
  expect(applied.rounds[0]?.turns).toEqual([[burn, [0, 0, 0]]]);
  expect(applied.turnBeganAt).toEqual(after(490));
  expect(applied.seats.joiner).toMatchObject({ leftMs: 10_000, ranOut: true });
});

test("when both have left, the turns are flown one after another, and it doesn't matter how often somebody reads", () => {
  // The bank in the first turn, ten seconds in each of the others.
  const end = after(490 + 23 * 10);
  const once = applyClocks(start(), end);
  expect(isOver(once)).toBe(true);
  expect(isOver(applyClocks(start(), new Date(end.getTime() - 1)))).toBe(false);
  let often = start();
  for (let at = begin.getTime(); at <= end.getTime(); at += 7_000) often = applyClocks(often, new Date(at));
  expect(applyClocks(often, end)).toEqual(once);
});

test("of a player declared absent, turns are flown as soon as the other one sends", () => {
  const out = applyClocks(sendBurn(start("days"), "opener", burn, after(20)), after(86_400));
  let play = finishSeat(out, "joiner", after(86_401));
  expect(openTurnOf(play)).toEqual({ round: 0, turn: 1 });
  for (let turn = 1; !isOver(play); turn++) {
    play = sendBurn(play, "opener", burn, after(86_401));
    expect(turn).toBeLessThan(24);
  }
  expect(play.rounds[0]?.turns[5]).toEqual([burn, [0, 0, 0]]);
  expect(play.rounds[1]?.turns[5]).toEqual([[0, 0, 0], burn]);
});

test("somebody who sends in time again hasn't run out any more", () => {
  const out = applyClocks(sendBurn(start(), "opener", burn, after(20)), after(495));
  expect(sendBurn(out, "joiner", burn, after(496)).seats.joiner.ranOut).toBe(false);
});

test("a request that began before the turn adds nothing to its player's clock, and the next turn doesn't begin earlier", () => {
  const open = both(start(), after(100));
  const sent = sendBurn(open, "joiner", burn, after(70));
  expect(sent.seats.joiner.leftMs).toBe(open.seats.joiner.leftMs);
  expect(sendBurn(sent, "opener", burn, after(80)).turnBeganAt).toEqual(after(100));
});

test("where the two are is the same from the burns alone, as the server reads them, and while turns are flown", () => {
  let play = start();
  for (let turn = 1; !isOver(play); turn++) {
    const { state: _, ...stored } = play;
    expect(stateOfPlay(play)).toEqual(stateOfPlay(stored));
    play = sendBurn(sendBurn(play, "opener", burn, after(turn)), "joiner", [0.2, 0, 0], after(turn));
  }
});
