import { and, eq, isNotNull, ne, or } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { identityProviders, provisionedUsers, users } from "~/db/schema";
import { insertUsers, inviteUsers } from "~/domain/accounts/insert-users";
import { writeInvitation } from "~/domain/accounts/invitation-mail";
import { writeForOrganization } from "~/domain/accounts/own-language";
import { readInviter } from "~/domain/accounts/read-inviter";
import { generateResetCode } from "~/domain/accounts/reset-code";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import type { MailSite } from "~/domain/mail/compose-mail";
import { nameKey } from "~/domain/name-key";
import { newcomerRole } from "~/domain/roles";
import { changePerson } from "./change-person";
import type { PersonInput } from "./person-resource";
import { organizationOf, withUniqueness } from "./provisioning-scope";

/**
 * Adds a user of the organization and returns the id. A user whom the provider deleted before gets the account back. Where
 * the organization has no sign-in of its own, an invitation is mailed.
 */
export async function createPerson(ctx: SignedInCtx, person: PersonInput, site: MailSite): Promise<string> {
  const organizationId = organizationOf(ctx);
  const removed = await findRemoved(ctx, organizationId, person);
  if (removed) {
    await changePerson(ctx, removed, { ...person, enabled: person.enabled ?? true }, site, { isReturning: true });
    return removed;
  }
  const { enabled = true, externalId, ...account } = person;
  const id = uuid();
  const invitee = {
    ...{ ...account, id, passwordHash: null, organizationId, role: newcomerRole, resetPasswordPending: true, enabled },
  };
  const mail = enabled ? await writeMail(ctx, organizationId, invitee, site) : null;
  await withUniqueness(() =>
    inTransaction(ctx, async (inner) => {
      if (mail) await inviteUsers(inner, [{ ...invitee, ...mail }], "user.create");
      else {
        await insertUsers(inner, [invitee]);
        const subject = { type: "user" as const, id, name: account.username };
        await recordChange(inner, { action: "user.create", subject, organizationId, details: { role: newcomerRole } });
      }
      const row = { userId: id, organizationId, externalId: externalId ?? null, changedAt: inner.now };
      await inner.db.insert(provisionedUsers).values(row);
    }),
  );
  return id;
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

/** Null where people sign in with the organization's provider. */
async function writeMail(ctx: SignedInCtx, organizationId: string, newcomer: Newcomer, site: MailSite) {
  const offered = and(eq(identityProviders.organizationId, organizationId), ne(identityProviders.state, "draft"));
  if ((await ctx.db.$count(identityProviders, offered)) > 0) return null;
  const code = generateResetCode();
  const inviter = await readInviter(ctx, organizationId);
  const write = () => writeInvitation({ ...newcomer, code }, inviter, site);
  return { code, mail: await writeForOrganization(ctx, organizationId, write) };
}
