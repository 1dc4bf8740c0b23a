import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { journeys } from "../e2e/journeys";

test.each(Object.entries(journeys))("each journey of %s is the beginning of a test's title", (file, titles) => {
  const text = readFileSync(`tests/e2e/${file}`, "utf8");
  expect(titles.filter((title) => !text.includes(title))).toEqual([]);
});
