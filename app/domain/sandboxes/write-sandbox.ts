import { and, eq, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { sandboxes } from "~/db/schema";
import { assertCan } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { notFound } from "~/domain/refusal";
import { readSandbox } from "./read-sandbox";

const asJson = (document: string) => sql`${document}::text::json`;

/** Creates a sandbox of the actor, created, modified and accessed now. `document`: see checkSandboxText. */
export async function createSandbox(ctx: SignedInCtx, { title, document }: { title: string; document: string }) {
  const { db, now, actor } = ctx;
  const id = uuid();
  await db.insert(sandboxes).values({
    id,
    ownerId: actor.userId,
    title,
    content: asJson(document),
    timeCreated: now,
    lastModified: now,
    lastAccessed: now,
  });
  return readSandbox(ctx, id);
}

/** Replaces the document of the actor's own sandbox. Saving updates the last access, but not the count of accesses. */
export async function updateSandbox(ctx: SignedInCtx, id: string, document: string) {
  const { db, now, actor } = ctx;
  const updatedRows = await db
    .update(sandboxes)
    .set({ content: asJson(document), lastModified: now, lastAccessed: now })
    .where(and(eq(sandboxes.id, id), eq(sandboxes.ownerId, actor.userId)))
    .returning({ id: sandboxes.id });
  if (updatedRows.length === 0) {
    await requireOwnSandbox(ctx, id);
    // It was the actor's, and was deleted meanwhile.
    throw notFound("sandbox");
  }
  return readSandbox(ctx, id);
}

/** Refuses a sandbox that isn't the actor's own. Also called before a large document is read. */
export async function requireOwnSandbox({ db, actor }: SignedInCtx, id: string) {
  const [sandbox] = await db.select({ ownerId: sandboxes.ownerId }).from(sandboxes).where(eq(sandboxes.id, id));
  if (!sandbox) throw notFound("sandbox");
  assertCan(actor, "sandbox:write", sandbox, "sandbox");
}
