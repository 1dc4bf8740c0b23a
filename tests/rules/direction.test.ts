// Pages mirror themselves in languages that are read from right to left: styles say start and end, not left and right.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { directionOf, locales } from "~/texts/locale";
import { readAreas } from "../../translation/catalogue-files";

const filesIn = (folder: string, extension: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => extension.test(name))
    .map((name) => join(folder, name));

const physicalClass =
  /(?<=[\s"'`])(?:[\w[\]&=/-]+:)*-?(?:(?:[mp][lr]|left|right|scroll-[mp][lr])-(?:\d|auto|px|full|\[|\()[^\s"'`]*|(?:border|rounded)-(?:[lr]|[tb][lr])(?:-[\w[\]]+)?|(?:text|float|clear)-(?:left|right))(?=[\s"'`])/g;

const physicalDeclaration =
  /^\s*(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[\w-]*|left|right):|: (?:left|right);/;

/** Rules that place by pixels of the screen, which are the same in all languages. */
const placedOnScreen = [
  /\.label\b/, // At projected positions in a flight's picture.
  /\.handle\b/, // At the end of a drawn burn.
  /\.porkchop-view \.cells/, // Beside an axis that is drawn.
  /\.cockpit \.(closing|attitude|outside|beside)|\.pad\b|\.middle\b/, // Each hand has its control of a spacecraft.
];

test("class names say start and end", () => {
  const found = filesIn("app", /\.tsx?$/).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(physicalClass)].map(([name]) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test("style sheets say start and end", () => {
  const found = [...filesIn("app", /\.css$/), ...filesIn("simulator", /\.css$/)].flatMap((file) => {
    let selector = "";
    return readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line) => {
        if (line.endsWith("{")) selector = line;
        const isPlaced = placedOnScreen.some((pattern) => pattern.test(selector));
        return physicalDeclaration.test(line) && !isPlaced ? `${file}: ${selector} ${line}` : [];
      });
  });
  expect(found).toEqual([]);
});

test("a physical class is found wherever it is in a string", () => {
  const found = (text: string) => [...text.matchAll(physicalClass)].map(([name]) => name);
  expect(found('"flex ml-2 touch:-mr-3" `left-0 md:border-l-2`')).toEqual([
    "ml-2",
    "touch:-mr-3",
    "left-0",
    "md:border-l-2",
  ]);
  expect(found('"ms-2 left-out" right "text-start" "rounded-lg"')).toEqual([]);
});

test("only Arabic and the mirrored language are read from right to left", () => {
  expect(locales.filter((locale) => directionOf(locale) === "rtl")).toEqual(["ar", "ar-XB"]);
});

test("Arabic texts isolate names, except in subjects of mails and names of files", () => {
  const name = /(?<!\\u2068)\$\{(?:username|courseName|className|organizationName|scenarioTitle|course|inviter)\}/;
  const found = [...readAreas("app/texts", "ar")].flatMap(([area, { entries }]) =>
    [...entries.values()]
      .filter(({ key, code }) => !/Subject$|fileName$/i.test(key) && !code.includes("rich`") && name.test(code))
      .map(({ key }) => `${area}.${key}`),
  );
  expect(found).toEqual([]);
});
