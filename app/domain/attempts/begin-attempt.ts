import { randomInt } from "node:crypto";
import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import * as v from "valibot";
import { playedFlight } from "../../../content/flight-entry";
import { rowsOf, Time } from "~/db/rows.server";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { settleDueSchedules } from "~/domain/courses/settle-due-schedules";
import type { PlayMode } from "~/domain/flights/flight-of-start";
import { notFound, Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import { reasonOfRefusal } from "./reason-of-refusal";
import { drawQuestions } from "./draw-questions";
import { drawTasks } from "./drawn-tasks";
import { readStandings } from "./earlier-answers";
import { isFlownScenario } from "./flight-key";
import { findBounds, readBounds, type ScenarioBounds } from "./find-bounds";
import { isCheckedLesson, isGraded } from "./grade-attempt";
import { isOpen, isRunning, joinClass, limitToOwnCurriculum } from "./play-conditions";
import { readPlayRules } from "./play-rules";
import { placeAt } from "./quiz-review-rule";
import { reasonNotYet } from "./quiz-turn";
import { readPlacesOf } from "./read-quiz-places";
import { hasPools, inGradingEdition } from "./start-of-attempt";
import { readRevealedQuestions } from "./revealed-questions";
import { translateQuestions } from "./translate-questions";

const StoredStart = v.object({
  startId: v.string(),
  userId: v.string(),
  scenarioId: v.string(),
  classSessionId: v.nullable(v.string()),
  startedAt: Time,
  seed: v.number(),
  mode: v.picklist(["practice", "scored"]),
  editionId: v.number(),
});

export type Beginning = {
  scenarioId: string;
  classSessionId?: string | null | undefined;
  client?: string | undefined;
  mode?: PlayMode | undefined;
};

/**
 * Records that the caller begins a scenario, and returns its questions, tasks and flight without the right answers. Refuses
 * whatever an attempt would be refused for, a quiz that may not be taken now, and a retired scenario.
 */
export async function beginAttempt(ctx: SignedInCtx, beginning: Beginning) {
  const bounds = await findBounds(ctx.db, beginning.scenarioId);
  const flies = bounds !== null && isFlownScenario(bounds);
  if (beginning.mode === "practice" && bounds && !flies)
    throw new Refusal("invalid", say.attemptRefusals.notPracticed, { mode: [say.attemptRefusals.notPracticed] });
  const { revealedKeys, refusal } = await findTurn(ctx, beginning, bounds);
  const insert = () => (flies ? beginFlight(ctx, beginning) : insertStart(ctx, beginning, revealedKeys));
  let start = refusal ? null : await insert();
  if (!start) {
    await settleDueSchedules(ctx);
    start = refusal ? null : await insert();
  }
  if (!start) throw (await reasonOfRefusal(ctx, beginning)) ?? refusal ?? notFound("scenario");
  const { editionId, ...response } = start;
  await forgetOpenStarts(ctx, start);
  const begunIn = await readBoundsWith(ctx, start.scenarioId, editionId);
  const [edition] = begunIn?.editions ?? [];
  const questions = edition?.questions ?? [];
  const rules = await readPlayRules(ctx, start.classSessionId);
  const translated = await translateQuestions(ctx, start.scenarioId, questions, rules.language);
  const flight = edition?.flight && playedFlight(edition.flight, edition.maxScore ?? 0);
  const tasks = begunIn ? drawTasks(begunIn, start) : [];
  const seenKeys = bounds && isCheckedLesson(bounds) ? await readSeenQuestions(ctx, start, rules) : [];
  return {
    ...response,
    ...(questions.length > 0 && { questions: drawQuestions(translated ?? questions, start.seed, revealedKeys ?? []) }),
    ...(translated && { language: rules.language }),
    ...(tasks.length > 0 && { tasks }),
    ...(flight && { flight }),
    ...(seenKeys.length > 0 && { seen: seenKeys }),
  };
}

/** For a quiz: whether it may be taken now, and which questions the pools should not draw again. */
async function findTurn(
  ctx: SignedInCtx,
  { scenarioId, classSessionId }: Beginning,
  bounds: ScenarioBounds | null,
): Promise<{ revealedKeys: string[] | null; refusal: Refusal | null }> {
  if (bounds?.type !== "Quiz" || !isGraded(bounds)) return { revealedKeys: null, refusal: null };
  const places = await readPlacesOf(ctx, scenarioId);
  const refusal = reasonNotYet(placeAt(places, classSessionId), places, ctx.now);
  if (refusal || !hasPools(bounds)) return { revealedKeys: null, refusal };
  const revealedKeys = await readRevealedQuestions(ctx, scenarioId, bounds.editions[0]?.questions ?? [], places);
  return { revealedKeys: revealedKeys.length > 0 ? revealedKeys : null, refusal };
}

/** Questions of a lesson whose answers the student has seen recently. */
async function readSeenQuestions(
  ctx: SignedInCtx,
  { scenarioId, classSessionId }: v.InferOutput<typeof StoredStart>,
  rules: Awaited<ReturnType<typeof readPlayRules>>,
) {
  const standings = await readStandings(ctx, { scenarioId, classSessionId }, rules);
  return [...standings].flatMap(([question, standing]) =>
    standing.is === "seen" ? [{ question, fullPointsAt: standing.fullPointsAt }] : [],
  );
}

/** How many flights may be unfinished: in other windows, or waiting in an outbox. */
const maxUnfinished = 3;

/** Prevents drawing until an easy flight comes up: after several unfinished flights, the last of them begins again. */
function beginFlight(ctx: SignedInCtx, beginning: Beginning) {
  if (beginning.mode === "practice") return insertStart(ctx, beginning);
  return inTransaction(ctx, async (inner) => {
    // Locks the class before its player (docs/decisions/0146).
    const classSessionId = beginning.classSessionId ?? null;
    await inner.db.execute(sql`select from class_sessions where id = ${classSessionId}::uuid for key share`);
    await inner.db.execute(sql`select from users where id = ${ctx.actor.userId} for no key update`);
    const unfinished = await listUnfinished(inner, beginning);
    return unfinished.length < maxUnfinished ? insertStart(inner, beginning) : (unfinished[0] ?? null);
  });
}

const startColumns = sql`start.id as "startId", start.user_id as "userId", start.scenario_id as "scenarioId",
  start.class_session_id as "classSessionId", start.started_at as "startedAt", start.seed, start.mode,
  start.edition_id as "editionId"`;

const listUnfinished = (ctx: SignedInCtx, beginning: Beginning) =>
  rowsOf(
    ctx.db,
    StoredStart,
    sql`select ${startColumns} from attempt_starts start
        where start.user_id = ${ctx.actor.userId} and start.scenario_id = ${beginning.scenarioId}
          and start.class_session_id is not distinct from ${beginning.classSessionId ?? null}::uuid
          and start.mode = 'scored' and not exists (select from attempts where attempts.start_id = start.id)
          and exists (select ${playable(ctx, beginning)} and edition.id = start.edition_id)
        order by start.started_at desc, start.id desc limit ${maxUnfinished}`,
  );

/** The scenario with its newest edition, if the caller may play it now. */
const playable = ({ actor, now }: SignedInCtx, { scenarioId, classSessionId }: Beginning) => sql`
  from scenarios s
  ${classSessionId ? joinClass(classSessionId, actor) : sql``}
  cross join lateral (
    select e.id from scenario_editions e where e.scenario_id = s.id order by e.version desc, e.id desc limit 1
  ) edition
  where s.id = ${scenarioId} and not s.retired
    ${classSessionId ? sql`and c.start_date is not null and ${isRunning(now)} and ${isOpen(now)}` : limitToOwnCurriculum(actor)}`;

async function insertStart(ctx: SignedInCtx, beginning: Beginning, revealedKeys: string[] | null = null) {
  const { actor, now, db } = ctx;
  const { classSessionId, client, mode = "scored" } = beginning;
  const [start] = await rowsOf(
    db,
    StoredStart,
    sql`with class as materialized (
        select id from class_sessions where id = ${classSessionId ?? null}::uuid for key share)
      insert into attempt_starts as start
        (id, user_id, scenario_id, class_session_id, edition_id, started_at, seed, is_drawn, mode, client, sign_in_id,
          told_questions)
      select ${uuid()}::uuid, ${actor.userId}::uuid, s.id, ${classSessionId ?? null}::uuid, edition.id,
        ${now.toISOString()}::timestamptz, ${randomInt(2 ** 31)}::int, true, ${mode}::text,
        ${client ?? null}::text,
        ${actor.signInId}::uuid, ${revealedKeys && JSON.stringify(revealedKeys)}::text::jsonb
      ${playable(ctx, beginning)}
        -- The class is locked before its player (docs/decisions/0146).
        and (select count(*) from class) >= 0
      returning ${startColumns}`,
  );
  return start ?? null;
}

/** The scenario in the edition of a start; read again if that edition is newer than the cache. */
async function readBoundsWith({ db }: SignedInCtx, scenarioId: string, editionId: number) {
  const cachedBounds = await findBounds(db, scenarioId);
  const bounds = cachedBounds?.editions.some(({ id }) => id === editionId)
    ? cachedBounds
    : await readBounds(db, scenarioId);
  return bounds && inGradingEdition(bounds, { editionId });
}

/**
 * Unfinished starts that stay valid per scenario, so that a student with several devices, or offline, can still submit
 * an earlier one.
 */
const maxOpen = 20;

/** Deletes the oldest unfinished starts of a scenario, so that repeated starts don't pile up. */
export const forgetOpenStarts = ({ db, actor }: SignedInCtx, { scenarioId }: { scenarioId: string }) =>
  db.execute(sql`
    delete from attempt_starts where id in (
      select start.id from attempt_starts start
      where start.user_id = ${actor.userId} and start.scenario_id = ${scenarioId}
        and not exists (select from attempts where attempts.start_id = start.id)
      order by start.started_at desc, start.id desc offset ${maxOpen}
      for update of start skip locked)`);
