import * as v from "valibot";
import { consumeAccessCode, unknownCode } from "~/domain/access-codes/consume-access-code";
import { findAccessCode } from "~/domain/access-codes/find-access-code";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { Refusal } from "~/domain/refusal";
import { enrol } from "./enrol";

/** The access code of a course, exactly as given. */
export const AccessCodeText = v.pipe(
  v.string("Access code is required."),
  v.nonEmpty("Access code is required."),
  v.maxLength(64, "Access code is not known."),
);

export type CourseMembership = { courseId: string; classSessionId: string | null };

/** The actor joins a course of the own organization with the course's code. Idempotent. */
export async function joinCourse(ctx: SignedInCtx, code: string): Promise<CourseMembership> {
  const opened = await findAccessCode(ctx, code);
  if (!opened?.courseId) throw unknownCode();
  const { courseId } = opened;
  if (opened.organizationId !== ctx.actor.organizationId) {
    throw new Refusal("conflict", "This course belongs to another organization.", {
      accessCode: ["This course belongs to another organization."],
    });
  }
  return inTransaction(ctx, async (inner) => {
    const { isNew, classSessionId } = await enrol(inner, courseId, ctx.actor.userId);
    if (isNew) await consumeAccessCode(inner, opened.id);
    return { courseId, classSessionId };
  });
}
