import { and, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf, Time, timeOf } from "~/db/rows.server";
import { releases } from "~/db/schema";
import { touchEvery } from "~/domain/accounts/sign-in";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { findGradedSession } from "~/domain/courses/graded-session";
import { listClassColumns } from "~/domain/curricula/curriculum-headers";
import { releaseParts, type ReleasePart } from "~/domain/grades/release-parts";
import { requireId } from "~/domain/id";
import { lockClassSessions, lockUsers } from "~/domain/locks";
import { notFound, Refusal } from "~/domain/refusal";
import { coursesWithin } from "~/domain/visible-courses";
import { say } from "~/texts/say";
import { isLesson, readHeldParts } from "./read-releases";
import { everyScenario, type ReleaseChange, type ReleaseRule } from "./release-rules";

export type ReleasePlace = { classSessionId: string; scenarioId: string };

/** Students who may have seen what would be hidden now: they have handed in, and were here while it was shown. */
export type Viewers = { students: string[]; count: number };

/**
 * Sets when students of a class see the grades, comments and right answers of a scenario, or of each scenario
 * (`everyScenario`; grades and answers of lessons stay as they are). Without `hides`, nothing that students may have
 * seen is hidden: then it returns who they are, and changes nothing.
 */
export function setRelease(
  ctx: SignedInCtx,
  { classSessionId, scenarioId }: ReleasePlace,
  change: ReleaseChange,
  { hides }: { hides: boolean },
): Promise<Viewers | null> {
  return inTransaction(ctx, async (inner) => {
    await lockClass(inner, classSessionId);
    // Rows refer to who set them.
    await lockUsers(inner, [ctx.actor.userId], "key share");
    const isEach = scenarioId === everyScenario;
    const scenarioIds = isEach ? await listScenarioIds(inner, classSessionId) : [scenarioId];
    const seen = new Map<string, string>();
    for (const id of scenarioIds) {
      const place = { classSessionId, scenarioId: id };
      const found = await findScenario(inner, place);
      if (found.isLesson && !isEach && [change.grades, change.answers].some((rule) => rule && rule.rule !== "atOnce"))
        throw new Refusal("conflict", say.releases.lessonShows);
      const possible = found.isLesson && isEach ? { feedback: change.feedback } : change;
      for (const { userId, name } of await setOne(inner, place, found, possible)) seen.set(userId, name);
    }
    if (seen.size > 0 && !hides) throw new NotYet(viewersOf(seen));
    return null;
  }).catch((error: unknown) => {
    if (error instanceof NotYet) return error.seen;
    throw error;
  });
}

const maxNamed = 50;

const viewersOf = (seen: ReadonlyMap<string, string>): Viewers => ({
  students: [...seen.values()].slice(0, maxNamed),
  count: seen.size,
});

/** Returns the students who may have seen what is hidden now. */
async function setOne(ctx: SignedInCtx, place: ReleasePlace, found: Found, change: ReleaseChange) {
  const before = await readStored(ctx, place);
  const heldBefore = await readHeldParts(ctx, place.classSessionId, place.scenarioId);
  const changes = releaseParts.flatMap((part) => {
    const rule = change[part];
    return rule && isOther(before.get(part), rule) ? [{ part, rule }] : [];
  });
  for (const { part, rule } of changes) await store(ctx, place, part, rule);
  for (const { part, rule } of changes) await tell(ctx, found, { place, part, rule, from: before.get(part)?.rule });
  const heldAfter = await readHeldParts(ctx, place.classSessionId, place.scenarioId);
  const hidden = heldAfter.filter(({ part }) => !heldBefore.some((held) => held.part === part));
  return hidden.length > 0 ? readSeen(ctx, place, sinceOf(before, hidden)) : [];
}

/** Thrown to roll back what would hide something without a word. */
class NotYet extends Error {
  constructor(readonly seen: Viewers) {
    super();
  }
}

/** Shows everything of a scenario, or of each, from now on. */
export const releaseNow = (ctx: SignedInCtx, place: ReleasePlace) =>
  setRelease(ctx, place, { grades: atOnce, feedback: atOnce, answers: atOnce }, { hides: false });

const atOnce: ReleaseRule = { rule: "atOnce", opensAt: null };

const Found = v.object({
  ...{ courseId: v.string(), courseName: v.string(), organizationId: v.string() },
  ...{ scenario: v.string(), isLesson: v.boolean() },
});
type Found = v.InferOutput<typeof Found>;

/** Locks a class of which the actor releases the grades. Attempts don't wait for the lock. */
const lockClass = (ctx: SignedInCtx, classSessionId: string) =>
  lockClassSessions(
    ctx,
    sql`id = ${requireId(classSessionId, "class")}
      and exists (select from courses where courses.id = course_id and ${coursesWithin(ctx.actor, "grade:release")})`,
  );

async function listScenarioIds(ctx: SignedInCtx, classSessionId: string) {
  const columns = await listClassColumns(ctx, await findGradedSession(ctx, classSessionId, "grade:release"));
  return columns.map(({ scenarioId }) => scenarioId);
}

