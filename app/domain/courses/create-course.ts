import { and, eq, inArray, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import * as v from "valibot";
import { courseMembers, courses, users } from "~/db/schema";
import { issueAccessCode } from "~/domain/access-codes/issue-access-code";
import { assertCan, canRole } from "~/domain/access";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { copyOrganizationRules } from "~/domain/grades/store-rules";
import { idSchema } from "~/domain/id";
import { lockOrganizations, lockUsers } from "~/domain/locks";
import { Refusal } from "~/domain/refusal";
import { mainRoleOf } from "~/domain/roles";
import { keyed, say } from "~/texts/say";
import { courseNameLimit } from "./course-name-limit";

const printable = /^[^\p{Cc}\p{Surrogate}]*$/u;

export const CourseName = v.pipe(
  v.string(() => keyed(say.courseRefusals.nameRequired)),
  v.trim(),
  v.nonEmpty(() => keyed(say.courseRefusals.nameRequired)),
  v.check(
    (name) => [...name].length <= courseNameLimit,
    () => keyed(say.courseRefusals.nameTooLong({ max: courseNameLimit })),
  ),
  v.regex(printable, () => keyed(say.courseRefusals.nameCharacters)),
);

const Caption = v.optional(
  v.pipe(
    v.string(() => keyed(say.courseRefusals.captionNotText)),
    v.trim(),
    v.maxLength(200, () => keyed(say.courseRefusals.captionTooLong({ max: 200 }))),
    v.regex(printable, () => keyed(say.courseRefusals.captionCharacters)),
  ),
  "",
);

/** Body of `POST /groups`. */
export const NewCourse = v.object({
  name: CourseName,
  ownerId: idSchema(() => keyed(say.courseRefusals.ownerRequired)),
  caption: Caption,
  memberIds: v.optional(
    v.pipe(
      v.array(idSchema(() => keyed(say.courseRefusals.notUuid))),
      v.maxLength(10_000, () => keyed(say.courseRefusals.tooManyMembers({ max: 10_000 }))),
    ),
    [],
  ),
});

export type NewCourse = { name: string; ownerId: string; caption?: string; memberIds?: string[]; accessCode?: string };

/**
 * Creates a course with its access code. Owner and members must belong to one organization, which becomes the course's.
 */
export async function createCourse(ctx: SignedInCtx, course: NewCourse): Promise<string> {
  const id = uuid();
  const { name, ownerId, caption = "" } = course;
  await inTransaction(ctx, async (inner) => {
    const organizationId = await organizationOfOwner(inner, ownerId);
    const memberIds = await findColleagues(inner, organizationId, course.memberIds ?? []);
    await inner.db.insert(courses).values({ id, name, ownerId, organizationId, caption, createdAt: inner.now });
    await copyOrganizationRules(inner, id, organizationId);
    await issueAccessCode(inner, { courseId: id }, course.accessCode);
    if (memberIds.length > 0)
      await inner.db
        .insert(courseMembers)
        .values(memberIds.map((userId) => ({ courseId: id, userId, joinedAt: inner.now })));
    await recordChange(inner, {
      action: "course.create",
      subject: { type: "course", id, name },
      organizationId,
      details: { ownerId, members: memberIds.length },
    });
  });
  return id;
}

async function organizationOfOwner(ctx: SignedInCtx, ownerId: string): Promise<string> {
  const { db, actor } = ctx;
  await lockOrganizations(ctx, sql`id = (select organization_id from users where id = ${ownerId})`);
  await lockUsers(ctx, [ownerId], "share");
  const [owner] = await db
    .select({ organizationId: users.organizationId, roles: users.roles })
    .from(users)
    .where(eq(users.id, ownerId));
  assertCan(actor, "course:create", { organizationId: owner?.organizationId }, "owner");
  if (!owner?.organizationId || !canRole(mainRoleOf(owner.roles), "course:own")) {
    throw new Refusal("invalid", say.courseRefusals.ownerNotStaff, { ownerId: [say.courseRefusals.ownerNotStaff] });
  }
  return owner.organizationId;
}

async function findColleagues({ db }: SignedInCtx, organizationId: string, memberIds: string[]): Promise<string[]> {
  if (memberIds.length === 0) return [];
  const owner = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, memberIds), eq(users.organizationId, organizationId)))
    .orderBy(users.id);
  if (owner.length === new Set(memberIds).size) return owner.map((user) => user.id);
  throw new Refusal("invalid", say.courseRefusals.foreignMembers, { memberIds: [say.courseRefusals.foreignMembers] });
}
