import { expect, test } from "vitest";
import type { Item } from "~/domain/quiz-results/item-analysis";
import { hardestOf, isLinkToken } from "~/domain/summaries/class-summary";

const itemOf = (label: string, facility: number | null, askedCount = 10): { scenario: string; item: Item } => ({
  scenario: "Quiz",
  item: {
    ...{
      label,
      questionId: 1,
      text: `Question ${label}`,
      asked: askedCount,
      points: 0,
      maxPoints: 1,
      facility,
      discrimination: null,
    },
    ...{ partial: 0, noAnswer: 0, answers: [], commonestWrong: null, misconceptions: [] },
  },
});

test("the five hardest questions have the smallest share earned by at least ten students", () => {
  const questions = [
    itemOf("Q1", 0.9),
    itemOf("Q2", 0.1, 9),
    itemOf("Q3", null),
    ...["Q4", "Q5", "Q6", "Q7", "Q8"].map((label, place) => itemOf(label, 0.5 - place / 10)),
  ];
  expect(hardestOf(questions).map(({ label }) => label)).toEqual(["Q8", "Q7", "Q6", "Q5", "Q4"]);
});

test("only well-formed tokens are looked up", () => {
  expect(["", "x", "A".repeat(42), "A".repeat(44), `${"A".repeat(42)}/`].filter(isLinkToken)).toEqual([]);
  expect(isLinkToken("aZ09_-".repeat(8).slice(0, 43))).toBe(true);
});
