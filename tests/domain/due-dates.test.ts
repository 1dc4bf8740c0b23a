// Due dates: late attempts lose points, missing ones count 0, and an extension moves both for a student.
import fc from "fast-check";
import { expect, test } from "vitest";
import { beginAttempt } from "~/domain/attempts/begin-attempt";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { endExtension, extendDueDates, setClassDates } from "~/domain/due-dates/set-dates";
import { readClassDates } from "~/domain/due-dates/read-dates";
import { changeGradingRules } from "~/domain/gradebook/change-grading";
import { listGrades } from "~/domain/gradebook/list-grades";
import { readGradebook, readGradebookChanges } from "~/domain/gradebook/read-gradebook";
import { decideGrade } from "~/domain/grades/decide-grade";
import { pointsOf, type Grade } from "~/domain/grades/grade";
import { countings, usualRules, type GradingRules } from "~/domain/grades/rules";
import { readOwnResults } from "~/domain/results/read-own-results";
import { addRunningClass, addUser, attemptOf, type RunningClass } from "../support/builders";
import { later, testContext } from "../support/database";
import { everywhere, readEverywhere } from "../support/grades-everywhere";

const ctx = await testContext();

const dayMinutes = 24 * 60;
const at = (minutes: number) => later(ctx, minutes).now;
const of100 = (score: number) => ({ score, maxScore: 100 });
const late = { percentPerDay: 10, leastPercent: 50, graceMinutes: 15 };

const ruledBy = (running: RunningClass, rules: Partial<GradingRules>) =>
  changeGradingRules(running.owner.ctx, running.id, { ...usualRules, ...rules }, 0);

const dueIn = (running: RunningClass, dueAt: Date | null, opensAt: Date | null = null, minutes = 0) =>
  setClassDates(later(running.owner.ctx, minutes), running.sessionId, {
    timeZone: "Europe/Berlin",
    dates: dueAt || opensAt ? [{ scenarioId: running.lesson, campaignId: null, opensAt, dueAt }] : [],
  });

const extend = (running: RunningClass, dueAt: Date, minutes = 0) =>
  extendDueDates(later(running.owner.ctx, minutes), running.sessionId, {
    ...{ userIds: [running.students[0]!.id], scenarioIds: [running.lesson], dueAt, reason: "Was ill." },
  });

const play = (running: RunningClass, totalScore: number, minutes: number) =>
  recordAttempt(later(running.students[0]!.ctx, minutes), attemptOf(running.lesson, running.sessionId, { totalScore }));

/** As everywhere shows it at a time. */
const shownAt = (running: RunningClass, minutes: number) =>
  readEverywhere({
    ...running,
    owner: { ...running.owner, ctx: later(running.owner.ctx, minutes) },
    students: running.students.map((student) => ({ ...student, ctx: later(student.ctx, minutes) })),
  });

test("a late attempt loses points for each day begun, the same everywhere, and an extension gives them back", async () => {
  const running = await addRunningClass(ctx);
  await ruledBy(running, { late });
  await dueIn(running, at(60));
  await play(running, 80, 60 + dayMinutes + 1);
  const now = 3 * dayMinutes;
  expect(await shownAt(running, now)).toEqual(everywhere(of100(64)));
  await extend(running, at(60 + dayMinutes));
  expect(await shownAt(running, now)).toEqual(everywhere(of100(80)));
  const { extensions } = await readClassDates(ctx, running.sessionId);
  await endExtension(running.owner.ctx, running.sessionId, extensions[0]!.id);
  expect(await shownAt(running, now)).toEqual(everywhere(of100(64)));
  await expect(endExtension(running.owner.ctx, running.sessionId, extensions[0]!.id)).rejects.toMatchObject({
    code: "conflict",
  });
});

test("what isn't handed in counts 0 some days after it was due, until an attempt comes or an instructor decides", async () => {
  const running = await addRunningClass(ctx);
  await ruledBy(running, { missingAfterDays: 2 });
  await dueIn(running, at(60));
  const missing = 60 + 2 * dayMinutes;
  expect(await shownAt(running, missing - 1)).toEqual(everywhere(null));
  const shown = await shownAt(running, missing);
  expect(shown).toEqual(everywhere({ score: 0, maxScore: (shown.page as { maxScore: number }).maxScore }));
  const place = {
    ...{ classSessionId: running.sessionId, userId: running.students[0]!.id, scenarioId: running.lesson },
  };
  const adjusted = await decideGrade(later(running.owner.ctx, missing), place, {
    ...{ kind: "adjust", points: 5, reason: "Reported in class." },
  });
  expect(adjusted.grade).toMatchObject({ score: 5 });
  expect(await shownAt(running, missing)).toEqual(everywhere(adjusted.grade));
  await play(running, 70, missing + 1);
  expect(await shownAt(running, missing + 1)).toEqual(everywhere(of100(75)));
});

