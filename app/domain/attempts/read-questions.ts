import { inArray } from "drizzle-orm";
import { questions } from "~/db/schema";
import type { Ctx } from "~/domain/context";

/** A question as one attempt showed it. */
export type Question = { id: number; text: string; answers: [text: string, correct: boolean][] };

/** The questions with these ids, given per attempt. */
export async function readQuestions({ db }: Pick<Ctx, "db">, orders: number[][]): Promise<Question[]> {
  const ids = [...new Set(orders.flat())];
  if (ids.length === 0) return [];
  return db
    .select({ id: questions.id, text: questions.text, answers: questions.answers })
    .from(questions)
    .where(inArray(questions.id, ids));
}
