// Where classmates are as the player sees it, and what a screen reader says of it.
import { expect, test } from "vitest";
import { Matrix4 } from "three";
import { attitudeOf } from "../../physics/attitude";
import type { Vector } from "../../physics/vectors";
import { createGhostClock, placesOf } from "../../simulator/attempts/ghost-places";
import type { GhostPath } from "../../simulator/attempts/ghost-path";
import { isGhostShown } from "../../simulator/dock/docking-scene";
import { GhostCraft } from "../../simulator/dock/ghost-craft";
import { sentenceOf } from "../../simulator/screens/weekly/ghost-readings";
import { flights, scenario } from "./content";

const ghostAt = (username: string, place: Vector, end = 1000): GhostPath => ({
  ...{ username, points: 100, deltaV: 1, duration: end, end, at: () => place },
  facing: () => attitudeOf([0, 0, 0]).orientation,
});
const ownAt = (position: Vector, where = scenario("V-Bar Hop")) => ({
  ...{ ric: { position, velocity: [0, 0, 0] as Vector }, time: 10, scenario: where },
});
const docking = flights.map(([, flight]) => flight).find(({ objective }) => objective.kind === "dock")!;
const sideOf = (place: Vector, own: Vector = [0, 0, 0], where = scenario("V-Bar Hop")) =>
  placesOf(ownAt(own, where), [ghostAt("ANNA", place)])[0]?.side;

test("a classmate is ahead along the orbit, above away from the Earth, and beside within 5 m", () => {
  expect(sideOf([10, 120, -30])).toBe("ahead");
  expect(sideOf([10, -120, -30])).toBe("behind");
  expect(sideOf([40, 12, 30])).toBe("above");
  expect(sideOf([-40, 12, 30])).toBe("below");
  expect([sideOf([1, 2, 30]), sideOf([1, 2, -30])].sort()).toEqual(["left", "right"]);
  expect(sideOf([2, 2, 2])).toBe("beside");
});

test("in a docking, a classmate who is nearer to the port is ahead", () => {
  const { objective } = docking;
  if (objective.kind !== "dock") throw new Error("Not a docking.");
  const from: Record<typeof objective.axis, Vector> = {
    "-I": [0, -1, 0],
    "+I": [0, 1, 0],
    "+R": [1, 0, 0],
    "-R": [-1, 0, 0],
  };
  const before = (metres: number) => from[objective.axis].map((part) => part * metres) as unknown as Vector;
  expect(sideOf(before(80), before(200), docking)).toBe("ahead");
  expect(sideOf(before(300), before(200), docking)).toBe("behind");
});

test("in a docking, an outline isn't drawn around the camera, and not at the port after the end", () => {
  const ghost = ghostAt("ANNA", [0, -50, 0], 600);
  expect(isGhostShown(ghost, 100, [0, -80, 0])).toBe(true);
  expect(isGhostShown(ghost, 100, [0, -55, 0])).toBe(false);
  expect(isGhostShown(ghost, 601, [0, -80, 0])).toBe(false);
});

test("outlines are one object of lines each, at the pose of their craft", () => {
  const craft = new GhostCraft(2, "plain");
  const pose = new Matrix4().makeTranslation(1, 2, 3);
  craft.place([pose, null]);
  const [shown, hidden] = craft.group.children;
  expect(craft.group.children).toHaveLength(2);
  expect(shown?.matrix.equals(pose)).toBe(true);
  expect([shown?.visible, hidden?.visible]).toEqual([true, false]);
});

test("the nearest is named first, and those who no longer fly last", () => {
  const ghosts = [ghostAt("ended", [0, 6, 0], 5), ghostAt("far", [0, 120, 0]), ghostAt("near", [0, -30, 0])];
  const places = placesOf(ownAt([0, 0, 0]), ghosts);
  expect(places.map(({ username, side }) => [username, side])).toEqual([
    ["near", "behind"],
    ["far", "ahead"],
    ["ended", "ended"],
  ]);
});

test("a screen reader hears a sentence", () => {
  expect(sentenceOf(placesOf(ownAt([0, 0, 0]), [ghostAt("ANNA", [0, 120, 0]), ghostAt("BEN", [0, 1, 0])]))).toBe(
    "BEN is right beside you. ANNA is 120 m ahead.",
  );
});

test("the sentence comes at fixed times of the flight, and with a fast clock at most every 30 seconds", () => {
  const isTime = createGhostClock({ time: { limit: 12_000, start: 0 } as never }, 0);
  expect(isTime(599, 0)).toBe(false);
  expect(isTime(600, 1_000)).toBe(true);
  expect(isTime(650, 60_000)).toBe(false);
  expect(isTime(1_200, 61_000)).toBe(true);
  // A hundred times as fast: the next two moments pass in silence.
  expect(isTime(1_800, 67_000)).toBe(false);
  expect(isTime(2_400, 73_000)).toBe(false);
  expect(isTime(4_200, 91_000)).toBe(true);
  const resumed = createGhostClock({ time: { limit: 12_000, start: 0 } as never }, 1_300);
  expect(resumed(1_700, 0)).toBe(false);
  expect(resumed(1_801, 10)).toBe(true);
});
