import { and, eq, isNull, sql } from "drizzle-orm";
import * as v from "valibot";
import { constraintOf } from "~/db/database.server";
import { countRows } from "~/db/rows.server";
import { accessCodes, organizations } from "~/db/schema";
import { allow } from "~/domain/access";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { idOf } from "~/domain/id";
import { nameKey } from "~/domain/name-key";
import { createOrganization } from "~/domain/organizations/create-organization";
import { notFound, Refusal } from "~/domain/refusal";
import { assignTexts, newOrganizationField } from "./access-code-texts";

/** What the EDIT ORG dialog sends. */
export const AssignedOrganization = v.object({
  organizationName: v.pipe(
    v.string("Organization name is required."),
    v.trim(),
    v.nonEmpty("Organization name is required."),
    v.maxLength(100, "Organization name must be 100 characters or less."),
    v.regex(/^[^\p{Cc}\p{Surrogate}]*$/u, "Organization name contains a character that is not allowed."),
  ),
});

export type Assigned = { organizationId: string; organizationName: string; isNew: boolean; moved: number };

/**
 * Gives a code its organization, by name: looked up first, created (`createsNew`) when the look-up is empty. Once only;
 * users who registered with it before join too, all of them or the code stays as it is (docs/decisions/0033).
 */
export async function assignAccessCodeByName(
  ctx: SignedInCtx,
  codeId: string,
  name: string,
  { createsNew = true }: { createsNew?: boolean } = {},
): Promise<Assigned> {
  return withCodeLocked(ctx, eq(accessCodes.id, codeId), async (inner, code) => {
    const found = await findOrganization(inner, name);
    if (!found && !createsNew)
      throw new Refusal("conflict", assignTexts.askNew(name), { [newOrganizationField]: [name] });
    const organizationId = found?.id ?? (await createOrganization(inner, name));
    const moved = await assign(inner, code, organizationId, found?.name ?? name);
    return { organizationId, organizationName: found?.name ?? name, isNew: !found, moved };
  });
}

/** The same by the organization's id; the code is told by its text, or by its id. */
export async function assignAccessCode(ctx: SignedInCtx, codeText: string, organizationId: string): Promise<Assigned> {
  const id = idOf(codeText);
  return withCodeLocked(ctx, id ? eq(accessCodes.id, id) : eq(accessCodes.code, codeText), async (inner, code) => {
    const [found] = await inner.db
      .select({ name: organizations.name })
      .from(organizations)
      .where(eq(organizations.id, organizationId));
    if (!found) throw notFound("The organization");
    return {
      organizationId,
      organizationName: found.name,
      isNew: false,
      moved: await assign(inner, code, organizationId, found.name),
    };
  });
}

type LockedCode = { id: string; code: string; organizationId: string | null };

async function withCodeLocked<T>(
  ctx: SignedInCtx,
  which: ReturnType<typeof eq>,
  run: (inner: SignedInCtx, code: LockedCode) => Promise<T>,
): Promise<T> {
  allow(ctx.actor, "accessCode:manage");
  return inTransaction(ctx, async (inner) => {
    const [code] = await inner.db
      .select({ id: accessCodes.id, code: accessCodes.code, organizationId: accessCodes.organizationId })
      .from(accessCodes)
      .where(and(which, isNull(accessCodes.courseId)))
      .for("update");
    if (!code) throw notFound("The access code");
    if (code.organizationId) throw new Refusal("conflict", assignTexts.assigned);
    return run(inner, code);
  });
}

async function findOrganization({ db }: SignedInCtx, name: string) {
  const [found] = await db
    .select({ id: organizations.id, name: organizations.name })
    .from(organizations)
    .where(eq(organizations.nameKey, nameKey(name)));
  return found ?? null;
}

async function assign(
  ctx: SignedInCtx,
  { id, code }: LockedCode,
  organizationId: string,
  organizationName: string,
): Promise<number> {
  await ctx.db.update(accessCodes).set({ organizationId }).where(eq(accessCodes.id, id));
  const moved = await moveRegistered(ctx, id, organizationId);
  await recordChange(ctx, {
    action: "accessCode.assign",
    subject: { type: "accessCode", id, name: code },
    organizationId,
    details: { organizationName, movedUsers: moved },
  });
  return moved;
}

async function moveRegistered({ db }: SignedInCtx, codeId: string, organizationId: string): Promise<number> {
  try {
    return await countRows(
      db,
      sql`update users set organization_id = ${organizationId} where access_code_id = ${codeId}
        and organization_id is null returning id`,
    );
  } catch (error) {
    if (constraintOf(error) === "organizations_user_limit") throw new Refusal("conflict", assignTexts.full);
    throw error;
  }
}
