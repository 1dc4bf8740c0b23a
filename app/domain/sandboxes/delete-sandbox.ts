import { eq } from "drizzle-orm";
import { sandboxes, users } from "~/db/schema";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { readSandbox } from "./read-sandbox";

/** Deletes a sandbox; allowed for its owner and a SystemAdmin. */
export async function deleteSandbox(ctx: SignedInCtx, id: string) {
  await inTransaction(ctx, async (inner) => {
    const { title, ownerName } = await readSandbox(inner, id);
    const [deleted] = await inner.db
      .delete(sandboxes)
      .where(eq(sandboxes.id, id))
      .returning({ ownerId: sandboxes.ownerId });
    if (!deleted || deleted.ownerId === ctx.actor.userId) return;
    const [owner] = deleted.ownerId
      ? await inner.db.select({ organizationId: users.organizationId }).from(users).where(eq(users.id, deleted.ownerId))
      : [];
    await recordChange(inner, {
      action: "sandbox.delete",
      subject: { type: "sandbox", id, name: title },
      organizationId: owner?.organizationId,
      details: { owner: ownerName },
    });
  });
}
