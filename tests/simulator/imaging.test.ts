import { describe, expect, test } from "vitest";
import { Flight } from "../../physics/flight";
import { degrees, earthRadius, radians, sunDirection } from "../../physics/earth";
import { fly, isProblem } from "../../physics/fly-again";
import { dateOf, offNose, sunAngle, type Sight } from "../../physics/imaging";
import { period } from "../../physics/kepler";
import { pointAtTarget } from "../../physics/pilot";
import type { FlightScenario, ImageObjective } from "../../physics/scenario";
import { imageFlight } from "../support/missions";
import { phasePath } from "../../simulator/screens/flight/camera-picture";

const radius = earthRadius + 400_000;
const orbit = period(radius);

/** One orbit 100 m behind the target over the equator, from where the target is nearest to the Sun. */
const coast = (changes: Partial<ImageObjective> = {}, scenario: Partial<FlightScenario> = {}) => {
  const flight = new Flight(imageFlight({ seconds: 100_000, ...changes }, scenario));
  flight.flyTo(orbit);
  flight.stepToNow();
  return flight.camera!.seconds;
};

const shares = (seconds: Record<Sight, number>) =>
  Object.fromEntries(
    Object.entries(seconds).flatMap(([sight, value]) => (value === 0 ? [] : [[sight, (360 * value) / orbit]])),
  );

/** Degrees of the orbit in the Earth's shadow, on either side of midnight. */
const shadow = degrees(Math.asin(earthRadius / radius));

test("the target counts while it is lit and the Sun is near enough to the line of sight", () => {
  // Behind the target, the Sun angle is 90 degrees at noon, 0 at sunset and 180 at sunrise.
  const seen = shares(coast({ sun: 60 }));
  expect(seen["shadow"]).toBeCloseTo(2 * shadow, 0);
  expect(seen["seen"]).toBeCloseTo(180 - shadow - 30, 0);
  expect(seen["sun"]).toBeCloseTo(360 - 2 * shadow - (180 - shadow - 30), 0);
});

test("any Sun angle leaves the Earth's shadow alone", () => {
  expect(shares(coast({ sun: 180 }))).toEqual({
    seen: expect.closeTo(360 - 2 * shadow, 0),
    shadow: expect.closeTo(2 * shadow, 0),
  });
});

test("at the equinox the Sun angle is what geometry says", () => {
  const flight = new Flight(imageFlight({ seconds: 100_000 }));
  for (const share of [0.1, 0.3, 0.8]) {
    flight.flyTo(share * orbit);
    const sun = flight.camera!.sunDirectionAt(flight.time);
    // Behind the target, at the orbital angle u from noon: sin u = cos(Sun angle).
    expect(sunAngle(sun, flight)).toBeCloseTo(degrees(Math.acos(Math.sin(2 * Math.PI * share))), 0);
  }
});

test("the date moves the Sun: half a year later it is on the other side", () => {
  const [spring, autumn] = [undefined, "2025-09-22T18:00"].map((date) => sunDirection(dateOf({ date })));
  expect(
    degrees(Math.acos(-(spring![0] * autumn![0] + spring![1] * autumn![1] + spring![2] * autumn![2]))),
  ).toBeLessThan(0.1);
});

describe("nothing counts", () => {
  test.each<[Sight, Partial<ImageObjective>, Partial<FlightScenario>]>([
    ["range", { nearest: 101 }, {}],
    ["range", { farthest: 99 }, {}],
    ["keepOut", {}, { keepOut: { radius: 150 } }],
    ["pointing", { field: 5 }, { chaser: { ...imageFlight().chaser, attitude: [0, 6, 0] } }],
    ["dark", {}, { injects: [{ t: 0, kind: "dark", instrument: "camera", seconds: 100_000 }] }],
  ])("because of the %s", (sight, changes, scenario) => {
    const seconds = coast({ sun: 180, ...changes }, scenario);
    expect(seconds.seen).toBe(0);
    expect(seconds[sight]).toBeGreaterThan(orbit / 4);
  });
});

test("the nose's direction counts where the camera is fixed: pitch 3 and yaw 4 are 5 degrees off", () => {
  const flight = new Flight(imageFlight({ field: 5 }, { chaser: { ...imageFlight().chaser, attitude: [3, 4, 0] } }));
  const [pitch, yaw] = [radians(3), radians(4)];
  expect(offNose(flight)).toBeCloseTo(degrees(Math.acos(Math.cos(pitch) * Math.cos(yaw))), 6);
});

test.each([[[0, 170, 0]], [[-80, 20, 45]], [[30, -60, 120]]] as const)(
  "from %j, the flight computer points the nose at the target and follows it",
  (attitude) => {
    const start = { position: [40, -100, 60], velocity: [0.1, 0.05, -0.1] } as const;
    const scenario = imageFlight({ field: 5 }, { chaser: { ...imageFlight().chaser, attitude, start } });
    const flight = new Flight(scenario);
    flight.plan(pointAtTarget(flight));
    flight.flyTo(380);
    expect(offNose(flight)).toBeLessThan(12);
    flight.plan(pointAtTarget(flight));
    flight.flyTo(420);
    expect(offNose(flight)).toBeLessThan(1);
    flight.flyTo(480);
    expect(offNose(flight)).toBeLessThan(2);
  },
);

test("the objective is reached when the seconds are together, and the same log reaches it again", () => {
  const scenario = imageFlight({ seconds: 300, sun: 180 });
  const log = { version: 1, burns: [{ t: 10, dv: [0, 0.002, 0] as const }], end: 2000 };
  const flown = [1, 2].map(() => fly(scenario, log));
  expect(flown[0]).toEqual(flown[1]);
  expect(flown[0]).toMatchObject({ status: { is: "achieved" }, time: 300 });
});

test("what is missing is a gate", () => {
  const flown = fly(imageFlight({ seconds: 3000, sun: 180 }), { version: 1, burns: [], end: 1000 });
  if (isProblem(flown)) throw new Error(flown.problem.is);
  expect(flown.gates).toEqual([{ key: "imaging", value: 2000, limit: 0, unit: "s", isMet: false }]);
});

test("the picture shows the phase: full, half and new", () => {
  const area = (angle: number) => {
    const [, over, sweep] = /A([\d.]+) 10 0 0 (\d) 0 -10Z$/.exec(phasePath(10, radians(angle)))!;
    return (Number(over) / 10) * (sweep === "1" ? 1 : -1);
  };
  expect([0, 60, 90, 120, 180].map(area).map((value) => Number(value.toFixed(3)) + 0)).toEqual([1, 0.5, 0, -0.5, -1]);
});
