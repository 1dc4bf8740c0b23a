// Flights of a seed with their references, as they were before missions had imaging and events (2026-11-29). A change of
// these numbers needs a new version of the flight, because stored attempts are graded again.
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { solveFlight } from "~/domain/flights/solve-flight";
import { ScenarioFile } from "../../content/content-schema";
import { drawFlight } from "../../physics/draw-flight";
import { flyAgain, isProblem } from "../../physics/fly-again";
import { flightAt } from "../../physics/replay";
import type { Vector } from "../../physics/vectors";

test.each<[string, number, number, number, Vector]>([
  ["objective-avoid-conjunction", 0.0912, 9120, 1824, [-6644763.257798285, 876922.7498419982, -1543648.842987625]],
  [
    "objective-circumnavigation",
    0.4071043051848015,
    5555,
    1389,
    [2847871.9871372906, -3882751.69927491, -4770431.142544193],
  ],
  [
    "objective-docking",
    0.2909478979635394,
    540.0686224200713,
    195,
    [5837084.655134414, -2749653.764925948, 2076291.930405106],
  ],
  ["objective-hold-geo-slot", 0.0843, 2592000, 6480, [26386323.166814875, 32882769.838299125, 0]],
  [
    "objective-lambert-intercept",
    227.53187897578556,
    2700,
    540,
    [-3073374.5872809202, 3929632.2717446643, -5154106.968409081],
  ],
  ["objective-match-planes", 71.470365, 1516, 304, [6711871.331407617, -945471.9875886798, -2672.150207641017]],
  [
    "objective-r-bar-approach",
    0.6469071748524118,
    2400,
    1036,
    [-1102135.6567008535, -4083841.0241852496, -5295908.054445718],
  ],
  ["objective-raise-orbit", 9.8596, 2703, 541, [-5727778.928102454, 2095636.8704407082, -3018626.219936716]],
  ["objective-trim-sun-synchronous", 4.4569, 2656, 532, [-1827104.0187627648, 1766755.5909625404, 6606079.518062354]],
  [
    "objective-v-bar-hop",
    0.11037092049448655,
    5554,
    1667,
    [2839164.964269652, -3885067.2783662053, -4773734.2859700555],
  ],
])("%s is flown as ever: delta-v, time, steps and place", (key, used, time, steps, place) => {
  const { draw, ...file } = v.parse(ScenarioFile, JSON.parse(readFileSync(`content/lessons/${key}.json`, "utf8")));
  const scenario = drawFlight({ ...file, maxScore: 250 }, draw, 12_345);
  const reference = { how: "", ...solveFlight(scenario, draw) };
  const log = { version: scenario.version, ...reference };
  const flown = flyAgain({ ...scenario, reference }, log);
  if (isProblem(flown)) throw new Error(flown.problem.is);
  const flight = flightAt(scenario, log, log.end);
  expect([flown.score.total, flown.used, flown.time, flight.steps]).toEqual([250, used, time, steps]);
  // Sines differ in their last bit between versions of Node.
  flight.chaser.position.forEach((metres, axis) => expect(metres).toBeCloseTo(place[axis]!, 4));
});
