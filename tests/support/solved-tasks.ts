// Orbits that solve lessons' tasks with the author's numbers.
import type { OrbitTask } from "../../content/content-schema";
import { goalOf, defaultNumbers } from "../../content/draw-task";
import { solveTask } from "../../content/solve-task";
import type { Orbit } from "../../physics/scenario";

export const solutionOf = (task: OrbitTask, orbit: Orbit) => solveTask(goalOf(task, defaultNumbers(task)), orbit);
