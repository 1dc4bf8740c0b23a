import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { courses, identities, users } from "~/db/schema";
import { canRole } from "~/domain/access";
import { recordChanges, type Change } from "~/domain/audit/record-change";
import { inTransaction, type Ctx } from "~/domain/context";
import { enrolInClass } from "~/domain/courses/enrol-in-class";
import { settleDueSchedules } from "~/domain/courses/settle-due-schedules";
import { lockCourses, lockUsers } from "~/domain/locks";
import { namesText } from "~/domain/names-text";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import { applyRules, nextRank, nextRole, type ClaimGrants } from "./claim-rules";
import type { Provider } from "./find-provider";
import type { IdentityAccount, ProvenIdentity } from "./identity";

/** Gives role, courses and rank by the claims, and takes back what earlier claims gave. Most sign-ins change nothing. */
export async function applyClaims(ctx: Ctx, provider: Provider, account: IdentityAccount, proven: ProvenIdentity) {
  const now = await onlyOwnCourses(ctx, provider, applyRules(provider.rules, proven.claims));
  const before = account.given;
  const role = nextRole(account.role, before, now);
  const rankTitle = nextRank(account.rankTitle, before, now);
  const joins = now.courseIds.filter((id) => !before.courseIds.includes(id));
  const leaves = before.courseIds.filter((id) => !now.courseIds.includes(id));
  const isSame = role === account.role && rankTitle === account.rankTitle && joins.length + leaves.length === 0;
  const identity = and(eq(identities.issuer, proven.issuer), eq(identities.subject, proven.subject));
  if (isSame && now.role === before.role && now.rankTitle === before.rankTitle) {
    await ctx.db.update(identities).set({ lastUsedAt: ctx.now }).where(identity);
    return;
  }
  for (const courseId of joins) await settleDueSchedules(ctx, courseId);
  await inTransaction(ctx, async (inner) => {
    const { db } = inner;
    // A class of the course must not start meanwhile: it enrolls the members it sees.
    await lockCourses(inner, [...joins, ...leaves], "share");
    await lockUsers(inner, [account.id]);
    if (role !== account.role && !canRole(role, "course:own")) await requireNoOwnCourses(inner, account);
    await db
      .update(users)
      .set({ roles: [role], rankTitle })
      .where(eq(users.id, account.id));
    const enrolments = joins.map((courseId) => ({ courseId, userId: account.id }));
    if (enrolments.length > 0) await enrolInClass(inner, enrolments);
    if (leaves.length > 0) await leaveCourses(inner, account.id, leaves);
    await db.update(identities).set({ given: now, lastUsedAt: ctx.now }).where(identity);
    const changes = describeChanges(provider, account, { role, joins: joins.length, leaves: leaves.length });
    await recordChanges(inner, changes, { userId: account.id, username: account.username, signInId: null });
  });
}

/** Courses in the rules may have been deleted or moved since. */
async function onlyOwnCourses({ db }: Ctx, { organizationId }: Provider, given: ClaimGrants): Promise<ClaimGrants> {
  if (given.courseIds.length === 0) return given;
  const rows = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(inArray(courses.id, given.courseIds), eq(courses.organizationId, organizationId)))
    .orderBy(asc(courses.id));
  return { ...given, courseIds: rows.map(({ id }) => id) };
}

/** Fails closed: without the role the person may not teach, and a course needs somebody who does. */
async function requireNoOwnCourses({ db }: Ctx, { id }: IdentityAccount) {
  const owned = await db.select({ name: courses.name }).from(courses).where(eq(courses.ownerId, id)).limit(6);
  if (owned.length === 0) return;
  const courseNames = namesText(
    owned.map(({ name }) => name),
    5,
  );
  throw new Refusal("conflict", say.singleSignOn.roleLostWithCourses({ courses: courseNames }));
}

async function leaveCourses({ db }: Ctx, userId: string, courseIds: string[]) {
  const ids = sql.join(
    courseIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  await db.execute(sql`delete from course_members where user_id = ${userId} and course_id in (${ids})`);
  await db.execute(sql`delete from class_session_students where user_id = ${userId}
    and class_session_id in (select id from running_classes where course_id in (${ids}))`);
}

function describeChanges(
  { organizationId }: Provider,
  { id, username, role: from }: IdentityAccount,
  { role, joins, leaves }: { role: string; joins: number; leaves: number },
): Change[] {
  const subject = { type: "user" as const, id, name: username };
  return [
    ...(role === from
      ? []
      : [{ action: "user.roleByClaims" as const, subject, organizationId, details: { from, to: role } }]),
    ...(joins + leaves === 0
      ? []
      : [{ action: "user.coursesByClaims" as const, subject, organizationId, details: { joins, leaves } }]),
  ];
}
