import type { SignedInCtx } from "~/domain/context";
import { readClassLines } from "~/domain/gradebook/class-lines";
import { parseClass } from "~/domain/gradebook/parse-class";
import { readGradebook } from "~/domain/gradebook/read-gradebook";
import { listHeld } from "~/domain/grades/list-held";
import type { GradedSession } from "~/domain/courses/graded-session";
import { minStudents } from "~/domain/quiz-results/item-analysis";
import { listScenariosWithQuestions } from "~/domain/quiz-results/list-scenarios-with-questions";
import { readItemAnalysis } from "~/domain/quiz-results/read-item-analysis";
import { listQuizStudents } from "~/domain/quiz-results/read-quiz-responses";
import { summariseClass, type ClassSummary } from "./class-summary";

/** The current figures of a class and the names of its students, for readers of its gradebook. */
export async function readClassSummary(
  ctx: SignedInCtx,
  classSessionId: string,
  cacheBytes?: number,
): Promise<{ session: GradedSession; summary: ClassSummary; names: Map<string, string> }> {
  const { session, columns: all, matrix: whole } = await readGradebook(ctx, classSessionId, cacheBytes);
  const held = await listHeld(ctx, session.id);
  const columns = all.filter(({ scenarioId }) => !held.has(scenarioId));
  // Anyone with a link may read it, students too: without grades that are held.
  const matrix = held.size === 0 ? whole : (await readClassLines(ctx, session.id, columns, session.rules)).lines;
  const parsed = parseClass({
    ...{ matrix, columnsJson: JSON.stringify(columns), rulesJson: JSON.stringify(session.rules) },
  });
  const questions = await analyseAll(ctx, session, held);
  const names = new Map(parsed.students.map(({ userId, fullName, username }) => [userId, fullName || username]));
  return { session, summary: summariseClass(session, parsed, questions, ctx.now), names };
}

/** One at a time: in parallel they would hold the answers of the whole class in memory. */
async function analyseAll(ctx: SignedInCtx, session: GradedSession, held: ReadonlyMap<string, unknown>) {
  const students = await listQuizStudents(ctx, session.id);
  const questions = [];
  for (const { scenarioId, title, isQuiz, handedIn } of await listScenariosWithQuestions(ctx, session)) {
    if (handedIn < minStudents || held.has(scenarioId)) continue;
    const scenario = { scenarioId, scenarioType: isQuiz ? ("Quiz" as const) : ("Default" as const) };
    const { items } = await readItemAnalysis(ctx, { session, scenario }, students);
    questions.push(...items.map((item) => ({ scenario: title, item })));
  }
  return questions;
}
