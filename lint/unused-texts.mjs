// Texts of the catalogue that no code uses. `npm run lint` runs it.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** Area and key of each text, as in `texts.common.save`. */
export const keysOf = (area, source) => [...source.matchAll(/^ {2}(\w+)[:(]/gm)].map(([, key]) => `${area}.${key}`);

/** The keys that a source reads. */
export const keysIn = (source) => [
  ...(source.match(/(?<=\b(?:texts|say)\s*\.\s*)\w+\s*\.\s*\w+/g) ?? []).map((name) => name.replace(/\s/g, "")),
  // What content/*.ts finds: reason("empty"), and the keys that it chooses from.
  ...(/\b(?:reason|schemaReason)\(/.test(source) ? (source.match(/(?<=")[a-z]\w+(?=")/g) ?? []) : []).map(
    (key) => `contentFindings.${key}`,
  ),
];

/** The keys that no source reads. */
export function unusedOf(keys, sources) {
  const names = new Set(sources.flatMap(keysIn));
  return keys.filter((key) => !names.has(key));
}

/** The files that may read the catalogue, by path. */
export function readSources() {
  const paths = ["app", "client", "content", "functions", "physics", "server", "simulator"];
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...paths], { encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith("app/texts/") && existsSync(file));
  return new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
}

if (process.argv[1] === import.meta.filename) {
  const folder = "app/texts/en";
  const keys = readdirSync(folder)
    .filter((name) => name !== "index.ts")
    .flatMap((name) => keysOf(basename(name, ".ts"), readFileSync(join(folder, name), "utf8")));
  const unused = unusedOf(keys, [...readSources().values()]);
  for (const key of unused) console.error(`app/texts/en: nothing uses ${key}.`);
  process.exit(unused.length > 0 ? 1 : 0);
}
