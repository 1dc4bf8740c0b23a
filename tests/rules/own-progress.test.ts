import { expect, test } from "vitest";
import type { StoredAnswer } from "~/db/schema";
import { progressOf, staleAfter, type PlayedAttempt } from "~/domain/results/progress";

const now = new Date("2026-11-23T12:00:00Z");
const ago = (hours: number) => new Date(+now - hours * 3_600_000);

/** `marks`: r right, w wrong, h half of the points, s a survey. */
function playedAttempt(
  scenarioId: string,
  hours: number,
  marks: string,
  more: Partial<PlayedAttempt> = {},
): PlayedAttempt {
  const points: Record<string, [number, number]> = { r: [10, 10], w: [0, 10], h: [5, 10], s: [0, 0] };
  const answers = [...marks].map((mark): StoredAnswer => [...points[mark]!, []]);
  return {
    ...{ scenarioId, campaignId: "orbits", campaignTitle: "Orbits", score: 50, maxScore: 100, passed: true },
    isClosed: false,
    ...{ receivedAt: ago(hours), questions: answers.map((_, at) => `Question ${at}`), answers, ...more },
  };
}

const topic = (...attempts: PlayedAttempt[]) => progressOf(attempts, now).topics[0];

test("a streak counts questions back from the latest to the first missed one", () => {
  expect(topic(playedAttempt("b", 1, "rr"), playedAttempt("a", 2, "rwr"))).toMatchObject({
    streak: 3,
    right: 4,
    answered: 5,
  });
  expect(topic(playedAttempt("b", 1, "rw"), playedAttempt("a", 2, "rr"))).toMatchObject({ streak: 0 });
  expect(topic(playedAttempt("a", 1, "rrr"))).toMatchObject({ streak: 3 });
});

test("a question counts once with its latest answer; half points are a miss, surveys don't count", () => {
  expect(topic(playedAttempt("a", 1, "rr"), playedAttempt("a", 2, "rr"), playedAttempt("a", 3, "ww"))).toMatchObject({
    ...{ streak: 2, right: 2, answered: 2 },
  });
  expect(topic(playedAttempt("a", 1, "rhr"))).toMatchObject({ streak: 1, right: 2, answered: 3 });
  expect(topic(playedAttempt("a", 1, "rsr"))).toMatchObject({ streak: 2, answered: 2 });
});

test("topics are campaigns, each with its own streak", () => {
  const other = { campaignId: "frames", campaignTitle: "Frames" };
  expect(progressOf([playedAttempt("b", 1, "w", other), playedAttempt("a", 2, "rr")], now).topics).toEqual([
    { campaignId: "frames", title: "Frames", streak: 0, right: 0, answered: 1 },
    { campaignId: "orbits", title: "Orbits", streak: 2, right: 2, answered: 2 },
  ]);
});

test("an entry's best attempt counts, the latest on ties; passing is permanent", () => {
  const attempts = [
    playedAttempt("a", 1, "", { score: 40, passed: false }),
    playedAttempt("a", 2, "", { score: 70, maxScore: 100 }),
    playedAttempt("a", 3, "", { score: 35, maxScore: 50 }),
  ];
  expect(progressOf(attempts, now).entries).toEqual([
    { scenarioId: "a", score: 70, maxScore: 100, passed: true, attempts: 3, lastPlayedAt: ago(1) },
  ]);
});

test("across editions with different maxima, the best is the highest share", () => {
  const attempts = [
    playedAttempt("a", 1, "", { score: 70, maxScore: 100 }),
    playedAttempt("a", 2, "", { score: 69, maxScore: 90 }),
  ];
  expect(progressOf(attempts, now).entries).toMatchObject([{ score: 69, maxScore: 90 }]);
});

test("at most five entries are suggested: failed, then most missed, then oldest", () => {
  const old = staleAfter / 3_600_000 + 1;
  const reasons = (...attempts: PlayedAttempt[]) =>
    progressOf(attempts, now).repeat.map(({ scenarioId, reason }) => `${scenarioId} ${reason}`);
  expect(
    reasons(
      playedAttempt("fine", 1, "rrr"),
      playedAttempt("some", 2, "rrw"),
      playedAttempt("most", 3, "wwr"),
      playedAttempt("failed", 4, "", { passed: false }),
      playedAttempt("older", old + 5, "rr"),
      playedAttempt("oldest", old + 9, "rr"),
    ),
  ).toEqual(["failed notPassed", "most missed", "some missed", "oldest longAgo", "older longAgo"]);
  expect(reasons(playedAttempt("a", 1, "rr"), playedAttempt("a", 2, "ww"))).toEqual([]);
  expect(reasons(...["a", "b", "c", "d", "e", "f"].map((id, at) => playedAttempt(id, at, "w")))).toHaveLength(5);
  expect(progressOf([playedAttempt("a", 1, "rwhs")], now).repeat[0]).toMatchObject({ missed: 2, asked: 3 });
});

test("without an attempt there is nothing to show", () => {
  expect(progressOf([], now)).toEqual({ entries: [], topics: [], repeat: [] });
});
