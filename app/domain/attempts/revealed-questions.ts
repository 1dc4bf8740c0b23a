import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import type { EditionQuestion, StoredAnswer } from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";
import { readQuestions } from "./read-questions";
import { isShown, placeAt, shownScopeOf, type QuizPlace } from "./quiz-review-rule";

const Row = v.object({
  classSessionId: v.nullable(v.string()),
  questionIds: v.array(v.number()),
  // Written by this code only.
  answers: v.array(v.custom<StoredAnswer>(Array.isArray)),
});

/** Keys of the questions of a quiz whose answers were shown to the caller, in any class. */
export async function readRevealedQuestions(
  ctx: SignedInCtx,
  scenarioId: string,
  questions: readonly EditionQuestion[],
  places: readonly QuizPlace[],
): Promise<string[]> {
  if (places.every((place) => shownScopeOf(place) === "none")) return [];
  const rows = await rowsOf(
    ctx.db,
    Row,
    sql`select class_session_id as "classSessionId", question_ids as "questionIds", answers from attempts
        where user_id = ${ctx.actor.userId} and scenario_id = ${scenarioId} and checked_by = 'server'`,
  );
  const revealedIds = rows.flatMap(({ classSessionId, questionIds, answers }) => {
    const scope = shownScopeOf(placeAt(places, classSessionId));
    return questionIds.filter((_, at) => isShown(scope, answers[at] ?? [0, 0, []]));
  });
  const revealed = await readQuestions(ctx, [revealedIds]);
  const texts = new Set(revealed.map(({ text }) => text));
  return questions.filter(({ text }) => texts.has(text)).map(({ key }) => key);
}
