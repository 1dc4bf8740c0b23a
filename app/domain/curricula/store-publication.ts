import { sql } from "drizzle-orm";
import type { Ctx } from "~/domain/context";
import type { CurriculumChange as PublicationChange } from "~/db/schema";
import type { PublicationPlan } from "./plan-publication";
import type { PublishedCurriculum, PublishedQuestion, PublishedScenario } from "./published-curriculum";

export type { PublicationChange };

/** The differences of a document, planned or published. */
export type Publication = {
  key: string;
  title: string;
  version: number;
  /** The version that it replaces; 0 for a new curriculum. */
  replaces: number;
  scenarios: number;
  questions: number;
  changes: PublicationChange[];
  isPublished: boolean;
};

export type PreparedPublication = {
  curriculumId: string;
  published: PublishedCurriculum;
  plan: PublicationPlan;
  publication: Publication;
};

/** Updates the catalogue to the plan: one statement per table, and only rows that differ. */
export async function storePublication(
  { db }: Pick<Ctx, "db">,
  { curriculumId, published, plan, publication }: PreparedPublication,
) {
  const movedTo = findNewCampaigns(published.scenarios, plan.scenarios);
  // No attempt may be stored while standings are recalculated.
  if (movedTo.length > 0) await db.execute(sql`lock table attempts in share row exclusive mode`);
  await db.execute(sql`set constraints campaigns_position_taken, campaigns_key_taken, scenarios_position_taken,
    scenarios_key_taken deferred`);
  await db.execute(sql`insert into curricula (id, key, title) values (${curriculumId}, ${publication.key},
    ${publication.title})
    on conflict (id) do nothing`);
  await db.execute(sql`
    insert into campaigns as old (id, curriculum_id, key, title, type, position, locales)
    select id, ${curriculumId}, key, title, type, position, locales
    from json_to_recordset(${JSON.stringify(plan.campaigns)}::json) as new (id uuid, key text, title text, type text,
      position int, locales jsonb)
    on conflict (id) do update set key = excluded.key, title = excluded.title, type = excluded.type,
      position = excluded.position, locales = excluded.locales
    where (old.key, old.title, old.type, old.position, old.locales)
      is distinct from (excluded.key, excluded.title, excluded.type, excluded.position, excluded.locales)`);
  await storeScenarios({ db }, curriculumId, plan.scenarios);
  await storeQuestions({ db }, plan.questions);
  await storeEditions({ db }, curriculumId, publication.version);
  if (movedTo.length > 0) await rebuildCampaignStandings({ db }, movedTo);
}

async function storeScenarios({ db }: Pick<Ctx, "db">, curriculumId: string, rows: PublishedScenario[]) {
  await db.execute(sql`
    insert into scenarios as old (id, curriculum_id, campaign_id, key, title, short_title, type, content_type, position,
      max_score, max_questions_score, grading, retired, objectives, lesson, sandbox, flight, locales)
    select id, ${curriculumId}, "campaignId", key, title, "shortTitle", type, "contentType", position,
      "maxScore", "maxQuestionsScore", grading, retired, objectives, lesson, sandbox, flight, locales
    from json_to_recordset(${JSON.stringify(rows)}::json) as new (id uuid, "campaignId" uuid, key text, title text,
      "shortTitle" text, type text, "contentType" text, position int, "maxScore" float8, "maxQuestionsScore" float8,
      grading text, retired boolean, objectives jsonb, lesson jsonb, sandbox jsonb, flight jsonb,
      locales jsonb)
    on conflict (id) do update set campaign_id = excluded.campaign_id, key = excluded.key, title = excluded.title,
      short_title = excluded.short_title, type = excluded.type, content_type = excluded.content_type,
      position = excluded.position, max_score = excluded.max_score, max_questions_score = excluded.max_questions_score,
      grading = excluded.grading, retired = excluded.retired, objectives = excluded.objectives,
      lesson = excluded.lesson, sandbox = excluded.sandbox, flight = excluded.flight, locales = excluded.locales
    where (old.campaign_id, old.key, old.title, old.short_title, old.type, old.content_type, old.position,
      old.max_score,
        old.max_questions_score, old.grading, old.retired, old.objectives, old.lesson, old.sandbox, old.flight,
        old.locales)
      is distinct from (excluded.campaign_id, excluded.key, excluded.title, excluded.short_title, excluded.type,
        excluded.content_type, excluded.position, excluded.max_score, excluded.max_questions_score, excluded.grading,
        excluded.retired, excluded.objectives, excluded.lesson, excluded.sandbox, excluded.flight,
        excluded.locales)`);
}

