import { and, eq, isNull, sql } from "drizzle-orm";
import { accessCodes } from "~/db/schema";
import { assertCan } from "~/domain/access";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { lockAccessCodes, lockUsers } from "~/domain/locks";
import { notFound } from "~/domain/refusal";

/** Nobody can register with the code any more; users who did keep their organization. Refuses the codes of courses. */
export async function deleteAccessCode(ctx: SignedInCtx, id: string) {
  assertCan(ctx.actor, "accessCode:manage");
  await inTransaction(ctx, async (inner) => {
    // Users who registered with the code lose the reference to it.
    await lockAccessCodes(inner, [id], "update");
    await lockUsers(inner, sql`access_code_id = ${id}`);
    const [deleted] = await inner.db
      .delete(accessCodes)
      .where(and(eq(accessCodes.id, id), isNull(accessCodes.courseId)))
      .returning({
        code: accessCodes.code,
        organizationId: accessCodes.organizationId,
        usersAssigned: accessCodes.usersAssigned,
      });
    if (!deleted) throw notFound("accessCode");
    const { code, organizationId, usersAssigned } = deleted;
    await recordChange(inner, {
      action: "accessCode.delete",
      subject: { type: "accessCode", id, name: code },
      organizationId,
      details: { usersAssigned },
    });
  });
}
