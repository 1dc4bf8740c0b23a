import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { keplerAfter, stateOf } from "../../physics/kepler";
import { elementsOfOrbit } from "../../physics/orbits";
import { PlannedFlight, type PlanNode } from "../../physics/planned-flight";
import type { Gravity } from "../../physics/propagation";
import { createSeededRandom } from "../../physics/seeded-random";
import { length, subtract } from "../../physics/vectors";
import { interpolate } from "../../simulator/plan/interpolate";
import { placeCraft, readCraft, type PlacedCraft } from "../../simulator/plan/place-craft";
import { readMessage } from "../../simulator/plan/read-messages";
import { readUtc, writeUtc } from "../../simulator/plan/utc";
import { plainName, writeCsv, writeOem, writeOpm, type WrittenPlan } from "../../simulator/plan/write-messages";
import { catalogueStateOf, readCatalogue } from "../../simulator/sky/catalogue";
import { firstOf } from "../support/tuples";

const sky = { readCatalogue, catalogueStateOf };
const epoch = Date.UTC(2026, 10, 29, 6);
const orbit = { perigee: 400, apogee: 900, inclination: 51.6, node: 40, argumentOfPerigee: 70, trueAnomaly: 200 };
const start = stateOf(elementsOfOrbit(orbit));
const nodes: PlanNode[] = [
  { seconds: 1800.125, deltaV: [-3, 25, 4] },
  { seconds: 5400, deltaV: [0, 40, 0] },
];
const planOf = (gravity: Gravity, name = "Chaser"): WrittenPlan => ({
  name,
  epoch,
  gravity,
  nodes,
  fuel: { dryMass: 800, propellant: 200, specificImpulse: 300 },
  flight: new PlannedFlight(start, nodes, gravity),
});
const metres = (a: readonly [number, number, number], b: readonly [number, number, number]) => length(subtract(a, b));
const placed = (text: string, at = epoch) => {
  const { craft, leftOut } = readCraft(text, sky);
  expect(craft.map(({ name }) => name)).toHaveLength(1);
  // placeCraft returns a sentence only for a refusal.
  return { ...(placeCraft(firstOf(craft), at, "two-body") as PlacedCraft), skipped: leftOut };
};

test.each(["two-body", "J2", "J2 and drag"] as const)(
  "an exported OEM comes back as the same orbit, in %s",
  (gravity) => {
    const text = writeOem(planOf(gravity), 20_000, epoch);
    const { orbit: back, name, skipped, note } = placed(text);
    expect(name).toBe("Chaser");
    expect(skipped).toEqual([]);
    expect(note).toBe("The orbit is the file's at the start of the plan.");
    expect(metres(stateOf(elementsOfOrbit(back)).position, start.position)).toBeLessThan(0.01);
    expect(metres(stateOf(elementsOfOrbit(back)).velocity, start.velocity)).toBeLessThan(1e-5);
  },
);

test.each(["two-body", "J2"] as const)(
  "an OEM gives the planned flight at any time, across its burns, in %s",
  (gravity) => {
    const plan = planOf(gravity);
    const { craft } = readMessage("OEM", writeOem(plan, 20_000, epoch));
    const random = createSeededRandom(44);
    for (let round = 0; round < 300; round++) {
      const seconds = Math.round(random() * 20_000_000) / 1000;
      const state = firstOf(craft).stateAt(epoch + seconds * 1000)!;
      const flown = plan.flight.stateAt(seconds);
      expect(metres(state.position, flown.position), `${seconds} s`).toBeLessThan(0.05);
      expect(metres(state.velocity, flown.velocity), `${seconds} s`).toBeLessThan(0.001);
    }
    expect(firstOf(craft).stateAt(epoch + 20_001_000)).toBeNull();
  },
);

