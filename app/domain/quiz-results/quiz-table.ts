import type { QuizCell } from "./answer-mark";
import { arrangeQuestionColumns, type QuestionColumn } from "./question-columns";
import type { LateResponse, QuizData, QuizStudent } from "./read-quiz-responses";

export type QuizRow = {
  student: QuizStudent;
  /** Of the attempt, as everywhere; null without one. */
  score: { score: number; maxScore: number } | null;
  /** When a late one was begun and received; null for one in time. */
  late: LateResponse | null;
  /** By column; null where this student was not asked, or has no attempt. */
  cells: (QuizCell | null)[];
};

export type QuizTable = { columns: (QuestionColumn & { answers: string[] })[]; rows: QuizRow[] };

/** The table of the quiz responses page: every student, with the attempt that counts. */
export function arrangeQuizTable(students: QuizStudent[], { orders, questions, responses, late }: QuizData): QuizTable {
  const { columns, columnsOf } = arrangeQuestionColumns(orders, questions);
  const questionsById = new Map(questions.map((question) => [question.id, question]));
  const places = orders.map(columnsOf);
  const attempts = new Map(
    responses.map(([userId, order, answers, score, maxScore]) => [
      userId,
      { order, answers, total: { score, maxScore } },
    ]),
  );
  const answersOf = columns.map((_, column) => {
    const order = places.findIndex((columnsOfOrder) => columnsOfOrder.includes(column));
    const id = orders[order]?.[places[order]!.indexOf(column)];
    return questionsById.get(id ?? -1)?.answers.map(([text]) => text) ?? [];
  });

  const lateOf = new Map(late.map((response) => [response.userId, response]));

  const rows = students.map((student): QuizRow => {
    const cells = new Array<QuizCell | null>(columns.length).fill(null);
    const attempt = attempts.get(student.userId);
    if (!attempt) return { student, score: null, late: null, cells };
    for (const [place, [score, maxScore, chosen]] of attempt.answers.entries()) {
      const answers = questionsById.get(orders[attempt.order]![place]!)?.answers ?? [];
      cells[places[attempt.order]![place]!] = {
        score,
        maxScore,
        chosen: chosen.map((position) => ({
          position,
          text: answers[position]?.[0] ?? "",
          correct: answers[position]?.[1] ?? false,
        })),
      };
    }
    return { student, score: attempt.total, late: lateOf.get(student.userId) ?? null, cells };
  });
  return { columns: columns.map((column, index) => ({ ...column, answers: answersOf[index]! })), rows };
}

/** The mean share of the points of each column, over those who were asked; null in a survey. */
export function meansOf({ columns, rows }: QuizTable): (number | null)[] {
  return columns.map((_, column) => {
    let [shares, scored] = [0, 0];
    for (const { cells } of rows) {
      const cell = cells[column];
      if (!cell || cell.maxScore === 0) continue;
      shares += cell.score / cell.maxScore;
      scored++;
    }
    return scored === 0 ? null : shares / scored;
  });
}
