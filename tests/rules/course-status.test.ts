import { expect, test } from "vitest";
import { courseStatusOf, type SessionDates } from "~/domain/courses/course-status";

const now = new Date("2026-03-02T09:00:00Z");
const dates = (overrides: Partial<SessionDates>): SessionDates => ({
  startDate: null,
  endDate: null,
  scheduledStartDate: null,
  scheduledEndDate: null,
  ...overrides,
});

const running = dates({ startDate: new Date("2026-03-01T09:00:00Z") });
const endedClass = dates({ startDate: new Date("2026-01-01T09:00:00Z"), endDate: new Date("2026-02-01T09:00:00Z") });
const future = dates({ scheduledStartDate: new Date("2026-03-02T09:00:01Z") });
const due = dates({ scheduledStartDate: now });
const none = { active: null, scheduled: null, last: null };

test.each([
  ["nothing", none, "Inactive"],
  ["a start in the future", { ...none, scheduled: future }, "Scheduled"],
  ["a start in the future after a class that ended", { ...none, scheduled: future, last: endedClass }, "Scheduled"],
  ["a running class", { ...none, active: running }, "Active"],
  ["a running class after one that ended", { ...none, active: running, last: endedClass }, "Active"],
  ["only a class that ended", { ...none, last: endedClass }, "Ended"],
  ["a start that is not in the future any more", { ...none, scheduled: due }, "Inactive"],
])("with %s a course is %s", (_, sessions, status) => {
  expect(courseStatusOf(sessions, now)).toBe(status);
});