test("each burn begins a segment, whose first state has the time of the last one and the velocity after the burn", () => {
  const text = writeOem(planOf("two-body"), 20_000, epoch);
  expect(text.match(/^META_START$/gm)).toHaveLength(3);
  expect(text.match(/^(START|STOP)_TIME = .*$/gm)).toEqual([
    "START_TIME = 2026-11-29T06:00:00.000",
    "STOP_TIME = 2026-11-29T06:30:00.125",
    "START_TIME = 2026-11-29T06:30:00.125",
    "STOP_TIME = 2026-11-29T07:30:00.000",
    "START_TIME = 2026-11-29T07:30:00.000",
    "STOP_TIME = 2026-11-29T11:33:20.000",
  ]);
  expect(text.match(/^2026-11-29T06:30:00.125 /gm)).toHaveLength(2);
  for (const line of text.split("\n")) expect(line.length).toBeLessThanOrEqual(254);
  expect(text).toMatch(/^[\x20-\x7e\n]+$/);
  const { craft } = readMessage("OEM", text);
  const after = firstOf(craft).stateAt(epoch + 5_400_000)!;
  expect(metres(after.velocity, planOf("two-body").flight.stateAt(5400).velocity)).toBeLessThan(1e-5);
});

test("a burn at the very start makes no empty segment", () => {
  const plan = { ...planOf("two-body"), nodes: [{ seconds: 0, deltaV: [0, 10, 0] as const }] };
  const flight = new PlannedFlight(start, plan.nodes, "two-body");
  const text = writeOem({ ...plan, flight }, 6000, epoch);
  expect(text.match(/^META_START$/gm)).toHaveLength(1);
  const { craft } = readMessage("OEM", text);
  expect(metres(firstOf(craft).stateAt(epoch)!.velocity, flight.stateAt(0).velocity)).toBeLessThan(1e-5);
});

test("an exported OPM comes back as the same orbit with the same burns", () => {
  const text = writeOpm(planOf("J2"), epoch);
  const { orbit: back, nodes: burns, leftOut, skipped } = placed(text);
  expect(metres(stateOf(elementsOfOrbit(back)).position, start.position)).toBeLessThan(0.01);
  expect(burns.map(({ seconds }) => seconds)).toEqual([1800.125, 5400]);
  burns.forEach(({ deltaV }, index) => expect(metres(deltaV, nodes[index]!.deltaV)).toBeLessThan(1e-6));
  expect(skipped).toEqual([]);
  expect(leftOut).toEqual([expect.objectContaining({ place: "MASS" })]);
  expect(text).toContain("MAN_REF_FRAME = RTN\nMAN_DV_1 = -0.003000000000 [km/s]\nMAN_DV_2 = 0.025000000000 [km/s]");
  expect(text).toMatch(/^MASS = 1000.000 \[kg\]$/m);
  expect(text).toMatch(/^MAN_DELTA_MASS = -8\.6\d* \[kg\]$/m);
});

test("the CSV has a row for the start and for each burn, with the orbit after it", () => {
  const rows = writeCsv(planOf("two-body")).trim().split("\r\n");
  expect(rows).toHaveLength(4);
  expect(rows[1]).toMatch(/^0,2026-11-29T06:00:00.000Z,0.000,0.000000,.*,200.000,900.000,400.000,51.600000,/);
  expect(rows[2]).toMatch(/^1,2026-11-29T06:30:00.125Z,1800.125,25.000000,-3.000000,4.000000,25.495098,/);
  for (const row of rows) expect(row.split(",")).toHaveLength(13);
});

test("a name can't break out of its line", () => {
  expect(plainName("Näme\r\nREF_FRAME = ICRF [x]")).toBe("NameREF_FRAME ICRF x");
  expect(plainName("محطة")).toBe("SPACECRAFT");
  const text = writeOpm(planOf("two-body", "A\nEPOCH = 2000-01-01T00:00:00"), epoch);
  expect(text.match(/^EPOCH/gm)).toHaveLength(1);
});

