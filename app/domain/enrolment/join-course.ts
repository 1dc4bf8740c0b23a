import * as v from "valibot";
import { consumeAccessCode, unknownCode } from "~/domain/access-codes/consume-access-code";
import { findAccessCode } from "~/domain/access-codes/find-access-code";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { Refusal } from "~/domain/refusal";
import { keyed, say } from "~/texts/say";
import { enrol } from "./enrol";

/** The access code of a course, exactly as given. */
export const AccessCodeText = v.pipe(
  v.string(() => keyed(say.enrolmentRefusals.codeRequired)),
  v.nonEmpty(() => keyed(say.enrolmentRefusals.codeRequired)),
  v.maxLength(64, () => keyed(say.enrolmentRefusals.codeUnknown)),
);

export type CourseMembership = { courseId: string; classSessionId: string | null };

/** The actor joins a course of the own organization with the course's code. Idempotent. */
export async function joinCourse(ctx: SignedInCtx, code: string): Promise<CourseMembership> {
  const opened = await findAccessCode(ctx, code);
  if (!opened?.courseId) throw unknownCode();
  const { courseId } = opened;
  if (opened.organizationId !== ctx.actor.organizationId) {
    throw new Refusal("conflict", say.enrolmentRefusals.foreignCourse, {
      accessCode: [say.enrolmentRefusals.foreignCourse],
    });
  }
  return inTransaction(ctx, async (inner) => {
    const { isNew, classSessionId } = await enrol(inner, courseId, ctx.actor.userId);
    if (isNew) await consumeAccessCode(inner, opened.id);
    return { courseId, classSessionId };
  });
}
