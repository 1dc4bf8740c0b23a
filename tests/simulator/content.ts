import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import * as v from "valibot";
import type { ScenarioEntry } from "~/domain/curricula/curriculum-document";
import { listStandardCurricula } from "~/domain/curricula/standard-curricula";
import { ScenarioFile, type Content, type Scenario } from "../../content/content-schema";
import { everyFile } from "../../content/every-file";
import { practiceFlight } from "../../content/scored-flight";
import { assembleContent } from "../../simulator/parse-content";

const folder = "content/lessons";
const files = readdirSync(folder)
  .filter((file) => file.endsWith(".json"))
  .map((file) => [basename(file, ".json"), readFileSync(`${folder}/${file}`, "utf8")]);

export const curricula = listStandardCurricula();
export const entries = curricula.flatMap(({ campaigns }) => campaigns.flatMap(({ scenarios }) => scenarios));

/** All playable content, as the build packs it. */
export const playable = assembleContent(curricula, Object.fromEntries(files));

export const contentOf = ({ id }: ScenarioEntry) => playable.find(({ scenarioId }) => scenarioId === id)?.content;

const isScenario = (piece: Content | undefined): piece is Scenario => piece?.type === "scenario";
/** A practice flight together with the server's part of it. */
function flightWithReference(piece: Scenario, key: string) {
  const { reference, tutorial } = v.parse(ScenarioFile, everyFile[key]);
  const flight = practiceFlight(piece);
  return { ...flight, reference, tutorial: tutorial.map((step, at) => ({ ...flight.tutorial[at], ...step })) };
}

const byTitle = new Map(
  entries.flatMap((entry) => {
    const piece = contentOf(entry);
    return isScenario(piece) ? [[entry.shortTitle, flightWithReference(piece, entry.key)] as const] : [];
  }),
);

/** Flights by their short titles. */
export const flights = [...byTitle];
export const scenario = (shortTitle: string) => byTitle.get(shortTitle)!;
