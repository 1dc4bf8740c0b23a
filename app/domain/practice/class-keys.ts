// What classes of a student decided about questions: another key, or that a question doesn't count (0179).
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { isStanding, StoredRule } from "~/domain/attempts/standing-regrades";
import type { SignedInCtx } from "~/domain/context";

/** `right`: texts of the right answers; null if they stay as they are. */
export type ClassKey = {
  scenarioId: string;
  /** As it was asked, and its key if the curriculum has these words. */
  text: string;
  question: string | null;
  right: string[] | null;
  isVoid: boolean;
};

const Row = v.object({
  scenarioId: v.string(),
  text: v.string(),
  question: v.nullable(v.string()),
  rule: StoredRule,
});

/** The newest first. A question that one of the classes has taken out isn't practised at all. */
export async function readClassKeys({ db, actor }: SignedInCtx, scenarioId: string | null): Promise<ClassKey[]> {
  const rows = await rowsOf(
    db,
    Row,
    sql`select r.scenario_id as "scenarioId", q.text, cq.key as question, r.rule
        from class_session_students enrolled
        join regrades r on r.class_session_id = enrolled.class_session_id
        join questions q on q.id = r.question_id
        left join catalogue_questions cq on cq.scenario_id = r.scenario_id and cq.text = q.text and not cq.retired
        where enrolled.user_id = ${actor.userId} and r.kind = 'key' and ${isStanding}
          ${scenarioId === null ? sql`` : sql`and r.scenario_id = ${scenarioId}`}
        order by r.number desc`,
  );
  const byQuestion = new Map<string, ClassKey>();
  for (const { scenarioId: id, text, question, rule } of rows) {
    const name = `${id} ${text}`;
    const known = byQuestion.get(name);
    byQuestion.set(name, {
      scenarioId: id,
      ...{ text, question },
      right: known?.right ?? rule.right,
      isVoid: known?.isVoid === true || !rule.counts || rule.points === 0,
    });
  }
  return [...byQuestion.values()];
}
