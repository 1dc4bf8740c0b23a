import { expect, test } from "vitest";
import { practiceFlight } from "../../content/scored-flight";
import { aimOf } from "../../physics/pilot";
import { length, subtract } from "../../physics/vectors";
import { flyTutorial } from "../../simulator/attempts/tutorial-path";
import { flights, scenario } from "./content";

test.each(flights.map(([title]) => title))("%s: its card shows a way to the goal", (title) => {
  const flight = practiceFlight(scenario(title));
  const path = flyTutorial(flight);
  expect(path.length).toBeGreaterThan(10);
  const [start, end] = [path[0]!.ric, path.at(-1)!.ric];
  const aim = aimOf(flight);
  if (aim) expect(length(subtract(end, aim))).toBeLessThan(0.1 * length(subtract(start, aim)));
});

test("once around the target, the way closes", () => {
  const path = flyTutorial(practiceFlight(scenario("Circumnavigate")));
  expect(Math.min(...path.map(({ ric: [, along] }) => along))).toBeLessThan(-900);
  expect(Math.max(...path.map(({ ric: [, along] }) => along))).toBeGreaterThan(400);
});
