import { describe, expect, test } from "vitest";
import { parseCurriculum } from "~/domain/curricula/parse-curriculum";
import { isRefusal } from "../support/refused";
import { assembleContent } from "../../simulator/parse-content";

const orbit = (perigee: number, apogee: number) => ({ perigee, apogee });
const right = () => ({
  key: "push",
  title: "A Push",
  shortTitle: "A Push",
  type: "Default",
  contentType: "Presentation",
  maxScore: 50,
  grading: "server",
  id: "0d6f6f0e-77f4-4b53-a8a3-5c6f2f4d3c11",
  questions: [
    {
      key: "q1",
      text: "Where?",
      points: 5,
      answers: [
        { key: "a", text: "Here", correct: true },
        { key: "b", text: "There", correct: false },
      ],
    },
  ],
});
const lesson = () => ({
  type: "lesson",
  steps: [
    { kind: "slide", title: "Read", text: ["Words."] },
    {
      kind: "task",
      title: "Do",
      text: ["Raise it to {high} km."],
      draw: [{ name: "high", from: 900, to: 1500, step: 30, value: 960 }],
      figures: [{ name: "most", formula: "{high} + 10" }],
      globe: { orbits: [{ name: "Yours", orbit: orbit(400, 400) }] },
      goal: [{ quantity: "apogee", from: "{high} - 10", to: "{most}" }],
      hint: "Up.",
      points: 20,
    },
    {
      kind: "explorable",
      title: "Slide",
      text: [],
      explore: { type: "orbit", inputs: { altitude: { from: 200, to: 900, value: 400, step: 10 } } },
      readings: ["period"],
    },
    { kind: "question", question: "q1" },
  ],
});
type LessonSource = { entry: ReturnType<typeof right>; lesson: ReturnType<typeof lesson> };

const curriculumOf = (entry: object) => ({
  key: "school",
  title: "School",
  version: 1,
  campaigns: [{ key: "basics", title: "Basics", type: "Learn", scenarios: [entry] }],
});

/** As a built-in file, by the build. */
const build = ({ entry, lesson }: LessonSource) =>
  assembleContent([curriculumOf(entry)], { push: JSON.stringify(lesson) });

/** As part of a curriculum, by the import: the paths of its mistakes. */
function mistakesOf({ entry, lesson }: LessonSource): string[] {
  try {
    parseCurriculum(JSON.stringify(curriculumOf({ ...entry, lesson }), null, 2));
    return [];
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return Object.entries(error.errors ?? {}).map(([path, messages]) => `${path}: ${messages.join(" ")}`);
  }
}

test("the build and the import accept a lesson without mistakes", () => {
  expect(build({ entry: right(), lesson: lesson() })).toHaveLength(1);
  expect(mistakesOf({ entry: right(), lesson: lesson() })).toEqual([]);
});

