import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findApproaches } from "../../physics/approaches";
import { findPasses, type StateAt } from "../../physics/passes";
import { catalogueStateOf, readCatalogue } from "../../simulator/sky/catalogue";
import { firstOf } from "../support/tuples";

const examples = readCatalogue(
  readFileSync(new URL("../../simulator/sky/example-objects.csv", import.meta.url), "utf8"),
);
const epoch = Date.UTC(2026, 6, 1);
const hour = 3_600_000;
const day = 24 * hour;
const springs = { latitude: 38.9586, longitude: -104.7703, height: 2000 };

function stateOf(name: string): StateAt {
  const object = firstOf(examples.objects.filter((one) => one.name === name));
  return (time) => catalogueStateOf(object, time);
}

test("every example object is read, and has an orbit for two weeks from its epoch", () => {
  expect(examples.leftOut).toEqual([]);
  expect(examples.objects.length).toBeGreaterThanOrEqual(20);
  for (const object of examples.objects) {
    expect(object.epoch).toBe(epoch);
    expect(catalogueStateOf(object, epoch + 14 * day), object.name).not.toBeNull();
  }
});

// By PyEphem 4.1.4 (libastro's SGP4 and its own geometry), horizon 0, without refraction.
test.each([
  ["03:12:21.0", 158.35, "03:15:23.1", 3.79, "03:18:25.3", 88.72],
  ["04:46:05.6", 219.39, "04:51:25.7", 52.09, "04:56:47.1", 55.66],
  ["06:23:19.8", 265.08, "06:28:22.4", 21.48, "06:33:26.6", 44.03],
  ["08:01:49.4", 301.1, "08:06:08.4", 9.72, "08:10:28.0", 48.01],
  ["09:39:29.9", 316.35, "09:44:07.4", 12.73, "09:48:44.3", 74.38],
  ["11:16:10.1", 312.04, "11:21:32.4", 46.49, "11:26:53.0", 116.06],
])("the station's pass from %s over Colorado Springs matches an independent program", (...expected) => {
  const [rises, from, tops, elevation, sets, to] = expected;
  const passes = findPasses(stateOf("Station 51.6"), springs, {
    from: epoch,
    until: epoch + 12 * hour,
    minElevation: 0,
  });
  expect(passes).toHaveLength(6);
  const at = (clock: string) => Date.parse(`2026-07-01T${clock}Z`);
  const pass = firstOf(passes.filter(({ rise }) => Math.abs(rise!.time - at(rises)) < 60_000));
  expect(Math.abs(pass.rise!.time - at(rises))).toBeLessThan(1_000);
  expect(Math.abs(pass.set!.time - at(sets))).toBeLessThan(1_000);
  expect(Math.abs(pass.top.time - at(tops))).toBeLessThan(2_000);
  expect(pass.top.elevation).toBeCloseTo(elevation, 0.9);
  expect(Math.abs(pass.rise!.azimuth - from)).toBeLessThan(0.1);
  expect(Math.abs(pass.set!.azimuth - to)).toBeLessThan(0.1);
});

test("a pass that barely exceeds the minimum elevation is found", () => {
  const search = { from: epoch, until: epoch + 12 * hour, minElevation: 0 };
  const all = findPasses(stateOf("Station 51.6"), springs, search);
  for (const { top } of all) {
    const lowerPasses = findPasses(stateOf("Station 51.6"), springs, {
      ...search,
      minElevation: top.elevation - 0.0005,
    });
    expect(lowerPasses.map((pass) => Math.round(pass.top.time / 1000))).toContain(Math.round(top.time / 1000));
  }
});

test("a geostationary object is always up, or never from the other side of the Earth", () => {
  const search = { from: epoch, until: epoch + day, minElevation: 10 };
  const passes = findPasses(stateOf("Geostationary 75 W"), springs, search);
  expect(passes).toMatchObject([{ rise: null, set: null }]);
  expect(findPasses(stateOf("Geostationary 10 E"), springs, search)).toEqual([]);
});

test("a decayed object never passes", () => {
  const decayed: StateAt = () => null;
  expect(findPasses(decayed, springs, { from: epoch, until: epoch + day, minElevation: 0 })).toEqual([]);
  expect(findApproaches(decayed, stateOf("Station 51.6"), epoch, epoch + day)).toEqual([]);
});

test("a satellite is visible if sunlit while it is dark below: some passes, not all", () => {
  const passes = findPasses(stateOf("Station 51.6"), springs, { from: epoch, until: epoch + 5 * day, minElevation: 0 });
  expect(new Set(passes.map(({ light }) => light))).toEqual(new Set(["lit", "shadow", "day"]));
});

// By python-sgp4 2.15 and a search in steps of 10 s, refined by golden section.
test("the close approach of two examples matches an independent search", () => {
  const approaches = findApproaches(stateOf("Imaging satellite"), stateOf("Debris fragment"), epoch, epoch + 3 * day);
  const [nearest, next] = approaches;
  expect(Math.abs(nearest!.time - Date.parse("2026-07-01T14:29:27.504Z"))).toBeLessThan(2);
  expect(nearest!.distance).toBeCloseTo(309.83, 0.5);
  expect(nearest!.speed).toBeCloseTo(14160.27, 1);
  expect(Math.hypot(...nearest!.apart)).toBeCloseTo(nearest!.distance, 6);
  expect(next!.distance).toBeCloseTo(127_798.69, -1);
  expect(approaches.length).toBeGreaterThan(80);
});
