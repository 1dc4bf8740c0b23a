// The flights that the server can fly again: those of the product's own curricula.
import * as v from "valibot";
import { ContentSchema, type Scenario } from "../../../content/content-schema";
import { everyFile } from "../../../content/every-file";
import { listStandardCurricula } from "~/domain/curricula/standard-curricula";

const parsed = new Map<string, Scenario>();

/** The flight of a scenario by its keys, with the maximum that its curriculum gives; null where there is none. */
export function findFlight(curriculumKey: string, scenarioKey: string, maxScore: number): Scenario | null {
  const file = everyFile[scenarioKey];
  if (file?.type !== "scenario" || !listStandardCurricula().some(({ key }) => key === curriculumKey)) return null;
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
