import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "~/db/database.server";
import { rowsOf } from "~/db/rows.server";
import type { KeyedQuestion } from "./regrade-answers";

const isAsAsked = ({ answers, right }: KeyedQuestion) =>
  answers.every(([, isRight], place) => isRight === right.includes(place));

const printOf = ({ id, right }: KeyedQuestion) => `${id}:${right.join()}`;

/**
 * Finds the ids of questions with the key they have now, and adds those that aren't stored yet. One with another key
 * than it was asked with is a row of its own, so that everything that shows answers shows the new key.
 */
export async function storeKeyedQuestions(
  db: Db,
  scenarioId: string,
  keyed: KeyedQuestion[],
): Promise<(question: KeyedQuestion) => number> {
  const changed = new Map(keyed.filter((one) => !isAsAsked(one)).map((one) => [printOf(one), one]));
  if (changed.size === 0) return ({ id }) => id;
  // In a fixed order, so that two transactions don't deadlock.
  const rows = [...changed.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([fingerprint, { id, text, answers, right }]) => ({
      ...{ fingerprint, id, text },
      answers: answers.map(([answer], place) => [answer, right.includes(place)]),
    }));
  await db.execute(sql`insert into questions (scenario_id, fingerprint, text, answers, regraded_from)
    select ${scenarioId}::uuid, q.fingerprint, q.text, q.answers, q.id
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as q (fingerprint text, id int, text text, answers jsonb)
    on conflict do nothing`);
  const stored = await rowsOf(
    db,
    v.object({ id: v.number(), fingerprint: v.string() }),
    sql`select id, fingerprint from questions where scenario_id = ${scenarioId}
      and fingerprint in (select jsonb_array_elements_text(${JSON.stringify([...changed.keys()])}::text::jsonb))`,
  );
  const ids = new Map(stored.map(({ id, fingerprint }) => [fingerprint, id]));
  // All of them exist now.
  return (question) => (isAsAsked(question) ? question.id : ids.get(printOf(question))!);
}
