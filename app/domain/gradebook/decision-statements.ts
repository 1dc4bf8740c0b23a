// Decisions about grades as xAPI 1.0.3 statements (docs/decisions/0185).
import { sql, type SQL } from "drizzle-orm";
import { v5 as nameBasedId } from "uuid";
import * as v from "valibot";
import { Numeric, rowsOf, Time } from "~/db/rows.server";
import { activities, xapiVersion } from "~/domain/attempts/xapi-statement";
import type { SignedInCtx } from "~/domain/context";
import { findGradedSession } from "~/domain/courses/graded-session";

/** Of one answer. */
const maxListed = 1_000;

/** So that a store accepts each decision once, and never takes it for an attempt. */
const namespace = "0f9a7c3e-52d4-4b7e-9c1b-8a4f5d3e2c10";
const statementIdOf = (decisionId: string) => nameBasedId(decisionId, namespace);

const verbs = {
  scored: "http://adlnet.gov/expapi/verbs/scored",
  waived: "https://w3id.org/xapi/adl/verbs/waived",
  voided: "http://adlnet.gov/expapi/verbs/voided",
};

const Decided = v.object({
  id: v.string(),
  number: Numeric,
  kind: v.picklist(["excuse", "override", "adjust", "withdraw", "clear"]),
  points: v.nullable(v.number()),
  maxPoints: v.nullable(v.number()),
  reason: v.string(),
  /** Of an undone or a cleared decision the id by which its statement is known. */
  voids: v.nullable(v.string()),
  at: Time,
  byId: v.nullable(v.string()),
  by: v.string(),
  userId: v.string(),
  username: v.string(),
  scenarioId: v.string(),
  scenarioTitle: v.string(),
  scenarioType: v.picklist(["Default", "Quiz"]),
});
type Decided = v.InferOutput<typeof Decided>;

type Site = { url: string; productName: string };

/** Those with a number above `since`, in order, for readers of the gradebook. Notes aren't statements. */
export async function readDecisionStatements(ctx: SignedInCtx, classSessionId: string, since: number, site: Site) {
  const { id } = await findGradedSession(ctx, classSessionId);
  const rows = await rowsOf(
    ctx.db,
    Decided,
    sql`select d.id, d.number, made.kind, made.points, made.max_points as "maxPoints", made.reason, made.decided_at as at,
          made.decided_by as "byId", made.decider_name as by, u.id as "userId", u.username, s.id as "scenarioId",
          s.title as "scenarioTitle", s.type as "scenarioType",
          case when made.kind in ('withdraw', 'clear') then ${statedAs(sql`made.replaces`)} end as voids
        from grade_decisions d
        left join grade_decisions undone on d.kind = 'withdraw' and undone.id = d.replaces
        -- What has been voided stays so: the undo of a clear makes the statement again.
        join grade_decisions made on made.id = case when undone.kind = 'clear' then undone.replaces else d.id end
        join users u on u.id = d.user_id
        join scenarios s on s.id = d.scenario_id
        where d.class_session_id = ${id} and d.number > ${since} and d.kind <> 'note'
          and (d.id = made.id or not exists (select from grade_decisions w
            where w.kind = 'withdraw' and w.replaces = made.id and w.number < d.number))
          and exists (select from class_session_students enrolled
            where enrolled.class_session_id = d.class_session_id and enrolled.user_id = d.user_id)
        order by d.number limit ${maxListed}`,
  );
  return rows.map((decision) => statementOf(decision, id, site));
}

/** SQL: the latest decision before `d` that stated this one: itself, or the undo of a clear. */
const statedAs = (decisionId: SQL) => sql`coalesce((
  select again.id from grade_decisions cleared
  join grade_decisions again on again.kind = 'withdraw' and again.replaces = cleared.id
  where cleared.kind = 'clear' and cleared.replaces = ${decisionId} and again.number < d.number
  order by again.number desc limit 1), ${decisionId})`;

export type DecisionStatement = ReturnType<typeof statementOf>;

function statementOf(decision: Decided, classSessionId: string, site: Site) {
  const { id, number, kind, points, maxPoints, reason, voids, at, scenarioId, scenarioTitle } = decision;
  const decider = agentOf(decision.byId ?? "", decision.by, site);
  const details = { number, kind, ...(points !== null && { points }), ...(reason !== "" && { reason }) };
  const common = { id: statementIdOf(id), version: xapiVersion, timestamp: at };
  const context = {
    extensions: { [`${site.url}/xapi/decision`]: details },
    registration: classSessionId,
    contextActivities: {
      grouping: [{ objectType: "Activity" as const, id: `${site.url}/xapi/sessions/${classSessionId}` }],
    },
  };
  if (kind === "withdraw" || kind === "clear")
    return {
      ...common,
      actor: decider,
      verb: { id: verbs.voided, display: { "en-US": "voided" } },
      object: { objectType: "StatementRef" as const, id: statementIdOf(voids ?? "") },
      context,
    };
  const verb = kind === "excuse" ? "waived" : "scored";
  return {
    ...common,
    actor: agentOf(decision.userId, decision.username, site),
    verb: { id: verbs[verb], display: { "en-US": verb } },
    object: {
      objectType: "Activity" as const,
      id: `${site.url}/xapi/scenarios/${scenarioId}`,
      definition: { type: activities[decision.scenarioType], name: { "en-US": scenarioTitle } },
    },
    ...(points !== null &&
      maxPoints !== null && {
        result: { score: { raw: points, min: 0, max: maxPoints, scaled: points / maxPoints } },
      }),
    context: { ...context, platform: site.productName, instructor: decider },
  };
}

/** Somebody whose account is gone has the site's name as account. */
const agentOf = (userId: string, name: string, site: Site) => ({
  objectType: "Agent" as const,
  name,
  account: { homePage: site.url, name: userId || site.productName },
});
