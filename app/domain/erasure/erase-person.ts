import { randomInt, randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowOf, rowsOf } from "~/db/rows.server";
import { erasedPeople, organizations, users } from "~/db/schema";
import { allowLongWork } from "~/db/time-limits.server";
import { requireRecentProof } from "~/domain/access";
import { findAdministeredUser, lockUser } from "~/domain/accounts/administered-user";
import { writeForOrganization, writeForUser } from "~/domain/accounts/own-language";
import { administersSystem, requireOtherSystemAdmin } from "~/domain/accounts/system-admins";
import { requireNoCourses, requireNoSubscription } from "~/domain/accounts/user-obligations";
import { canEdit, ownAccount } from "~/domain/accounts/user-rules";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type Ctx, type SignedInCtx } from "~/domain/context";
import { lockAccessCodes, lockCourses, lockOrganizations, lockUsers } from "~/domain/locks";
import { composeMail, type MailSite } from "~/domain/mail/compose-mail";
import { enqueueMail } from "~/domain/mail/enqueue-mail";
import { nameKey } from "~/domain/name-key";
import { Refusal } from "~/domain/refusal";
import { newcomerRole } from "~/domain/roles";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import { erasedName, eraseTraces, findNames } from "./erase-traces";
import type { AttemptPolicy } from "./attempt-policies";
import { policyOf } from "./erasure-policy";

const Preview = v.object({
  courses: v.number(),
  classes: v.number(),
  attempts: v.number(),
  sandboxes: v.number(),
  notes: v.number(),
  comments: v.number(),
  signIns: v.number(),
});
export type ErasurePreview = v.InferOutput<typeof Preview> & {
  userId: string;
  username: string;
  policy: AttemptPolicy;
  /** Why the user can't be erased now. */
  refusal: Refusal | null;
};

/** What erasing a user whom the actor administers would do. Changes nothing. */
export async function previewErasure(ctx: SignedInCtx, userId: string): Promise<ErasurePreview> {
  const user = await findAdministeredUser(ctx, userId);
  const policy = await policyOf(ctx, user.organizationId);
  const refusal = await refuseErasure(ctx, user).then(
    () => null,
    (error: unknown) => {
      if (error instanceof Refusal) return error;
      throw error;
    },
  );
  return { userId: user.id, username: user.username, policy, refusal, ...(await countData(ctx, userId)) };
}

/** The same for the actor, who may ask for it. */
export async function previewOwnErasure(ctx: SignedInCtx): Promise<Omit<ErasurePreview, "refusal">> {
  const { userId, username, organizationId } = ctx.actor;
  const policy = await policyOf(ctx, organizationId);
  return { userId, username, policy, ...(await countData(ctx, userId)) };
}

const countData = ({ db }: Ctx, userId: string) =>
  rowOf(
    db,
    Preview,
    sql`select (select count(*)::int from course_members where user_id = ${userId}) as courses,
        (select count(*)::int from class_session_students where user_id = ${userId}) as classes,
        (select count(*)::int from attempts where user_id = ${userId}) as attempts,
        (select count(*)::int from sandboxes where owner_id = ${userId}) as sandboxes,
        (select count(*)::int from student_notes where user_id = ${userId}) as notes,
        (select count(*)::int from feedback_comments where user_id = ${userId}) as comments,
        (select count(*)::int from sign_ins where user_id = ${userId}) as "signIns"`,
  );

async function refuseErasure(ctx: SignedInCtx, user: Awaited<ReturnType<typeof findAdministeredUser>>) {
  if (user.id === ctx.actor.userId) throw ownAccount(say.erasure.ownAccount);
  if (!canEdit(ctx.actor, user.role)) throw new Refusal("forbidden", say.userRefusals.editSystemAdmin);
  if (administersSystem(user.role)) await requireOtherSystemAdmin(ctx, { userId: user.id });
  await requireNoObligations(ctx, user);
}

/** Refuses people whom nobody may delete (docs/decisions/0021). */
export async function requireNoObligations(ctx: Ctx, user: { id: string; username: string; email: string }) {
  await requireNoCourses(ctx, user, "delete");
  await requireNoSubscription(ctx, user);
  const open = sql`purchases where state not in ('completed', 'undone') and (user_id = ${user.id}
    or username_key = ${nameKey(user.username)} or email_key = ${nameKey(user.email)})`;
  if ((await ctx.db.$count(open)) > 0)
    throw new Refusal("conflict", say.userRefusals.hasSubscription({ username: user.username }));
}

/**
 * Erases a user for good, with every trace of the name (docs/decisions/0173). Attempts stay with a user without a name,
 * or go, as the organization's policy says. Returns the username.
 */
export async function erasePerson(ctx: SignedInCtx, userId: string, site: MailSite): Promise<string> {
  await findAdministeredUser(ctx, userId);
  requireRecentProof(ctx);
  return inTransaction(ctx, async (inner) => {
    await allowLongWork(inner.db);
    // Attempts, sign-ins and changes of this person under way end first; later ones find nobody.
    await lockCoursesOf(inner, userId);
    const user = await lockUser(inner, userId, { strength: "update" });
    await refuseErasure(inner, user);
    const policy = await policyOf(inner, user.organizationId);
    await eraseLocked(inner, { ...user, policy, by: "administrator" }, site);
    return user.username;
  });
}

