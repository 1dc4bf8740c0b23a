import { and, inArray, isNull } from "drizzle-orm";
import * as v from "valibot";
import { signIns, users } from "~/db/schema";
import { asSubject } from "~/domain/accounts/administered-user";
import { issueResetCode } from "~/domain/accounts/force-password-reset";
import { recordChange, recordChanges } from "~/domain/audit/record-change";
import type { SignedInCtx } from "~/domain/context";
import { enrolInClass } from "~/domain/courses/enrol-in-class";
import type { MailSite } from "~/domain/mail/compose-mail";
import { roleNames } from "~/domain/roles";
import { hashToken } from "~/domain/tokens";
import type { BatchUser } from "./batch-rules";
import type { BatchPlan } from "./plan-batch";

const Joined = v.object({ id: v.string(), joinedAt: v.string() });

/** What an Undo needs to restore a user exactly, and to detect changes since. */
export const Before = v.object({
  /** The counter of changes of `enabled`, right after the change. */
  enabledChanges: v.optional(v.number()),
  /** The digest of the code that was sent. */
  codeHash: v.optional(v.string()),
  /** The user's last class, before and after. */
  classBefore: v.optional(v.nullable(v.string())),
  classAfter: v.optional(v.nullable(v.string())),
  role: v.optional(v.picklist(roleNames)),
  organizationId: v.optional(v.nullable(v.string())),
  /** Memberships that a move ended, with the user's last class and course. */
  courses: v.optional(v.array(Joined)),
  classes: v.optional(v.array(Joined)),
  lastClass: v.optional(v.nullable(v.string())),
  selectedCourse: v.optional(v.nullable(v.string())),
});
export type Before = v.InferInput<typeof Before>;
export type BeforeRead = v.InferOutput<typeof Before>;

/** A user whom a batch changed: the current state, and the state before. */
export type UndoRow = { user: BatchUser; before: BeforeRead };

/** Makes the planned change. Call it with everything locked. */
export async function changeUsers(ctx: SignedInCtx, plan: BatchPlan, site: MailSite): Promise<Map<string, Before>> {
  if (plan.affected.length === 0) return new Map();
  if (plan.kind === "enrol") return enrolUsers(ctx, plan);
  if (plan.kind === "reset") return resetUsers(ctx, plan.affected, site);
  if (plan.kind === "invite") return inviteAgain(ctx, plan.affected, site);
  if (plan.kind !== "enable" && plan.kind !== "disable") throw new Error(`${plan.kind} is done one by one.`);
  return setUsersEnabled(ctx, plan.affected, plan.kind === "enable", plan.kind);
}

/** `as`: the name of the action in the audit trail. */
export async function setUsersEnabled(
  ctx: SignedInCtx,
  people: BatchUser[],
  enabled: boolean,
  as: "enable" | "disable" | "undoEnable" | "undoDisable",
): Promise<Map<string, Before>> {
  const ids = people.map(({ id }) => id);
  const changedUsers = await ctx.db
    .update(users)
    .set({ enabled })
    .where(inArray(users.id, ids))
    .returning({ id: users.id, enabledChanges: users.enabledChanges });
  if (!enabled) await endSignInsOfAll(ctx, ids);
  await recordChanges(
    ctx,
    people.map((user) => ({ action: `user.${as}` as const, ...asSubject(user) })),
  );
  return new Map(changedUsers.map(({ id, enabledChanges }) => [id, { enabledChanges }]));
}

async function endSignInsOfAll({ db, now }: SignedInCtx, ids: string[]) {
  await db
    .update(signIns)
    .set({ endedAt: now })
    .where(and(inArray(signIns.userId, ids), isNull(signIns.endedAt)));
}

async function resetUsers(ctx: SignedInCtx, people: BatchUser[], site: MailSite): Promise<Map<string, Before>> {
  const { db } = ctx;
  const ids = people.map(({ id }) => id);
  const addressed = await db
    .update(users)
    .set({ resetPasswordPending: true })
    .where(inArray(users.id, ids))
    .returning({ id: users.id, username: users.username, email: users.email });
  await endSignInsOfAll(ctx, ids);
  const before = new Map<string, Before>();
  for (const user of addressed) {
    const reset = await issueResetCode(ctx, user, site);
    if (reset) before.set(user.id, { codeHash: hashToken(reset.code) });
  }
  await recordChanges(
    ctx,
    people.map((user) => ({ action: "user.resetPassword" as const, ...asSubject(user) })),
  );
  return before;
}

/** Stores nothing to restore: a mail can't be undone. */
async function inviteAgain(ctx: SignedInCtx, people: BatchUser[], site: MailSite): Promise<Map<string, Before>> {
  const ids = people.map(({ id }) => id);
  const addressed = await ctx.db
    .select({ id: users.id, username: users.username, email: users.email })
    .from(users)
    .where(inArray(users.id, ids));
  for (const user of addressed) await issueResetCode(ctx, user, site);
  await recordChanges(
    ctx,
    people.map((user) => ({ action: "user.inviteAgain" as const, ...asSubject(user) })),
  );
  return new Map();
}

async function enrolUsers(ctx: SignedInCtx, { target: { course }, affected }: BatchPlan): Promise<Map<string, Before>> {
  if (!course) return new Map();
  const ids = affected.map(({ id }) => id);
  const lastClasses = () =>
    ctx.db.select({ id: users.id, classId: users.lastJoinedClassSessionId }).from(users).where(inArray(users.id, ids));
  const earlier = new Map((await lastClasses()).map(({ id, classId }) => [id, classId]));
  await enrolInClass(
    ctx,
    ids.map((userId) => ({ courseId: course.id, userId })),
  );
  await recordChange(ctx, {
    action: "course.addMembers",
    subject: { type: "course", id: course.id, name: course.name },
    organizationId: course.organizationId,
    details: { members: affected.length },
  });
  return new Map(
    (await lastClasses()).map(({ id, classId }) => [id, { classBefore: earlier.get(id) ?? null, classAfter: classId }]),
  );
}
