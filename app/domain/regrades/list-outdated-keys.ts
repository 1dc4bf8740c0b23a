// Classes whose attempts have points by another key than the newest version of a curriculum (docs/decisions/0189).
import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "~/db/database.server";
import { Numeric, rowsOf } from "~/db/rows.server";
import { curricula } from "~/db/schema";
import { assertCan } from "~/domain/access";
import { isStanding } from "~/domain/attempts/standing-regrades";
import type { SignedInCtx } from "~/domain/context";
import { areSubmitted } from "~/domain/grades/submitted-grades";
import { notFound } from "~/domain/refusal";
import { coursesWithin } from "~/domain/visible-courses";
import { rightPlacesOf, type OfferedKey } from "./offered-key";

/** Questions that changed, stored variants of them, classes that are looked at, and rows that are listed. */
const limits = { questions: 2_000, variants: 5_000, classes: 1_000, listed: 500 };

/** A question of a quiz in a class, and the key that the newest version has for it. */
export type OutdatedKey = {
  classSessionId: string;
  className: string;
  courseName: string;
  organizationName: string;
  scenarioId: string;
  scenarioTitle: string;
  /** As it was asked. */
  questionId: number;
  question: string;
  /** Attempts with points by another key. */
  attempts: number;
  offered: OfferedKey;
};

export type OutdatedKeys = { title: string; version: number; keys: OutdatedKey[]; hasMore: boolean };

/**
 * What a publication leaves to regrade: running and ended classes whose final grades aren't submitted. A question that was
 * regraded in its class after the publication that brought its key isn't listed: somebody decided about it.
 */
export async function listOutdatedKeys(ctx: SignedInCtx, curriculumKey: string): Promise<OutdatedKeys> {
  assertCan(ctx.actor, "content:administer");
  const [curriculum] = await ctx.db.select().from(curricula).where(eq(curricula.key, curriculumKey));
  if (!curriculum) throw notFound("curriculum");
  const changed = await findChangedQuestions(ctx.db, curriculum.id);
  const variants = await readVariants(ctx.db, changed);
  const rows = await findClasses(ctx, curriculum.id, compareVariants(changed, variants));
  const byId = new Map(variants.map((variant) => [variant.id, variant]));
  const keys = rows.flatMap((row): OutdatedKey[] => {
    const [variant, question] = [byId.get(row.questionId), changed.find((one) => isOf(one, row))];
    if (!variant || !question) return [];
    const answers = variant.answers.map(([text]) => text);
    const { newest } = question;
    const offered = newest
      ? { right: rightPlacesOf(answers, newest), points: newest.points }
      : { right: rightOf(variant), points: null };
    return [{ ...row, offered }];
  });
  const { title, version } = curriculum;
  const isCut = changed.length >= limits.questions || variants.length >= limits.variants;
  const hasMore = isCut || rows.length > limits.listed || (await hasMoreClasses(ctx, curriculum.id));
  return { title, version, keys: keys.slice(0, limits.listed), hasMore };
}

const Keyed = v.object({
  points: v.number(),
  answers: v.array(v.object({ text: v.string(), correct: v.boolean() })),
});
const Changed = v.object({
  scenarioId: v.string(),
  question: v.string(),
  /** In earlier versions of the curriculum. */
  earlier: v.array(Keyed),
  /** The last version of the curriculum that had another one. */
  until: v.number(),
  /** Null: it gives no points, or isn't asked. */
  newest: v.nullable(Keyed),
});
type Changed = v.InferOutput<typeof Changed>;

const isOf = (one: Pick<Changed, "scenarioId" | "question">, other: Pick<Changed, "scenarioId" | "question">) =>
  one.scenarioId === other.scenarioId && one.question === other.question;

/** Found again by their text, or by their key if it was reworded. */
function findChangedQuestions(db: Db, curriculumId: string): Promise<Changed[]> {
  return rowsOf(
    db,
    Changed,
    sql`with newest as materialized (
          select distinct on (s.id) s.id as scenario_id, e.id, e.questions
          from scenarios s join scenario_editions e on e.scenario_id = s.id
          where s.curriculum_id = ${curriculumId} and s.type = 'Quiz' and not s.retired
          order by s.id, e.version desc, e.id desc
        ), earlier as (
          select n.scenario_id, n.questions, q.value->>'text' as text, min(q.value->>'key') as key,
            max(e.version) as until,
            jsonb_agg(distinct jsonb_build_object('points', q.value->'points', 'answers', q.value->'answers')) as keys
          from newest n join scenario_editions e on e.scenario_id = n.scenario_id and e.id <> n.id
          cross join jsonb_array_elements(e.questions) q
          where not n.questions @> jsonb_build_array(q.value)
          group by n.scenario_id, n.questions, q.value->>'text' limit ${limits.questions}
        )
        select e.scenario_id as "scenarioId", e.text as question, e.keys as earlier, e.until, case when found.points > 0 then
          jsonb_build_object('points', found.points, 'answers', found.answers) end as newest
        from earlier e left join lateral (
          select (n.value->>'points')::float8 as points, n.value->'answers' as answers
          from jsonb_array_elements(e.questions) n
          where n.value->>'text' = e.text or n.value->>'key' = e.key
          order by n.value->>'text' = e.text desc limit 1
        ) found on true`,
  );
}

const Variant = v.object({
  id: v.number(),
  scenarioId: v.string(),
  question: v.string(),
  answers: v.array(v.tuple([v.string(), v.boolean()])),
});
type Variant = v.InferOutput<typeof Variant>;

