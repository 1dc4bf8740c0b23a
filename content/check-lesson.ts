// Pure: what no schema can say of a lesson: that it fits its scenario, can be passed, and asks for something.
import { checkTask } from "./check-task";
import type { LessonFile } from "./content-schema";
import type { Finding } from "./findings";
import { maxImages } from "./image-schema";

/** Of the scenario that a lesson belongs to. */
export type LessonPlace = {
  maxScore: number;
  questions: readonly { key: string }[];
};

/** The one function by which the build, the import and the pages for writing refuse a lesson. */
export function checkLesson(lesson: LessonFile, place: LessonPlace, path: Finding["path"] = []): Finding[] {
  const found = [
    ...checkAsked(lesson, place),
    ...checkTasks(lesson, place),
    ...checkThatItPasses(lesson),
    ...checkImages(lesson),
  ];
  return found.map((finding) => ({ ...finding, path: [...path, ...finding.path] }));
}

function checkAsked({ steps }: LessonFile, { questions }: LessonPlace): Finding[] {
  const asked = steps.flatMap((step, at) => (step.kind === "question" ? [{ at, key: step.question }] : []));
  const known = new Set(questions.map(({ key }) => key));
  return [
    ...asked.flatMap(({ at, key }) =>
      known.has(key) ? [] : [{ path: ["steps", at, "question"], message: `there is no question "${key}".` }],
    ),
    ...questions.flatMap(({ key }) =>
      asked.filter((one) => one.key === key).length === 1
        ? []
        : [{ path: ["steps"], message: `the question "${key}" must be asked once.` }],
    ),
  ];
}

function checkTasks({ steps }: LessonFile, { maxScore }: LessonPlace): Finding[] {
  const tasks = steps.flatMap((step, at) => (step.kind === "task" ? [{ step, at }] : []));
  const sum = tasks.reduce((total, { step }) => total + step.points, 0);
  const last = tasks.at(-1);
  return [
    ...tasks.flatMap(({ step, at }) =>
      checkTask(step).map(({ path, message }) => ({ path: ["steps", at, ...path], message })),
    ),
    ...(last && sum > maxScore
      ? [
          {
            path: ["steps", last.at, "points"],
            message: `the tasks give ${sum} points, and maxScore of the scenario is ${maxScore}.`,
          },
        ]
      : []),
  ];
}

const checkThatItPasses = ({ steps }: LessonFile): Finding[] =>
  steps.every(({ kind }) => kind === "slide" || kind === "explorable")
    ? [{ path: ["steps"], message: "a lesson needs a task or a question: reading alone does not pass." }]
    : [];

function checkImages({ steps }: LessonFile): Finding[] {
  const at = steps.flatMap((step, at) => (step.kind === "slide" && step.image ? [at] : []));
  const first = at[maxImages];
  return first === undefined
    ? []
    : [{ path: ["steps", first, "image"], message: `a lesson carries at most ${maxImages} pictures.` }];
}