// Authors may send any shape.
// oxlint-disable-next-line typescript/no-explicit-any
const mistakes: [string, string, (steps: any[], written: any) => unknown][] = [
  ["a misspelt field of a slide", "steps.0.titel: There's no field with this name", ([slide]) => (slide.titel = "x")],
  ["a title that is missing", "steps.0.title: title is missing.", ([slide]) => delete slide.title],
  ["a title that is empty", "steps.0.title: Must not be empty", ([slide]) => (slide.title = "")],
  ["an unknown field of a task", "steps.1.colour: There's no field with this name", ([, task]) => (task.colour = 1)],
  [
    "an unknown field of an orbit",
    "steps.1.globe.orbits.0.orbit.perige: There's no field with this name",
    ([, task]) => (task.globe.orbits[0].orbit.perige = 1),
  ],
  [
    "an unknown field of a globe",
    "steps.1.globe.wrap: There's no field with this name",
    ([, task]) => (task.globe.wrap = 1),
  ],
  [
    "an orbit upside down",
    "steps.1.globe.orbits.0.orbit: The apogee must",
    ([, task]) => (task.globe.orbits[0].orbit.apogee = 300),
  ],
  [
    "a goal with from above to",
    "steps.1.goal.0.to: “to” must not be below “from”",
    ([, task]) => Object.assign(task.goal[0], { from: 2000, to: 1000 }),
  ],
  ["a goal of nothing known", "steps.1.goal.0.quantity: Must be", ([, task]) => (task.goal[0].quantity = "joy")],
  [
    "a goal with an unknown field",
    "steps.1.goal.0.unit: There's no field with this name",
    ([, task]) => (task.goal[0].unit = "km"),
  ],
  [
    "a goal that is met at once",
    "steps.1.goal: The goal is already met at the start with high = 960.",
    ([, task]) => (task.goal[0].from = 300),
  ],
  [
    "a goal that is the same for each start",
    "steps.1.goal: Too many starts have the same solution.",
    ([, task]) => Object.assign(task.goal[0], { from: 900, to: 1000 }),
  ],
  [
    "a goal that is wider than the steps of what is drawn",
    "steps.1.goal: Too many starts have the same solution.",
    ([, task]) => (task.goal[0].from = "{high} - 400"),
  ],
  [
    "a goal that no orbit meets",
    "steps.1.goal: No orbit that a student can set meets the goal with high = 960.",
    ([, task]) => task.goal.push({ quantity: "eccentricity", from: 0.9, to: 0.95 }),
  ],
  [
    "a goal upside down for some draws",
    "steps.1.goal: The goal's “from” is above its “to” with high = 960.",
    ([, task]) => (task.goal[0].to = "{high} - 20"),
  ],
  [
    "a bound that is no formula",
    "steps.1.goal.0.from: Can't be read",
    ([, task]) => (task.goal[0].from = "{high} */ 3"),
  ],
  [
    "a bound that is neither",
    "steps.1.goal.0.from: Must be a number or a formula",
    ([, task]) => (task.goal[0].from = true),
  ],
  [
    "a bound by an unknown number",
    "steps.1.goal.0.from: There's no number “low” before this one.",
    ([, task]) => (task.goal[0].from = "{low}"),
  ],
  [
    "a figure by a number that comes after it",
    "steps.1.figures.0.formula: There's no number “most” before this one.",
    ([, task]) => (task.figures[0].formula = "{most} + 1"),
  ],
  [
    "a figure without end",
    "steps.1.goal: The goal can't be calculated with",
    ([, task]) => (task.figures[0].formula = "{high} / 0"),
  ],
  [
    "a name in its text that nothing is drawn for",
    "steps.1.text.0: There's no number “higher”.",
    ([, task]) => (task.text = ["To {higher} km."]),
  ],
  [
    "a drawn number in its title",
    "steps.1.title: A title can't contain random numbers.",
    ([, task]) => (task.title = "To {high} km"),
  ],
  [
    "two drawn numbers of one name",
    "steps.1.figures.0.name: The name “high” is used twice.",
    ([, task]) => (task.figures[0].name = "high"),
  ],
  [
    "a usual number out of its range",
    "steps.1.draw.0.value: The value must be from “from” to “to”.",
    ([, task]) => (task.draw[0].value = 1),
  ],
  ["a step of nothing", "steps.1.draw.0.step: Must be more than 0", ([, task]) => (task.draw[0].step = 0)],
  ["too fine steps", "steps.1.draw.0.step: There may be at most 10000 steps", ([, task]) => (task.draw[0].step = 1e-6)],
  [
    "an orbit that moves and is not there",
    "steps.1.moves.0.orbit: There's no orbit “Goal”.",
    ([, task]) => (task.moves = [{ orbit: "Goal", element: "apogee", to: "{high}" }]),
  ],
  [
    "an orbit that moves below the ground",
    "steps.1.goal: The task shows an impossible orbit with high = 960.",
    ([, task]) => (task.moves = [{ orbit: "Yours", element: "perigee", to: "{high} - 1500" }]),
  ],
  ["a text in place of a number", "steps.1.points: Must be a number", ([, task]) => (task.points = "20")],
  [
    "tasks worth more than the scenario",
    "steps.1.points: The tasks add up to 60 points",
    ([, task]) => (task.points = 60),
  ],
  ["an unknown quantity", "steps.2.readings.0: There's no quantity “joy”.", ([, , step]) => (step.readings = ["joy"])],
  [
    "an unknown parameter of an explorable",
    "steps.2.explore.inputs.mass: There's no field with this name",
    ([, , step]) => (step.explore.inputs.mass = 3),
  ],
  ["an unknown kind of step", "steps.0.kind: Must be", ([slide]) => (slide.kind = "film")],
  ["an unknown question", "steps.3.question: There's no question “q2”.", (steps) => (steps[3].question = "q2")],
  ["a question that is never asked", "steps: The question “q1” must be asked exactly once.", (steps) => steps.pop()],
  [
    "an unknown field of a lesson",
    "colour: There's no field with this name",
    (_, { lesson }) => (lesson.colour = "red"),
  ],
];

