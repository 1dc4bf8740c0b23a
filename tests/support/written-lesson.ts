import * as v from "valibot";
import { CurriculumDocument, type ScenarioEntry } from "~/domain/curricula/curriculum-document";

/** 20 points for reading, 30 for the task, 10 for each of two questions; correct are a, and b and c. */
export const writtenLesson = {
  key: "why-it-stays-up",
  title: "Why It Stays Up",
  shortTitle: "Stays Up",
  type: "Default",
  contentType: "Presentation",
  maxScore: 50,
  grading: "server",
  objectives: ["Say why a satellite does not fall down"],
  questions: [
    {
      key: "falls",
      text: "Does a satellite fall?",
      points: 10,
      answers: [
        { key: "a", text: "Yes, all the time", correct: true },
        { key: "b", text: "No", correct: false },
      ],
      explanation: "It falls past the Earth.",
    },
    {
      key: "holds",
      text: "What decides how long a turn takes?",
      points: 10,
      answers: [
        { key: "a", text: "Its mass", correct: false },
        { key: "b", text: "Its height", correct: true },
        { key: "c", text: "The mass of the Earth", correct: true },
      ],
      explanation: "Its own mass cancels out.",
    },
  ],
  lesson: {
    type: "lesson",
    sources: ["Curtis, Orbital Mechanics for Engineering Students, chapter 2"],
    steps: [
      { kind: "slide", title: "It falls", text: ["A satellite falls, and misses."] },
      {
        kind: "explorable",
        title: "Higher is slower",
        text: ["Slide the altitude."],
        explore: { type: "orbit", inputs: { altitude: { from: 200, to: 2000, value: 400, step: 10 } } },
        readings: ["period", "speed"],
        formulas: ["{period} = 2 π / {n}"],
      },
      {
        kind: "task",
        title: "Climb",
        text: ["Raise the apogee to {high} km, to within 20 km."],
        draw: [{ name: "high", from: 700, to: 2000, step: 50, value: 1000 }],
        globe: { orbits: [{ name: "Yours", orbit: { perigee: 400, apogee: 400 } }] },
        goal: [{ quantity: "apogee", from: "{high} - 20", to: "{high} + 20" }],
        hint: "Only the apogee.",
        points: 30,
      },
      { kind: "question", question: "falls" },
      { kind: "question", question: "holds" },
    ],
  },
};

/** The same, parsed by the schema. */
export const writtenEntry = (change: Partial<ScenarioEntry> = {}): ScenarioEntry => ({
  ...v.parse(CurriculumDocument, schoolOf("school", 1, [writtenLesson])).campaigns[0]!.scenarios[0]!,
  ...change,
});

export const schoolOf = (key: string, version: number, scenarios: object[]) => ({
  key,
  title: `School ${key}`,
  version,
  campaigns: [{ key: "basics", title: "Basics", type: "Learn", scenarios }],
});
