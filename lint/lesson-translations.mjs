// What the translations of the product's lessons lack: `npm run lessons:translations`, run by tsx. With
// `-- --stamp de KEY…`, today's English texts of these scenarios count as what their German ones translate.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { format } from "prettier";
import { checkLocales, languagesOf, listTranslations, writeTranslations } from "../content/locales.ts";
import { textOf } from "../app/texts/say.ts";

const [command, stamped, ...keys] = process.argv.slice(2);

const filesOf = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => `${folder}/${file}`);
const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

const lessons = filesOf("content/lessons").map((file) => ({ file, lesson: readJson(file) }));
const curricula = filesOf("content/curricula").map((file) => ({ file, document: readJson(file) }));

if (command === "--stamp") await stampAll();
for (const { file, lesson } of lessons) report(file, { lesson });
for (const { file, document } of curricula)
  for (const scenario of scenariosOf(document)) report(`${file}: ${scenario.key}`, scenario);

function scenariosOf({ campaigns }) {
  return campaigns.flatMap(({ scenarios }) => scenarios);
}

async function stampAll() {
  for (const { file, lesson } of lessons)
    if (keys.includes(basename(file, ".json"))) await write(file, Object.assign(lesson, stamp({ lesson }).lesson));
  for (const { file, document } of curricula) {
    const ofKeys = scenariosOf(document).filter(({ key }) => keys.includes(key));
    for (const scenario of ofKeys) Object.assign(scenario, stamp(scenario));
    if (ofKeys.length > 0) await write(file, document);
  }
}

function stamp(entry) {
  return writeTranslations(entry, stamped, ({ translation }) => ({ translation, isConfirmed: true }));
}

async function write(file, value) {
  const options = { parser: "json", printWidth: 120 };
  writeFileSync(file, await format(JSON.stringify(value, null, 2), options));
}

function report(name, entry) {
  for (const { path, reason } of checkLocales(entry)) complain(`${name}: ${path.join(".")}: ${textOf(reason)}`);
  for (const language of languagesOf(entry)) {
    const texts = listTranslations(entry, language);
    for (const { path, state } of texts)
      if (state !== "current") complain(`${name}: ${path.join(".")}: the translation (${language}) is ${state}.`);
    console.log(`${name}: ${language}, ${texts.length} texts`);
  }
}

function complain(line) {
  console.error(line);
  process.exitCode = 1;
}
