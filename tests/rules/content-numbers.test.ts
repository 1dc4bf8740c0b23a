// Numbers of the product's content are grouped as Intl groups them: "35,786" in English, "35.786" in German.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { decimal, fixed } from "~/texts/format";
import { listTexts, listTranslations } from "../../content/locales";

type Written = { place: string; text: string };
const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

const lessons = readdirSync("content/lessons")
  .filter((file) => file.endsWith(".json"))
  .map((file) => ({ file, entry: { lesson: read(`content/lessons/${file}`) } }));
const scenarios = readdirSync("content/curricula").flatMap((file) => {
  // The build checks the documents; here only their texts are read.
  const { campaigns } = read(`content/curricula/${file}`) as { campaigns: { scenarios: object[] }[] };
  return campaigns.flatMap((campaign) => campaign.scenarios.map((entry) => ({ file, entry })));
});
const entries = [...lessons, ...scenarios];
const glossary = Object.entries(read("content/glossary.json") as Record<string, Record<string, { text: string }>>);

/** A message keeps the numbers of its format. */
const isNoMessage = ({ key }: { key: string }) => key !== "message";

const english: Written[] = [
  ...entries.flatMap(({ file, entry }) =>
    listTexts(entry)
      .filter(isNoMessage)
      .flatMap(({ path, text }) => [text].flat().map((one) => ({ place: `${file} ${path.join(".")}`, text: one }))),
  ),
  ...glossary.map(([at, { en }]) => ({ place: `glossary ${at}`, text: en?.text ?? "" })),
];
const german: Written[] = [
  ...entries.flatMap(({ file, entry }) =>
    listTranslations(entry, "de")
      .filter(isNoMessage)
      .flatMap(({ path, translation }) =>
        [translation ?? []].flat().map((text) => ({ place: `${file} ${path.join(".")}`, text })),
      ),
  ),
  ...glossary.map(([at, { de }]) => ({ place: `glossary ${at}`, text: de?.text ?? "" })),
];

/** Names with numbers, and what a message or a date spells. */
const names =
  /(?:(?:Cosmos|Kosmos|IAU|ISO|number|epoch|Nummer|Epoche) |[A-Z_]{3,} = )[\dA-Z.]+|\d{4}-\d\d-\d\dT[\d:.]+/g;
const units = "km|m|m/s|s|W|Wh|kg|r₁|days|Tage|years|Jahre|minutes|Minuten";
const year = new RegExp(`(?<![\\d.,])(?:1[4-9]|20)\\d\\d(?:\\.0)?(?![\\d.,]*\\d| (?:${units})(?![a-zäöü]))`, "g");

const badNumbers = (written: Written[], mark: string, otherMark: string) =>
  written.flatMap(({ place, text }) => {
    const rest = text.replace(names, "").replace(year, "");
    const ungrouped = rest.match(new RegExp(`(?<![\\d${otherMark}])\\d{4,}`, "g")) ?? [];
    const byGap = rest.match(/(?<![\d.,])\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)/g) ?? [];
    const misplaced =
      rest.match(new RegExp(`\\d{4,}\\${mark}\\d{3}(?!\\d)|\\d\\${mark}\\d{3}\\${otherMark}\\d{3}\\${mark}`, "g")) ??
      [];
    return [...ungrouped, ...byGap, ...misplaced].map((number) => `${place}: ${number}`);
  });

test("English texts group thousands by commas, from four digits on", () => {
  expect(english.length).toBeGreaterThan(2_000);
  expect(badNumbers(english, ",", ".")).toEqual([]);
});

test("German texts group thousands by dots, from four digits on", () => {
  expect(german.length).toBeGreaterThan(500);
  expect(badNumbers(german, ".", ",")).toEqual([]);
});

test("a text grouped in another way is found", () => {
  const found = (text: string, mark = ",", otherMark = ".") => badNumbers([{ place: "here", text }], mark, otherMark);
  expect(found("at 20 200 km, 3150 m/s, in 1958, and 2000 km")).toEqual(["here: 3150", "here: 2000", "here: 20 200"]);
  expect(found("at 20,200 km, 3,150 m/s and 0.0012, in 2026")).toEqual([]);
  expect(found("35.786 km, 0,0012", ".", ",")).toEqual([]);
});

test("calculated numbers are grouped alike", () => {
  expect([fixed(20_200, 0), fixed(3150.25, 1), fixed(-1234.5, 2), fixed(999, 0)]).toEqual([
    "20,200",
    "3,150.3",
    "−1,234.50",
    "999",
  ]);
  expect([decimal("3150"), decimal("-0.25"), decimal("1e-7"), decimal("35786.12345")]).toEqual([
    "3,150",
    "−0.25",
    "1e−7",
    "35,786.12345",
  ]);
});
