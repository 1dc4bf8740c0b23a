import { checkLesson } from "./check-lesson";
import { maxQuestionsScoreOf } from "./curriculum-document";
import { poolsOf } from "./question-pools";
import type { CurriculumDocument, QuestionEntry, ScenarioEntry } from "./curriculum-document";
import { curriculumLimits } from "./curriculum-limits";
import type { Finding } from "./findings";
import { checkLocales } from "./locales";

/** Checks that span fields: unique names, and points that add up. */
export function checkCurriculum({ campaigns }: CurriculumDocument): Finding[] {
  const places = campaigns.flatMap(({ scenarios }, campaign) =>
    scenarios.map((scenario, at) => ({ scenario, path: ["campaigns", campaign, "scenarios", at] })),
  );
  const tooMany =
    places.length > curriculumLimits.scenarios
      ? [{ path: ["campaigns"], message: `A curriculum may have at most ${curriculumLimits.scenarios} scenarios.` }]
      : [];
  return [
    ...tooMany,
    ...findDuplicates(
      "campaign with the key",
      campaigns.map(({ key }, at) => ({ value: key, path: ["campaigns", at, "key"] })),
    ),
    ...findDuplicates(
      "scenario with the key",
      places.map(({ scenario, path }) => ({ value: scenario.key, path: [...path, "key"] })),
    ),
    ...findDuplicates(
      "scenario with the id",
      places.flatMap(({ scenario: { id }, path }) => (id ? [{ value: id.toLowerCase(), path: [...path, "id"] }] : [])),
    ),
    ...places.flatMap(({ scenario, path }) => checkScenario(scenario, path)),
  ];
}

/** One scenario alone, for the page of its editor. */
export function checkScenario(scenario: ScenarioEntry, path: Finding["path"]): Finding[] {
  return [
    ...checkQuestions(scenario, path),
    ...(scenario.lesson ? checkOwnLesson(scenario, path) : []),
    ...checkLocales(scenario, path),
  ];
}

function checkOwnLesson({ type, grading, maxScore, questions = [], lesson }: ScenarioEntry, path: Finding["path"]) {
  const findings: Finding[] = [];
  const say = (field: string, message: string) => findings.push({ path: [...path, field], message });
  if (type !== "Default") say("type", 'A lesson of its own is for the type "Default"; a quiz asks its questions.');
  if (grading !== "server") say("grading", 'A lesson is graded by the server: grading must be "server".');
  if (maxScore === undefined) say("maxScore", "A lesson needs maxScore.");
  if (!lesson || maxScore === undefined) return findings;
  return [...findings, ...checkLesson(lesson, { maxScore, questions }, [...path, "lesson"])];
}

function checkQuestions(scenario: ScenarioEntry, path: Finding["path"]): Finding[] {
  const { questions, maxQuestionsScore } = scenario;
  if (!questions) return [];
  const sum = maxQuestionsScoreOf(scenario);
  const doesNotAddUp =
    maxQuestionsScore !== undefined && maxQuestionsScore !== sum
      ? [
          {
            path: [...path, "maxQuestionsScore"],
            message:
              `maxQuestionsScore is ${maxQuestionsScore}, but the points of the questions add up to ${sum}. ` +
              "It may be left out.",
          },
        ]
      : [];
  return [
    ...doesNotAddUp,
    ...findDuplicates(
      "question with the key",
      questions.map(({ key }, at) => ({ value: key, path: [...path, "questions", at, "key"] })),
    ),
    ...questions.flatMap((question, at) => checkQuestion(question, [...path, "questions", at])),
    ...checkPools(scenario, questions, path),
  ];
}

function checkPools({ type }: ScenarioEntry, questions: readonly QuestionEntry[], path: Finding["path"]): Finding[] {
  const say = (question: QuestionEntry, field: "pool" | "points", message: string): Finding => ({
    path: [...path, "questions", questions.indexOf(question), field],
    message,
  });
  return poolsOf(questions).flatMap(([first, ...others]) => {
    if (first.pool === undefined) return [];
    if (type !== "Quiz") return [say(first, "pool", "Only a quiz draws from a pool; a lesson asks all its questions.")];
    if (others.length === 0) return [say(first, "pool", `The pool "${first.pool}" needs two questions at least.`)];
    return others
      .filter(({ points }) => points !== first.points)
      .map((other) => say(other, "points", `All questions of the pool "${first.pool}" give the same points.`));
  });
}

function checkQuestion({ points, answers }: QuestionEntry, path: Finding["path"]): Finding[] {
  const at = (field: "key" | "text") =>
    answers.map((answer, place) => ({ value: answer[field], path: [...path, "answers", place, field] }));
  return [
    ...(points > 0 && !answers.some(({ correct }) => correct)
      ? [{ path: [...path, "answers"], message: "A question with points needs a right answer; a survey has 0 points." }]
      : []),
    ...findDuplicates("answer with the key", at("key")),
    ...findDuplicates("answer with the text", at("text")),
  ];
}

function findDuplicates(what: string, entries: { value: string; path: Finding["path"] }[]): Finding[] {
  const values = new Set<string>();
  return entries.flatMap(({ value, path }) => {
    if (values.has(value)) return [{ path, message: `There is another ${what} "${value}".` }];
    values.add(value);
    return [];
  });
}
