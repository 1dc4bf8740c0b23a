import type { StoredAnswer } from "~/db/schema";
import type { QuizCell } from "./answer-mark";
import { arrangeQuestionColumns, type QuestionColumn } from "./question-columns";
import type { Question } from "~/domain/attempts/read-questions";
import { parseAnswers } from "./stored-answers";
import type { LateResponse, QuizData, QuizStudent } from "./read-quiz-responses";

export type QuizRow = {
  student: QuizStudent;
  /** Score of the attempt; null without one. */
  score: { score: number; maxScore: number } | null;
  /** When a late attempt was begun and received; null for one in time. */
  late: LateResponse | null;
  /** Whether the points are reported by a game and not verified by the server. */
  isReported: boolean;
  /** By column; null if the student was not asked or has no attempt. */
  cells: (QuizCell | null)[];
};

export type QuizTable = {
  columns: (QuestionColumn & {
    answers: string[];
    /** Mean share of the points, over those who were asked; null in a survey. */
    mean: number | null;
  })[];
  rows: QuizRow[];
};

/** The table of the responses page: every student, with the attempt that counts. */
export function arrangeQuizTable(
  students: QuizStudent[],
  { orders, questions, responses, late, reported }: QuizData,
): QuizTable {
  const { columns, columnsOf } = arrangeQuestionColumns(orders, questions);
  const questionsById = new Map(questions.map((question) => [question.id, question]));
  const columnsByOrder = orders.map(columnsOf);
  // Every question of an order has a column.
  const columnAt = (order: number, index: number) => columnsByOrder[order]![index]!;
  const attempts = new Map(
    responses.flatMap((group, order) =>
      group.map(([userId, given, score, maxScore]) => [userId, { order, given, score, maxScore }] as const),
    ),
  );
  const answersOf = columns.map((_, column) => {
    const order = columnsByOrder.findIndex((columnsOfOrder) => columnsOfOrder.includes(column));
    const id = orders[order]?.[columnsByOrder[order]?.indexOf(column) ?? -1];
    return questionsById.get(id ?? -1)?.answers.map(([text]) => text) ?? [];
  });

  const lateOf = new Map(late.map((response) => [response.userId, response]));
  const reportedBy = new Set(reported);
  const means = columns.map(() => new Mean());

  const rows = students.map((student): QuizRow => {
    const noCells = () => new Array<QuizCell | null>(columns.length).fill(null);
    const attempt = attempts.get(student.userId);
    if (!attempt) return { student, score: null, late: null, isReported: false, cells: noCells() };
    const { order, given, score, maxScore } = attempt;
    for (const [index, answer] of parseAnswers(given).entries()) means[columnAt(order, index)]?.add(answer);
    // Calculated on demand: of a large class few rows are drawn.
    let cells: QuizRow["cells"] | null = null;
    return {
      student,
      score: { score, maxScore },
      late: lateOf.get(student.userId) ?? null,
      isReported: reportedBy.has(student.userId),
      get cells() {
        if (cells) return cells;
        cells = noCells();
        for (const [index, answer] of parseAnswers(given).entries())
          cells[columnAt(order, index)] = cellOf(answer, questionsById.get(orders[order]?.[index] ?? -1));
        return cells;
      },
    };
  });
  return {
    columns: columns.map((column, index) => ({
      ...column,
      answers: answersOf[index] ?? [],
      mean: means[index]?.value ?? null,
    })),
    rows,
  };
}

function cellOf([score, maxScore, chosen]: StoredAnswer, question: Question | undefined): QuizCell {
  const answers = question?.answers ?? [];
  return {
    score,
    maxScore,
    chosen: chosen.map((position) => ({
      position,
      text: answers[position]?.[0] ?? "",
      correct: answers[position]?.[1] ?? false,
    })),
  };
}

class Mean {
  #sum = 0;
  #count = 0;

  add([score, maxScore]: StoredAnswer) {
    if (maxScore === 0) return;
    this.#sum += score / maxScore;
    this.#count++;
  }

  get value(): number | null {
    return this.#count === 0 ? null : this.#sum / this.#count;
  }
}
