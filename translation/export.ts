// Writes the catalogue for translators: `npm run texts:export -- --locale pt`. docs/translating.md explains the file.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { textsFolder } from "./catalogue-files";
import { describeTexts } from "./describe-texts";
import { findUses } from "./find-uses";
import { isTranslatableLocale } from "./import-texts";
import { readXliff } from "./read-xliff";
import { writeXliff } from "./write-xliff";

const usage = "Usage: npm run texts:export -- --locale pt [--since earlier.xlf] [--out pt.xlf]";

const options = { locale: { type: "string" }, since: { type: "string" }, out: { type: "string" } } as const;
const { locale, since, out } = parseArgs({ options }).values;
if (!locale || !isTranslatableLocale(locale)) {
  console.error(`${usage}\nThe locale is a language tag such as pt or pt-BR, and not en.`);
  process.exit(1);
}
if (since !== undefined && !existsSync(since)) {
  console.error(`${since} doesn't exist.`);
  process.exit(1);
}
const earlier = since === undefined ? null : readXliff(readFileSync(since, "utf8")).units;
const files = describeTexts({
  folder: textsFolder,
  locale,
  usesOf: findUses(),
  earlier: earlier && new Map([...earlier].map(([id, { source }]) => [id, source])),
});
const path = out ?? join("var", "texts", `${locale}.xlf`);
mkdirSync(dirname(path), { recursive: true });
writeFileSync(path, writeXliff(locale, files));

const units = files.flatMap(({ area, units }) => units.map((unit) => ({ ...unit, id: `${area}.${unit.key}` })));
const missing = units.filter(({ target }) => target === null);
const outdated = units.filter(({ isOutdated }) => isOutdated);
console.log(`${path}: ${units.length} texts, ${missing.length} without a translation, ${outdated.length} outdated.`);
for (const { id, isTranslatable, notes } of units) {
  const reason = notes.find(({ category }) => category === "code");
  if (reason) console.log(`${id}: ${reason.text}${isTranslatable ? "" : ' It is in the file with translate="no".'}`);
}
