import { expect, test } from "vitest";
import { alarmOf, analyseItems, sortItems, type AnswerKey } from "~/domain/quiz-results/item-analysis";
import { packAnalysis, unpackAnalysis } from "~/domain/quiz-results/packed-analysis";
import type { QuizData } from "~/domain/quiz-results/read-quiz-responses";

const studentsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const name = `s${String(index + 1).padStart(4, "0")}`;
    return { userId: name, username: name, fullName: "" };
  });

const yesNo: [string, boolean][] = [
  ["yes", true],
  ["no", false],
];

/** Rows of points in questions of one point each. */
function dichotomous(rows: number[][]): QuizData {
  const ids = rows[0]!.map((_, index) => index + 1);
  return {
    orders: [ids],
    late: [],
    reported: [],
    questions: ids.map((id) => ({ id, text: `Item ${id}`, answers: yesNo })),
    responses: [
      rows.map((row, index) => [
        studentsOf(rows.length)[index]!.userId,
        JSON.stringify(row.map((score) => [score, 1, [1 - score]])),
        row.reduce((total, score) => total + score, 0),
        row.length,
      ]),
    ],
  };
}

test("facility and discrimination of LSAT 6 match the published values", () => {
  // Section 6 of the Law School Admission Test, 1,000 examinees: Bock and Lieberman (1970), Psychometrika 35, 179-197. The
  // proportions and the correlations without the item itself are those of Rizopoulos (2006), Journal of Statistical
  // Software 17(5), descript(LSAT). Frequencies of the patterns 00000, 00001, ..., 11111.
  const frequencies = [
    3, 6, 2, 11, 1, 1, 3, 4, 1, 8, 0, 16, 0, 3, 2, 15, 10, 29, 14, 81, 3, 28, 15, 80, 16, 56, 21, 173, 11, 61, 28, 298,
  ];
  const rows = frequencies.flatMap((frequency, pattern) =>
    Array.from({ length: frequency }, () => [4, 3, 2, 1, 0].map((bit) => (pattern >> bit) & 1)),
  );
  const students = studentsOf(rows.length);
  const { items, attempts } = analyseItems(students, dichotomous(rows), new Map());
  expect(attempts).toBe(1000);
  expect(items.map(({ facility }) => facility!.toFixed(3))).toEqual(["0.924", "0.709", "0.553", "0.763", "0.870"]);
  expect(items.map(({ discrimination }) => discrimination!.toFixed(4))).toEqual([
    "0.1128",
    "0.1532",
    "0.1728",
    "0.1444",
    "0.1216",
  ]);
});

// Ten students, three questions (2, 1 and 1 points), one survey. By hand:
// Q1 points 2 2 2 2 1 1 0 0 0 0: mean 1, facility 0.5. The others together: 2 2 1 2 1 1 1 0 0 0 of 2.
// x = 1 1 1 1 .5 .5 0 0 0 0 (sum 5, squares 4.5), y = 1 1 .5 1 .5 .5 .5 0 0 0 (sum 5, squares 4), products 4:
// r = (4 - 2.5) / sqrt((4.5 - 2.5)(4 - 2.5)) = 1.5 / sqrt(3) = 0.8660.
const byHand: QuizData = {
  late: [],
  reported: [],
  orders: [
    [1, 2, 3, 4],
    [5, 2, 3, 4],
  ],
  questions: [
    {
      id: 1,
      text: "Which two?",
      answers: [
        ["a", true],
        ["b", true],
        ["c", false],
      ],
    },
    {
      id: 5,
      text: "Which two?",
      answers: [
        ["c", false],
        ["a", true],
        ["b", true],
      ],
    },
    { id: 2, text: "Longer?", answers: yesNo },
    { id: 3, text: "Faster?", answers: yesNo },
    {
      id: 4,
      text: "Did you like it?",
      answers: [
        ["much", false],
        ["little", false],
      ],
    },
  ],
  responses: [0, 1].map((question) =>
    (
      [
        [[2, [0, 1]], 1, 1],
        [[2, [0, 1]], 1, 1],
        [[2, [0, 1]], 1, 0],
        [[2, [1, 2], 1], 1, 1],
        [[1, [0]], 1, 0],
        [[1, [0]], 0, 1],
        [[0, [2]], 0, 1],
        [[0, [2]], 0, 0],
        [[0, [0], 1], 0, 0],
        [[0, []], 0, 0],
      ] as [[number, number[], number?], number, number][]
    ).flatMap(([[score, choice, order = 0], second, third], index): QuizData["responses"][number] =>
      order === question
        ? [
            [
              studentsOf(10)[index]!.userId,
              JSON.stringify([
                [score, 2, choice],
                [second, 1, [1 - second]],
                [third, 1, [1 - third]],
                [0, 0, index < 4 ? [0] : []],
              ]),
              score + second + third,
              4,
            ],
          ]
        : [],
    ),
  ),
};

