import { askedIdOf, type Question } from "~/domain/attempts/read-questions";

/**
 * A column of the quiz responses: a question by its text, whatever its place and the order of its answers. `questionId`:
 * of its oldest version.
 */
export type QuestionColumn = { label: string; text: string; questionId: number };

/** Finds the column of each question of an attempt; never -1 for attempts from which the columns were made. */
export type ColumnsOfAttempt = (questionIds: number[]) => number[];

/**
 * Columns Q1, Q2, ... of all questions in any of the attempts, in the order in which they were asked (the earliest
 * place decides, then the older question), and the mapping from an attempt to its columns.
 */
export function arrangeQuestionColumns(orders: number[][], questions: Question[]) {
  const texts = new Map(questions.map((question) => [question.id, question.text]));
  // Another key doesn't change a question's place.
  const askedIds = new Map(questions.map((question) => [question.id, askedIdOf(question)]));
  const first = new Map<string, { place: number; id: number; text: string }>();
  for (const order of orders) {
    const keys = keysOf(order, texts);
    for (const [index, id] of order.entries()) {
      const key = keys[index] ?? "";
      const firstColumn = first.get(key);
      first.set(key, {
        place: Math.min(index, firstColumn?.place ?? index),
        id: Math.min(askedIds.get(id) ?? id, firstColumn?.id ?? Infinity),
        text: texts.get(id) ?? "",
      });
    }
  }
  const sorted = [...first].sort(([, a], [, b]) => a.place - b.place || a.id - b.id);
  const indexes = new Map(sorted.map(([key], index) => [key, index]));
  return {
    columns: sorted.map(([, { id, text }], index): QuestionColumn => ({
      ...{ label: `Q${index + 1}`, text },
      questionId: id,
    })),
    columnsOf: (questionIds: number[]) => keysOf(questionIds, texts).map((key) => indexes.get(key) ?? -1),
  };
}

// A text that occurs twice in one attempt has two columns.
function keysOf(order: number[], texts: Map<number, string>): string[] {
  const timesByText = new Map<string, number>();
  return order.map((id) => {
    const text = texts.get(id) ?? "";
    const times = (timesByText.get(text) ?? 0) + 1;
    timesByText.set(text, times);
    return `${times} ${text}`;
  });
}
