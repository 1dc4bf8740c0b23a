// Instruments, events and imaging in missions: what documents may say, what a seed draws, and what the game does.
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { flyMissionLog } from "~/domain/missions/fly-log";
import { flightOfMission, MissionDocument } from "../../content/mission-schema";
import { evidenceOf } from "../../physics/fly-again";
import { flightAt } from "../../physics/replay";
import { Cockpit } from "../../simulator/screens/flight/cockpit";
import { checkDraft } from "../../simulator/screens/missions/draft";
import { copyMission, firstObjectives } from "../../simulator/screens/missions/mission-template";
import { hopLog, hopMission } from "../support/missions";

type Changes = Partial<MissionDocument>;
const problemsOf = (changes: object) => Object.fromEntries(checkDraft({ ...hopMission(), ...changes }).problems);

const needsThis = "The objective needs this instrument.";
const outside = "With every random start, each event must come after 1 s and before the time limit.";
const draw = (injects: number) => ({ ...hopMission().draw, injects });
const at = (t: number) => ({ t, kind: "message" as const, text: "Hello." });

describe.each<[string, object, Record<string, string>]>([
  ["an instrument that holding a point needs", { instruments: ["range"] }, { "instruments.relative": needsThis }],
  [
    "the instruments that imaging needs",
    { objective: firstObjectives.image, instruments: ["orbit"] },
    { "instruments.range": needsThis, "instruments.camera": needsThis },
  ],
  ["an event after the end", { injects: [at(10), at(7200)] }, { "injects.1.t": outside }],
  [
    "an event that a seed could put before the start",
    { injects: [at(10)], draw: draw(10) },
    { "injects.0.t": outside },
  ],
  [
    "an event that a seed could put after the end",
    { injects: [at(7000)], draw: draw(200) },
    { "injects.0.t": outside },
  ],
  ["nine events", { injects: Array.from({ length: 9 }, () => at(10)) }, { injects: "Must have at most 8 entries." }],
  [
    "a picture of a reference point",
    { objective: firstObjectives.image, target: { ...hopMission().target, isReal: false } },
    { "target.isReal": "A reference point can't be imaged: the target must be a spacecraft." },
  ],
  ...["2026", "2051-01-01T00:00", "2026-13-01T00:00", "?"].map((date): [string, object, Record<string, string>] => [
    `the date ${date}`,
    { objective: { ...firstObjectives.image, date } },
    { "objective.date": "Enter a date and time from 1950 to 2050." },
  ]),
  [
    "an image that takes longer than the flight",
    { objective: { ...firstObjectives.image, seconds: 7200 } },
    { "time.limit": "The time limit must be after the end of the objective." },
  ],
])("%s", (_, changes, problems) => {
  test("is refused at its field", () => expect(problemsOf(changes)).toEqual(problems));
});

test("a mission with everything new is accepted, and one without it stays as it was written", () => {
  const whole: Changes = {
    objective: { kind: "image", seconds: 60, nearest: 50, farthest: 500, sun: 90, field: 5, date: "2026-12-21T06:30" },
    instruments: ["range", "camera"],
    injects: [
      at(1),
      { t: 100, kind: "thrust", percent: 30 },
      { t: 200, kind: "leak", kilograms: 2, seconds: 60 },
      { t: 300, kind: "dark", instrument: "camera", seconds: 60 },
      { t: 400, kind: "maneuver", dv: [0, 0.1, 0] },
    ],
  };
  expect(problemsOf(whole)).toEqual({});
  expect(v.parse(MissionDocument, hopMission())).toEqual(hopMission());
});

test("a seed shifts all events by the same time, within the range, and nothing else", () => {
  const injects = [at(1000), { t: 1060, kind: "thrust" as const, percent: 30 }];
  const startOf = (seed: number, changes: Changes) =>
    flightOfMission(hopMission(changes), { version: 1, seed, par: null });
  const shifts = Array.from({ length: 100 }, (_, seed) => {
    const [plain, shifted] = [startOf(seed + 1, {}), startOf(seed + 1, { injects, draw: draw(300) })];
    expect([shifted.chaser, shifted.target]).toEqual([plain.chaser, plain.target]);
    const [first, second] = shifted.injects!.map(({ t }) => t);
    expect(second! - first!).toBe(60);
    return first! - 1000;
  });
  expect(Math.min(...shifts)).toBeGreaterThanOrEqual(-300);
  expect(Math.max(...shifts)).toBeLessThanOrEqual(300);
  expect(new Set(shifts).size).toBeGreaterThan(50);
});

