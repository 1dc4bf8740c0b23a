// Writes content/every-file.ts, which makes the server bundle every lesson and flight. `--check` (lint) only compares.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../content", import.meta.url));
const file = join(folder, "every-file.ts");
const keys = readdirSync(join(folder, "lessons"))
  .filter((name) => name.endsWith(".json"))
  .map((name) => basename(name, ".json"))
  .sort();
const nameOf = (key) => key.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const propertyOf = (key) => (key === nameOf(key) ? key : `"${key}": ${nameOf(key)}`);

const text = `// Made by simulator/list-content.mjs from the files of content/lessons/.
${keys.map((key) => `import ${nameOf(key)} from "./lessons/${key}.json" with { type: "json" };`).join("\n")}

export const everyFile: Record<string, { type: string }> = {
${keys.map((key) => `  ${propertyOf(key)},`).join("\n")}
};
`;
const isRight = existsSync(file) && readFileSync(file, "utf8") === text;
if (!isRight && process.argv.includes("--check")) {
  console.error("content/every-file.ts is not of these files: run `node simulator/list-content.mjs`.");
  process.exitCode = 1;
}
// Not written if unchanged: a newer file would trigger a rebuild at the next start.
else if (!isRight) writeFileSync(file, text);
