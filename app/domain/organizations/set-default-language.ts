import { eq } from "drizzle-orm";
import { organizations } from "~/db/schema";
import { assertCan } from "~/domain/access";
import { languageOf, type LanguageSetting } from "~/domain/accounts/own-language";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { notFound } from "~/domain/refusal";
import { asOrganization, lockOrganization } from "./administered-organization";

export async function readDefaultLanguage(
  { db, actor }: SignedInCtx,
  organizationId: string,
): Promise<LanguageSetting> {
  assertCan(actor, "organization:administer");
  const [organization] = await db
    .select({ defaultLanguage: organizations.defaultLanguage })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  if (!organization) throw notFound("organization");
  return languageOf(organization.defaultLanguage);
}

/** Sets the language of an organization's people who have chosen none. Returns the organization's name. */
export async function setDefaultLanguage(
  ctx: SignedInCtx,
  organizationId: string,
  language: LanguageSetting,
): Promise<string> {
  return inTransaction(ctx, async (inner) => {
    const organization = await lockOrganization(inner, organizationId);
    const from = await readDefaultLanguage(inner, organizationId);
    if (from === language) return organization.name;
    await inner.db.update(organizations).set({ defaultLanguage: language }).where(eq(organizations.id, organizationId));
    await recordChange(inner, {
      action: "organization.language",
      ...asOrganization(organization),
      details: { from: from ?? "", to: language ?? "" },
    });
    return organization.name;
  });
}