async function storeQuestions({ db }: Pick<Ctx, "db">, rows: PublishedQuestion[]) {
  await db.execute(sql`
    insert into catalogue_questions as old (scenario_id, key, position, text, points, answers, explanation, pool,
      tags, retired)
    select "scenarioId", key, position, text, points, answers, explanation, pool, tags, retired
    from json_to_recordset(${JSON.stringify(rows)}::json) as new ("scenarioId" uuid, key text, position int, text text,
      points float8, answers jsonb, explanation text, pool text, tags jsonb, retired boolean)
    on conflict (scenario_id, key) do update
      set position = excluded.position, text = excluded.text, points = excluded.points, answers = excluded.answers,
        explanation = excluded.explanation, pool = excluded.pool, tags = excluded.tags, retired = excluded.retired
    where (old.position, old.text, old.points, old.answers, old.explanation, old.pool, old.tags,
        old.retired)
      is distinct from (excluded.position, excluded.text, excluded.points, excluded.answers, excluded.explanation,
        excluded.pool, excluded.tags, excluded.retired)`);
}

/** Editions are never deleted: attempts are checked against all published ones. */
async function storeEditions({ db }: Pick<Ctx, "db">, curriculumId: string, version: number) {
  await db.execute(sql`
    insert into scenario_editions as old (scenario_id, version, max_score, max_questions_score, questions, lesson,
      sandbox, flight, print)
    select s.id, ${version}, s.max_score, s.max_questions_score, asked.questions,
      graded_part(s.lesson), checks.of_sandbox, s.flight,
      edition_print(s.max_score, s.max_questions_score, asked.questions, graded_part(s.lesson), checks.of_sandbox,
        s.flight)
    from scenarios s cross join lateral (
      select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('key', q.key, 'text', q.text, 'points', q.points,
        'answers', q.answers, 'explanation', q.explanation, 'pool', q.pool)) order by q.position), '[]') as questions
      from catalogue_questions q where q.scenario_id = s.id and not q.retired
    ) asked
    cross join lateral (
      select case when s.sandbox is not null then jsonb_build_object('checks', s.sandbox -> 'checks') end as of_sandbox
    ) checks
    where s.curriculum_id = ${curriculumId}
      and not (s.retired and exists (select from scenario_editions e where e.scenario_id = s.id))
    on conflict (scenario_id, print) do update set version = excluded.version where old.version <> excluded.version`);
}

/** The campaigns that scenarios have left or joined. */
function findNewCampaigns(before: PublishedScenario[], after: PublishedScenario[]): string[] {
  const campaignBefore = new Map(before.map(({ id, campaignId }) => [id, campaignId]));
  const ids = after.flatMap(({ id, campaignId }) => {
    const earlier = campaignBefore.get(id) ?? campaignId;
    return earlier === campaignId ? [] : [earlier, campaignId];
  });
  return [...new Set(ids)];
}

/** A player's standing in a campaign is the sum over its scenarios, wherever these were before. */
async function rebuildCampaignStandings({ db }: Pick<Ctx, "db">, campaignIds: string[]) {
  const campaigns = sql`any(${`{${campaignIds.join(",")}}`}::uuid[])`;
  await db.execute(sql`update leaderboard_scores l set campaign_id = s.campaign_id
    from scenarios s where s.id = l.scenario_id and s.campaign_id = ${campaigns} and l.campaign_id <> s.campaign_id`);
  await db.execute(sql`delete from leaderboard_scores where scenario_id is null and campaign_id = ${campaigns}`);
  await db.execute(sql`
    insert into leaderboard_scores
      (class_session_id, campaign_id, user_id, organization_id, epoch, score, achieved_at, reported_score)
    select class_session_id, campaign_id, user_id, organization_id, epoch, sum(score), max(achieved_at),
      sum(reported_score)
    from leaderboard_scores
    where scenario_id is not null and campaign_id = ${campaigns} and epoch = (select epoch from leaderboard_epoch)
    group by class_session_id, campaign_id, user_id, organization_id, epoch`);
}
