import { expect, test } from "vitest";
import { flyAgain, isProblem } from "../../physics/fly-again";
import type { Vector } from "../../physics/vectors";
import flights from "./cheapest-flights.json";
import { scenario } from "./content";

// Found by search: a scenario's reference isn't optimal and isn't called so.
test.each(Object.entries(flights))("%s can be flown for less than its reference", (title, { burns, end }) => {
  const log = burns.map(({ t, dv: [r = 0, i = 0, c = 0] }) => ({ t, dv: [r, i, c] satisfies Vector }));
  const replay = flyAgain(scenario(title), { version: scenario(title).version, burns: log, end: end + 1 });
  if (isProblem(replay)) throw new Error(replay.problem.is);
  expect(replay.status).toEqual({ is: "achieved" });
  expect(replay.used).toBeLessThan(scenario(title).reference.deltaV);
  expect(JSON.stringify(scenario(title))).not.toMatch(/optim/i);
});