// In the manner of the examples of CCSDS 502.0-B, with comments, units, two segments and a covariance.
const sampleOem = [
  "CCSDS_OEM_VERS = 2.0",
  "COMMENT This file is an example",
  "CREATION_DATE = 2026-333T05:00:00Z",
  "ORIGINATOR    = EXAMPLE",
  "",
  "META_START",
  "OBJECT_NAME          = EXPLORER",
  "OBJECT_ID            = 2026-001A",
  "CENTER_NAME          = EARTH",
  "REF_FRAME            = TEME",
  "TIME_SYSTEM          = UTC",
  "START_TIME           = 2026-11-29T05:59:00",
  "USEABLE_START_TIME   = 2026-11-29T06:00:00",
  "USEABLE_STOP_TIME    = 2026-11-29T06:03:00",
  "STOP_TIME            = 2026-11-29T06:04:00",
  "INTERPOLATION        = HERMITE",
  "INTERPOLATION_DEGREE = 5",
  "META_STOP",
  "COMMENT The states are a circle's",
  ...[-1, 0, 1, 2, 3, 4].map((minute) => {
    const { position, velocity } = keplerAfter(start, minute * 60);
    return `${writeUtc(epoch + minute * 60_000)}  ${[...position, ...velocity].map((value) => (value / 1000).toExponential(14)).join("  ")}`;
  }),
  "COVARIANCE_START",
  "EPOCH = 2026-11-29T06:00:00",
  "COV_REF_FRAME = RTN",
  "3.3313494e-04",
  "4.6189273e-04 6.7824216e-04",
  "COVARIANCE_STOP",
];

test("an example in the form of the standard is read, with Windows line ends, and its covariance is named", () => {
  for (const end of ["\n", "\r\n"]) {
    const { craft, leftOut } = readMessage("OEM", sampleOem.join(end));
    expect(leftOut.map(({ why }) => why)).toEqual(["The covariance isn't used here."]);
    const { name, from, until, stateAt } = firstOf(craft);
    expect([name, from, until]).toEqual(["EXPLORER", epoch, epoch + 180_000]);
    expect(metres(stateAt(epoch + 90_000)!.position, keplerAfter(start, 90).position)).toBeLessThan(0.05);
    expect(stateAt(epoch - 30_000)).toBeNull();
  }
});

const swap = (from: RegExp | string, to: string) => sampleOem.map((line) => line.replace(from, to)).join("\n");
test.each([
  ["another frame", swap("TEME", "EME2000"), "Line 10: REF_FRAME is EME2000, but only TEME is supported."],
  ["another time system", swap(/= UTC/, "= TAI"), "Line 11: TIME_SYSTEM is TAI, but only UTC is supported."],
  [
    "another centre",
    swap("EARTH", "MARS BARYCENTER"),
    "Line 9: CENTER_NAME is MARS BARYCENTER, but only EARTH is supported.",
  ],
  [
    "another version",
    swap("OEM_VERS = 2.0", "OEM_VERS = 9"),
    "Line 1: CCSDS_OEM_VERS is 9, but only 1.0, 2.0, 3.0 is supported.",
  ],
  ["no frame", swap(/^REF_FRAME.*/, ""), "Line 6: REF_FRAME is missing."],
  [
    "a number missing",
    swap(/^(2026-11-29T06:01\S+ +\S+) +\S+/, "$1"),
    "Line 22: Six numbers of position and velocity are expected after the time, or nine with accelerations. It has 5.",
  ],
  [
    "something else than a number",
    swap(/^(2026-11-29T06:01\S+ +)\S+/, "$1Infinity"),
    "Line 22: X isn't a number: Infinity",
  ],
  [
    "times that go back",
    swap("2026-11-29T06:02:00.000", "2026-11-29T06:00:30.000"),
    "Line 23: Its time isn't later than that of the line before.",
  ],
  [
    "a date that isn't one",
    swap("2026-11-29T06:04:00", "2026-02-30T06:04:00"),
    "Line 15: STOP_TIME isn't a time: 2026-02-30T06:04:00",
  ],
  ["a field twice", swap("OBJECT_ID ", "OBJECT_NAME"), "Line 8: OBJECT_NAME appears twice."],
  [
    "a block that stays open",
    sampleOem.filter((line) => line !== "COVARIANCE_STOP").join("\n"),
    "The whole file: COVARIANCE_STOP is missing.",
  ],
  ["no states", sampleOem.slice(0, 18).join("\n"), "Line 18: It has fewer than two states."],
  ["a state before any header", `${sampleOem[0]}\n${sampleOem[20]}`, "Line 2: This line isn't allowed here."],
])("an OEM with %s is refused with its place", (_, text, reason) => {
  const { craft, leftOut } = readCraft(text, sky);
  expect(craft).toEqual([]);
  expect(leftOut.map(({ place, why }) => `${place}: ${why}`)).toEqual([reason]);
});

