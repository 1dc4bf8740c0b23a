// Pages of attempts say which one counts, by the rules of the course.
import { expect, test } from "vitest";
import { readAttempt } from "~/domain/attempts/read-attempt";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { setClassDates } from "~/domain/due-dates/set-dates";
import { changeGradingRules } from "~/domain/gradebook/change-grading";
import { usualRules, type GradingRules } from "~/domain/grades/rules";
import { readOwnAttempt } from "~/domain/results/read-own-attempt";
import { addRunningClass, attemptOf } from "../support/builders";
import { later, testContext } from "../support/database";

const ctx = await testContext();

const late = { percentPerDay: 50, leastPercent: 0, graceMinutes: 0 };
const rules: [string, Partial<GradingRules>, boolean[]][] = [
  ["the best attempt", {}, [false, true, false]],
  ["the last attempt", { counting: "last" }, [false, false, true]],
  ["the first attempt", { counting: "first" }, [true, false, false]],
  ["the mean", { counting: "mean" }, [true, true, true]],
  ["the best of the first", { maxAttempts: 1 }, [true, false, false]],
  ["the one with the most points left of late ones", { late }, [true, false, false]],
  ["the best within the grace time", { late: { ...late, graceMinutes: 40 } }, [false, true, false]],
];

test.each(rules)("where %s counts, the instructor's and the student's page say so", async (_, changes, counts) => {
  const { id, owner, sessionId, students, lesson } = await addRunningClass(ctx);
  const ids: string[] = [];
  for (const [hour, totalScore] of [60, 90, 70].entries()) {
    const attempt = attemptOf(lesson, sessionId, { totalScore });
    await recordAttempt(later(students[0].ctx, hour * 60 + 1), attempt);
    ids.push(attempt.attemptId);
  }
  // The first attempt is on time.
  await setClassDates(owner.ctx, sessionId, {
    timeZone: "Europe/Berlin",
    dates: [{ scenarioId: lesson, campaignId: null, opensAt: null, dueAt: later(ctx, 30).now }],
  });
  await changeGradingRules(owner.ctx, id, { ...usualRules, ...changes }, 0);
  const { rivals } = await readAttempt(owner.ctx, ids[0] ?? "");
  expect(ids.map((attemptId) => rivals.find((rival) => rival.id === attemptId)?.counts)).toEqual(counts);
  const own = await Promise.all(ids.map((attemptId) => readOwnAttempt(students[0].ctx, attemptId)));
  expect(own.map((attempt) => attempt.counts)).toEqual(counts);
});
