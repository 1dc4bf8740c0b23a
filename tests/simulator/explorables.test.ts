import { expect, test } from "vitest";
import { answerTo, slidersOf } from "../../content/explorable";
import type { Explorable } from "../../content/content-schema";
import { assembleContent, parse } from "../../simulator/parse-content";
import { curricula, playable } from "./content";

const explorable = {
  kind: "explorable",
  title: "A push",
  text: ["Push."],
  explore: {
    type: "relative-motion",
    inputs: { altitude: 400, inTrackStart: -500, inTrackBurn: { from: -0.2, to: 0.2, value: 0.06, step: 0.01 } },
  },
  readings: ["drift"],
  formulas: ["{drift} = -6 π {inTrackBurn} / {n}"],
  predict: {
    question: "Where?",
    given: { inTrackBurn: 0.1 },
    quantity: "drift",
    guess: { from: -3000, to: 3000 },
  },
};
type ExplorableStep = typeof explorable;

const write = (change: (step: ExplorableStep) => unknown) => {
  const step = structuredClone(explorable);
  change(step);
  return parse("push.json", JSON.stringify({ type: "lesson", steps: [step, { kind: "question", question: "q1" }] }));
};

const orbit = (inputs: object) => (step: ExplorableStep) =>
  Object.assign(step, { explore: { type: "orbit", inputs }, readings: ["period"], formulas: [], predict: undefined });
const curve = (change: object) => (step: ExplorableStep) =>
  Object.assign(step, {
    explore: { type: "curve", model: "drag", inputs: { altitude: slid }, along: "altitude", up: "density", ...change },
    readings: ["density"],
    formulas: [],
    predict: undefined,
  });
const slid = { from: 200, to: 2000, value: 400, step: 10 };

test("a valid explorable is accepted, with defaults for what is left out", () => {
  const compare = { name: "A quiet Sun", inputs: { activity: 0.3 } };
  expect(write(curve({ compare, logarithmic: true }))).toMatchObject({ steps: [{ explore: { toScale: false } }, {}] });
  expect(write(() => {})).toMatchObject({ steps: [{ explore: { orbits: 1.5, motion: "at rest" } }, {}] });
  expect(write(orbit({ altitude: slid, eccentricity: 0.1 }))).toBeTruthy();
});

