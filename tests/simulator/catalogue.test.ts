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
])("SGP4 has Vanguard 1 after %i minutes where the verification set has it, within 1 mm", (minutes, kilometres) => {
  const object = firstOf(readCatalogue(vanguard.join("\n")));
  const { position } = stateAfter(object, minutes)!;
  kilometres.forEach((value, axis) => expect(Math.abs(position[axis]! / 1000 - value)).toBeLessThan(1e-6));
});

test("lists may have name lines or none, and lines that mean nothing", () => {
  const text = ["# our objects", "VANGUARD 1", ...vanguard, "", ...vanguard, "the end"].join("\r\n");
  expect(readCatalogue(text).map(({ name }) => name)).toEqual(["VANGUARD 1", "00005"]);
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
  const found = readCatalogue(text);
  expect(found.map(({ name }) => name)).toEqual(["ISS", "ISS"]);
  const reference = firstOf(readCatalogue(JSON.stringify(iss)));
  const { position } = catalogueStateOf(reference, Date.UTC(2025, 0, 1))!;
  expect(Math.hypot(...position)).toBeGreaterThan(6.7e6);
  for (const object of found) expect(catalogueStateOf(object, Date.UTC(2025, 0, 1))!.position).toEqual(position);
});
