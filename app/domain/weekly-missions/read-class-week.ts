import { sql } from "drizzle-orm";
import * as v from "valibot";
import { bestEffort } from "~/db/outage.server";
import { Numeric, rowOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { findGradedSession } from "~/domain/courses/graded-session";
import { findWeekOfCurriculum, type Mission } from "./find-mission";
import { bestPerClass, rankClasses, rankPeople, type RankedClass, type RankedPerson } from "./read-week-standings";

/** The mission of the week in a class, as its instructor reads it: what students see in the standings, and no more. */
export type ClassWeek = {
  scenarioTitle: string;
  /** ISO 8601. */
  endsAt: string;
  /** Until its last day, a Sunday; 0 is today, in UTC. */
  daysLeft: number;
  students: number;
  /** Of them, those who handed in a flight. */
  flyers: number;
  /** Flights that a class needs to be ranked. */
  bestPerClass: number;
  /** Null: too few of them. */
  place: { rank: number; ranked: number; average: number } | null;
  /** Only on request, and then with or without names of students. */
  standings: { people: ShownPerson[]; classes: RankedClass[] } | null;
};
export type ShownPerson = Omit<RankedPerson, "username"> & { username: string | null };
type Standings = "none" | "unnamed" | "named";

/** Null for a class that isn't running, and if its curriculum has no flight for a mission. */
export async function readClassWeek(
  ctx: SignedInCtx,
  classSessionId: string,
  standings: Standings = "none",
): Promise<ClassWeek | null> {
  const session = await findGradedSession(ctx, classSessionId, "gradebook:read");
  if (!session.startDate || session.endDate) return null;
  const { week, mission } = await findWeek(ctx, session.curriculumId);
  if (!week || !mission) return null;
  const counts = await rowOf(
    ctx.db,
    v.object({ students: Numeric, flyers: Numeric }),
    sql`select count(*) as students, count(f.points) as flyers
        from class_session_students enrolled
        left join weekly_flights f on f.mission_id = ${mission.id} and f.user_id = enrolled.user_id
        where enrolled.class_session_id = ${session.id}`,
  );
  const classes = await rankClasses(ctx, mission, session.id);
  const { rank, ranked, average } = classes.find(({ isOwn }) => isOwn) ?? {};
  return {
    ...{ scenarioTitle: mission.scenarioTitle, endsAt: week.endsAt.toISOString(), bestPerClass },
    daysLeft: Math.ceil((week.endsAt.getTime() - ctx.now.getTime()) / 86_400_000) - 1,
    ...counts,
    place: rank && ranked && average !== undefined ? { rank, ranked, average } : null,
    standings: standings === "none" ? null : { people: await readPeople(ctx, mission, session.id, standings), classes },
  };
}

async function readPeople(ctx: SignedInCtx, mission: Mission, classSessionId: string, standings: Standings) {
  const people = await rankPeople(ctx, mission, classSessionId);
  return people.map((each): ShownPerson => (standings === "named" ? each : { ...each, username: null }));
}

/** None while the database can't be written and nobody has asked for the week's mission before. */
async function findWeek(ctx: SignedInCtx, curriculumId: string) {
  const found: Partial<Awaited<ReturnType<typeof findWeekOfCurriculum>>> = {};
  await bestEffort(findWeekOfCurriculum(ctx, curriculumId).then((week) => Object.assign(found, week)));
  return found;
}
