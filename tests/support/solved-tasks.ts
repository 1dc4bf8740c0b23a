// Orbits that solve the tasks of lessons.
import * as v from "valibot";
import { OrbitSchema, type Orbit, type Task } from "../../content/content-schema";
import { earthRadius, mu } from "../../physics/earth";

/** Within what the sliders allow; a period is met by the apogee. */
export function solutionOf({ goal }: Pick<Task, "goal">, orbit: Orbit): Orbit {
  const solution = { ...orbit };
  for (const { quantity, from, to } of goal) {
    const middle = (from + to) / 2;
    if (quantity === "period")
      solution.apogee =
        (2 * Math.cbrt(mu * ((middle * 60) / (2 * Math.PI)) ** 2) - 2 * earthRadius) / 1000 - solution.perigee;
    else if (quantity !== "eccentricity") solution[quantity] = middle;
  }
  return v.parse(
    v.pipe(
      OrbitSchema,
      v.check(({ perigee, apogee }) => perigee >= 160 && apogee <= 40_000),
    ),
    solution,
  );
}
