import { and, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { courses, organizations, users } from "~/db/schema";
import { listAssignableRoles } from "~/domain/accounts/user-rules";
import { reachOf } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { nameKey } from "~/domain/name-key";
import { notFound } from "~/domain/refusal";
import { newcomerRole } from "~/domain/roles";
import { coursesWithin } from "~/domain/visible-courses";
import { isMessage } from "~/texts/message";
import { say } from "~/texts/say";
import { importsOwnOnly, type Destination } from "./import-reach";
import type { RosterContext, KnownCourse, KnownPerson } from "./plan-roster";
import type { RosterRow } from "./read-roster-file";

const courseGone = say.rosterRows.courseGone;

/**
 * Reads what the database knows about a file's users and courses, in a few statements whatever its length. Refuses an
 * unknown organization.
 */
export async function readRosterContext(
  ctx: SignedInCtx,
  { organizationId, courseId }: Destination,
  rows: readonly RosterRow[],
): Promise<RosterContext> {
  const { db, actor } = ctx;
  const people = await findPeople(ctx, rows);
  const ownOnly = importsOwnOnly(ctx);
  const shared = {
    organizationId,
    people,
    assignable: ownOnly ? [newcomerRole] : listAssignableRoles(actor),
    ownOnly,
    seesOthers: reachOf(actor.role, "user:list") === "any",
  };
  if (organizationId === null)
    return {
      ...{ ...shared, courses: new Map(), ownCourse: courseId ? courseGone : null, members: new Set() },
      ...{ userLimit: null, seats: Infinity },
    };

  const [organization] = await db
    .select({ userLimit: organizations.userLimit })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  if (!organization) throw notFound("organization");
  const active = await db.$count(users, and(eq(users.organizationId, organizationId), eq(users.enabled, true)));
  const all = await db
    .select({ id: courses.id, name: courses.name })
    .from(courses)
    .where(
      and(eq(courses.organizationId, organizationId), ownOnly ? coursesWithin(actor, "roster:import") : undefined),
    );
  const ownCourse = courseId ? (all.find(({ id }) => id === courseId) ?? courseGone) : null;
  const coursesByName: RosterContext["courses"] = new Map();
  for (const course of all) {
    const key = nameKey(course.name);
    coursesByName.set(key, [...(coursesByName.get(key) ?? []), course]);
  }
  const namedCourses = [...new Set(rows.map((row) => nameKey(row.course)))].flatMap(
    (key) => coursesByName.get(key) ?? [],
  );
  return {
    ...shared,
    courses: coursesByName,
    ownCourse,
    members: await membersOf(
      ctx,
      ownCourse && !isMessage(ownCourse) ? [...namedCourses, ownCourse] : namedCourses,
      people,
    ),
    userLimit: organization.userLimit,
    seats: organization.userLimit - active,
  };
}

const Person = v.object({
  id: v.string(),
  username: v.string(),
  usernameKey: v.string(),
  emailKey: v.string(),
  organizationId: v.nullable(v.string()),
  organizationName: v.nullable(v.string()),
  firstName: v.string(),
  lastName: v.string(),
  enabled: v.boolean(),
});

function findPeople({ db }: SignedInCtx, rows: readonly RosterRow[]): Promise<KnownPerson[]> {
  const names = JSON.stringify([...new Set(rows.map((row) => nameKey(row.username)))]);
  const emails = JSON.stringify([...new Set(rows.map((row) => nameKey(row.email)))]);
  return rowsOf(
    db,
    Person,
    sql`select u.id, u.username, u.username_key as "usernameKey", u.email_key as "emailKey",
        u.organization_id as "organizationId", o.name as "organizationName",
        u.first_name as "firstName", u.last_name as "lastName", u.enabled
      from (select u.id from jsonb_array_elements_text(${names}::text::jsonb) as wanted(key)
        join users u on u.username_key = wanted.key
        union select u.id from jsonb_array_elements_text(${emails}::text::jsonb) as wanted(key)
          join users u on u.email_key = wanted.key) found
      join users u on u.id = found.id left join organizations o on o.id = u.organization_id`,
  );
}

async function membersOf(
  { db }: SignedInCtx,
  namedCourses: KnownCourse[],
  people: KnownPerson[],
): Promise<Set<string>> {
  if (namedCourses.length === 0 || people.length === 0) return new Set();
  const rows = await rowsOf(
    db,
    v.object({ membership: v.string() }),
    sql`select course_id || '/' || user_id as membership from course_members
      where course_id = any(${arrayOf(namedCourses)}::uuid[]) and user_id = any(${arrayOf(people)}::uuid[])`,
  );
  return new Set(rows.map(({ membership }) => membership));
}

const arrayOf = (things: { id: string }[]) => `{${things.map(({ id }) => id).join(",")}}`;
