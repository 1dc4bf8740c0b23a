// Takes back what a translator wrote: `npm run texts:import -- pt.xlf`. docs/translating.md says what is checked.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { locales } from "../app/texts/locale";
import { textsFolder } from "./catalogue-files";
import { importTexts, type ImportResult } from "./import-texts";
import { maxBytes, XliffError } from "./read-xliff";

const [path] = process.argv.slice(2);
if (!path) fail(["Usage: npm run texts:import -- pt.xlf"]);
if (!existsSync(path)) fail([`${path} doesn't exist.`]);
if (statSync(path).size > maxBytes) fail([`${path} has more than ${maxBytes / 2 ** 20} MB.`]);

const result = await importTexts(readFileSync(path, "utf8"), textsFolder).catch((error: unknown) => {
  if (error instanceof XliffError) return fail([error.message]);
  throw error;
});
if (result.problems.length > 0) fail([...result.problems, "Nothing was imported."]);
for (const [file, content] of result.files) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
for (const line of report(result)) console.log(line);

function report({ locale, notices, outdated, counts }: ImportResult): string[] {
  const isKnown = locales.some((known) => known === locale);
  return [
    ...notices.map((notice) => `Please look at ${notice}.`),
    ...outdated.map((id) => `${id} was left out: its English text has changed. Export again with --since ${path}.`),
    `Changed: ${counts.changed}. The same as before: ${counts.same}. Without a translation: ${counts.empty}.`,
    "Now run npm run typecheck and npm run lint.",
    ...(isKnown ? [] : [`${locale} is new: docs/architecture.md, "A language", says where to add it.`]),
  ];
}

function fail(lines: string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}
