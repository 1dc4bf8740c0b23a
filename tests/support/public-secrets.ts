// Secrets that no public file may contain: correct answers with their explanations, and reference flights.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import * as v from "valibot";
import { ScenarioFile } from "../../content/content-schema";
import { everyFile } from "../../content/every-file";
import { listStandardCurricula } from "~/domain/curricula/standard-curricula";

const questions = listStandardCurricula()
  .flatMap(({ campaigns }) => campaigns.flatMap(({ scenarios }) => scenarios))
  .flatMap(({ questions = [] }) => questions);
const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
const explanations = questions.flatMap(({ explanation }) => (explanation ? [explanation, inJson(explanation)] : []));
const texts = questions.flatMap(({ text }) => [text, inJson(text)]);

/** Distinctive digits of the reference burns; JSON and scripts write them alike, except for a leading 0. */
const referenceFigures = Object.values(everyFile).flatMap((file) =>
  file.type === "scenario"
    ? v
        .parse(ScenarioFile, file)
        .reference.burns.flatMap(({ dv }) =>
          dv.map((part) => String(Math.abs(part)).replace(/^0/, "")).filter((text) => /\.\d{5,}$/.test(text)),
        )
    : [],
);

/** Places of secrets in the files below a folder, compressed or not; `asked`: the number of questions found there. */
export function findSecrets(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const secrets: string[] = [];
  const questions = new Set<string>();
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name);
    const content = readText(path);
    for (const explanation of explanations)
      if (content.includes(explanation)) secrets.push(`${path} explains: ${explanation}`);
    const secretsInFile = texts.filter((text) => content.includes(text));
    for (const secret of secretsInFile) questions.add(secret);
    if (content.includes('"type":"scenario"') && /"(reference|cheapest|acts|burns|dv)":/.test(content))
      secrets.push(`${path} says how a flight is flown for full points`);
    for (const figure of referenceFigures)
      if (content.includes(figure)) secrets.push(`${path} holds a reference burn: ${figure}`);
    if (secretsInFile.length > 0 && /correct["']?\s*:/.test(content))
      secrets.push(`${path} says what is right: ${secretsInFile[0]}`);
  }
  return { secrets, questions: questions.size, files: files.length };
}

function readText(path: string): string {
  const bytes = readFileSync(path);
  if (path.endsWith(".gz")) return gunzipSync(bytes).toString();
  return path.endsWith(".br") ? brotliDecompressSync(bytes).toString() : bytes.toString();
}