test("a quiz's figures match those computed by hand, however answers were shuffled", () => {
  const { items, totals } = analyseItems(studentsOf(12), byHand, new Map());
  const [first, second, third, survey] = items;
  expect(first).toMatchObject({
    label: "Q1",
    asked: 10,
    points: 1,
    maxPoints: 2,
    facility: 0.5,
    partial: 2,
    noAnswer: 1,
  });
  expect(first!.discrimination).toBeCloseTo(0.866, 4);
  expect(first!.answers).toEqual([
    { text: "a", correct: true, count: 6, share: 0.6 },
    { text: "b", correct: true, count: 4, share: 0.4 },
    { text: "c", correct: false, count: 3, share: 0.3 },
  ]);
  expect(first!.commonestWrong).toMatchObject({ text: "c", count: 3 });
  expect(first!.commonestWrong!.chosenBy.map(({ username }) => username)).toEqual(["s0007", "s0008", "s0009"]);
  expect([second!.facility, third!.facility, survey!.facility]).toEqual([0.5, 0.5, null]);
  expect(survey).toMatchObject({ discrimination: null, commonestWrong: null, maxPoints: 0, noAnswer: 6 });
  expect(survey!.answers.map(({ correct }) => correct)).toEqual([null, null]);
  expect(totals).toMatchObject({ points: 2, maxPoints: 4, facility: 0.5, partial: 2, noAnswer: 7 });
});

test("a wrong answer chosen by a quarter of at least ten students is a misconception", () => {
  const misconceptions = (wrong: number, askedCount: number) =>
    analyseItems(
      studentsOf(askedCount),
      dichotomous(Array.from({ length: askedCount }, (_, index) => [index < wrong ? 0 : 1])),
      new Map(),
    ).items[0]!.misconceptions;
  expect(misconceptions(2, 12)).toEqual([]);
  expect(misconceptions(3, 12)).toMatchObject([{ text: "no", count: 3, share: 0.25 }]);
  expect(misconceptions(9, 9)).toEqual([]);
  expect(misconceptions(10, 10)).toMatchObject([{ text: "no", count: 10 }]);
});

test("with nine students, or with equal scores, there is no discrimination", () => {
  const rows = Array.from({ length: 10 }, (_, index) => [index % 2, index % 3 === 0 ? 1 : 0, 1]);
  const discriminations = (data: number[][]) =>
    analyseItems(studentsOf(data.length), dichotomous(data), new Map()).items.map(
      ({ discrimination }) => discrimination !== null,
    );
  expect(discriminations(rows)).toEqual([true, true, false]);
  expect(discriminations(rows.slice(1))).toEqual([false, false, false]);
});

test("the catalogue's right answers override the game's", () => {
  const key: AnswerKey = new Map([["Item 1", new Set(["no"])]]);
  const [item] = analyseItems(studentsOf(2), dichotomous([[1], [0]]), key).items;
  expect(item!.answers.map(({ text, correct }) => [text, correct])).toEqual([
    ["yes", false],
    ["no", true],
  ]);
});

test("a student who left the class isn't counted", () => {
  const { items, attempts } = analyseItems(studentsOf(1), dichotomous([[1], [0]]), new Map());
  expect([attempts, items[0]!.asked]).toEqual([1, 1]);
});

test("the hardest question comes first, a survey last", () => {
  const { items } = analyseItems(studentsOf(12), byHand, new Map());
  const harder = items.map((item, index) => (index === 2 ? { ...item, facility: 0.1 } : item));
  expect(sortItems(harder, "hardest").map(({ label }) => label)).toEqual(["Q3", "Q1", "Q2", "Q4"]);
  expect(sortItems(harder, "asked").map(({ label }) => label)).toEqual(["Q1", "Q2", "Q3", "Q4"]);
});

test.each([
  { facility: 0.5, discrimination: -0.2, asked: 10, alarm: "misleading" },
  { facility: 0.97, discrimination: -0.2, asked: 10, alarm: "tooEasy" },
  { facility: 0.29, discrimination: 0.4, asked: 10, alarm: "tooHard" },
  { facility: 0.3, discrimination: 0.4, asked: 10, alarm: null },
  { facility: 0.6, discrimination: 0.14, asked: 10, alarm: "separatesLittle" },
  { facility: 0.6, discrimination: null, asked: 10, alarm: null },
  { facility: null, discrimination: null, asked: 40, alarm: null },
  { facility: 0.1, discrimination: -0.2, asked: 9, alarm: null },
  { facility: 1, discrimination: null, asked: 9, alarm: null },
])("$asked students, $facility of the points, discrimination $discrimination: $alarm", ({ alarm, ...item }) => {
  expect(alarmOf(item)).toBe(alarm);
});

test("a packed analysis is restored with every name", () => {
  const analysis = analyseItems(studentsOf(12), byHand, new Map());
  expect(analysis.items[0]?.misconceptions[0]?.chosenBy).toHaveLength(3);
  expect(unpackAnalysis(packAnalysis(analysis))).toEqual(analysis);
});
