// What each event's `data` contains, for the page that explains them; docs/webhooks.md has the schemas.
import { bodyOf } from "./message-body";
import type { WebhookEventType } from "./webhook-rules";

const userId = "0196b1f2-6a10-7c3e-9f55-2d1f0a8c4e01";
const courseId = "0196b1f2-6a10-7c3e-9f55-2d1f0a8c4e02";
const classId = "0196b1f2-6a10-7c3e-9f55-2d1f0a8c4e03";
const scenarioId = "0196b1f2-6a10-7c3e-9f55-2d1f0a8c4e04";
const attemptId = "0196b1f2-6a10-7c3e-9f55-2d1f0a8c4e05";
const submissionId = "0196b1f2-6a10-7c3e-9f55-2d1f0a8c4e06";
const startedAt = "2026-09-01T08:00:00.000Z";
const points = { score: 87, maxScore: 100, verified: true };

const examples: Record<WebhookEventType, Record<string, unknown>> = {
  "attempt.recorded": { attemptId, userId, courseId, classId, scenarioId, ...points, passed: true, counts: true },
  "grade.changed": { userId, courseId, classId, scenarioId, attemptId, ...points },
  "grades.submitted": { courseId, classId, submissionId, students: 24 },
  "class.started": { classId, courseId, startedAt, resumed: false },
  "class.ended": { classId, courseId, startedAt, endedAt: "2026-12-18T16:00:00.000Z" },
  "person.joined": { userId, courseId },
  "person.left": { userId, courseId },
};

/** The body of a request, with line breaks. */
export const exampleOf = (type: WebhookEventType): string =>
  indented(bodyOf({ type, occurredAt: new Date("2026-10-05T09:30:00.000Z"), data: examples[type] }));

export const indented = (json: string): string => JSON.stringify(JSON.parse(json), null, 2);