test("nothing is missing of a student who joined after the due date", async () => {
  const running = await addRunningClass(ctx);
  await ruledBy(running, { missingAfterDays: 0 });
  await dueIn(running, at(-60));
  expect(await shownAt(running, dayMinutes)).toEqual(everywhere(null));
});

test("a campaign's date applies to its scenarios without their own", async () => {
  const running = await addRunningClass(ctx);
  const { columns } = await readGradebook(running.owner.ctx, running.sessionId);
  const lesson = columns.find(({ scenarioId }) => scenarioId === running.lesson)!;
  const others = columns.filter((one) => one.campaignId === lesson.campaignId && one !== lesson);
  await setClassDates(running.owner.ctx, running.sessionId, {
    timeZone: "UTC",
    dates: [
      { campaignId: lesson.campaignId, scenarioId: null, opensAt: null, dueAt: at(60) },
      { scenarioId: running.lesson, campaignId: null, opensAt: null, dueAt: at(120) },
    ],
  });
  const { dates } = await readOwnResults(running.students[0]!.ctx, running.sessionId);
  expect(dates.get(running.lesson)?.dueAt).toEqual(at(120));
  for (const { scenarioId } of others) expect(dates.get(scenarioId)?.dueAt).toEqual(at(60));
  await dueIn(running, null);
  expect((await readOwnResults(running.students[0]!.ctx, running.sessionId)).dates.size).toBe(0);
});

test("a scenario can't be played before it opens", async () => {
  const running = await addRunningClass(ctx);
  await dueIn(running, null, at(60));
  const beginning = { scenarioId: running.lesson, classSessionId: running.sessionId };
  const isClosed = { code: "conflict", message: expect.stringMatching(/opens .*Europe\/Berlin/) };
  await expect(beginAttempt(later(running.students[0]!.ctx, 59), beginning)).rejects.toMatchObject(isClosed);
  await expect(play(running, 90, 59)).rejects.toMatchObject(isClosed);
  await play(running, 50, 60);
  expect(await shownAt(running, 61)).toEqual(everywhere(of100(50)));
});

test("an attempt that began before an opening was set is stored", async () => {
  const running = await addRunningClass(ctx);
  const { ctx: student } = running.students[0]!;
  const { startId } = await beginAttempt(student, {
    ...{ scenarioId: running.lesson, classSessionId: running.sessionId },
  });
  await dueIn(running, null, at(60));
  const attempt = attemptOf(running.lesson, running.sessionId, { totalScore: 70, startId });
  await recordAttempt(later(student, 5), attempt);
  expect(await shownAt(running, 6)).toEqual(everywhere(of100(70)));
});

test("only those who may decide about grades set dates, for scenarios of the class and students in it", async () => {
  const running = await addRunningClass(ctx);
  const other = await addRunningClass(ctx);
  const isMissing = { code: "notFound" };
  await expect(dueIn({ ...running, owner: other.owner }, at(60))).rejects.toMatchObject(isMissing);
  await expect(extend({ ...running, owner: other.owner }, at(60))).rejects.toMatchObject(isMissing);
  await expect(dueIn({ ...running, owner: running.students[0]! }, at(60))).rejects.toMatchObject({ code: "forbidden" });
  await expect(extend({ ...running, students: other.students }, at(60))).rejects.toMatchObject({ code: "invalid" });
  const elsewhere = "01900000-0000-7000-8000-000000000000";
  await expect(dueIn({ ...running, lesson: elsewhere }, at(60))).rejects.toMatchObject({ code: "invalid" });
  await expect(extend({ ...running, lesson: elsewhere }, at(60))).rejects.toMatchObject({ code: "invalid" });
  await expect(extend(running, at(60))).rejects.toMatchObject({ code: "invalid" });
  await dueIn(running, at(30));
  await extend(running, at(60));
  const { extensions } = await readClassDates(ctx, running.sessionId);
  await expect(endExtension(other.owner.ctx, other.sessionId, extensions[0]!.id)).rejects.toMatchObject(isMissing);
});

test("of two who set dates at once both are stored, and the later learns of the other", async () => {
  const running = await addRunningClass(ctx);
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId: running.organizationId });
  const set = (by: typeof admin, minutes: number) =>
    setClassDates(by.ctx, running.sessionId, {
      timeZone: "UTC",
      number: 0,
      dates: [{ scenarioId: running.lesson, campaignId: null, opensAt: null, dueAt: at(minutes) }],
    });
  const answers = await Promise.all([set(running.owner, 60), set(admin, 120)]);
  expect(answers.filter(({ overtook }) => overtook !== null)).toHaveLength(1);
});

