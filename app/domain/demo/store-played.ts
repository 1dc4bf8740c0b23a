import { attempts } from "~/db/schema";
import type { AskedQuestion, AttemptPayload } from "~/domain/attempts/attempt-payload";
import { addQuestions } from "~/domain/attempts/question-ids";
import { asStoredAnswers } from "~/domain/attempts/insert-attempts";
import type { Ctx } from "~/domain/context";

export type Played = AttemptPayload & {
  classSessionId: string;
  userId: string;
  receivedAt: Date;
  signInId?: string | null;
  questionScorecards: AskedQuestion[];
};

/** One statement takes 65,535 values. */
const together = 1_000;

/** Stores what a made-up class has played: unchecked, and many at a time, since a first start waits for it. */
export async function storePlayed({ db }: Ctx, played: Played[]) {
  const questionIds = new Map<string, number[]>();
  for (const { scenarioId, questionScorecards } of played) {
    if (!questionIds.has(scenarioId))
      questionIds.set(
        scenarioId,
        questionScorecards.length > 0 ? await addQuestions(db, scenarioId, questionScorecards) : [],
      );
  }
  const rows = played.map((attempt) => ({
    ...attempt,
    id: attempt.attemptId,
    classSessionId: attempt.classSessionId,
    questionIds: questionIds.get(attempt.scenarioId)!,
    answers: asStoredAnswers(attempt.questionScorecards),
    // Made from the catalogue, with its maxima.
    checkedBy: "catalogue" as const,
  }));
  for (let first = 0; first < rows.length; first += together)
    await db.insert(attempts).values(rows.slice(first, first + together));
}
