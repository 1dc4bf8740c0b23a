import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import * as v from "valibot";
import { rowsOf, Time } from "~/db/rows.server";
import { webhookDeliveries, webhookEndpoints, webhookEvents } from "~/db/schema";
import type { Ctx } from "~/domain/context";
import { sealSecret } from "~/domain/sealed-secret";
import { generateToken } from "~/domain/tokens";
import { webhookSecretUse } from "~/domain/webhooks/find-endpoint";

const LatestAttempt = v.object({ receivedAt: Time, data: v.record(v.string(), v.unknown()) });
const minute = 60_000;

/** An endpoint with deliveries of the last attempts. It is off, so the demo sends nothing to anybody. */
export async function addWebhook({ db, now }: Ctx, organizationId: string) {
  const id = uuid();
  await db.insert(webhookEndpoints).values({
    ...{ id, organizationId, address: "https://lms.aurora.example/hooks/apsis", isOn: false },
    events: ["attempt.recorded", "grade.changed", "class.ended"],
    secret: sealSecret([generateToken()], webhookSecretUse(id), generateToken()),
    ...{ rotatedAt: now, createdAt: now },
  });
  const attempts = await rowsOf(
    db,
    LatestAttempt,
    sql`select a.received_at as "receivedAt", json_build_object('attemptId', a.id, 'userId', a.user_id,
        'courseId', c.id, 'classId', s.id, 'scenarioId', a.scenario_id, 'score', a.score, 'maxScore', a.max_score,
        'passed', a.passed, 'verified', a.checked_by = 'server',
        'counts', attempt_counts(a.set_aside_at, a.uncounted)) as data
      from attempts a join class_sessions s on s.id = a.class_session_id join courses c on c.id = s.course_id
      where c.organization_id = ${organizationId} order by a.received_at desc, a.id limit 6`,
  );
  const events = attempts.map(({ receivedAt, data }) => ({
    ...{ id: uuid(), organizationId, type: "attempt.recorded", data, isSpread: true },
    ...{ occurredAt: receivedAt, createdAt: receivedAt },
  }));
  if (events.length === 0) return;
  await db.insert(webhookEvents).values(events);
  await db.insert(webhookDeliveries).values(
    events.map(({ id: eventId, occurredAt }, at) => {
      const hasFailed = at === 2;
      return {
        ...{ id: uuid(), eventId, endpointId: id, createdAt: occurredAt, begunAt: occurredAt, triedAt: occurredAt },
        ...{ tries: hasFailed ? 11 : 1, durationMs: hasFailed ? 31 : 84, answerStatus: hasFailed ? 503 : 204 },
        deliveredAt: hasFailed ? null : occurredAt,
        failedAt: hasFailed ? new Date(occurredAt.getTime() + 24 * 60 * minute) : null,
        requestHeaders: {
          "content-type": "application/json",
          "webhook-id": eventId,
          "webhook-timestamp": String(Math.floor(occurredAt.getTime() / 1_000)),
          "webhook-signature": "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
        },
        answerHeaders: { server: "nginx", ...(hasFailed && { "retry-after": "3600" }) },
        answerBody: hasFailed ? "Down for maintenance" : "",
      };
    }),
  );
}
