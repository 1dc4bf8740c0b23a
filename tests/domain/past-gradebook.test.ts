// The gradebook as it was on a day, with what has changed since.
import { expect, test } from "vitest";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { compareDays, listDaysWithChanges } from "~/domain/gradebook/compare-days";
import { dayToShow, endOfDay } from "~/domain/gradebook/past-days";
import { readGradebook } from "~/domain/gradebook/read-gradebook";
import { decideGrade } from "~/domain/grades/decide-grade";
import { addRunningClass, attemptOf } from "../support/builders";
import { later, testContext } from "../support/database";

const ctx = await testContext();
const excusedText = "excused";
const day = 24 * 60;

test("each grade is as it was then, with the later one beside it if it differs", async () => {
  const running = await addRunningClass(ctx, { students: 2 });
  const { owner, sessionId, students, lesson } = running;
  const [played, other] = [students[0], students[1]];
  await recordAttempt(later(played.ctx, 1), attemptOf(lesson, sessionId, { totalScore: 60 }));
  await recordAttempt(later(other.ctx, 1), attemptOf(lesson, sessionId, { totalScore: 90 }));
  const decider = later(owner.ctx, day);
  const grade = { classSessionId: sessionId, userId: played.id, scenarioId: lesson };
  await decideGrade(decider, grade, { kind: "excuse", reason: "Was ill." });
  const at = later(owner.ctx, 2).now;
  const compared = await compareDays(owner.ctx, sessionId, { at, later: null, excusedText });
  const place = compared.columns.findIndex(({ scenarioId }) => scenarioId === lesson);
  const cellOf = (userId: string) => compared.students.find((student) => student.userId === userId)?.cells[place];
  expect(cellOf(played.id)).toEqual({ then: "D 60/100", later: "excused" });
  expect(cellOf(other.id)).toEqual({ then: "A 90/100", later: null });
  expect(compared.changes).toBe(1);
  expect(compared.students.find(({ userId }) => userId === played.id)?.total).toEqual({ then: "D 60 %", later: "" });
  const same = await compareDays(owner.ctx, sessionId, { at, later: at, excusedText });
  expect(same.changes).toBe(0);
  const before = await compareDays(owner.ctx, sessionId, { at: later(owner.ctx, 0).now, later: at, excusedText });
  expect(before.changes).toBe(2);
});

test("the days with changes are those of attempts and decisions, in the zone", async () => {
  const { owner, sessionId, students, lesson } = await addRunningClass(ctx);
  await recordAttempt(later(students[0].ctx, 1), attemptOf(lesson, sessionId, { totalScore: 60 }));
  const grade = { classSessionId: sessionId, userId: students[0].id, scenarioId: lesson };
  await decideGrade(later(owner.ctx, 3 * day), grade, { kind: "excuse", reason: "Was ill." });
  const { session } = await readGradebook(owner.ctx, sessionId);
  expect(await listDaysWithChanges(owner.ctx, session, "UTC")).toHaveLength(2);
});

test("only who may read the gradebook reads an earlier one", async () => {
  const { sessionId, students, owner } = await addRunningClass(ctx);
  const stranger = await addRunningClass(ctx);
  for (const reader of [stranger.owner, students[0]])
    await expect(
      compareDays(reader.ctx, sessionId, { at: owner.ctx.now, later: null, excusedText }),
    ).rejects.toMatchObject({ code: expect.stringMatching(/notFound|forbidden/) });
});

test.each([
  ["2026-03-29", "2026-03-29T21:59:59.999Z"],
  ["2026-03-28", "2026-03-28T22:59:59.999Z"],
  ["2026-04-02", "2026-04-02T10:00:00.000Z"],
])("a day ends at midnight of its zone, also when clocks change, and today's is now: %s", (text, end) => {
  expect(endOfDay(text, { zone: "Europe/Berlin", ...days })).toEqual(new Date(end));
});

const days = { start: new Date("2026-03-01T08:00:00Z"), now: new Date("2026-04-02T10:00:00Z") };

test.each([
  ["2026-02-28", "beforeClass"],
  ["2026-04-03", "future"],
  ["2026-02-30", "notADay"],
  ["0000-01-01", "notADay"],
  ["9999-99-99", "notADay"],
  ["", "notADay"],
  ["today", "notADay"],
])("a day that can't be shown is refused with its reason: %j", (text, fault) => {
  expect(endOfDay(text, { zone: "Europe/Berlin", ...days })).toBe(fault);
});

test.each([
  ["a week ago, if something has changed since", ["2026-03-02", "2026-03-20"], "2026-03-15"],
  ["the day before the last change", ["2026-03-02", "2026-03-10"], "2026-03-09"],
  ["the first day of the class at the earliest", ["2026-03-01"], "2026-03-01"],
  ["a week ago, if nothing has ever changed", [], "2026-03-15"],
])("the day shown first is %s", (_, daysWithChanges, day) => {
  expect(dayToShow(daysWithChanges, { first: "2026-03-01", today: "2026-03-22" })).toBe(day);
});
