import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { rowOf, rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { isoDayOf } from "~/domain/date-text";
import { findPracticePlaces, type PracticePlace } from "./find-places";
import type { PracticeCard } from "./plan-session";
import { readClassKeys, type ClassKey } from "./class-keys";
import { readPractised } from "./read-practised";

/** `key`: that of the class, where it regraded the question. `classSessionId`: of the newest attempt that asked it. */
export type OwnCard = PracticeCard & { classSessionId: string | null; key: ClassKey | null };

/** `askedText`: only of a question that the curriculum doesn't have in these words. */
type MetQuestion = {
  scenarioId: string;
  question: string | null;
  tags: string[] | null;
  classSessionId: string | null;
  /** Milliseconds since 1970. */
  metAt: number;
  metRight: boolean;
  askedText: string | null;
};

/** As the statement below writes them; thousands, so they come as one text and aren't checked one by one. */
type MetRow = [
  place: number,
  key: string | null,
  tags: string[] | null,
  at: number,
  right: boolean,
  text: string | null,
];
const MetRows = v.object({ rows: v.custom<MetRow[]>(Array.isArray) });

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
  // One after the other: a transaction has one connection.
  const met = await readMet(ctx, places);
  const practised = await readPractised(ctx, scenarioId);
  const keys = await readClassKeys(ctx, scenarioId);
  const dayOf = cachedDays(timeZone);
  const cards: OwnCard[] = [];
  for (const asked of met) {
    const { scenarioId: id, question, tags, classSessionId, metAt, metRight } = asked;
    const key = keyOf(asked, keys);
    if (key?.isVoid) continue;
    const metOn = dayOf(metAt);
    const own = practised.get(`${id} ${question}`) ?? null;
    cards.push({ scenarioId: id, question, tags, classSessionId, metOn, metRight, practised: own, key });
  }
  return cards;
}

const keyOf = ({ scenarioId, question, askedText }: FoundQuestion, keys: readonly ClassKey[]) =>
  keys.find(
    (one) => one.scenarioId === scenarioId && (askedText === null ? one.question === question : one.text === askedText),
  ) ?? null;

/** An attempt asks many questions at once. */
function cachedDays(timeZone: string): (time: number) => string {
  const days = new Map<number, string>();
  return (time) => {
    const day = days.get(time) ?? isoDayOf(new Date(time), timeZone);
    days.set(time, day);
    return day;
  };
}

type FoundQuestion = MetQuestion & { question: string; tags: string[] };

/** By the newest attempt that asked each: its text then leads to the question of the catalogue, also if it has changed. */
async function readMet({ db, actor }: SignedInCtx, places: PracticePlace[]): Promise<FoundQuestion[]> {
  const { rows: met } = await rowOf(
    db,
    MetRows,
    sql`with places as materialized (select n, scenario_id, class_session_id
          from jsonb_to_recordset(${JSON.stringify(
            places.map((place, n) => ({ n, scenario_id: place.scenarioId, class_session_id: place.classSessionId })),
          )}::text::jsonb) as p (n int, scenario_id uuid, class_session_id uuid)),
        asked as (
          select distinct on (a.scenario_id, q.text collate "C") p.n, a.scenario_id, q.text, a.received_at,
            (entry.answer->>0)::float8 >= (entry.answer->>1)::float8 as is_right
          from attempts a
          join places p on p.scenario_id = a.scenario_id and p.class_session_id is not distinct from a.class_session_id
          cross join lateral jsonb_array_elements(a.answers) with ordinality as entry (answer, place)
          join questions q on q.id = a.question_ids[entry.place]
          where a.user_id = ${actor.userId} and a.checked_by = 'server' and a.question_ids <> '{}'
            and (entry.answer->>1)::float8 > 0 and entry.answer->2 <> '[]'
          order by a.scenario_id, q.text collate "C", a.received_at desc, a.id desc
        )
        select coalesce(json_agg(json_build_array(asked.n, cq.key, cq.tags,
            (extract(epoch from asked.received_at) * 1000)::bigint, asked.is_right, case when cq.key is null then asked.text end)), '[]'::json) as rows
        from asked left join catalogue_questions cq
          on cq.scenario_id = asked.scenario_id and cq.text = asked.text and ${isPractised}`,
  );
  const found: FoundQuestion[] = [];
  const changed: MetQuestion[] = [];
  for (const row of met) {
    const question = questionOf(row, places);
    if (isFound(question)) found.push(question);
    else if (question?.question === null) changed.push(question);
  }
  return newestOf(changed.length === 0 ? found : [...found, ...(await findChanged({ db }, changed))]);
}

/** Without spreading `place`: for thousands of rows that takes twenty times as long. */
function questionOf(row: MetRow, places: readonly PracticePlace[]): MetQuestion | null {
  const place = places[row[0]];
  if (!place) return null;
  const { scenarioId, classSessionId } = place;
  return {
    scenarioId,
    classSessionId,
    question: row[1],
    tags: row[2],
    metAt: row[3],
    metRight: row[4],
    askedText: row[5],
  };
}

const isFound = (row: MetQuestion | null): row is FoundQuestion =>
  row !== null && row.question !== null && row.tags !== null;

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
