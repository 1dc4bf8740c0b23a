import { expect, test } from "vitest";
import { arrangeQuizTable } from "~/domain/quiz-results/quiz-table";
import type { QuizData } from "~/domain/quiz-results/read-quiz-responses";

const students = ["ada", "ben", "cyd", "dan"].map((name) => ({ userId: name, username: name, fullName: "" }));

// Two questions in two orders, and a survey; Dan has not played, and Eve is no longer enrolled.
const data: QuizData = {
  orders: [
    [1, 2, 3],
    [2, 1],
  ],
  questions: [
    {
      id: 1,
      text: "Up?",
      answers: [
        ["yes", true],
        ["no", false],
      ],
    },
    {
      id: 2,
      text: "Down?",
      answers: [
        ["yes", false],
        ["no", true],
      ],
    },
    { id: 3, text: "Liked it?", answers: [["yes", false]] },
  ],
  responses: [
    [
      ["ada", "[[5,5,[0]],[1,4,[0,1]],[0,0,[0]]]", 6, 9],
      ["cyd", "[[5,5,[0]],[0,4,[]],[0,0,[]]]", 5, 9],
    ],
    [
      ["ben", "[[4,4,[1]],[0,5,[1]]]", 4, 9],
      ["eve", "[[0,4,[0]],[0,5,[1]]]", 0, 9],
    ],
  ],
  late: [{ userId: "ben", startedAt: 1, receivedAt: 2 }],
  reported: ["cyd"],
};

test("a question's mean covers the students who were asked, and a survey has none", () => {
  const { columns } = arrangeQuizTable(students, data);
  expect(columns.map(({ text, mean }) => [text, mean])).toEqual([
    ["Up?", (1 + 0 + 1) / 3],
    ["Down?", (0.25 + 1 + 0) / 3],
    ["Liked it?", null],
  ]);
});

test("each answer is under its question, in whatever order they were asked", () => {
  const { rows } = arrangeQuizTable(students, data);
  const table = rows.map(({ student, score, late, cells }) => [
    student.username,
    score?.score ?? null,
    late !== null,
    ...cells.map((cell) => cell && `${cell.score}/${cell.maxScore} ${cell.chosen.map(({ text }) => text).join("+")}`),
  ]);
  expect(table).toEqual([
    ["ada", 6, false, "5/5 yes", "1/4 yes+no", "0/0 yes"],
    ["ben", 4, true, "0/5 no", "4/4 no", null],
    ["cyd", 5, false, "5/5 yes", "0/4 ", "0/0 "],
    ["dan", null, false, null, null, null],
  ]);
  expect(rows[0]!.cells[1]!.chosen.map(({ correct }) => correct)).toEqual([false, true]);
});

test("students whose points a game has reported are marked", () => {
  const { rows } = arrangeQuizTable(students, data);
  expect(rows.flatMap(({ student, isReported }) => (isReported ? [student.username] : []))).toEqual(["cyd"]);
});
