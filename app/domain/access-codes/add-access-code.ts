import { assertCan } from "~/domain/access";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { issueAccessCode } from "./issue-access-code";
import { readAccessCode, type AccessCode } from "./list-access-codes";

/** Creates an access code without an organization. */
export async function addAccessCode(ctx: SignedInCtx): Promise<AccessCode> {
  assertCan(ctx.actor, "accessCode:manage");
  return inTransaction(ctx, async (inner) => {
    const { id, code } = await issueAccessCode(inner);
    await recordChange(inner, { action: "accessCode.create", subject: { type: "accessCode", id, name: code } });
    return readAccessCode(inner, id);
  });
}
