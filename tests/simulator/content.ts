import { readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { ContentSchema, type Content, type Scenario } from "../../simulator/content-schema";

const folder = "simulator/content";

/** Everything that can be played, as the build packs it. */
export const content = readdirSync(folder)
  .filter((file) => file.endsWith(".json"))
  .map((file) => v.parse(ContentSchema, JSON.parse(readFileSync(`${folder}/${file}`, "utf8"))));

const isScenario = (piece: Content): piece is Scenario => piece.type === "scenario";

export const scenarios = content.filter(isScenario);

export const scenario = (shortTitle: string) => scenarios.find((piece) => piece.scenario === shortTitle)!;