test("fields that nothing reads are named", () => {
  const { craft, leftOut } = readCraft(swap(/^(TIME_SYSTEM.*)/, "$1\nPROPAGATOR = SECRET"), sky);
  expect(craft).toHaveLength(1);
  expect(leftOut).toContainEqual({ place: "Line 12", why: "PROPAGATOR isn't used here." });
});

const opm = writeOpm(planOf("two-body"), epoch);
test.each([
  [opm.replace("X = ", "X = a"), /X isn't a number: a/],
  [opm.replace("[km/s]\nY_DOT", "[m/s]\nY_DOT"), /X_DOT is \[m\/s\], but only \[km\/s\] is supported/],
  [opm.replace(/^Z = .*$/m, ""), /Z is missing/],
  [opm.replace("REF_FRAME = TEME", "REF_FRAME = GCRF"), /REF_FRAME is GCRF, but only TEME/],
  [opm.replace(/^EPOCH.*$/m, "EPOCH = yesterday"), /EPOCH isn't a time: yesterday/],
])("an OPM that can't be understood is refused: %#", (text, reason) => {
  const { craft, leftOut } = readCraft(text, sky);
  expect(craft).toEqual([]);
  expect(firstOf(leftOut).why).toMatch(reason);
});

test("burns that last, or along other axes, are left out and named; elements and covariance as well", () => {
  const text = opm
    .replace("MAN_DURATION = 0.0 [s]", "MAN_DURATION = 132.6 [s]")
    .replace(/MAN_REF_FRAME = RTN(?![^]*MAN_REF_FRAME)/, "MAN_REF_FRAME = EME2000")
    .replace(/^MASS/m, "SEMI_MAJOR_AXIS = 7000 [km]\nGM = 398600.4415 [km**3/s**2]\nMASS")
    .concat("COV_REF_FRAME = RTN\nCX_X = 1.0\nUSER_DEFINED_NOTE = hello\n");
  const { craft, leftOut } = readCraft(text, sky);
  expect(firstOf(craft).burns).toEqual([]);
  expect(leftOut.map(({ why }) => why)).toEqual([
    "The Keplerian elements aren't used: position and velocity say the same.",
    "The covariance isn't used here.",
    "USER_DEFINED_NOTE isn't used here.",
    "The burn takes 132.6 s, and only burns of 0 s can be planned here.",
    "MAN_REF_FRAME is EME2000, but only RTN is supported.",
  ]);
});

test("other messages, XML and huge or hostile files are refused, fast", () => {
  const why = (text: string) => firstOf(readCraft(text, sky).leftOut).why;
  expect(why("CCSDS_CDM_VERS = 1.0\n")).toBe("It's a message of the kind CDM. Only OEM, OPM and OMM are read.");
  expect(why('<?xml version="1.0"?><ndm><oem></oem></ndm>')).toMatch(/not as XML/);
  expect(why("x".repeat(5_000_001))).toBe("It's larger than 5 MB.");
  expect(why(`CCSDS_OEM_VERS = 2.0\n${"y".repeat(1_001)}`)).toBe("It has more than 1,000 characters.");
  expect(why(`CCSDS_OEM_VERS = 2.0${"\n".repeat(200_001)}`)).toBe("It has more than 200,000 lines.");
  const began = performance.now();
  why(`CCSDS_OEM_VERS = 2.0\n${"COMMENT ".repeat(120)}\n__proto__ = 1\nconstructor = 2\n`);
  why(`${"COMMENT ".repeat(500_000)}`);
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(readCraft("CCSDS_OEM_VERS = 2.0\nMETA_START\n__proto__ = 1\n", sky).craft).toEqual([]);
});

test("two-line elements and OMMs come as they are at the plan's start", () => {
  const csv = readFileSync(new URL("../../simulator/sky/example-objects.csv", import.meta.url), "utf8");
  const { craft, leftOut } = readCraft(csv, sky);
  expect(leftOut).toEqual([]);
  const object = firstOf(readCatalogue(csv).objects);
  const near = Date.UTC(2026, 6, 2);
  const { orbit: back, note } = placeCraft(firstOf(craft), near, "J2") as PlacedCraft;
  expect(metres(stateOf(elementsOfOrbit(back)).position, catalogueStateOf(object, near)!.position)).toBeLessThan(0.01);
  expect(note).toBe("The orbit is the file's at the start of the plan.");
  const late = placeCraft(firstOf(craft), Date.UTC(2027, 0, 1), "J2") as PlacedCraft;
  expect(late.note).toMatch(/^The file is too far from the start of the plan: the orbit is as it was on 2026, Jul 1, /);
});

test("a state that doesn't cover the plan's start is flown there, and an escape isn't added", () => {
  const { craft } = readCraft(writeOpm(planOf("two-body"), epoch), sky);
  const later = placeCraft(firstOf(craft), epoch + 7_200_000, "two-body") as PlacedCraft;
  expect(later.note).toMatch(/^The file doesn't cover the start of the plan: the state was propagated by 2.0 h/);
  expect(metres(stateOf(elementsOfOrbit(later.orbit)).position, keplerAfter(start, 7200).position)).toBeLessThan(1);
  expect(later.leftOut.map(({ why }) => why)).toContain(
    "It's before the plan's start, beyond its longest time or its 12 burns, or less than a second after another.",
  );
  const fast = writeOpm(planOf("two-body"), epoch).replace(/^X_DOT = .*$/m, "X_DOT = 30 [km/s]");
  expect(placeCraft(firstOf(readCraft(fast, sky).craft), epoch, "two-body")).toMatch(/^It isn't in orbit/);
});

test("times are read by date and by day of the year, to the microsecond", () => {
  expect(readUtc("2026-333T06:00:00Z")).toBe(epoch);
  expect(readUtc("2026-11-29T06:00:00.123456")! - epoch).toBeCloseTo(123.456, 3);
  for (const wrong of [
    "2026-13-01T00:00:00",
    "2026-02-29T00:00:00",
    "2026-366T00:00:00",
    "2026-000T00:00:00",
    "2026-11-29",
    "2026-11-29T24:00:00",
    "2026-11-29T06:00:60",
  ])
    expect(readUtc(wrong), wrong).toBeNull();
});

test("between states the curve keeps position and velocity", () => {
  const samples = Array.from({ length: 6 }, (_, at) => ({
    time: epoch + at * 60_000,
    state: keplerAfter(start, at * 60),
  }));
  const there = interpolate(samples, epoch + 150_000)!;
  expect(metres(there.position, keplerAfter(start, 150).position)).toBeLessThan(1e-3);
  expect(metres(there.velocity, keplerAfter(start, 150).velocity)).toBeLessThan(1e-4);
  expect(interpolate(samples, epoch - 1)).toBeNull();
});
