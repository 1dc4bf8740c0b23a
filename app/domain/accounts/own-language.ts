import { eq } from "drizzle-orm";
import * as v from "valibot";
import { oneRow } from "~/db/one-row";
import { organizations, users } from "~/db/schema";
import { assertCan } from "~/domain/access";
import type { Ctx, SignedInCtx } from "~/domain/context";
import { currentLocale, inLocale, isLanguage, languages, type Language } from "~/texts/locale";

/** Null: the organization's default, or what the browser prefers. */
export type LanguageSetting = Language | null;

/** A language of an installation that offered more languages counts as none. */
export const languageOf = (stored: string | null): LanguageSetting => (stored && isLanguage(stored) ? stored : null);

/** A form's field; empty for no choice. */
export const LanguageField = v.pipe(
  v.picklist(["", ...languages]),
  v.transform((language): LanguageSetting => language || null),
);

export type OwnLanguage = { own: LanguageSetting; ofOrganization: LanguageSetting };

export async function readLanguage({ db }: Ctx, userId: string): Promise<OwnLanguage> {
  const stored = oneRow(
    await db
      .select({ own: users.language, ofOrganization: organizations.defaultLanguage })
      .from(users)
      .leftJoin(organizations, eq(organizations.id, users.organizationId))
      .where(eq(users.id, userId)),
  );
  return { own: languageOf(stored.own), ofOrganization: languageOf(stored.ofOrganization) };
}

/** Sets the actor's language, and returns the one that pages and mails use from now on. */
export async function changeOwnLanguage(ctx: SignedInCtx, language: LanguageSetting): Promise<LanguageSetting> {
  const ownerId = ctx.actor.userId;
  assertCan(ctx.actor, "account:change", { ownerId });
  await ctx.db.update(users).set({ language }).where(eq(users.id, ownerId));
  return language ?? (await readLanguage(ctx, ownerId)).ofOrganization;
}

/** Writes a mail to a user in the user's language; in the current one if neither user nor organization has chosen any. */
export async function writeForUser<Written>(ctx: Ctx, userId: string, write: () => Written): Promise<Written> {
  const { own, ofOrganization } = await readLanguage(ctx, userId);
  return inLocale(own ?? ofOrganization ?? currentLocale(), write);
}

/** Writes a mail to a new user of an organization, who has no language yet. */
export async function writeForOrganization<Written>(
  { db }: Ctx,
  organizationId: string | null,
  write: () => Written,
): Promise<Written> {
  const [organization] = organizationId
    ? await db
        .select({ defaultLanguage: organizations.defaultLanguage })
        .from(organizations)
        .where(eq(organizations.id, organizationId))
    : [];
  return inLocale(languageOf(organization?.defaultLanguage ?? null) ?? currentLocale(), write);
}
