import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { coursesWithin } from "~/domain/visible-courses";
import { settleDueSchedules } from "~/domain/courses/settle-due-schedules";
import { reasonOf } from "~/domain/field-errors";
import { lockClassSessions, lockUsers } from "~/domain/locks";
import { Refusal } from "~/domain/refusal";
import type { Message } from "~/texts/message";
import { say } from "~/texts/say";
import { storeText } from "~/texts/stored-text";
import { AttemptBody, attemptOfBody } from "./attempt-body";
import { id, type AttemptPayload } from "./attempt-payload";
import type { Receipt } from "./attempt-receipt";
import { recordAttempt } from "./record-attempt";
import { excludeAttempt } from "./exclude-attempt";

export const maxFileBytes = 512 * 1024;

/** The file that the simulator saves; its other fields are for people to read. */
const SavedFile = v.object({ userId: id("userId"), attempt: AttemptBody });

const Owner = v.object({
  username: v.string(),
  userOrganizationId: v.nullable(v.string()),
  organizationId: v.string(),
  classSessionId: v.string(),
  hasArrived: v.boolean(),
});

export type HandedIn = { receipt: Receipt; classSessionId: string; userId: string; username: string; counts: boolean };

const refuse = (reason: Message) => new Refusal("invalid", reason, { file: [reason] });

/**
 * Stores an attempt from a file, in the student's name. It counts if its start shows that it began while the class ran;
 * without a start it stays excluded until an instructor decides. Recorded in the audit trail.
 */
export async function handInFile(ctx: SignedInCtx, file: Uint8Array): Promise<HandedIn> {
  const { userId, attempt } = parseFile(file);
  const owner = await requireOwner(ctx, userId, attempt);
  const { username, userOrganizationId, organizationId, classSessionId } = owner;
  await settleDueSchedules(ctx);
  return inTransaction(ctx, async (inner) => {
    // In the same order, and as strongly, as excluding: otherwise uploads for one student, or an upload and a decision
    // about a grade, could deadlock.
    await lockClassSessions(inner, [classSessionId], "share");
    await lockUsers(inner, [userId], "update");
    const actor = { ...ctx.actor, userId, username, organizationId: userOrganizationId };
    const { receipt } = await recordAttempt({ ...inner, actor }, { ...attempt, userId }, { isHandedIn: true });
    await recordChange(inner, {
      action: "attempt.handIn",
      subject: { type: "attempt", id: receipt.attemptId, name: username },
      organizationId,
      details: { score: receipt.score, maxScore: receipt.maxScore, hasStart: attempt.startId !== undefined },
    });
    if (!attempt.startId) await excludeAttempt(inner, receipt.attemptId, storeText(say.handIn.noStart));
    return { receipt, classSessionId, userId, username, counts: attempt.startId !== undefined };
  });
}

function parseFile(file: Uint8Array) {
  if (file.length === 0) throw refuse(say.handIn.fileRequired);
  if (file.length > maxFileBytes) throw refuse(say.handIn.fileTooLarge);
  const parsed = v.safeParse(SavedFile, readJson(file));
  if (parsed.success) return { userId: parsed.output.userId, attempt: attemptOfBody(parsed.output.attempt) };
  const [issue] = parsed.issues;
  const problem = issue.input === undefined ? null : reasonOf(issue);
  throw refuse(say.handIn.notAnAttempt({ path: v.getDotPath(issue), problem }));
}

function readJson(file: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(file));
  } catch {
    throw refuse(say.handIn.notJson);
  }
}

/** The student of the attempt, in a class that the actor runs; refuses an attempt that was already stored. */
async function requireOwner({ db, actor }: SignedInCtx, userId: string, attempt: AttemptPayload) {
  const [owner] = await rowsOf(
    db,
    Owner,
    sql`select u.username, u.organization_id as "userOrganizationId", courses.organization_id as "organizationId",
          c.id as "classSessionId",
          exists (select from attempts where attempts.id = ${attempt.attemptId}) as "hasArrived"
        from class_sessions c
        join courses on courses.id = c.course_id
        join class_session_students enrolled on enrolled.class_session_id = c.id and enrolled.user_id = ${userId}
        join users u on u.id = enrolled.user_id
        where c.id = ${attempt.classSessionId ?? null} and ${coursesWithin(actor, "attempt:judge")}`,
  );
  if (!owner) throw refuse(say.handIn.notYourStudent);
  if (owner.hasArrived) throw refuse(say.handIn.alreadyArrived);
  return owner;
}
