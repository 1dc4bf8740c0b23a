// The product's lessons are short, show what they say, and teach before they ask. Its glossary fits them.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { listStandardCurricula } from "~/domain/curricula/standard-curricula";
import type { LessonFile } from "../../content/content-schema";
import { findTerms, mostMarks, termsIn } from "../../content/glossary";
import { everyFile } from "../../content/every-file";

const keys = listStandardCurricula().flatMap(({ campaigns }) =>
  campaigns.flatMap(({ scenarios }) => scenarios.map(({ key }) => key)),
);
const isLesson = (file: { type: string } | undefined): file is LessonFile => file?.type === "lesson";
const lessons = [...new Set(keys)].flatMap((key) => {
  const file = everyFile[key];
  return isLesson(file) ? [[key, file] as const] : [];
});
const mostWords = 60;

describe.each(lessons)("%s", (_, { steps }) => {
  test("slides have at most 60 words and show something", () => {
    const slides = steps.filter((step) => step.kind === "slide");
    const long = slides.filter(({ text }) => text.join(" ").split(/\s+/).length > mostWords);
    const bare = slides.filter(({ globe, picture, image, formulas }) => !(globe || picture || image || formulas));
    expect(long.map(({ title }) => title)).toEqual([]);
    expect(bare.map(({ title }) => title)).toEqual([]);
  });

  test("each question names an earlier step that teaches it", () => {
    const bad = steps.filter(
      (step, at) =>
        step.kind === "question" &&
        !steps.slice(0, at).some((earlier) => earlier.kind !== "question" && earlier.title === step.taughtBy),
    );
    expect(bad).toEqual([]);
  });

  test("no two steps have the same title", () => {
    const titles = steps.flatMap((step) => (step.kind === "question" ? [] : [step.title]));
    expect(new Set(titles).size).toBe(titles.length);
  });
});

/** Texts of all lessons, in English and in German. */
const textOf = {
  en: lessons.flatMap(([, { steps }]) => steps.flatMap((step) => (step.kind === "question" ? [] : step.text))),
  de: lessons.flatMap(([key]) => readTranslation(key)),
};

function readTranslation(key: string): string[] {
  const { locales } = JSON.parse(readFileSync(`content/lessons/${key}.json`, "utf8")) as {
    locales?: { de?: { steps?: { text?: string[] }[] } };
  };
  return (locales?.de?.steps ?? []).flatMap(({ text = [] }) => text);
}

describe.each(["en", "de"] as const)("the glossary in %s", (language) => {
  const terms = termsIn(language);

  test("has explanations of at most 30 words", () => {
    const long = terms.filter(({ text }) => text.split(/\s+/).length > 30);
    expect(terms.length).toBeGreaterThan(15);
    expect(long).toEqual([]);
  });

  test("has only variants that occur in a lesson", () => {
    const all = textOf[language].join("\n");
    const unused = terms.flatMap((term) =>
      term.variants.filter((variant) => findTerms(all, [{ ...term, variants: [variant] }]).length === 0),
    );
    expect(unused).toEqual([]);
  });
});

test("terms are found as whole words, the first place of each, in order", () => {
  const places = findTerms("Perigees are no perigee; an apogee is. The perigee is low.", termsIn("en"));
  expect(places.map(({ term, start }) => [term.term, start])).toEqual([
    ["perigee", 16],
    ["apogee", 28],
  ]);
  expect(mostMarks).toBeLessThanOrEqual(5);
});
