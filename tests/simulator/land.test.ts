import { expect, test } from "vitest";
import { unwrapRing, type Ring } from "../../simulator/scene/land";

test("an island on the edge of the map is not drawn round the whole Earth", () => {
  const fiji: Ring = [
    [178, -17],
    [-179, -16.5],
    [-178.5, -17.5],
    [178, -17],
  ];
  expect(unwrapRing(fiji)).toEqual([
    [178, -17],
    [181, -16.5],
    [181.5, -17.5],
    [178, -17],
  ]);
});

test("land round the south pole reaches down to it", () => {
  const antarctica: Ring = [
    [-60, -70],
    [60, -70],
    [170, -75],
    [-170, -75],
    [-60, -70],
  ];
  expect(unwrapRing(antarctica)).toEqual([
    [-60, -70],
    [60, -70],
    [170, -75],
    [190, -75],
    [300, -70],
    [300, -90],
    [-60, -90],
  ]);
});