describe.each(mistakes)("%s", (_, place, change) => {
  const changedLesson = () => {
    const wrong = { entry: right(), lesson: lesson() };
    change(wrong.lesson.steps, wrong);
    return wrong;
  };

  test("ends the build with its place", () => {
    expect(() => build(changedLesson())).toThrow(
      `push.json${place.startsWith("steps") && isOfEntry(place) ? " in school" : ""}: ${place}`,
    );
  });

  test("is refused by the import, at its field", () => {
    expect(mistakesOf(changedLesson()).join("\n")).toContain(`campaigns.0.scenarios.0.lesson.${place}`);
  });
});

/** Mistakes that depend on the curriculum's entry. */
const isOfEntry = (place: string) =>
  /question|already met|tasks add up|Too many starts|There's no (number|orbit)|random numbers|used twice|be calculated|its “to” with|impossible orbit|No orbit that/.test(
    place,
  );

test.each<[string, string, (entry: ReturnType<typeof right>) => unknown]>([
  [
    "a question without a right answer",
    "campaigns.0.scenarios.0.questions.0.answers: A question with points needs a correct answer",
    ({ questions }) => (questions[0]!.answers[0]!.correct = false),
  ],
  [
    "a misspelt title of an entry",
    "campaigns.0.scenarios.0.titel: There's no field with this name",
    (entry) => Object.assign(entry, { titel: "x" }),
  ],
  [
    "an unknown field of a question",
    "campaigns.0.scenarios.0.questions.0.hint: There's no field with this name",
    ({ questions }) => Object.assign(questions[0]!, { hint: "x" }),
  ],
])("%s ends the build and is refused by the import", (_, place, change) => {
  const wrong = { entry: right(), lesson: lesson() };
  change(wrong.entry);
  expect(() => build(wrong)).toThrow(place);
  expect(mistakesOf(wrong).join("\n")).toContain(place);
});

test("the build names every mistake of a file, not only the first", () => {
  const wrong = lesson();
  Object.assign(wrong.steps[0]!, { title: "" });
  Object.assign(wrong.steps[1]!, { points: "20" });
  expect(() => build({ entry: right(), lesson: wrong })).toThrow(/steps\.0\.title.*\n.*steps\.1\.points/);
});

test("a file that matches no entry of a curriculum ends the build", () => {
  expect(() => assembleContent([curriculumOf(right())], { psuh: JSON.stringify(lesson()) })).toThrow(
    'psuh.json: no curriculum has a scenario "psuh".',
  );
});

test.each([
  ["grading", "The server grades lessons", { grading: "client" }],
  ["grading", "The server grades lessons", { grading: undefined }],
  ["type", "Only a scenario of the type", { type: "Quiz" }],
  ["maxScore", "A lesson needs maxScore", { maxScore: undefined }],
])("a lesson in a curriculum needs an entry that fits: %s", (field, message, change) => {
  const [mistake = ""] = mistakesOf({ entry: { ...right(), ...change } as LessonSource["entry"], lesson: lesson() });
  expect(mistake).toContain(`campaigns.0.scenarios.0.${field}: ${message}`);
});