async function findScenario(ctx: SignedInCtx, { classSessionId, scenarioId }: ReleasePlace): Promise<Found> {
  requireId(scenarioId, "scenario");
  const [found] = await rowsOf(
    ctx.db,
    Found,
    sql`select courses.id as "courseId", courses.name as "courseName", courses.organization_id as "organizationId",
          s.title as scenario, ${isLesson} as "isLesson"
        from class_sessions c
        join courses on courses.id = c.course_id
        join organizations o on o.id = courses.organization_id
        join scenarios s on s.id = ${scenarioId}
          and (s.curriculum_id = coalesce(c.curriculum_id, o.curriculum_id) or s.curriculum_id = any(c.earlier_curricula))
        where c.id = ${classSessionId} and ${coursesWithin(ctx.actor, "grade:release")}`,
  );
  if (!found) throw notFound("scenario");
  return found;
}

const Stored = v.object({
  part: v.picklist(releaseParts),
  rule: v.picklist(["held", "at", "allHandedIn", "released"]),
  opensAt: v.nullable(Time),
  setAt: Time,
});
type Stored = v.InferOutput<typeof Stored>;

async function readStored({ db }: SignedInCtx, { classSessionId, scenarioId }: ReleasePlace) {
  const rows = await rowsOf(
    db,
    Stored,
    sql`select part, rule, opens_at as "opensAt", set_at as "setAt" from releases
        where class_session_id = ${classSessionId} and scenario_id = ${scenarioId}`,
  );
  return new Map<ReleasePart, Stored>(rows.map((row) => [row.part, row]));
}

const isOther = (stored: Stored | undefined, { rule, opensAt }: ReleaseRule) =>
  stored === undefined || stored.rule === "released"
    ? rule !== "atOnce"
    : stored.rule !== rule || stored.opensAt?.getTime() !== opensAt?.getTime();

/** What was held before keeps a row, which says since when it is shown. */
async function store({ db, actor, now }: SignedInCtx, place: ReleasePlace, part: ReleasePart, release: ReleaseRule) {
  const { rule, opensAt } = release;
  const values = {
    ...{ rule: rule === "atOnce" ? ("released" as const) : rule, opensAt },
    ...{ setBy: actor.userId, setterName: actor.username, setAt: now },
  };
  const { classSessionId, scenarioId } = place;
  const isPart = and(
    eq(releases.classSessionId, classSessionId),
    eq(releases.scenarioId, scenarioId),
    eq(releases.part, part),
  );
  await db.delete(releases).where(isPart);
  await db.insert(releases).values({ classSessionId, scenarioId, part, ...values });
}

/** Since when a hidden part was shown; null: always, or nobody knows. */
function sinceOf(before: ReadonlyMap<ReleasePart, Stored>, hidden: { part: ReleasePart }[]): Date | null {
  const times = hidden.map(({ part }) => {
    // Right answers may have waited for grades.
    const stored = before.get(part) ?? (part === "answers" ? before.get("grades") : undefined);
    return stored?.rule === "released" ? stored.setAt : stored?.rule === "at" ? stored.opensAt : null;
  });
  const known = times.flatMap((time) => time ?? []);
  return known.length < times.length ? null : new Date(Math.min(...known.map((time) => time.getTime())));
}

/** Activity is noted only now and then, so the note may be older than the last request. */
async function readSeen({ db }: SignedInCtx, { classSessionId, scenarioId }: ReleasePlace, since: Date | null) {
  const from = since && timeOf(new Date(since.getTime() - touchEvery));
  return rowsOf(
    db,
    v.object({ userId: v.string(), name: v.string() }),
    sql`select u.id as "userId", coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.username) as name
        from class_session_students enrolled join users u on u.id = enrolled.user_id
        where enrolled.class_session_id = ${classSessionId}
          and (${from}::timestamptz is null or u.last_active >= ${from}
            or exists (select from api_tokens t where t.user_id = u.id and t.last_used_at >= ${from}))
          and (exists (select from attempts a where a.user_id = u.id and a.class_session_id = ${classSessionId}
              and a.scenario_id = ${scenarioId})
            or exists (select from grade_decisions d where d.user_id = u.id and d.class_session_id = ${classSessionId}
              and d.scenario_id = ${scenarioId} and d.kind <> 'note'))
        order by u.username_key collate "C"`,
  );
}

type Told = { place: ReleasePlace; part: ReleasePart; rule: ReleaseRule; from: Stored["rule"] | undefined };

const tell = (
  ctx: SignedInCtx,
  { courseId, courseName, organizationId, scenario }: Found,
  { place, part, rule, from }: Told,
) =>
  recordChange(ctx, {
    action: "grade.release",
    subject: { type: "course", id: courseId, name: courseName },
    organizationId,
    details: {
      ...{ classId: place.classSessionId, scenarioId: place.scenarioId, scenario, part },
      ...{ from: from ?? "atOnce", to: rule.rule, at: rule.opensAt?.toISOString() ?? null },
    },
  });