type Erased = {
  id: string;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  organizationId: string | null;
  policy: AttemptPolicy;
  /** Who decided it. */
  by: "administrator" | "restore";
};

/** Erases a user who is locked `for update`, as `lockUser` does. `site`: null writes no mail. */
export async function eraseLocked(ctx: Ctx, user: Erased, site: MailSite | null) {
  const { db, now } = ctx;
  const names = await findNames(ctx, user);
  const mail = site && (await writeForUser(ctx, user.id, () => composeLastMail(user, site)));
  const counts = await countData(ctx, user.id);
  const keeps = user.policy === "keep" && counts.attempts + counts.classes > 0;
  const heirId = keeps ? await addFormerStudent(ctx, user) : randomUUID();
  if (keeps) await handOver(ctx, user.id, heirId);
  const fullName = `${user.firstName} ${user.lastName}`.trim();
  await eraseTraces(ctx, { userId: user.id, heirId, names, fullName });
  await db.delete(users).where(eq(users.id, user.id));
  await db.insert(erasedPeople).values({ userId: user.id, erasedAt: now }).onConflictDoNothing();
  if (mail) await enqueueMail(ctx, { ...mail, isLast: true });
  await recordChange(ctx, {
    action: "user.erase",
    subject: { type: "user", id: user.id, name: erasedName },
    organizationId: user.organizationId,
    details: { attempts: counts.attempts, to: keeps ? "keep" : "remove", by: user.by },
  });
}

/** A number says nothing about the order in which people were erased, and the id nothing about when. */
async function addFormerStudent(ctx: Ctx, { organizationId }: Erased): Promise<string> {
  const id = randomUUID();
  const [organization] = organizationId
    ? await ctx.db
        .select({ createdAt: organizations.createdAt })
        .from(organizations)
        .where(eq(organizations.id, organizationId))
    : [];
  for (let most = 10_000; ; most *= 10) {
    const number = randomInt(1, most);
    const username = await writeForOrganization(ctx, organizationId, () => texts.erasure.formerStudent({ number }));
    const added = await ctx.db
      .insert(users)
      .values({
        id,
        username,
        usernameKey: nameKey(username),
        email: "",
        // Unique, and no address.
        emailKey: id,
        organizationId,
        roles: [newcomerRole],
        enabled: false,
        createdAt: organization?.createdAt ?? new Date(0),
        isFormer: true,
      })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (added.length > 0) return id;
  }
}

/** In this order: a changed attempt marks its student's line of the gradebook. */
const inherited = [
  "class_session_students",
  ...["attempt_starts", "attempts", "best_attempts", "best_quiz_attempts", "leaderboard_scores"],
  ...["ended_quizzes", "lesson_answers", "grade_decisions", "final_grades", "due_dates"],
];

async function handOver({ db }: Ctx, userId: string, heirId: string) {
  // The class could otherwise enable the account again.
  await db.execute(sql`update class_session_students set account_disabled = false where user_id = ${userId}`);
  // They aren't grades, and consent refers to the enrolments.
  await db.execute(sql`delete from weekly_flights where user_id = ${userId}`);
  for (const table of inherited)
    await db.execute(sql`update ${sql.raw(table)} set user_id = ${heirId} where user_id = ${userId}`);
  await db.execute(sql`update class_session_students set changed_in = pg_current_xact_id() where user_id = ${heirId}`);
  await db.execute(sql`update attempts set client = null, sign_in_id = null,
      set_aside_reason = case when set_aside_reason is null then null else ${erasedName}::text end
    where user_id = ${heirId}`);
  await db.execute(sql`update grade_decisions set reason = ${erasedName} where user_id = ${heirId} and reason <> ''`);
  await db.execute(sql`update due_dates set reason = ${erasedName} where user_id = ${heirId}`);
  await db.execute(sql`update attempt_starts set client = null, sign_in_id = null where user_id = ${heirId}`);
}

const composeLastMail = (user: Erased, site: MailSite) =>
  composeMail(site, {
    recipient: user.email,
    subject: texts.erasure.lastMailSubject({ productName: site.productName }),
    paragraphs: [
      texts.erasure.lastMail({ username: user.username }),
      texts.erasure.lastMailAttempts({ policy: user.policy }),
      texts.erasure.lastMailElsewhere,
    ],
  });

const Found = v.object({
  id: v.string(),
  username: v.string(),
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  organizationId: v.nullable(v.string()),
});

/** So that no course is deleted meanwhile, whose classes have the same rows to change. */
async function lockCoursesOf(ctx: Ctx, userId: string) {
  await lockOrganizations(ctx, sql`id = (select organization_id from users where id = ${userId})`);
  await lockCourses(
    ctx,
    sql`id in (select c.course_id from class_session_students enrolled
      join class_sessions c on c.id = enrolled.class_session_id where enrolled.user_id = ${userId})`,
    "key share",
  );
}

/** A user with all that is locked to erase one, when no administrator asks for it; null if there is none. */
export async function lockForErasure(ctx: Ctx, userId: string) {
  const { db } = ctx;
  await lockCoursesOf(ctx, userId);
  await lockAccessCodes(ctx, sql`id = (select access_code_id from users where id = ${userId})`);
  await lockUsers(ctx, [userId], "update");
  const [user] = await rowsOf(
    db,
    Found,
    sql`select id, username, email, first_name as "firstName", last_name as "lastName", organization_id as "organizationId" from users
      where id = ${userId} and not is_former`,
  );
  return user ?? null;
}