test("an open gradebook learns of an extension for one student, and of new dates for all", async () => {
  const running = await addRunningClass(ctx, { students: 3 });
  await ruledBy(running, { late });
  await dueIn(running, at(30));
  const { version } = await readGradebook(running.owner.ctx, running.sessionId);
  await extend(running, at(60));
  const first = await readGradebookChanges(running.owner.ctx, running.sessionId, version);
  expect(first.rows.split("\n")).toHaveLength(1);
  await dueIn(running, at(60));
  const second = await readGradebookChanges(running.owner.ctx, running.sessionId, first.version);
  expect(second.rows.split("\n")).toHaveLength(3);
});

type Step =
  | { do: "play"; score: number; minutes: number }
  | { do: "due"; minutes: number | null }
  | { do: "extend"; minutes: number }
  | { do: "rules"; rules: Pick<GradingRules, "counting" | "late" | "missingAfterDays"> };

const time = fc.integer({ min: -3 * dayMinutes, max: 3 * dayMinutes });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant("play" as const), score: fc.nat(100), minutes: fc.nat(dayMinutes) }),
  fc.record({ do: fc.constant("due" as const), minutes: fc.option(time) }),
  fc.record({ do: fc.constant("extend" as const), minutes: time }),
  fc
    .record({
      counting: fc.constantFrom(...countings),
      late: fc.option(
        fc.record({
          percentPerDay: fc.nat(100),
          leastPercent: fc.nat(100),
          graceMinutes: fc.constantFrom(0, 15, 1_440),
        }),
      ),
      missingAfterDays: fc.option(fc.nat(2)),
    })
    .map((rules): Step => ({ do: "rules", rules })),
);

type Played = { score: number; at: number };

/** A second reckoning, in minutes; the largest maximum is 100. */
function reckon(attempts: Played[], rules: GradingRules, due: number | null, now: number): Grade | "zero" {
  const left = attempts.map(({ score, at: received }) => {
    const { late: rule } = rules;
    if (!rule || due === null || received - due <= rule.graceMinutes) return score;
    const days = Math.ceil((received - due) / dayMinutes);
    return Math.floor((score * Math.max(rule.leastPercent, 100 - days * rule.percentPerDay)) / 100);
  });
  if (left.length === 0) {
    const { missingAfterDays: days } = rules;
    // Students join when the class is made, at minute 0.
    return days !== null && due !== null && due >= 0 && due + days * dayMinutes <= now ? "zero" : null;
  }
  const mean = Math.floor(left.reduce((sum, score) => sum + score, 0) / left.length + 1e-9);
  return of100({ best: Math.max(...left), last: left.at(-1)!, first: left[0]!, mean }[rules.counting]);
}

test("whatever is played, due, extended and ruled, all show what a second reckoning gives, and each earlier moment what it gave then", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
      const running = await addRunningClass(ctx);
      const attempts: Played[] = [];
      let [rules, due, extended]: [GradingRules, number | null, number | null] = [usualRules, null, null];
      let now = 1;
      const moments: { at: number; grade: Grade | "zero" }[] = [];
      const asShown = (grade: Grade | undefined, expected: Grade | "zero"): Grade =>
        expected === "zero" ? { score: 0, maxScore: pointsOf(grade ?? null)?.maxScore ?? -1 } : expected;
      for (const one of steps) {
        now += 1;
        if (one.do === "play") {
          now += one.minutes;
          await play(running, one.score, now);
          attempts.push({ score: one.score, at: now });
        }
        if (one.do === "due") {
          due = one.minutes;
          await dueIn(running, due === null ? null : at(due), null, now);
        }
        if (one.do === "extend" && due !== null) {
          extended = one.minutes;
          await extend(running, at(extended), now);
        }
        if (one.do === "rules") {
          rules = { ...usualRules, ...one.rules };
          await changeGradingRules(later(running.owner.ctx, now), running.id, rules, 0);
        }
        const grade = reckon(attempts, rules, due === null ? null : Math.max(due, extended ?? due), now);
        const shown = await shownAt(running, now);
        expect(shown).toEqual(everywhere(asShown(shown.page, grade)));
        moments.push({ at: now, grade });
      }
      for (const { at: minute, grade } of moments) {
        const owner = later(running.owner.ctx, now);
        const { grades } = await listGrades(owner, running.sessionId, { page: 1, pageSize: 500, at: at(minute) });
        const listed = grades.find(({ userId }) => userId === running.students[0]!.id);
        const then = listed ? { score: listed.score ?? 0, maxScore: listed.maxScore ?? 0 } : null;
        expect(then).toEqual(asShown(then, grade));
      }
    }),
    { numRuns: 12 },
  );
});
