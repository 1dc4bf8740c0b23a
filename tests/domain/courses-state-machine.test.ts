// Compares random sequences of actions on a course, and of passing time, with a small model.
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { classSessions } from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";
import { endCellOf, startCellOf } from "~/domain/courses/class-columns";
import { texts } from "~/texts";
import { courseStatusOf } from "~/domain/courses/course-status";
import { listCourses } from "~/domain/courses/list-courses";
import { resumeClass } from "~/domain/courses/resume-class";
import { endClass, startClass } from "~/domain/courses/run-class";
import { scheduleClass, unscheduleClass } from "~/domain/courses/schedule-class";
import { scheduleEnd } from "~/domain/courses/schedule-end";
import { Refusal } from "~/domain/refusal";
import { addCourse, type TestCourse } from "../support/builders";
import { later, testContext } from "../support/database";
import { firstOf } from "../support/tuples";

const ctx = await testContext();

/** Minutes since the beginning. */
type Class = { start: number; end: number | null; plannedEnd: number | null };
type Model = {
  now: number;
  scheduled: { start: number; end: number | null } | null;
  running: Class | null;
  ended: Class[];
};

type Step = {
  kind: "wait" | "start" | "schedule" | "end" | "planEnd" | "resume" | "unschedule";
  a: number;
  b: number | null;
};

const step: fc.Arbitrary<Step> = fc.record({
  // Weighted so that sequences get long: the steps after a start, a planned end and an end are frequent.
  kind: fc.constantFrom(
    "wait",
    "wait",
    "start",
    "start",
    "schedule",
    "schedule",
    "end",
    "end",
    "planEnd",
    "planEnd",
    "resume",
    "resume",
    "unschedule",
  ),
  a: fc.oneof(
    { weight: 1, arbitrary: fc.integer({ min: -5, max: 0 }) },
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 30 }) },
  ),
  b: fc.option(fc.integer({ min: -5, max: 60 })),
});

/** Applies what is due, as of its planned time. */
function settle(model: Model) {
  if (model.running?.plannedEnd != null && model.running.plannedEnd <= model.now) end(model, model.running.plannedEnd);
  if (!model.running && model.scheduled && model.scheduled.start <= model.now) {
    const { start, end: plannedEnd } = model.scheduled;
    model.scheduled = null;
    model.running = { start, end: null, plannedEnd };
    if (plannedEnd !== null && plannedEnd <= model.now) end(model, plannedEnd);
  }
}

function end(model: Model, time: number) {
  model.ended.push({ ...model.running!, end: time });
  model.running = null;
}

/** Changes the model, or returns the message that refuses the step. */
function expected(model: Model, { kind, a, b }: Step): string | null {
  const { now } = model;
  switch (kind) {
    case "wait":
      model.now += Math.max(1, Math.abs(a));
      return null;
    case "start":
      if (model.running) return texts.courseRefusals.running;
      model.running = { start: now, end: null, plannedEnd: model.scheduled?.end ?? null };
      model.scheduled = null;
      return null;
    case "schedule": {
      if (model.running) return texts.courseRefusals.running;
      if (a <= 0) return texts.courseRefusals.startNotInFuture;
      if (b !== null && b <= a) return texts.courseRefusals.endNotAfterScheduledStart;
      model.scheduled = { start: now + a, end: b === null ? null : now + b };
      return null;
    }
    case "unschedule":
      if (!model.scheduled) return texts.courseRefusals.noSchedule;
      model.scheduled = null;
      return null;
    case "end":
      if (!model.running)
        return model.ended.length > 0 && !model.scheduled
          ? texts.courseRefusals.alreadyEnded
          : texts.courseRefusals.notStarted;
      end(model, now);
      return null;
    case "planEnd": {
      const session = model.running ?? model.scheduled;
      if (!session) return texts.courseRefusals.noClass;
      const plannedAt = now + a;
      if (plannedAt <= session.start)
        return model.running ? texts.courseRefusals.endNotAfterStart : texts.courseRefusals.endNotAfterScheduledStart;
      if (plannedAt <= now) return texts.courseRefusals.endNotInFuture;
      if (model.running) model.running.plannedEnd = plannedAt;
      else model.scheduled!.end = plannedAt;
      return null;
    }
    case "resume": {
      if (model.running) return texts.courseRefusals.running;
      if (model.scheduled) return texts.courseRefusals.scheduled;
      if (model.ended.length === 0) return texts.courseRefusals.nothingToResume;
      const last = model.ended.reduce((latest, other) => (other.end! >= latest.end! ? other : latest));
      model.ended.splice(model.ended.indexOf(last), 1);
      model.running = {
        start: last.start,
        end: null,
        plannedEnd: last.plannedEnd !== null && last.plannedEnd > now ? last.plannedEnd : null,
      };
      return null;
    }
  }
}

