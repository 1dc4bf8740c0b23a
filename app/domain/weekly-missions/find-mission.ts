import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { isRunning } from "~/domain/attempts/play-conditions";
import type { SignedInCtx } from "~/domain/context";
import { curriculumIdOf } from "~/domain/curricula/curriculum-ids";
import { listStandardCurricula } from "~/domain/curricula/standard-curricula";
import { isFlown, type FlightKey } from "~/domain/flights/flight-of-start";
import { notFound } from "~/domain/refusal";
import { drawMission, type OfferedFlight } from "./draw-mission";
import { weekOf, type Week } from "./week";

const StoredMission = v.object({
  id: v.string(),
  week: v.string(),
  scenarioId: v.string(),
  scenarioTitle: v.string(),
  seed: v.number(),
  maxScore: v.number(),
  key: v.string(),
  curriculumKey: v.string(),
});
export type Mission = v.InferOutput<typeof StoredMission>;

export const flightKeyOf = ({ curriculumKey, key, maxScore }: Mission): FlightKey => ({
  ...{ curriculumKey, key, maxScore, own: null },
});

/** Of the caller: a running class in which they are a student, or null outside of a class. */
export async function findWeek(
  ctx: SignedInCtx,
  classSessionId: string | null,
): Promise<{ week: Week; mission: Mission | null }> {
  const curriculumId = classSessionId ? await findTaughtCurriculum(ctx, classSessionId) : await findOwnCurriculum(ctx);
  return findWeekOfCurriculum(ctx, curriculumId);
}

/** The first to ask in a week stores its mission. Checks no permission. */
export async function findWeekOfCurriculum(
  ctx: SignedInCtx,
  curriculumId: string,
): Promise<{ week: Week; mission: Mission | null }> {
  const week = weekOf(ctx.now);
  return {
    week,
    mission: (await readMission(ctx, curriculumId, week)) ?? (await storeMission(ctx, curriculumId, week)),
  };
}

/** Doesn't reveal a class that the caller isn't a student of. */
async function findTaughtCurriculum({ db, actor, now }: SignedInCtx, classSessionId: string): Promise<string> {
  const [row] = await rowsOf(
    db,
    v.object({ curriculumId: v.string() }),
    sql`select coalesce(c.curriculum_id, owning.curriculum_id) as "curriculumId"
        from class_sessions c
        join courses on courses.id = c.course_id
        join organizations owning on owning.id = courses.organization_id
        join class_session_students enrolled on enrolled.class_session_id = c.id and enrolled.user_id = ${actor.userId}
        where c.id = ${classSessionId} and c.start_date is not null and ${isRunning(now)}`,
  );
  if (!row) throw notFound("class");
  return row.curriculumId;
}

async function findOwnCurriculum({ db, actor }: SignedInCtx): Promise<string> {
  const [own] = await rowsOf(
    db,
    v.object({ curriculumId: v.string() }),
    sql`select curriculum_id as "curriculumId" from organizations where id = ${actor.organizationId}::uuid`,
  );
  return own?.curriculumId ?? curriculumIdOf(listStandardCurricula()[0].key);
}

const missionColumns = sql`m.id, m.week::text, m.scenario_id as "scenarioId", s.title as "scenarioTitle", m.seed,
  m.max_score as "maxScore", s.key, curricula.key as "curriculumKey"`;

async function readMission({ db }: SignedInCtx, curriculumId: string, { monday }: Week): Promise<Mission | null> {
  const [mission] = await rowsOf(
    db,
    StoredMission,
    sql`select ${missionColumns} from weekly_missions m join scenarios s on s.id = m.scenario_id
        join curricula on curricula.id = m.curriculum_id
        where m.curriculum_id = ${curriculumId} and m.week = ${monday}::date`,
  );
  return mission ?? null;
}

const Offered = v.object({
  scenarioId: v.string(),
  key: v.string(),
  curriculumKey: v.string(),
  maxScore: v.nullable(v.number()),
});

/** Stored, so that a publication in the middle of the week changes neither flight nor points. */
async function storeMission(ctx: SignedInCtx, curriculumId: string, week: Week): Promise<Mission | null> {
  const offered = await rowsOf(
    ctx.db,
    Offered,
    sql`select s.id as "scenarioId", s.key, curricula.key as "curriculumKey", (
          select e.max_score from scenario_editions e where e.scenario_id = s.id
          order by e.version desc, e.id desc limit 1) as "maxScore"
        from scenarios s join campaigns on campaigns.id = s.campaign_id and campaigns.type = 'Compete'
        join curricula on curricula.id = s.curriculum_id
        where s.curriculum_id = ${curriculumId} and not s.retired and s.flight is null`,
  );
  const [first] = offered;
  const flights = offered.flatMap(({ curriculumKey, maxScore, ...flight }): OfferedFlight[] =>
    maxScore && isFlown({ curriculumKey, key: flight.key, own: null }) ? [{ ...flight, maxScore }] : [],
  );
  if (!first || flights.length === 0) return null;
  if (!ctx.secret) throw new Error("The mission of the week needs the installation's secret.");
  const drawn = drawMission(ctx.secret, { monday: week.monday, curriculumKey: first.curriculumKey }, flights);
  if (!drawn) return null;
  await ctx.db.execute(sql`insert into weekly_missions (id, week, curriculum_id, scenario_id, seed, max_score)
    values (${uuid()}, ${week.monday}::date, ${curriculumId}, ${drawn.scenarioId}, ${drawn.seed}, ${drawn.maxScore})
    on conflict (week, curriculum_id) do nothing`);
  return readMission(ctx, curriculumId, week);
}

/** A mission of any week. */
export async function findMission({ db }: SignedInCtx, missionId: string): Promise<Mission | null> {
  const [mission] = await rowsOf(
    db,
    StoredMission,
    sql`select ${missionColumns} from weekly_missions m join scenarios s on s.id = m.scenario_id
        join curricula on curricula.id = m.curriculum_id where m.id = ${missionId}`,
  );
  return mission ?? null;
}
