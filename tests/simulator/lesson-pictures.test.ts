// Pictures of slides, and the steps that teach what questions ask.
import { expect, test } from "vitest";
import { checkLesson } from "../../content/check-lesson";
import type { LessonFile } from "../../content/content-schema";
import { listTexts } from "../../content/locales";
import { toPlayedLesson, toTranslatedLesson } from "../../content/played-lesson";
import { findRelatedStep } from "../../simulator/attempts/hints";
import { parse } from "../../simulator/parse-content";

const orbit = {
  type: "orbit",
  inputs: { altitude: 400, apogee: 8000, meanAnomaly: { from: 0, to: 360, value: 0, step: 1 } },
  sectors: true,
};
const slide = { kind: "slide", title: "Fast and slow", text: ["Fast at the perigee."] };
const question = { kind: "question", question: "q1", taughtBy: "Fast and slow" };
const moving = { explore: orbit, moves: "meanAnomaly", caption: "Equal areas", readings: ["speed"] };

function write(picture: object, taught: object = question): LessonFile {
  const steps = [{ ...slide, picture }, taught, { ...slide, title: "Afterwards" }];
  // A lesson's type says what it is.
  return parse("pictures.json", JSON.stringify({ type: "lesson", steps })) as LessonFile;
}

const scenario = {
  maxScore: 10,
  questions: [
    {
      ...{ key: "q1", text: "Where is it fast?", points: 5 },
      answers: [
        { key: "a", text: "At the perigee", correct: true },
        { key: "b", text: "At the apogee", correct: false },
      ],
    },
  ],
};

test("a slide's picture has what the physics can draw, and its caption can be translated", () => {
  const lesson = write(moving);
  expect(lesson.steps[0]).toMatchObject({ picture: { moves: "meanAnomaly", readings: ["speed"] } });
  expect(listTexts({ lesson }).map(({ key }) => key)).toContain("picture.caption");
});

test.each([
  ["what moves is fixed", { ...moving, moves: "altitude" }, "picture.moves"],
  ["an unknown reading", { ...moving, readings: ["mass"] }, "picture.readings.0"],
  ["too many readings", { ...moving, readings: Array<string>(5).fill("speed") }, "picture.readings"],
  ["an unknown field", { ...moving, predict: {} }, "picture.predict"],
  [
    "a curve without its slider",
    { explore: { type: "curve", model: "rocket", inputs: {}, along: "propellant", up: "deltaV" } },
    "picture",
  ],
])("%s is refused at its place", (_, picture, place) => {
  expect(() => write(picture)).toThrow(`pictures.json: steps.0.${place}`);
});

test("after a wrong answer the game leads to the step that the author names, in any language", () => {
  const lesson = write(moving);
  expect(checkLesson(lesson, scenario)).toEqual([]);
  const related = (played: ReturnType<typeof toPlayedLesson>) => {
    const asked = played.steps[1]!;
    return asked.kind === "question" ? findRelatedStep(played, asked) : null;
  };
  expect(related(toPlayedLesson(lesson, scenario))).toEqual({ stepIndex: 0, title: "Fast and slow" });
  const locales = { de: { steps: [{ title: "Schnell und langsam" }] } };
  const german = toTranslatedLesson({ ...lesson, locales }, { ...scenario, locales: undefined }, "de");
  expect(related(german!)).toEqual({ stepIndex: 0, title: "Schnell und langsam" });
});

test.each([["Afterwards"], ["No such title"]])(
  "a question can't be taught by a step that isn't before it: %s",
  (title) => {
    const findings = checkLesson(write(moving, { ...question, taughtBy: title }), scenario);
    expect(findings).toMatchObject([
      { path: ["steps", 1, "taughtBy"], reason: { textKey: "contentFindings.notTaughtBefore", params: { title } } },
    ]);
  },
);