test("a copy has the events only for someone who may know them", () => {
  const document = hopMission({ injects: [at(1000)], draw: draw(30) });
  expect(copyMission(document, true)).toEqual(document);
  expect(copyMission(document, false)).toEqual(hopMission());
});

function openCockpit(changes: Changes) {
  const scenario = flightOfMission(hopMission(changes), { version: 1, seed: null, par: null });
  const said: string[] = [];
  const cockpit = new Cockpit(
    { mode: "scored", scenario, resumedLog: null },
    () => {},
    (text) => said.push(text),
  );
  return { cockpit, said };
}

test("a resumed flight lists what has happened, and stops for what comes only", () => {
  const { cockpit } = openCockpit({ injects: [at(700), at(900)] });
  cockpit.skip(800);
  const said: string[] = [];
  const resumed = new Cockpit(
    { mode: "scored", scenario: cockpit.scenario, resumedLog: evidenceOf(cockpit.flight) },
    () => {},
    (text) => said.push(text),
  );
  resumed.skip(100);
  expect([resumed.flight.time, resumed.events.past.length, said.length]).toEqual([cockpit.flight.time + 100, 1, 0]);
  resumed.skip(1000);
  expect([resumed.flight.time, said.length]).toEqual([900, 1]);
});

test("the clock stops at an event, which is announced then and not before", () => {
  const { cockpit, said } = openCockpit({ injects: [at(700), { t: 900, kind: "leak", kilograms: 2, seconds: 60 }] });
  cockpit.skip(600);
  expect([said, cockpit.events.past]).toEqual([[], []]);
  cockpit.setWarp(1000);
  cockpit.tick(5);
  expect([cockpit.flight.time, cockpit.warp]).toEqual([700, 0]);
  expect(said).toEqual(["The clock has stopped. Control center: Hello."]);
  cockpit.skip(600);
  expect([cockpit.flight.time, cockpit.events.past.length]).toEqual([900, 2]);
  cockpit.skip(600);
  expect(cockpit.flight.time).toBe(1500);
});

test("a burn's announcement says what it gave, and the server flies what the game flew", () => {
  const injects: Changes["injects"] = [
    { t: 30, kind: "thrust", percent: 50 },
    { t: 500, kind: "maneuver", dv: [0, 0.01, 0] },
  ];
  const { cockpit, said } = openCockpit({ injects });
  cockpit.skip(60);
  cockpit.burn([0, 1, 0]);
  expect(said.at(-1)).toContain("Burn of 0.500 m/s made.");
  cockpit.skip(777);
  cockpit.skip(777);
  cockpit.burn([0.3, 0, 0]);
  const evidence = evidenceOf(cockpit.flight);
  const again = flightAt(cockpit.scenario, evidence, evidence.end);
  expect([again.ric, again.craft, again.used]).toEqual([cockpit.flight.ric, cockpit.flight.craft, cockpit.flight.used]);
});

test("without the prediction, or while it is dark, no path ahead is shown", () => {
  const hidden = openCockpit({ instruments: ["relative"] }).cockpit;
  expect(hidden.coastAhead).toEqual([]);
  const { cockpit } = openCockpit({ injects: [{ t: 100, kind: "dark", instrument: "prediction", seconds: 50 }] });
  expect(cockpit.coastAhead.length).toBeGreaterThan(100);
  cockpit.skip(120);
  expect(cockpit.coastAhead).toEqual([]);
  cockpit.skip(60);
  expect(cockpit.coastAhead.length).toBeGreaterThan(100);
});

test("an author's flight under events becomes the reference, and earns all points but those for haste", () => {
  const document = hopMission({ injects: [{ t: 2000, kind: "leak", kilograms: 2, seconds: 60 }] });
  const log = hopLog(3);
  const flown = flyMissionLog({
    ...{ document, reference: null, evidence: log },
    start: { version: 3, seed: null, par: null },
  });
  expect(flown.passed).toBe(true);
  const reference = { deltaV: flown.deltaV, seconds: flown.seconds, log };
  const start = { version: 3, seed: null, par: flown.seconds };
  expect(flyMissionLog({ document, reference, evidence: log, start }).points).toBe(100);
  const lamed = { ...document, injects: [{ t: 2000, kind: "thrust" as const, percent: 50 }] };
  expect(flyMissionLog({ document: lamed, reference, evidence: log, start }).passed).toBe(false);
});
