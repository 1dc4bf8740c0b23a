import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { flightOfMission, MissionDocument } from "../../content/mission-schema";
import { fly, isProblem } from "../../physics/fly-again";
import { checkDraft, readTyped, readValue, writeValue } from "../../simulator/screens/missions/draft";
import { missionOfFlight } from "../../simulator/screens/missions/mission-template";
import { hopLog, hopMission } from "../support/missions";
import { flights } from "./content";

describe.each(flights)("a copy of %s", (_, original) => {
  test("is a mission that the lesson's burns solve", () => {
    const copy = missionOfFlight(original);
    const parsed = v.safeParse(MissionDocument, JSON.parse(JSON.stringify(copy)));
    expect(parsed.issues?.map((issue) => [v.getDotPath(issue), issue.message])).toBeUndefined();
    const flown = fly(flightOfMission(copy, { version: 7, seed: null, par: null }), {
      ...{ burns: original.reference.burns, turns: original.reference.turns, version: 7, end: original.reference.end },
    });
    expect(isProblem(flown) ? flown.problem : flown.status).toEqual({ is: "achieved" });
  });
});

const startOf = (seed: number) => flightOfMission(hopMission(), { version: 1, seed, par: null });

test("a seed draws the same start each time, within the author's ranges", () => {
  const places = Array.from({ length: 200 }, (_, seed) => {
    const { chaser, target } = startOf(seed + 1);
    expect(startOf(seed + 1)).toEqual(startOf(seed + 1));
    return { inTrack: "position" in chaser.start ? chaser.start.position[1] : NaN, node: target.orbit.node };
  });
  expect(Math.min(...places.map(({ inTrack }) => inTrack))).toBeGreaterThanOrEqual(-305);
  expect(Math.max(...places.map(({ inTrack }) => inTrack))).toBeLessThanOrEqual(-295);
  expect(new Set(places.map(({ node }) => node)).size).toBeGreaterThan(100);
});

test("entering a keep-out sphere that ends the flight fails it, and one that doesn't is counted", () => {
  const outcomeOf = (ends: boolean) => {
    const mission = hopMission({ keepOut: { radius: 150, ends } });
    const flown = fly(flightOfMission(mission, { version: 1, seed: null, par: null }), hopLog());
    return isProblem(flown) ? null : [flown.status, flown.violations];
  };
  expect(outcomeOf(true)).toEqual([{ is: "failed", why: { is: "keepOut", radius: 150 } }, 1]);
  expect(outcomeOf(false)).toEqual([{ is: "achieved" }, 1]);
});

test("the editor keeps what isn't a number as it was typed, and says so at its field", () => {
  const document: unknown = hopMission();
  writeValue(document, "chaser.mass", readTyped("1 ton"));
  writeValue(document, "chaser.start.position.1", readTyped("-12,5"));
  expect(readValue(document, "chaser.mass")).toBe("1 ton");
  expect(readValue(document, "chaser.start.position.1")).toBe(-12.5);
  const { problems } = checkDraft(document);
  expect([...problems]).toEqual([["chaser.mass", "Must be a number."]]);
});

test.each([
  ["a docking that starts on its own orbit", "chaser.start"],
  ["a slot that is turned", "draw.node"],
] as const)("%s is refused at its field", (_, path) => {
  const dock = { kind: "dock", axis: "+I", lateral: 1, closing: 1, drift: 1, misalignment: 5, turning: 1 };
  const slot = { kind: "slot", within: 0.1, seconds: 86_400 };
  const document =
    path === "draw.node"
      ? { ...hopMission(), objective: slot, model: "J22", time: { limit: 90_000 } }
      : {
          ...hopMission(),
          objective: dock,
          chaser: { ...hopMission().chaser, start: { orbit: hopMission().target.orbit } },
        };
  expect([...checkDraft(document).problems.keys()]).toEqual([path]);
});

test.each([
  ["near the target", { position: [0, "far", 0], velocity: [0, 0, 0] }, "chaser.start.position.1"],
  ["on its own orbit", { orbit: { ...hopMission().target.orbit, perigee: 20 } }, "chaser.start.orbit.perigee"],
])("a mistake in a start %s is reported at its field", (_, start, path) => {
  const document = { ...hopMission(), chaser: { ...hopMission().chaser, start } };
  expect([...checkDraft(document).problems.keys()]).toEqual([path]);
});
