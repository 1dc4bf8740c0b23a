import { passwordResets, users } from "~/db/schema";
import { recordChanges } from "~/domain/audit/record-change";
import type { Ctx } from "~/domain/context";
import { enqueueMails, type Mail } from "~/domain/mail/enqueue-mail";
import { nameKey } from "~/domain/name-key";
import type { Role } from "~/domain/roles";
import { hashToken } from "~/domain/tokens";
import { resetCodeExpiryOf } from "./reset-code";

export type NewUser = {
  username: string;
  email: string;
  passwordHash: string | null;
  firstName?: string;
  lastName?: string;
  rankTitle?: string;
  nationality?: string;
  organizationId: string | null;
  role: Role;
  isFreeUser?: boolean;
  resetPasswordPending?: boolean;
  enabled?: boolean;
};

type Options = { skipsTaken?: boolean };

/**
 * The only place that inserts users. `skipsTaken`: skips users whose name or address is taken and returns the ids of
 * the others.
 */
export async function insertUsers(
  { db, now }: Ctx,
  people: (NewUser & { id: string })[],
  { skipsTaken = false }: Options = {},
): Promise<Set<string>> {
  const rows = people.map((user) => ({
    id: user.id,
    username: user.username,
    usernameKey: nameKey(user.username),
    email: user.email,
    emailKey: nameKey(user.email),
    passwordHash: user.passwordHash,
    firstName: user.firstName ?? "",
    lastName: user.lastName ?? "",
    rankTitle: user.rankTitle ?? "",
    nationality: user.nationality || null,
    organizationId: user.organizationId,
    roles: [user.role],
    isFreeUser: user.isFreeUser ?? false,
    resetPasswordPending: user.resetPasswordPending ?? false,
    enabled: user.enabled ?? true,
    createdAt: now,
  }));
  const insert = db.insert(users).values(rows);
  const added = await (skipsTaken ? insert.onConflictDoNothing() : insert).returning({ id: users.id });
  return new Set(added.map(({ id }) => id));
}

/** `code`: null for users who sign in with their organization. */
export type Invitee = NewUser & { id: string; code: string | null; mail?: Mail };

/**
 * Adds users who set their password with a one-time code or sign in with their organization, and writes their invitation mail and audit entry. Returns ids
 * as `insertUsers` does; skipped users get neither mail nor entry.
 */
export async function inviteUsers(
  ctx: Ctx,
  invitees: Invitee[],
  action: "user.create" | "user.import",
  options?: Options,
): Promise<Set<string>> {
  const added = await insertUsers(
    ctx,
    invitees.map((user) => ({ ...user, resetPasswordPending: true })),
    options,
  );
  const newcomers = invitees.filter(({ id }) => added.has(id));
  if (newcomers.length === 0) return added;
  const { db, now } = ctx;
  const resets = newcomers.flatMap(({ id: userId, code }) =>
    code === null
      ? []
      : {
          tokenHash: hashToken(code),
          userId,
          kind: "Code" as const,
          createdAt: now,
          expiresAt: resetCodeExpiryOf(now),
        },
  );
  if (resets.length > 0) await db.insert(passwordResets).values(resets);
  await enqueueMails(
    ctx,
    newcomers.flatMap(({ mail }) => mail ?? []),
  );
  await recordChanges(
    ctx,
    newcomers.map(({ id, username, organizationId, role }) => ({
      action,
      subject: { type: "user" as const, id, name: username },
      organizationId,
      details: { role },
    })),
  );
  return added;
}
