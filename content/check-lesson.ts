// Pure. Checks that span a lesson's fields: it fits its scenario, can be passed, and has a task or question.
import { checkTask } from "./check-task";
import type { LessonFile } from "./content-schema";
import { reason, type Finding } from "./findings";
import { maxImages } from "./image-schema";
import { placeOfTitle } from "./played-lesson";

/** The lesson's scenario. */
export type LessonScenario = {
  maxScore: number;
  questions: readonly { key: string }[];
};

/** Used alike by the build, the import and the editor. */
export function checkLesson(lesson: LessonFile, scenario: LessonScenario, path: Finding["path"] = []): Finding[] {
  const findings = [
    ...checkQuestions(lesson, scenario),
    ...checkTasks(lesson, scenario),
    ...checkThatItPasses(lesson),
    ...checkImages(lesson),
    ...checkTeaching(lesson),
  ];
  return findings.map((finding) => ({ ...finding, path: [...path, ...finding.path] }));
}

function checkQuestions({ steps }: LessonFile, { questions }: LessonScenario): Finding[] {
  const questionSteps = steps.flatMap((step, at) => (step.kind === "question" ? [{ at, key: step.question }] : []));
  const keys = new Set(questions.map(({ key }) => key));
  return [
    ...questionSteps.flatMap(({ at, key }) =>
      keys.has(key) ? [] : [{ path: ["steps", at, "question"], reason: reason("noSuchQuestion", { key }) }],
    ),
    ...questions.flatMap(({ key }) =>
      questionSteps.filter((one) => one.key === key).length === 1
        ? []
        : [{ path: ["steps"], reason: reason("questionNotOnce", { key }) }],
    ),
  ];
}

function checkTasks({ steps }: LessonFile, { maxScore }: LessonScenario): Finding[] {
  const tasks = steps.flatMap((step, at) => (step.kind === "task" ? [{ step, at }] : []));
  const sum = tasks.reduce((total, { step }) => total + step.points, 0);
  const lastTask = tasks.at(-1);
  return [
    ...tasks.flatMap(({ step, at }) =>
      checkTask(step).map(({ path, reason }) => ({ path: ["steps", at, ...path], reason })),
    ),
    ...(lastTask && sum > maxScore
      ? [
          {
            path: ["steps", lastTask.at, "points"],
            reason: reason("taskPoints", { sum, maxScore }),
          },
        ]
      : []),
  ];
}

const checkThatItPasses = ({ steps }: LessonFile): Finding[] =>
  steps.every(({ kind }) => kind === "slide" || kind === "explorable")
    ? [{ path: ["steps"], reason: reason("onlyReading") }]
    : [];

function checkImages({ steps }: LessonFile): Finding[] {
  const at = steps.flatMap((step, at) => (step.kind === "slide" && step.image ? [at] : []));
  const first = at[maxImages];
  return first === undefined
    ? []
    : [{ path: ["steps", first, "image"], reason: reason("manyImages", { max: maxImages }) }];
}

/** A question names an earlier step. */
const checkTeaching = (lesson: LessonFile): Finding[] =>
  lesson.steps.flatMap((step, at) => {
    if (step.kind !== "question" || step.taughtBy === undefined) return [];
    const place = placeOfTitle(lesson, step.taughtBy);
    return place >= 0 && place < at
      ? []
      : [{ path: ["steps", at, "taughtBy"], reason: reason("notTaughtBefore", { title: step.taughtBy }) }];
  });