test.each<[string, string, (step: ExplorableStep) => unknown]>([
  ["an unknown key", "steps.0.colour", (step) => Object.assign(step, { colour: "red" })],
  ["a misspelt title", "steps.0.title", (step) => Object.assign(step, { title: undefined, titel: "A push" })],
  ["another type", "steps.0.explore.type", (step) => (step.explore.type = "dance")],
  ["an unknown input", "steps.0.explore.inputs.mass", (step) => Object.assign(step.explore.inputs, { mass: 3 })],
  [
    "nothing to slide",
    "explore.inputs: There's nothing to change",
    (step) => {
      Object.assign(step.explore.inputs, { inTrackBurn: 0.1 });
      Object.assign(step, { predict: undefined });
    },
  ],
  [
    "a range upside down",
    "steps.0.explore.inputs.inTrackBurn: “from” must",
    (step) => (step.explore.inputs.inTrackBurn.from = 1),
  ],
  ["a value beside its range", "inTrackBurn: The value must", (step) => (step.explore.inputs.inTrackBurn.value = 0.3)],
  ["a step of nothing", "inTrackBurn.step", (step) => (step.explore.inputs.inTrackBurn.step = 0)],
  ["an unknown reading", "steps.0.readings.0: There's no quantity “speed”.", (step) => (step.readings = ["speed"])],
  ["a name that every object has", "There's no quantity “constructor”.", (step) => (step.readings = ["constructor"])],
  ["a formula that cannot be read", "steps.0.formulas.0: Ends too early", (step) => (step.formulas = ["{drift} ="])],
  ["a formula of something else", "formulas.0: There's no quantity “e”.", (step) => (step.formulas = ["{e} = {n}"])],
  [
    "a formula that physics does not confirm",
    "steps.0.formulas.0: The sides aren't equal",
    (step) => (step.formulas = ["{drift} = 6 π {inTrackBurn} / {n}"]),
  ],
  ["a question about nothing", "steps.0.predict.quantity", (step) => (step.predict.quantity = "joy")],
  [
    "a guess that leaves out the truth",
    "steps.0.predict.guess: The range doesn't contain the calculated value, -1666",
    (step) => (step.predict.guess.from = -1000),
  ],
  [
    "a question with no way to answer",
    "steps.0.predict: Needs either",
    (step) => Object.assign(step.predict, { guess: undefined }),
  ],
  [
    "answers of which none is right",
    "predict.answers: Exactly one answer must contain",
    (step) =>
      Object.assign(step.predict, {
        guess: undefined,
        answers: [
          { text: "a", from: 1 },
          { text: "b", from: 500 },
        ],
      }),
  ],
  [
    "answers of which two are right",
    "predict.answers: Exactly one answer must contain",
    (step) => Object.assign(step.predict, { guess: undefined, answers: [{ text: "a" }, { text: "b", to: 0 }] }),
  ],
  [
    "what is given to no slider",
    "steps.0.predict.given.altitude: Isn't a slider",
    (step) => Object.assign(step.predict.given, { altitude: 300 }),
  ],
  [
    "what is given beside the slider",
    "predict.given.inTrackBurn: Is outside",
    (step) => (step.predict.given.inTrackBurn = 5),
  ],
  [
    "two shapes",
    "steps.0.explore.inputs: Give either the apogee",
    orbit({ altitude: slid, apogee: 3000, eccentricity: 0.1 }),
  ],
  [
    "two places",
    "steps.0.explore.inputs: Give either the mean",
    orbit({ altitude: slid, meanAnomaly: 3, trueAnomaly: 3 }),
  ],
  ["a curve of nothing known", "steps.0.explore.model", curve({ model: "joy" })],
  [
    "an input that a model lacks",
    "inputs.beta: Isn't an input of “drag”",
    curve({ inputs: { altitude: slid, beta: 3 } }),
  ],
  ["a result as an input", "inputs.density: Isn't an input", curve({ inputs: { altitude: slid, density: 3 } })],
  ["an input out of bounds", "inputs.ballistic: Must be from", curve({ inputs: { altitude: slid, ballistic: 1e9 } })],
  [
    "a comparison out of bounds",
    "compare.inputs.activity: Must",
    curve({ compare: { name: "A", inputs: { activity: 99 } } }),
  ],
  ["a curve along what is not slid", "explore.along: “ballistic” isn't a slider", curve({ along: "ballistic" })],
  ["a curve up to nothing known", "explore.up: There's no quantity “joy”.", curve({ up: "joy" })],
  ["powers of ten to one scale", "explore.toScale", curve({ toScale: true, logarithmic: true })],
  ["an orbit in the ground", "steps.0.explore.inputs.altitude", orbit({ altitude: 50 })],
])("the build refuses %s, and says where", (_, place, change) => {
  expect(() => write(change)).toThrow(place);
  expect(() => write(change)).toThrow("push.json: ");
});

const bundled = playable.flatMap(({ key, content }) =>
  content.type === "lesson"
    ? content.steps.flatMap((step) => (step.kind === "explorable" ? [[`${key}: ${step.title}`, step] as const] : []))
    : [],
);

test.each(bundled)("%s asks what physics answers, and has a slider", (_, { explore, predict }: Explorable) => {
  expect(slidersOf(explore).length).toBeGreaterThan(0);
  if (predict) expect(answerTo(explore, predict)).toEqual(expect.any(Number));
});

test("a lesson of slides and explorables alone is refused, because nothing in it passes", () => {
  const lesson = JSON.stringify({ type: "lesson", steps: [explorable] });
  expect(() => assembleContent(curricula, { "objective-raise-orbit": lesson })).toThrow(
    "reading alone isn't enough to pass",
  );
});

test("a lesson names its sources, and an empty or unknown one ends the build", () => {
  const lesson = (more: object) =>
    parse("push.json", JSON.stringify({ type: "lesson", steps: [{ kind: "question", question: "q1" }], ...more }));
  expect(lesson({ sources: ["Vallado, Fundamentals of Astrodynamics and Applications"] })).toMatchObject({
    sources: ["Vallado, Fundamentals of Astrodynamics and Applications"],
  });
  expect(() => lesson({ sources: [] })).toThrow("push.json: sources");
  expect(() => lesson({ sources: [""] })).toThrow("push.json: sources.0");
  expect(() => lesson({ source: ["Vallado"] })).toThrow("push.json: source");
});