const rightOf = ({ answers }: Variant) => answers.flatMap(([, isRight], place) => (isRight ? [place] : []));

/** The questions as they were asked, or regraded. */
async function readVariants(db: Db, changed: Changed[]): Promise<Variant[]> {
  if (changed.length === 0) return [];
  const asked = changed.map(({ scenarioId, question }) => ({ scenario_id: scenarioId, question }));
  return rowsOf(
    db,
    Variant,
    sql`select q.id, q.scenario_id as "scenarioId", q.text as question, q.answers
        from jsonb_to_recordset(${JSON.stringify(asked)}::text::jsonb) as t (scenario_id uuid, question text)
        join questions q on q.scenario_id = t.scenario_id and q.text = t.question
        order by q.id desc limit ${limits.variants}`,
  );
}

/** `outdated`: it has another key. `points` null: they haven't changed. */
type Wanted = {
  id: number;
  scenario_id: string;
  question: string;
  outdated: boolean;
  points: number | null;
  until: number;
};

function compareVariants(changed: Changed[], variants: Variant[]): Wanted[] {
  const placeOf = ({ scenarioId, question }: Pick<Changed, "scenarioId" | "question">) => `${scenarioId} ${question}`;
  const byPlace = new Map(changed.map((one) => [placeOf(one), one]));
  return variants.flatMap((variant): Wanted[] => {
    const question = byPlace.get(placeOf(variant));
    if (!question) return [];
    const { newest, earlier } = question;
    const right = newest ? placesIn(variant, newest) : rightOf(variant);
    // A question with none of the right answers can't have this key.
    if (right.length === 0 && newest) return [];
    const hasOtherPoints = !newest || earlier.some(({ points }) => points !== newest.points);
    const outdated = String(right) !== String(rightOf(variant));
    if (!outdated && !hasOtherPoints) return [];
    const { id, scenarioId } = variant;
    const points = hasOtherPoints ? (newest?.points ?? 0) : null;
    return [{ id, scenario_id: scenarioId, question: variant.question, outdated, points, until: question.until }];
  });
}

const placesIn = ({ answers }: Variant, newest: v.InferOutput<typeof Keyed>) =>
  rightPlacesOf(
    answers.map(([text]) => text),
    newest,
  );

const Row = v.object({
  classSessionId: v.string(),
  className: v.string(),
  courseName: v.string(),
  organizationName: v.string(),
  scenarioId: v.string(),
  scenarioTitle: v.string(),
  questionId: v.number(),
  question: v.string(),
  attempts: Numeric,
});

/** The newest classes first; one row more than is listed. */
async function findClasses({ db, actor }: SignedInCtx, curriculumId: string, wanted: Wanted[]) {
  if (wanted.length === 0) return [];
  return rowsOf(
    db,
    Row,
    sql`with wanted as materialized (
          select * from jsonb_to_recordset(${JSON.stringify(wanted)}::text::jsonb)
            as t (id int, scenario_id uuid, question text, outdated boolean, points float8, until int)
        ), classes as materialized (
          select c.id, c.name, courses.name as course_name, o.name as organization_name, c.start_date
          ${classesOf(actor, curriculumId)}
          order by c.start_date desc, c.id limit ${limits.classes}
        ), outdated as materialized (
          select a.class_session_id, a.scenario_id, w.question, count(distinct a.id) as attempts, max(w.until) as until,
            max(coalesce((a.recorded->'questionIds'->>(q.place - 1)::int)::int, q.id)) as asked
          from classes c join attempts a on a.class_session_id = c.id
            and a.scenario_id in (select scenario_id from wanted)
          cross join unnest(a.question_ids) with ordinality as q (id, place)
          join wanted w on w.id = q.id
          where w.outdated or (a.answers->(q.place - 1)::int->>1)::float8 <> w.points
          group by a.class_session_id, a.scenario_id, w.question
        )
        select c.id as "classSessionId", c.name as "className", c.course_name as "courseName",
          c.organization_name as "organizationName", s.id as "scenarioId", s.title as "scenarioTitle",
          found.asked as "questionId", found.question, found.attempts
        from outdated found join classes c on c.id = found.class_session_id join scenarios s on s.id = found.scenario_id
        where not exists (
          select from regrades r join questions regraded on regraded.id = r.question_id
          where r.class_session_id = c.id and r.scenario_id = s.id and regraded.text = found.question
            and ${isStanding} and r.decided_at >= (select min(published_at) from curriculum_versions
              where curriculum_id = ${curriculumId} and version > found.until))
        order by c.start_date desc, c.id, s.position, found.question limit ${limits.listed + 1}`,
  );
}

const classesOf = (actor: SignedInCtx["actor"], curriculumId: string) => sql`
  from class_sessions c join courses on courses.id = c.course_id
  join organizations o on o.id = courses.organization_id
  where c.start_date is not null and ${coursesWithin(actor, "grade:rule")}
    and (coalesce(c.curriculum_id, o.curriculum_id) = ${curriculumId}
      or ${curriculumId}::uuid = any(c.earlier_curricula))
    and not ${areSubmitted(sql`c.id`)}`;

/** Whether older classes weren't looked at. */
async function hasMoreClasses({ db, actor }: SignedInCtx, curriculumId: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    v.object({ id: v.string() }),
    sql`select c.id ${classesOf(actor, curriculumId)} offset ${limits.classes} limit 1`,
  );
  return rows.length > 0;
}
