import { expect, test } from "vitest";
import type { Header } from "../../simulator/api/classroom";
import { completesCampaign, findNextAfter, type Progress } from "../../simulator/api/own-progress";

const headerOf = (scenarioId: string, campaignId = "one") => ({ scenarioId, campaignId }) as Header;
const headers = [headerOf("a"), headerOf("b"), headerOf("c"), headerOf("d", "two")];
const [first, second, third, fourth] = headers as [Header, Header, Header, Header];

const progressOf = (passed: Record<string, boolean>, held: string[] = []) =>
  ({
    held,
    entries: Object.entries(passed).map(([scenarioId, isPassed]) => ({ scenarioId, passed: isPassed })),
  }) as Progress;

test("the next scenario is the first unplayed one from here on, then from the beginning", () => {
  expect(findNextAfter(progressOf({}), headers, first)).toBe(second);
  expect(findNextAfter(progressOf({ b: false }), headers, first)).toBe(third);
  expect(findNextAfter(progressOf({}, ["b", "c"]), headers, first)).toBe(fourth);
  expect(findNextAfter(progressOf({ b: true, c: true, d: true }), headers, fourth)).toBe(first);
  expect(findNextAfter(progressOf({ a: true, b: true, c: true }), headers, fourth)).toBeUndefined();
});

test("the last scenario that is passed completes its campaign, once", () => {
  expect(completesCampaign(progressOf({ a: true, b: true }), headers, third)).toBe(true);
  expect(completesCampaign(progressOf({ a: true, b: true, c: false }), headers, third)).toBe(true);
  expect(completesCampaign(progressOf({ a: true, b: true, c: true }), headers, third)).toBe(false);
  expect(completesCampaign(progressOf({ a: true, b: false }), headers, third)).toBe(false);
});
