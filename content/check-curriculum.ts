import type { contentFindings } from "~/texts/en/contentFindings";
import { checkLesson } from "./check-lesson";
import { maxQuestionsScoreOf } from "./curriculum-document";
import { poolsOf } from "./question-pools";
import type { CurriculumDocument, QuestionEntry, ScenarioEntry } from "./curriculum-document";
import { curriculumLimits } from "./curriculum-limits";
import { reason, type Finding } from "./findings";
import { checkFlight } from "./flight-entry";
import { checkLocales } from "./locales";
import { pointsOfChecks } from "./sandbox-task";

/** Checks that span fields: unique names, and points that add up. */
export function checkCurriculum({ campaigns }: CurriculumDocument): Finding[] {
  const places = campaigns.flatMap(({ scenarios }, campaign) =>
    scenarios.map((scenario, at) => ({ scenario, path: ["campaigns", campaign, "scenarios", at] })),
  );
  const tooMany =
    places.length > curriculumLimits.scenarios
      ? [{ path: ["campaigns"], reason: reason("manyScenarios", { max: curriculumLimits.scenarios }) }]
      : [];
  return [
    ...tooMany,
    ...findDuplicates(
      "campaignKey",
      campaigns.map(({ key }, at) => ({ value: key, path: ["campaigns", at, "key"] })),
    ),
    ...findDuplicates(
      "scenarioKey",
      places.map(({ scenario, path }) => ({ value: scenario.key, path: [...path, "key"] })),
    ),
    ...findDuplicates(
      "scenarioId",
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
    ...(scenario.sandbox ? checkSandboxTask(scenario, path) : []),
    ...(scenario.flight ? checkOwnFlight(scenario, path) : []),
    ...checkLocales(scenario, path),
  ];
}

function checkOwnLesson({ type, grading, maxScore, questions = [], lesson }: ScenarioEntry, path: Finding["path"]) {
  const findings: Finding[] = [];
  const add = (field: string, reason: Finding["reason"]) => findings.push({ path: [...path, field], reason });
  if (type !== "Default") add("type", reason("lessonType"));
  if (grading !== "server") add("grading", reason("lessonGrading"));
  if (maxScore === undefined) add("maxScore", reason("lessonMaxScore"));
  if (!lesson || maxScore === undefined) return findings;
  return [...findings, ...checkLesson(lesson, { maxScore, questions }, [...path, "lesson"])];
}

function checkSandboxTask(entry: ScenarioEntry, path: Finding["path"]): Finding[] {
  const { type, grading, maxScore, sandbox } = entry;
  const findings: Finding[] = [];
  const add = (field: string, reason: Finding["reason"]) => findings.push({ path: [...path, field], reason });
  if (type !== "Default") add("type", reason("sandboxType"));
  if (grading !== "server") add("grading", reason("sandboxGrading"));
  for (const other of ["lesson", "questions", "maxQuestionsScore"] as const)
    if (entry[other] !== undefined) add(other, reason("sandboxAlone"));
  if (maxScore === undefined || maxScore < 1 || !Number.isInteger(maxScore)) {
    add("maxScore", reason("sandboxMaxScore"));
    return findings;
  }
  const sum = sandbox ? pointsOfChecks(sandbox) : 0;
  if (sum > maxScore)
    findings.push({ path: [...path, "sandbox", "checks"], reason: reason("checkPoints", { sum, maxScore }) });
  return findings;
}

function checkOwnFlight(entry: ScenarioEntry, path: Finding["path"]): Finding[] {
  const { type, grading, maxScore, flight } = entry;
  const findings: Finding[] = [];
  const add = (field: string, reason: Finding["reason"]) => findings.push({ path: [...path, field], reason });
  if (type !== "Default") add("type", reason("flightType"));
  if (grading !== "server") add("grading", reason("flightGrading"));
  for (const other of ["lesson", "sandbox", "questions", "maxQuestionsScore"] as const)
    if (entry[other] !== undefined) add(other, reason("flightAlone"));
  // Tenths of it are the points of objective, delta-v, time and safety.
  if (maxScore === undefined || maxScore < 10 || maxScore % 10 !== 0) add("maxScore", reason("flightMaxScore"));
  return flight ? [...findings, ...checkFlight(flight, [...path, "flight"])] : findings;
}

function checkQuestions(scenario: ScenarioEntry, path: Finding["path"]): Finding[] {
  const { questions, maxQuestionsScore } = scenario;
  if (!questions) return [];
  const sum = maxQuestionsScoreOf(scenario) ?? 0;
  const doesNotAddUp =
    maxQuestionsScore !== undefined && maxQuestionsScore !== sum
      ? [
          {
            path: [...path, "maxQuestionsScore"],
            reason: reason("otherSum", { maxQuestionsScore, sum }),
          },
        ]
      : [];
  return [
    ...doesNotAddUp,
    ...findDuplicates(
      "questionKey",
      questions.map(({ key }, at) => ({ value: key, path: [...path, "questions", at, "key"] })),
    ),
    ...questions.flatMap((question, at) => checkQuestion(question, [...path, "questions", at])),
    ...checkPools(scenario, questions, path),
  ];
}

function checkPools({ type }: ScenarioEntry, questions: readonly QuestionEntry[], path: Finding["path"]): Finding[] {
  const findingAt = (question: QuestionEntry, field: "pool" | "points", reason: Finding["reason"]): Finding => ({
    path: [...path, "questions", questions.indexOf(question), field],
    reason,
  });
  return poolsOf(questions).flatMap(([first, ...others]) => {
    const { pool } = first;
    if (pool === undefined) return [];
    if (type !== "Quiz") return [findingAt(first, "pool", reason("poolOfLesson"))];
    if (others.length === 0) return [findingAt(first, "pool", reason("poolOfOne", { pool }))];
    return others
      .filter(({ points }) => points !== first.points)
      .map((other) => findingAt(other, "points", reason("poolPoints", { pool })));
  });
}

function checkQuestion({ points, answers }: QuestionEntry, path: Finding["path"]): Finding[] {
  const at = (field: "key" | "text") =>
    answers.map((answer, place) => ({ value: answer[field], path: [...path, "answers", place, field] }));
  return [
    ...(points > 0 && !answers.some(({ correct }) => correct)
      ? [{ path: [...path, "answers"], reason: reason("noRightAnswer") }]
      : []),
    ...findDuplicates("answerKey", at("key")),
    ...findDuplicates("answerText", at("text")),
  ];
}

type DuplicateThing = Parameters<(typeof contentFindings)["duplicate"]>[0]["thing"];

function findDuplicates(thing: DuplicateThing, entries: { value: string; path: Finding["path"] }[]): Finding[] {
  const values = new Set<string>();
  return entries.flatMap(({ value, path }) => {
    if (values.has(value)) return [{ path, reason: reason("duplicate", { thing, value }) }];
    values.add(value);
    return [];
  });
}
