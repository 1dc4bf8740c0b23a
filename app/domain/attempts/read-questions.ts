import { inArray } from "drizzle-orm";
import { questions } from "~/db/schema";
import type { Ctx } from "~/domain/context";

/** A question as one attempt showed it. `regradedFrom`: as it was asked, of one with another key. */
export type Question = {
  id: number;
  text: string;
  answers: [text: string, correct: boolean][];
  regradedFrom?: number | null;
};

export const askedIdOf = ({ id, regradedFrom }: Pick<Question, "id" | "regradedFrom">) => regradedFrom ?? id;

/** The questions with these ids, given per attempt. */
export async function readQuestions({ db }: Pick<Ctx, "db">, orders: number[][]): Promise<Question[]> {
  const ids = [...new Set(orders.flat())];
  if (ids.length === 0) return [];
  return db
    .select({
      id: questions.id,
      text: questions.text,
      answers: questions.answers,
      regradedFrom: questions.regradedFrom,
    })
    .from(questions)
    .where(inArray(questions.id, ids));
}
