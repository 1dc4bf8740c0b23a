import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf, Time } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { isoDayOf } from "~/domain/date-text";
import { findPracticePlaces, type PracticePlace } from "./find-places";
import type { PracticeCard } from "./plan-session";
import { readClassKeys, type ClassKey } from "./class-keys";
import { readPractised } from "./read-practised";

/** `key`: that of the class, where it regraded the question. `classSessionId`: of the newest attempt that asked it. */
export type OwnCard = PracticeCard & { classSessionId: string | null; key: ClassKey | null };

const Met = v.object({
  scenarioId: v.string(),
  question: v.nullable(v.string()),
  askedText: v.string(),
  tags: v.nullable(v.array(v.string())),
  classSessionId: v.nullable(v.string()),
  metAt: Time,
  metRight: v.boolean(),
});
type MetQuestion = v.InferOutput<typeof Met>;

/**
 * The questions that the student may practise now; `scenarioId`: only those of one scenario. Reads rows of the student
 * and of the catalogue, nobody else's.
 */
export async function readCards(
  ctx: SignedInCtx,
  timeZone: string,
  scenarioId: string | null = null,
): Promise<OwnCard[]> {
  const places = await findPracticePlaces(ctx, scenarioId);
  if (places.length === 0) return [];
  const [met, practised, keys] = await Promise.all([
    readMet(ctx, places),
    readPractised(ctx, scenarioId),
    readClassKeys(ctx, scenarioId),
  ]);
  return met.flatMap(({ scenarioId: id, question, askedText, tags, classSessionId, metAt, metRight }) => {
    const key = keys.find((one) => one.scenarioId === id && one.question === askedText) ?? null;
    if (key?.isVoid) return [];
    const metOn = isoDayOf(metAt, timeZone);
    const own = practised.get(`${id} ${question}`) ?? null;
    return [{ scenarioId: id, question, tags, classSessionId, metOn, metRight, practised: own, key }];
  });
}

type FoundQuestion = MetQuestion & { question: string; tags: string[] };

/** By the newest attempt that asked each: its text then leads to the question of the catalogue, also if it has changed. */
async function readMet({ db, actor }: SignedInCtx, places: PracticePlace[]): Promise<FoundQuestion[]> {
  const rows = await rowsOf(
    db,
    Met,
    sql`with places as materialized (select scenario_id, class_session_id
          from jsonb_to_recordset(${JSON.stringify(
            places.map((place) => ({ scenario_id: place.scenarioId, class_session_id: place.classSessionId })),
          )}::text::jsonb) as p (scenario_id uuid, class_session_id uuid)),
        asked as (
          select distinct on (a.scenario_id, q.text) a.scenario_id, q.text, a.class_session_id, a.received_at,
            (entry.answer->>0)::float8 >= (entry.answer->>1)::float8 as is_right
          from attempts a
          join places p on p.scenario_id = a.scenario_id and p.class_session_id is not distinct from a.class_session_id
          cross join lateral jsonb_array_elements(a.answers) with ordinality as entry (answer, place)
          join questions q on q.id = a.question_ids[entry.place]
          where a.user_id = ${actor.userId} and a.checked_by = 'server' and a.question_ids <> '{}'
            and (entry.answer->>1)::float8 > 0 and entry.answer->2 <> '[]'
          order by a.scenario_id, q.text, a.received_at desc, a.id desc
        )
        select asked.scenario_id as "scenarioId", cq.key as question, asked.text as "askedText", cq.tags,
          asked.class_session_id as "classSessionId", asked.received_at as "metAt", asked.is_right as "metRight"
        from asked left join catalogue_questions cq
          on cq.scenario_id = asked.scenario_id and cq.text = asked.text and ${isPractised}`,
  );
  const found = rows.filter((row): row is FoundQuestion => row.question !== null && row.tags !== null);
  const changed = rows.filter(({ question }) => question === null);
  return newestOf(changed.length === 0 ? found : [...found, ...(await findChanged({ db }, changed))]);
}

/** Of `cq`: surveys aren't practised, and neither is what a publication has removed. */
const isPractised: SQL = sql`not cq.retired and cq.points > 0`;

/** A question of several texts is asked once. */
function newestOf(rows: FoundQuestion[]): FoundQuestion[] {
  const newest = new Map<string, FoundQuestion>();
  for (const row of rows) {
    const name = `${row.scenarioId} ${row.question}`;
    const other = newest.get(name);
    if (!other || other.metAt < row.metAt) newest.set(name, row);
  }
  return [...newest.values()];
}

const Renamed = v.object({ scenarioId: v.string(), text: v.string(), question: v.string(), tags: v.array(v.string()) });

/** Questions whose text has changed since, by the editions that had the old text. */
async function findChanged({ db }: Pick<SignedInCtx, "db">, changed: MetQuestion[]): Promise<FoundQuestion[]> {
  const rows = await rowsOf(
    db,
    Renamed,
    sql`select distinct on (e.scenario_id, question->>'text') e.scenario_id as "scenarioId",
          question->>'text' as text, cq.key as question, cq.tags
        from scenario_editions e
        cross join lateral jsonb_array_elements(e.questions) question
        join catalogue_questions cq on cq.scenario_id = e.scenario_id and cq.key = question->>'key' and ${isPractised}
        where e.scenario_id = any(${`{${[...new Set(changed.map(({ scenarioId }) => scenarioId))].join(",")}}`}::uuid[])
          and question->>'text' in (select jsonb_array_elements_text(${JSON.stringify(
            changed.map(({ askedText }) => askedText),
          )}::text::jsonb))
        order by e.scenario_id, question->>'text', e.version desc, e.id desc`,
  );
  return changed.flatMap((row) => {
    const known = rows.find(({ scenarioId, text }) => scenarioId === row.scenarioId && text === row.askedText);
    return known ? [{ ...row, question: known.question, tags: known.tags }] : [];
  });
}
