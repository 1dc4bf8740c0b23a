// How an accepted claim affects the best verified score.
import { expect, test } from "vitest";
import { describeAcceptance, findVerifiedBest, isReplacing } from "~/domain/attempts/verified-best";

const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 9, minute));
const points = (score: number, maxScore: number, minute: number) => ({ score, maxScore, receivedAt: at(minute) });

test("only a better share replaces the best, and on ties the latest counts", () => {
  const verified = points(30, 40, 5);
  expect(isReplacing(points(31, 40, 1), verified)).toBe(true);
  expect(isReplacing(points(40, 80, 9), verified)).toBe(false);
  expect(isReplacing(points(60, 80, 4), verified)).toBe(false);
  expect(isReplacing(points(60, 80, 6), verified)).toBe(true);
  expect(isReplacing(points(40, 40, 6), null)).toBe(false);
});

test("the dialog says which verified score is replaced, or that it still counts", () => {
  const verified = points(30, 40, 5);
  expect(describeAcceptance(points(60, 80, 6), verified)).toMatch(
    /^This replaces a verified score: 60\/80,.* 30\/40\.$/,
  );
  expect(describeAcceptance(points(60, 80, 4), verified)).toMatch(/^The verified score of 30\/40 still counts/);
  expect(describeAcceptance(points(60, 80, 4), null)).toBeNull();
});

test("the best verified attempt has the best share, the latest on ties", () => {
  const attempts = [points(10, 10, 1), points(20, 20, 3), points(9, 10, 7)].map((one) => ({
    ...one,
    isVerified: true,
  }));
  expect(findVerifiedBest([...attempts, { ...points(50, 50, 9), isVerified: false }])).toEqual(points(20, 20, 3));
});
