import { v7 as uuid } from "uuid";
import { auditEntries } from "~/db/schema";
import type { Ctx } from "~/domain/context";

/** An administrative change: `user.role`, `course.end`, `accessCode.delete`, ... */
export type Change = {
  action: `${string}.${string}`;
  subject: {
    type:
      | "user"
      | "group"
      | "token"
      | "organization"
      | "course"
      | "accessCode"
      | "sandbox"
      | "mission"
      | "leaderboard"
      | "banner"
      | "roster"
      | "curriculum"
      | "lesson"
      | "attempt"
      | "game"
      | "webhook"
      | "system";
    id: string;
    name: string;
  };
  /** Organization of the subject, by which an organization's changes can be found. */
  organizationId?: string | null;
  details?: Record<string, unknown>;
};

/** Who made a change. */
type Author = { userId: string | null; username: string; signInId: string | null; token?: { id: string } };

/** The author of commands on the server, which have no sign-in. */
const operator: Author = { userId: null, username: "(operator)", signInId: null };

/**
 * Writes an audit entry in the transaction of the change. A database trigger refuses changes of entries. `author`: for
 * changes that come with a sign-in, before there is an actor.
 */
export const recordChange = (ctx: Ctx, change: Change, author?: Author) => recordChanges(ctx, [change], author);

export async function recordChanges({ db, now, actor }: Ctx, changes: Change[], author: Author = actor ?? operator) {
  if (changes.length === 0) return;
  const { userId, username, signInId, token } = author;
  await db.insert(auditEntries).values(
    changes.map(({ action, subject, organizationId = null, details = {} }) => ({
      id: uuid(),
      at: now,
      actorId: userId,
      actorName: username,
      signInId,
      tokenId: token?.id ?? null,
      action,
      subjectType: subject.type,
      subjectId: subject.id,
      subjectName: subject.name,
      organizationId,
      details,
    })),
  );
}
