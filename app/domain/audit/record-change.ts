import { v7 as uuid } from "uuid";
import { auditEntries } from "~/db/schema";
import type { Ctx } from "~/domain/context";

/** An administrative change in words: `user.role`, `course.end`, `accessCode.delete`, ... */
export type Change = {
  action: `${string}.${string}`;
  subject: {
    type:
      | "user"
      | "organization"
      | "course"
      | "accessCode"
      | "sandbox"
      | "leaderboard"
      | "banner"
      | "roster"
      | "curriculum"
      | "lesson"
      | "attempt"
      | "game";
    id: string;
    name: string;
  };
  /** Of the subject, so that what an organization's staff did can be found. */
  organizationId?: string | null;
  details?: Record<string, unknown>;
};

/** The actor of commands that are run on the server itself, without a sign-in. */
const operator = { userId: null, username: "(operator)", signInId: null };

/**
 * Writes who changed what, in the transaction of the change itself. Entries are never changed (the database sees to
 * that).
 */
export const recordChange = (ctx: Ctx, change: Change) => recordChanges(ctx, [change]);

export async function recordChanges({ db, now, actor }: Ctx, changes: Change[]) {
  if (changes.length === 0) return;
  const { userId, username, signInId } = actor ?? operator;
  await db.insert(auditEntries).values(
    changes.map(({ action, subject, organizationId = null, details = {} }) => ({
      id: uuid(),
      at: now,
      actorId: userId,
      actorName: username,
      signInId,
      action,
      subjectType: subject.type,
      subjectId: subject.id,
      subjectName: subject.name,
      organizationId,
      details,
    })),
  );
}
