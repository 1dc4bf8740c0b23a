// Texts that the specification gives word for word: rewriting the catalogue never changes them.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { specTexts } from "../../translation/spec-texts";

const files = execFileSync("git", ["ls-files", "app", "content", "functions", "simulator"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.(tsx?|json)$/.test(file));

/** All sources, with strings of several lines joined and one kind of quote. */
const sources = files
  .map((file) => readFileSync(file, "utf8"))
  .join("\n")
  .replace(/["`]\s*\+\s*["`]/g, "")
  .replace(/[\u2018\u2019]|&rsquo;|\\'/g, "'")
  .replace(/\\"/g, '"')
  .replace(/\s+/g, " ");

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const patternOf = (text: string) =>
  new RegExp(
    text
      .split(/\{\w+\}/)
      .map(escape)
      .join(".{0,80}?"),
  );

test.each(specTexts)("the product says %j as the specification does", (text) => {
  expect(patternOf(text).test(sources), "not in app, content, functions or simulator").toBe(true);
});
