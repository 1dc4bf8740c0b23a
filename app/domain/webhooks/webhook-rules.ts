// Pure. What webhooks report, and their limits (docs/webhooks.md describes each event).

export const webhookEventTypes = [
  "attempt.recorded",
  "grade.changed",
  "grades.submitted",
  "class.started",
  "class.ended",
  "person.joined",
  "person.left",
] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];

/** What the test button sends. */
export const testEventType = "webhook.test";

export const maxEndpoints = 5;
export const maxAddressLength = 2_000;

const second = 1_000;
const hour = 3_600 * second;
export const day = 24 * hour;

/** How long an endpoint has to answer. */
export const answerTimeMs = 10 * second;
/** How much of an answer is stored. */
export const maxAnswerBytes = 4_096;
/** A claimed delivery belongs to one server for so long; a crash then lets another one try. */
export const claimMs = 60 * second;
/** How long a former secret still signs after a rotation. */
export const formerSecretMs = day;
/** After so long without a delivery that succeeds, an endpoint is switched off. */
export const failingMs = 3 * day;

const giveUpAfterMs = day;
const firstDelayMs = 5 * second;
const maxDelayMs = 4 * hour;

/** When to try again after `tries` failures, or null to give up. `random`: 0 to 1, so that retries spread out. */
export function nextTryAt(begunAt: Date, tries: number, now: Date, random: number): Date | null {
  if (now.getTime() - begunAt.getTime() >= giveUpAfterMs) return null;
  const delay = Math.min(maxDelayMs, firstDelayMs * 4 ** (tries - 1));
  return new Date(now.getTime() + delay * (0.9 + random * 0.2));
}