async function perform(actor: SignedInCtx, courseId: string, { kind, a, b }: Step): Promise<string | null> {
  const inMinutes = (minutes: number) => later(actor, minutes).now;
  const verbs: Record<Step["kind"], () => Promise<unknown>> = {
    wait: async () => {},
    start: () => startClass(actor, courseId),
    schedule: () =>
      scheduleClass(actor, courseId, {
        scheduledStartDate: inMinutes(a),
        scheduledEndDate: b === null ? null : inMinutes(b),
      }),
    unschedule: () => unscheduleClass(actor, courseId),
    end: () => endClass(actor, courseId),
    planEnd: () => scheduleEnd(actor, courseId, inMinutes(a)),
    resume: () => resumeClass(actor, courseId),
  };
  try {
    await verbs[kind]();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

async function compare(course: TestCourse, model: Model) {
  const reader = later(course.owner.ctx, model.now);
  const row = firstOf(await listCourses(reader));
  const minute = (date: Date | string | null | undefined) =>
    date ? (new Date(date).getTime() - ctx.now.getTime()) / 60_000 : null;
  const status = model.running
    ? "Active"
    : model.scheduled
      ? "Scheduled"
      : model.ended.length > 0
        ? "Ended"
        : "Inactive";
  expect(courseStatusOf(row, reader.now)).toBe(status);
  expect(minute(row.active?.startDate)).toBe(model.running?.start ?? null);
  expect(minute(row.active?.scheduledEndDate)).toBe(model.running?.plannedEnd ?? null);
  expect(minute(row.scheduled?.scheduledStartDate)).toBe(model.scheduled?.start ?? null);
  expect(minute(row.scheduled?.scheduledEndDate)).toBe(model.scheduled?.end ?? null);

  const start = startCellOf(row, { now: reader.now, zone: "UTC" });
  const finish = endCellOf(row, { now: reader.now, zone: "UTC" });
  const begins = { Active: /^Started on /, Scheduled: /^Scheduled for /, Ended: /^Started on /, Inactive: /^$/ }[
    status
  ];
  expect(start.text ?? "").toMatch(begins);
  expect(start.action).toBe({ Active: null, Scheduled: "reschedule", Ended: "start", Inactive: "start" }[status]);
  const plannedEnd = model.running ? model.running.plannedEnd : model.scheduled?.end;
  expect(finish.text ?? "").toMatch(
    status === "Ended" ? /^Ended on / : plannedEnd != null ? /^Scheduled to end / : /^$/,
  );
  expect(finish.action).toBe({ Active: "end", Scheduled: "end", Ended: "resume", Inactive: null }[status]);

  // Always true: at most one open class, and none that ended before it began.
  const all = await ctx.db.select().from(classSessions).where(eq(classSessions.courseId, course.id));
  expect(all.filter(({ endDate }) => endDate === null).length).toBeLessThanOrEqual(1);
  expect(
    all
      .filter(({ endDate }) => endDate !== null)
      .map(({ startDate, endDate }) => [minute(startDate), minute(endDate)])
      .sort(),
  ).toEqual(model.ended.map((session) => [session.start, session.end]).sort());
}

test("a course's status, texts and classes always match the model", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      const course = await addCourse(ctx);
      const model: Model = { now: 0, scheduled: null, running: null, ended: [] };
      for (const next of steps) {
        settle(model);
        const refusal = expected(model, next);
        settle(model);
        expect(await perform(later(course.owner.ctx, next.kind === "wait" ? 0 : model.now), course.id, next)).toBe(
          refusal,
        );
        await compare(course, model);
      }
    }),
    // RUNS=400 for 10,000 steps.
    { numRuns: Number(process.env.RUNS ?? 50), seed: 20260302 },
  );
});
