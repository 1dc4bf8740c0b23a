// The expected quiz responses, computed from the API's attempts.
import type { APIRequestContext } from "@playwright/test";
import { attemptsOf, courseNamed, quizNamed, membersOf, type Scorecard } from "./api";

export type QuizCell = { text: string; tone: "right" | "wrong" | "none"; chosen: string[]; score: number };
type Student = { username: string; fullName: string };
export type QuizRow = Student & ({ score: number; maxScore: number; cells: QuizCell[] } | { cells: null });

export async function expectedQuizTable(request: APIRequestContext, courseName: string, quizTitle: string) {
  const course = await courseNamed(request, courseName);
  const quiz = await quizNamed(request, course.id, quizTitle);
  const attempts = await attemptsOf(request, course.sessionId, `&scenarioId=${quiz.scenarioId}`);
  const rows = (await membersOf(request, course)).map((student) =>
    rowOf(
      student,
      attempts.filter((attempt) => attempt.username === student.username),
    ),
  );
  return { course, quiz, questions: attempts[0]!.questionScorecards.map(({ questionText }) => questionText), rows };
}

function rowOf(student: Student, attempts: Scorecard[]): QuizRow {
  const best = attempts.sort((a, b) => b.questionsScore - a.questionsScore || b.time.localeCompare(a.time)).at(0);
  if (!best) return { ...student, cells: null };
  return {
    ...student,
    score: best.questionsScore,
    maxScore: best.maxQuestionsScore,
    cells: best.questionScorecards.map(cellOf),
  };
}

function cellOf({ score, maxScore, answerScorecards }: Scorecard["questionScorecards"][number]): QuizCell {
  const choices = answerScorecards
    .map((answer, position) => ({ ...answer, position }))
    .filter(({ answered }) => answered);
  const marks = choices.map(({ correct, position }) => (maxScore > 0 ? (correct ? "✓" : "✗") : "ABCDEFGH"[position]));
  const points = score > 0 && score < maxScore ? `${score}/${maxScore}` : "";
  return {
    text: (marks.length > 0 ? marks.join(" ") : "no answer") + points,
    tone: maxScore === 0 ? "none" : score === maxScore ? "right" : "wrong",
    chosen: choices.map(({ answerText }) => answerText),
    score,
  };
}
