import { v7 as uuid } from "uuid";
import { attempts, attemptStarts, flownAttempts } from "~/db/schema";
import type { AskedQuestion, AttemptPayload } from "~/domain/attempts/attempt-payload";
import type { FlownFlight } from "~/domain/attempts/fly-log";
import { addQuestions } from "~/domain/attempts/question-ids";
import { asStoredAnswers, printOf } from "~/domain/attempts/insert-attempts";
import type { Ctx } from "~/domain/context";

export type DemoAttempt = AttemptPayload & {
  classSessionId: string;
  userId: string;
  receivedAt: Date;
  signInId?: string | null;
  /** For flights and lessons: what the start drew them from. */
  drawn: { seed: number; isDrawn: boolean; editionId: number } | null;
  questionScorecards: AskedQuestion[];
  flown?: FlownFlight | null;
};

/** PostgreSQL's limit is 65,535 parameters per statement. */
const together = 1_000;

/** Stores the attempts of a demo class in batches, since a first start waits for it. */
export async function storeDemoAttempts({ db }: Ctx, demoAttempts: DemoAttempt[]) {
  const questionIdsByScenario = new Map<string, number[]>();
  const idsOf = async ({ scenarioId, questionScorecards }: DemoAttempt) => {
    if (questionScorecards.length === 0) return [];
    // Attempts at one quiz may have different questions.
    const key = JSON.stringify([scenarioId, questionScorecards.map(({ questionText }) => questionText)]);
    const ids = questionIdsByScenario.get(key) ?? (await addQuestions(db, scenarioId, questionScorecards));
    questionIdsByScenario.set(key, ids);
    return ids;
  };
  const rows: (typeof attempts.$inferInsert)[] = [];
  const starts: (typeof attemptStarts.$inferInsert)[] = [];
  const flights: (typeof flownAttempts.$inferInsert)[] = [];
  for (const { flown, ...attempt } of demoAttempts) {
    if (flown) flights.push({ attemptId: attempt.attemptId, flown });
    const start = startOf(attempt);
    if (start) starts.push(start);
    rows.push({
      ...attempt,
      id: attempt.attemptId,
      startId: start?.id,
      questionIds: await idsOf(attempt),
      answers: asStoredAnswers(attempt.questionScorecards),
      // The server's own grading found the points from this evidence.
      checkedBy: "server",
      evidencePrint: attempt.evidence ? printOf(attempt.evidence) : null,
    });
  }
  for (let first = 0; first < starts.length; first += together)
    await db.insert(attemptStarts).values(starts.slice(first, first + together));
  for (let first = 0; first < rows.length; first += together)
    await db.insert(attempts).values(rows.slice(first, first + together));
  for (let first = 0; first < flights.length; first += together)
    await db.insert(flownAttempts).values(flights.slice(first, first + together));
}

const minutesOfFlight = 18;

function startOf({ drawn, userId, scenarioId, classSessionId, signInId, receivedAt }: DemoAttempt) {
  if (!drawn) return null;
  const startedAt = new Date(receivedAt.getTime() - minutesOfFlight * 60_000);
  return { id: uuid(), userId, scenarioId, classSessionId, signInId: signInId ?? null, startedAt, ...drawn };
}
