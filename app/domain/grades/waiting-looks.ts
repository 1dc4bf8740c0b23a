import { sql, type SQL } from "drizzle-orm";

/** SQL on a decision `d`: a colleague has agreed to it. A change that was undone leaves the decision waiting. */
export const hasAgreement = sql`exists (select from second_looks l where l.decision_id = d.id and l.outcome = 'agreed')`;

/** SQL on a decision `d`: it makes the grade what it is. */
const stands = sql`(not exists (select from grade_decisions later
    where later.class_session_id = d.class_session_id and later.user_id = d.user_id
      and later.scenario_id = d.scenario_id and later.number >= d.number
      and case later.kind when 'withdraw' then later.replaces = d.id
        when 'note' then false
        else later.number > d.number and not exists (select from grade_decisions w
          where w.kind = 'withdraw' and w.replaces = later.id) end))`;

/** SQL on a decision `d`: it waits for a second look. Students who have left the class have no grade to look at. */
export const waitsForLook: SQL = sql`(d.wants_look and not ${hasAgreement} and ${stands}
  and exists (select from class_session_students enrolled
    where enrolled.class_session_id = d.class_session_id and enrolled.user_id = d.user_id))`;

/** SQL on a decision `d`: the person may look at it. Nobody looks at what they decided, nor at their own grade. */
export const isOfOthers = (userId: string): SQL =>
  sql`(d.decided_by is distinct from ${userId} and d.user_id <> ${userId})`;
