import { expect, test } from "vitest";
import { catalogueStateOf, readCatalogue, stateAfter } from "../../simulator/sky/catalogue";
import { firstOf } from "../support/tuples";

const vanguard = [
  "1 00005U 58002B   00179.78495062  .00000023  00000-0  28098-4 0  4753",
  "2 00005  34.2682 348.7242 1859667 331.7664  19.3264 10.82419157413667",
];

// The published verification set of SGP4: minutes after epoch, kilometres.
test.each([
  [0, [7022.46529266, -1400.08296755, 0.03995155]],
  [360, [-7154.03120202, -3783.17682504, -3536.19412294]],
  [4320, [-9060.47373569, 4658.70952502, 813.68673153]],
])("SGP4 places Vanguard 1 after %i minutes within 1 mm of the verification set", (minutes, kilometres) => {
  const object = firstOf(readCatalogue(vanguard.join("\n")).objects);
  const { position } = stateAfter(object, minutes)!;
  kilometres.forEach((value, axis) => expect(Math.abs(position[axis]! / 1000 - value)).toBeLessThan(1e-6));
});

test("lists may have name lines or none, and comments", () => {
  const text = ["# our objects", "VANGUARD 1", ...vanguard, "", ...vanguard].join("\r\n");
  const { objects, leftOut } = readCatalogue(text);
  expect(objects.map(({ name }) => name)).toEqual(["VANGUARD 1", "00005"]);
  expect(leftOut).toEqual([]);
});

const [first, second] = vanguard as [string, string];
test.each([
  ["a damaged digit", `${first.replace("58002B", "58003B")}\n${second}`, "Line 1", "Line 1 of its elements is damaged"],
  ["a line cut off", `${first}\n${second.slice(0, 60)}`, "Line 1", "Line 2 of its elements is damaged"],
  ["a second line of another object", `${first}\n2 00006${second.slice(7)}`, "Line 1", "about different objects"],
  ["a first line alone", first, "Line 1", "The second line of its elements, which belongs after this one, is missing"],
  [
    "a second line alone",
    `VANGUARD 1\n${second}`,
    "Line 2 (VANGUARD 1)",
    "The first line of its elements, which belongs before this one, is missing",
  ],
  ["a text after the last elements", `${first}\n${second}\nthe end`, "Line 3", "No elements follow it"],
  ["nothing", "", "The whole file", "There are no elements in it"],
  ["JSON that was cut off", '[{"OBJECT_NAME":"ISS"', "The whole file", "cut off"],
])("the parts left out of a list with %s are reported with their places", (_, text, place, reason) => {
  expect(readCatalogue(text).leftOut).toEqual([{ place, why: expect.stringContaining(reason) as string }]);
});

const iss = {
  OBJECT_NAME: "ISS",
  OBJECT_ID: "1998-067A",
  EPOCH: "2025-01-01T00:00:00.000000",
  MEAN_MOTION: 15.5,
  ECCENTRICITY: 0.0005,
  INCLINATION: 51.64,
  RA_OF_ASC_NODE: 10,
  ARG_OF_PERICENTER: 20,
  MEAN_ANOMALY: 30,
  EPHEMERIS_TYPE: 0,
  CLASSIFICATION_TYPE: "U",
  NORAD_CAT_ID: 25544,
  ELEMENT_SET_NO: 999,
  REV_AT_EPOCH: 1,
  BSTAR: 0.0001,
  MEAN_MOTION_DOT: 0.00001,
  MEAN_MOTION_DDOT: 0,
};
const fields = Object.entries(iss);
const xml = `<omm id="CCSDS_OMM_VERS" version="2.0"><body><segment>${fields.map(([name, value]) => `<${name}>${value}</${name}>`).join("")}</segment></body></omm>`;

test.each([
  ["JSON", JSON.stringify([iss, iss])],
  ["JSON with one that is incomplete", JSON.stringify([{ OBJECT_NAME: "nothing" }, iss, iss])],
  ["XML", `<?xml version="1.0" encoding="UTF-8"?><ndm>${xml}${xml}</ndm>`],
  [
    "key-value notation",
    `CCSDS_OMM_VERS = 2.0\nORIGINATOR = US\n${fields.map(([name, value]) => `${name} = ${value}${name === "MEAN_MOTION" ? " [rev/day]" : ""}`).join("\n")}\n`.repeat(
      2,
    ),
  ],
  [
    "CSV",
    [fields.map(([name]) => name), fields.map(([, value]) => value), fields.map(([, value]) => value)]
      .map((row) => row.join(","))
      .join("\r\n"),
  ],
])("lists may be Orbit Mean-Elements Messages as %s", (_, text) => {
  const objects = readCatalogue(text).objects;
  expect(objects.map(({ name }) => name)).toEqual(["ISS", "ISS"]);
  const reference = firstOf(readCatalogue(JSON.stringify(iss)).objects);
  const { position } = catalogueStateOf(reference, Date.UTC(2025, 0, 1))!;
  expect(Math.hypot(...position)).toBeGreaterThan(6.7e6);
  for (const object of objects) expect(catalogueStateOf(object, Date.UTC(2025, 0, 1))!.position).toEqual(position);
});

test.each([
  ["a field that is missing", { BSTAR: undefined }, "BSTAR is missing."],
  ["a field that is no number", { INCLINATION: "steep" }, "INCLINATION isn't a number: steep"],
  ["an epoch that is no time", { EPOCH: "yesterday" }, "EPOCH isn't a time: yesterday"],
  [
    "elements of another theory",
    { MEAN_ELEMENT_THEORY: "DSST" },
    'MEAN_ELEMENT_THEORY is "DSST", but only SGP4 is supported.',
  ],
  ["another time scale", { TIME_SYSTEM: "GPS" }, 'TIME_SYSTEM is "GPS", but only UTC is supported.'],
  ["an orbit that is none", { ECCENTRICITY: 1.5 }, "Its elements don't describe an orbit."],
])("a message with %s is left out with a report, and the next one is read", (_, change, reason) => {
  const { objects, leftOut } = readCatalogue(JSON.stringify([{ ...iss, ...change }, iss]));
  expect(objects.map(({ name }) => name)).toEqual(["ISS"]);
  expect(leftOut).toEqual([{ place: "Entry 1 (ISS)", why: reason }]);
});

test("a row with too many or too few fields is reported rather than shifted", () => {
  const [names, values] = [fields.map(([name]) => name), fields.map(([, value]) => value)];
  const { objects, leftOut } = readCatalogue(
    [names, [...values, "more"], values].map((row) => row.join(",")).join("\n"),
  );
  expect(objects).toHaveLength(1);
  expect(leftOut).toEqual([{ place: "Line 2", why: "It has 18 fields, but the first line has 17." }]);
});

test("the first 500 objects are read, and the number of the others is reported", () => {
  const { objects, leftOut } = readCatalogue(JSON.stringify(Array.from({ length: 503 }, () => iss)));
  expect(objects).toHaveLength(500);
  expect(leftOut).toEqual([
    { place: "The end of the list", why: "Only the first 500 objects are shown; 3 more were left out." },
  ]);
});
