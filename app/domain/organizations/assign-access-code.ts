import { and, eq, isNull, sql } from "drizzle-orm";
import * as v from "valibot";
import { constraintOf } from "~/db/database.server";
import { rowsOf } from "~/db/rows.server";
import { accessCodes, organizations } from "~/db/schema";
import { assertCan } from "~/domain/access";
import { voidLostCodes } from "~/domain/accounts/reset-grant";
import { recordChange } from "~/domain/audit/record-change";
import { keyed, say } from "~/texts/say";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { idOf } from "~/domain/id";
import { lockAccessCodes, lockOrganizations, lockUsers } from "~/domain/locks";
import { nameKey } from "~/domain/name-key";
import { createOrganization } from "./create-organization";
import { notFound, Refusal } from "~/domain/refusal";
import { newOrganizationField } from "~/domain/access-codes/new-organization-field";

/** Body of the EDIT ORG dialog. */
export const AssignedOrganization = v.object({
  organizationName: v.pipe(
    v.string(() => keyed(say.organizationRefusals.organizationNameRequired)),
    v.trim(),
    v.nonEmpty(() => keyed(say.organizationRefusals.organizationNameRequired)),
    v.maxLength(100, () => keyed(say.organizationRefusals.organizationNameTooLong({ max: 100 }))),
    v.regex(/^[^\p{Cc}\p{Surrogate}]*$/u, () => keyed(say.organizationRefusals.organizationNameCharacters)),
  ),
});

export type CodeAssignment = { organizationId: string; organizationName: string; isNew: boolean; moved: number };

/**
 * Assigns an organization to a code, by name: an existing one, or a new one with `createsNew`. Only once per code.
 * Users who registered with the code join too: all of them, or the code stays unassigned (docs/decisions/0040).
 */
export async function assignAccessCodeByName(
  ctx: SignedInCtx,
  codeId: string,
  name: string,
  { createsNew = true }: { createsNew?: boolean } = {},
): Promise<CodeAssignment> {
  return assignTo(ctx, eq(accessCodes.id, codeId), async (inner) => {
    const organization = await findOrganization(inner, name);
    if (!organization && !createsNew) {
      const reason = say.accessCodes.askNew({ name });
      throw new Refusal("conflict", reason, { [newOrganizationField]: [reason] });
    }
    return {
      id: organization?.id ?? (await createOrganization(inner, name)),
      name: organization?.name ?? name,
      isNew: !organization,
    };
  });
}

/** Assigns an organization, given by id, to a code, given by text or id. */
export async function assignAccessCode(
  ctx: SignedInCtx,
  codeText: string,
  organizationId: string,
): Promise<CodeAssignment> {
  const id = idOf(codeText);
  return assignTo(ctx, id ? eq(accessCodes.id, id) : eq(accessCodes.code, codeText), async (inner) => {
    const [organizationRow] = await inner.db
      .select({ name: organizations.name })
      .from(organizations)
      .where(eq(organizations.id, organizationId));
    if (!organizationRow) throw notFound("organization");
    return { id: organizationId, name: organizationRow.name, isNew: false };
  });
}

type UnassignedCode = { id: string; code: string };

/** Locks the organization before the code, and the code before its users. */
async function assignTo(
  ctx: SignedInCtx,
  isTheCode: ReturnType<typeof eq>,
  choose: (inner: SignedInCtx) => Promise<{ id: string; name: string; isNew: boolean }>,
): Promise<CodeAssignment> {
  assertCan(ctx.actor, "accessCode:manage");
  return inTransaction(ctx, async (inner) => {
    const { id } = await readUnassignedCode(inner, isTheCode);
    const organization = await choose(inner);
    await lockOrganizations(inner, [organization.id]);
    await lockAccessCodes(inner, [id]);
    const code = await readUnassignedCode(inner, isTheCode);
    const moved = await assign(inner, code, organization.id, organization.name);
    return { organizationId: organization.id, organizationName: organization.name, isNew: organization.isNew, moved };
  });
}

async function readUnassignedCode({ db }: SignedInCtx, isTheCode: ReturnType<typeof eq>): Promise<UnassignedCode> {
  const [code] = await db
    .select({ id: accessCodes.id, code: accessCodes.code, organizationId: accessCodes.organizationId })
    .from(accessCodes)
    .where(and(isTheCode, isNull(accessCodes.courseId)));
  if (!code) throw notFound("accessCode");
  if (code.organizationId) throw new Refusal("conflict", say.accessCodes.alreadyAssigned);
  return code;
}

async function findOrganization({ db }: SignedInCtx, name: string) {
  const [organizationRow] = await db
    .select({ id: organizations.id, name: organizations.name })
    .from(organizations)
    .where(eq(organizations.nameKey, nameKey(name)));
  return organizationRow ?? null;
}

async function assign(
  ctx: SignedInCtx,
  { id, code }: UnassignedCode,
  organizationId: string,
  organizationName: string,
): Promise<number> {
  await ctx.db.update(accessCodes).set({ organizationId }).where(eq(accessCodes.id, id));
  const moved = await moveRegisteredUsers(ctx, id, organizationId);
  await recordChange(ctx, {
    action: "accessCode.assign",
    subject: { type: "accessCode", id, name: code },
    organizationId,
    details: { organizationName, movedUsers: moved },
  });
  return moved;
}

async function moveRegisteredUsers(ctx: SignedInCtx, codeId: string, organizationId: string): Promise<number> {
  const { db } = ctx;
  await lockUsers(ctx, sql`access_code_id = ${codeId} and organization_id is null`);
  try {
    const moved = await rowsOf(
      db,
      v.object({ id: v.string() }),
      sql`update users set organization_id = ${organizationId} where access_code_id = ${codeId}
        and organization_id is null returning id`,
    );
    const ids = moved.map(({ id }) => id);
    await voidLostCodes(ctx, ids);
    return ids.length;
  } catch (error) {
    if (constraintOf(error) === "organizations_user_limit") throw new Refusal("conflict", say.accessCodes.full);
    throw error;
  }
}
