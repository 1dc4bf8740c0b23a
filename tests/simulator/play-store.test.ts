import { expect, test } from "vitest";
import { Flight } from "../../physics/flight";
import { evidenceOf } from "../../physics/fly-again";
import { readResumableLog } from "../../simulator/attempts/resumable-log";
import { PlayStore } from "../../simulator/attempts/play-store";
import { packProgress, createProgress, unpackProgress } from "../../simulator/attempts/lesson-progress";
import type { Lesson } from "../../content/content-schema";
import { playable, scenario } from "./content";

const lesson = playable.map((piece) => piece.content).find((piece): piece is Lesson => piece.type === "lesson")!;
const throughText = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test("a lesson resumes at its step, with its answers and tasks", () => {
  const orbit = { perigee: 400, apogee: 800, inclination: 0, node: 0, argumentOfPerigee: 0, trueAnomaly: 0 };
  const verdict = { isRight: false, points: 0, triesLeft: 0, wasTold: false, right: ["b"], explanation: null };
  const progress = {
    stepIndex: 2,
    orbits: new Map([[1, orbit]]),
    answers: new Map([[2, { choice: [1] }]]),
    tried: new Set([1]),
    hints: new Map([[1, 3]]),
    chosen: new Map([["q1", ["a", "c"]]]),
    verdicts: new Map([["q1", verdict]]),
    guesses: new Map([
      [3, -940],
      [4, null],
    ]),
  };
  expect(unpackProgress(lesson, throughText(packProgress(lesson, progress)))).toEqual(progress);
});

test.each([
  ["nothing", null],
  ["something else", { at: "2" }],
  ["a step that is not there", { ...packProgress(lesson, createProgress()), at: 999 }],
  ["another edition", packProgress({ ...lesson, passShare: 0.99 }, createProgress())],
])("a lesson doesn't resume from %s", (_, stored) => {
  expect(unpackProgress(lesson, throughText(stored))).toBeNull();
});

test("a flight resumes where it was, to the last bit", () => {
  const flight = new Flight(scenario("V-Bar Hop"));
  flight.burn([0, -0.06, 0]);
  flight.advance(1234.5);
  const resumed = readResumableLog(scenario("V-Bar Hop"), throughText(evidenceOf(flight)))!;
  const on = new Flight(scenario("V-Bar Hop"));
  for (const { t, dv } of resumed.burns) {
    on.flyTo(t);
    on.burn(dv);
  }
  on.flyTo(resumed.end);
  expect([on.time, on.ric, on.craft]).toEqual([flight.time, flight.ric, flight.craft]);
});

test.each([
  ["nothing", null],
  ["numbers that are none", { version: 3, burns: [{ t: "1", dv: [0, 1, 0] }], end: 10 }],
  ["another version", { version: 2, burns: [], end: 10 }],
  ["a flight that has ended", { version: 3, ...scenario("V-Bar Hop").reference }],
])("with %s a flight begins again", (_, content) => {
  expect(readResumableLog(scenario("V-Bar Hop"), content)).toBeNull();
});

test("each player's plays are stored separately, and blocked storage causes no error", () => {
  const store = new Map<string, string>();
  const storage = {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, value: string) => void store.set(name, value),
    removeItem: (name: string) => void store.delete(name),
  };
  const [own, yours] = [new PlayStore("me", storage), new PlayStore("you", storage)];
  expect(own.save("s", { a: 1 })).toBe(true);
  expect([own.read("s"), yours.read("s")]).toEqual([{ a: 1 }, null]);
  own.remove("s");
  expect(own.read("s")).toBeNull();
  const full = {
    ...storage,
    setItem: () => {
      throw new Error("full");
    },
  };
  expect(new PlayStore("me", full).save("s", 1)).toBe(false);
  expect(new PlayStore("me", null).save("s", 1)).toBe(false);
});
