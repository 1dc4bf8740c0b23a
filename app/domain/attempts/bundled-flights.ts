// The flights that the server can fly again: those of the product's own curricula.
import * as v from "valibot";
import { ContentSchema, type Scenario } from "../../../content/content-schema";
import circumnavigation from "../../../content/lessons/objective-circumnavigation.json" with { type: "json" };
import docking from "../../../content/lessons/objective-docking.json" with { type: "json" };
import matchPlanes from "../../../content/lessons/objective-match-planes.json" with { type: "json" };
import rBarApproach from "../../../content/lessons/objective-r-bar-approach.json" with { type: "json" };
import raiseOrbit from "../../../content/lessons/objective-raise-orbit.json" with { type: "json" };
import trimSunSynchronous from "../../../content/lessons/objective-trim-sun-synchronous.json" with { type: "json" };
import vBarHop from "../../../content/lessons/objective-v-bar-hop.json" with { type: "json" };
import { listStandardCurricula } from "~/domain/curricula/standard-curricula";

const files: Record<string, unknown> = {
  "objective-circumnavigation": circumnavigation,
  "objective-docking": docking,
  "objective-match-planes": matchPlanes,
  "objective-r-bar-approach": rBarApproach,
  "objective-raise-orbit": raiseOrbit,
  "objective-trim-sun-synchronous": trimSunSynchronous,
  "objective-v-bar-hop": vBarHop,
};

const parsed = new Map<string, Scenario>();

/** The flight of a scenario by its keys, with the maximum that its curriculum gives; null where there is none. */
export function findFlight(curriculumKey: string, scenarioKey: string, maxScore: number): Scenario | null {
  const file = files[scenarioKey];
  if (!file || !listStandardCurricula().some(({ key }) => key === curriculumKey)) return null;
  const name = `${scenarioKey} ${maxScore}`;
  const known = parsed.get(name) ?? parseFlight({ ...file, maxScore });
  parsed.set(name, known);
  return known;
}

function parseFlight(file: unknown): Scenario {
  const content = v.parse(ContentSchema, file);
  if (content.type !== "scenario") throw new Error("A flight's file is that of a lesson.");
  return content;
}
