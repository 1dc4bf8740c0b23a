import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { readArea, type Area } from "./read-area";

export const textsFolder = "app/texts";

/** The areas of a language, by name; none where the language has no folder. */
export function readAreas(folder: string, locale: string): Map<string, Area> {
  const path = join(folder, locale);
  if (!existsSync(path)) return new Map();
  const files = readdirSync(path).filter((name) => name.endsWith(".ts") && name !== "index.ts");
  return new Map(files.map((name) => [basename(name, ".ts"), readArea(join(path, name))]));
}

export const readDateFormats = (folder: string): string[] =>
  [...readFileSync(join(folder, "format.ts"), "utf8").matchAll(/^export const (\w+) = \(date: Date\)/gm)].map(
    ([, name = ""]) => name,
  );

/** Above an entry that is still English, because the other entries of its file are translated. */
export const untranslated = "Not translated yet.";
