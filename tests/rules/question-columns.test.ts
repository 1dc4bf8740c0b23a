import { expect, test } from "vitest";
import { arrangeQuestionColumns } from "~/domain/quiz-results/question-columns";
import type { Question } from "~/domain/attempts/read-questions";

const question = (id: number, text: string): Question => ({ id, text, answers: [] });
const texts = ({ columns }: ReturnType<typeof arrangeQuestionColumns>) => columns.map(({ text }) => text);

test("columns are Q1, Q2 and so on in the order of asking", () => {
  const { columns, columnsOf } = arrangeQuestionColumns([[7, 3]], [question(7, "First?"), question(3, "Second?")]);
  expect(columns).toEqual([
    { label: "Q1", questionId: 7, text: "First?" },
    { label: "Q2", questionId: 3, text: "Second?" },
  ]);
  expect(columnsOf([7, 3])).toEqual([0, 1]);
});

test("a question keeps its column when shuffled answers change its number", () => {
  const columns = arrangeQuestionColumns(
    [
      [1, 2],
      [2, 3],
    ],
    [question(1, "A?"), question(2, "B?"), question(3, "A?")],
  );
  expect(columns.columns).toHaveLength(2);
  expect(columns.columnsOf([2, 3])).toEqual([...columns.columnsOf([1, 2])].reverse());
});

test("a question's earliest place decides its column", () => {
  expect(
    texts(
      arrangeQuestionColumns(
        [
          [1, 2, 3],
          [3, 1, 2],
        ],
        [question(1, "A?"), question(2, "B?"), question(3, "C?")],
      ),
    ),
  ).toEqual(["A?", "C?", "B?"]);
});

test("a reworded question gets its own column", () => {
  const columns = arrangeQuestionColumns(
    [
      [1, 2],
      [1, 3],
    ],
    [question(1, "A?"), question(2, "B?"), question(3, "B, really?")],
  );
  expect(texts(columns)).toEqual(["A?", "B?", "B, really?"]);
  expect(columns.columnsOf([1, 3])).toEqual([0, 2]);
});

test("a question asked twice in one attempt is two columns", () => {
  const columns = arrangeQuestionColumns([[1, 1, 2]], [question(1, "Again?"), question(2, "Other?")]);
  expect(texts(columns)).toEqual(["Again?", "Again?", "Other?"]);
  expect(columns.columnsOf([1, 1, 2])).toEqual([0, 1, 2]);
});

test("without attempts there are no columns", () => {
  expect(arrangeQuestionColumns([], []).columns).toEqual([]);
});

test("the columns do not depend on the order in which the attempts come", () => {
  const questions = [question(1, "A?"), question(2, "B?"), question(3, "C?"), question(4, "A?")];
  const orders = [
    [2, 1],
    [3, 4, 2],
    [4, 3],
  ];
  expect(texts(arrangeQuestionColumns([...orders].reverse(), questions))).toEqual(
    texts(arrangeQuestionColumns(orders, questions)),
  );
});
