import { eq, sql } from "drizzle-orm";
import { oneRow } from "~/db/one-row";
import { organizations, signInPolicy, users } from "~/db/schema";
import { assertCan, requireRecentProof } from "~/domain/access";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type Ctx, type SignedInCtx } from "~/domain/context";
import { lockOrganizations } from "~/domain/locks";
import { notFound } from "~/domain/refusal";
import { roleCan, signInEnd } from "./user-conditions";
import { formatLimits, type SignInLimits } from "./sign-in-limit-rules";

const columnsOf = (table: typeof organizations | typeof signInPolicy) => ({
  idleMinutes: table.idleMinutes,
  absoluteMinutes: table.absoluteMinutes,
  staffIdleMinutes: table.staffIdleMinutes,
  staffAbsoluteMinutes: table.staffAbsoluteMinutes,
});

/** How long sign-ins of an organization's people last. */
export async function readOrganizationLimits(ctx: SignedInCtx, organizationId: string): Promise<SignInLimits> {
  assertCan(ctx.actor, "organization:configure", { organizationId }, "organization");
  const { limits } = await readLimits(ctx, organizationId);
  return limits;
}

async function readLimits({ db }: Ctx, organizationId: string) {
  const [row] = await db
    .select({ name: organizations.name, limits: columnsOf(organizations) })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  if (!row) throw notFound("organization");
  return row;
}

/** Shorter limits hold for open sign-ins at once, longer ones from their next use. */
export async function setOrganizationLimits(ctx: SignedInCtx, organizationId: string, limits: SignInLimits) {
  assertCan(ctx.actor, "organization:configure", { organizationId }, "organization");
  requireRecentProof(ctx);
  await inTransaction(ctx, async (inner) => {
    await lockOrganizations(inner, [organizationId]);
    const { name, limits: before } = await readLimits(inner, organizationId);
    if (formatLimits(before) === formatLimits(limits)) return;
    await inner.db.update(organizations).set(limits).where(eq(organizations.id, organizationId));
    await shortenSignIns(inner, sql`${users.organizationId} = ${organizationId}`);
    await recordChange(inner, {
      action: "organization.signInLimits",
      subject: { type: "organization", id: organizationId, name },
      organizationId,
      details: { from: formatLimits(before), to: formatLimits(limits) },
    });
  });
}

/** The limits of system administrators and of people without an organization. */
export async function readSiteLimits({ db, actor }: SignedInCtx): Promise<SignInLimits> {
  assertCan(actor, "system:administer");
  return oneRow(await db.select(columnsOf(signInPolicy)).from(signInPolicy));
}

export async function setSiteLimits(ctx: SignedInCtx, limits: SignInLimits) {
  assertCan(ctx.actor, "system:administer");
  requireRecentProof(ctx);
  await inTransaction(ctx, async (inner) => {
    const before = oneRow(await inner.db.select(columnsOf(signInPolicy)).from(signInPolicy).for("update"));
    await inner.db.update(signInPolicy).set(limits);
    await shortenSignIns(
      inner,
      sql`(${users.organizationId} is null or ${roleCan(users.mainRole, "system:administer")})`,
    );
    await recordChange(inner, {
      action: "system.signInLimits",
      subject: { type: "system", id: "sign-in-limits", name: "" },
      details: { from: formatLimits(before), to: formatLimits(limits) },
    });
  });
}

/** Locks in one order, because an account's sign-ins are also changed together. */
async function shortenSignIns({ db }: Ctx, whose: ReturnType<typeof sql>) {
  await db.execute(
    sql`with locked as (select sign_ins.id from sign_ins join users on users.id = sign_ins.user_id
        where ${whose} and sign_ins.ended_at is null order by sign_ins.id for no key update of sign_ins)
      update sign_ins s set expires_at = least(s.expires_at, ${signInEnd(sql`s.last_seen_at`)})
      from locked, users left join organizations on organizations.id = users.organization_id
      where s.id = locked.id and users.id = s.user_id`,
  );
}
