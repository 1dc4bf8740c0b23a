import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import * as v from "valibot";
import { rowOf } from "~/db/rows.server";
import { provisionedUsers, users } from "~/db/schema";
import { insertUsers, inviteUsers } from "~/domain/accounts/insert-users";
import { writeInvitation } from "~/domain/accounts/invitation-mail";
import { languageOf } from "~/domain/accounts/own-language";
import { generateResetCode } from "~/domain/accounts/reset-code";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import type { MailSite } from "~/domain/mail/compose-mail";
import { nameKey } from "~/domain/name-key";
import { newcomerRole } from "~/domain/roles";
import { currentLocale, inLocale } from "~/texts/locale";
import { changePerson } from "./change-person";
import { findPerson } from "./find-people";
import type { PersonInput, ProvisionedPerson } from "./person-resource";
import { organizationOf, withUniqueness } from "./provisioning-scope";
import { ScimRefusal } from "./scim-refusal";

/**
 * Adds a user of the organization. A user whom the provider deleted before gets the account back. Where the organization
 * has no sign-in of its own, an invitation is mailed. Few statements: thousands come on the first day.
 */
export async function createPerson(ctx: SignedInCtx, person: PersonInput, site: MailSite): Promise<ProvisionedPerson> {
  const organizationId = organizationOf(ctx);
  try {
    return await withUniqueness(() => addPerson(ctx, organizationId, person, site));
  } catch (error) {
    if (!(error instanceof ScimRefusal)) throw error;
    const removed = await findRemoved(ctx, organizationId, person);
    if (!removed) throw error;
    await changePerson(ctx, removed, { ...person, enabled: person.enabled ?? true }, site, { isReturning: true });
    return findPerson(ctx, removed);
  }
}

async function addPerson(
  ctx: SignedInCtx,
  organizationId: string,
  { enabled = true, externalId = null, ...account }: Omit<PersonInput, "externalId"> & { externalId?: string | null },
  site: MailSite,
): Promise<ProvisionedPerson> {
  const id = uuid();
  const invitee = {
    ...{ ...account, id, passwordHash: null, organizationId, role: newcomerRole, resetPasswordPending: true, enabled },
  };
  const mail = enabled ? await writeMail(ctx, organizationId, invitee, site) : null;
  await inTransaction(ctx, async (inner) => {
    if (mail) await inviteUsers(inner, [{ ...invitee, ...mail }], "user.create");
    else {
      await insertUsers(inner, [invitee]);
      const subject = { type: "user" as const, id, name: account.username };
      await recordChange(inner, { action: "user.create", subject, organizationId, details: { role: newcomerRole } });
    }
    await inner.db.insert(provisionedUsers).values({ userId: id, organizationId, externalId, changedAt: inner.now });
  });
  return { ...account, id, enabled, externalId, createdAt: ctx.now, changedAt: ctx.now };
}

async function findRemoved({ db }: SignedInCtx, organizationId: string, { username, externalId }: PersonInput) {
  const [row] = await db
    .select({ id: users.id })
    .from(provisionedUsers)
    .innerJoin(users, eq(users.id, provisionedUsers.userId))
    .where(
      and(
        eq(provisionedUsers.organizationId, organizationId),
        eq(users.organizationId, organizationId),
        isNotNull(provisionedUsers.removedAt),
        externalId === undefined
          ? eq(users.usernameKey, nameKey(username))
          : or(eq(users.usernameKey, nameKey(username)), eq(provisionedUsers.externalId, externalId)),
      ),
    )
    .limit(1);
  return row?.id ?? null;
}

type Newcomer = { username: string; email: string };

const Invitation = v.object({
  hasProvider: v.boolean(),
  inviter: v.string(),
  organization: v.string(),
  language: v.nullable(v.string()),
});

/** The code and mail of an invitation; null where people sign in with the organization's provider. */
async function writeMail({ db, actor }: SignedInCtx, organizationId: string, newcomer: Newcomer, site: MailSite) {
  const { hasProvider, inviter, organization, language } = await rowOf(
    db,
    Invitation,
    sql`select o.name as organization, o.default_language as language,
        coalesce((select concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')) from users u
          where u.id = ${actor.userId}), '') as inviter,
        exists (select from identity_providers p where p.organization_id = o.id and p.state <> 'draft') as "hasProvider"
      from organizations o where o.id = ${organizationId}`,
  );
  if (hasProvider) return null;
  const code = generateResetCode();
  const names = { inviter: inviter || actor.username, organization, requiredProvider: null };
  const write = () => writeInvitation({ ...newcomer, code }, names, site);
  return { code, mail: inLocale(languageOf(language) ?? currentLocale(), write) };
}
