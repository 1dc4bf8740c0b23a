// Classmates' flights beside one's own.
import { expect, test } from "vitest";
import { drawFlight, type DrawKind } from "../../physics/draw-flight";
import { flightAt } from "../../physics/replay";
import { length, subtract } from "../../physics/vectors";
import { playKeyOf, type WeeklyPlay } from "../../simulator/attempts/flight-play";
import { flyGhost } from "../../simulator/attempts/ghost-path";
import { solveFlight } from "~/domain/flights/solve-flight";
import { flights, scenario } from "./content";

type PracticeFlight = (typeof flights)[number][1];

function kindOf({ draw }: PracticeFlight): DrawKind {
  if (typeof draw !== "string") throw new Error("The product's flights draw by their kind.");
  return draw;
}

const result = { username: "ada", points: 90, deltaV: 2, duration: 600 };
const drawn = (practiced: PracticeFlight, seed: number) => drawFlight(practiced, kindOf(practiced), seed);

test.each(flights)("a ghost of %s is where the flight was, at every moment", (_, practiced) => {
  const start = drawn(practiced, 77);
  const { burns, turns, end } = solveFlight(start, kindOf(start));
  const log = { version: start.version, burns, turns, end };
  const ghost = flyGhost(start, { ...result, log })!;
  let farthest = 1;
  for (const share of [0, 0.13, 0.5, 0.77, 1]) {
    const flight = flightAt(start, log, share * end);
    const { position } = flight.ric;
    farthest = Math.max(farthest, length(position));
    // A pixel of a picture that shows the whole flight.
    expect(length(subtract(ghost.at(share * end), position)), `${share}`).toBeLessThan(farthest / 400);
    const [own, other] = [flight.attitude.orientation, ghost.facing(share * end)];
    // Equal quaternions, or opposite ones, have a product of 1.
    const product = Math.abs(own.reduce((sum, part, index) => sum + part * other[index]!, 0));
    expect(2 * Math.acos(Math.min(1, product)), `${share}`).toBeLessThan(0.02);
  }
  expect({ username: ghost.username, points: ghost.points, end: ghost.end }).toEqual({
    username: "ada",
    points: 90,
    end,
  });
  expect(ghost.at(2 * end)).toEqual(ghost.at(end));
});

test("a log of another version of the scenario has no ghost", () => {
  const start = drawn(scenario("V-Bar Hop"), 1);
  const { burns, end } = solveFlight(start, kindOf(start));
  expect(flyGhost(start, { ...result, log: { version: start.version + 1, burns, end } })).toBeNull();
});

test("an unfinished weekly flight is stored apart from the scored flight of its scenario", () => {
  const weekly: WeeklyPlay = { missionId: "m1", sessionId: null, ghosts: [] };
  expect(playKeyOf({ scenarioId: "s1" }, {})).toBe("s1");
  expect(playKeyOf({ scenarioId: "s1" }, { weekly })).toBe("weekly:m1");
});
