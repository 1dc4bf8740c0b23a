import { and, eq, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { sandboxes } from "~/db/schema";
import { allow } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { notFound } from "~/domain/refusal";
import { readSandbox } from "./read-sandbox";

const asJson = (document: string) => sql`${document}::text::json`;

/** A new sandbox of the actor's own: created, modified and accessed now. `document`: see checkSandboxText. */
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

/**
 * Replaces the document of one's own sandbox; who saves it has it open, so the last access moves and the count of
 * accesses does not.
 */
export async function updateSandbox(ctx: SignedInCtx, id: string, document: string) {
  const { db, now, actor } = ctx;
  const written = await db
    .update(sandboxes)
    .set({ content: asJson(document), lastModified: now, lastAccessed: now })
    .where(and(eq(sandboxes.id, id), eq(sandboxes.ownerId, actor.userId)))
    .returning({ id: sandboxes.id });
  // Refused as forbidden if the actor may see it, else as not found.
  if (written.length === 0) {
    await readSandbox(ctx, id);
    allow(actor, "sandbox:write", {}, "A sandbox of yours");
    throw notFound("The sandbox");
  }
  return readSandbox(ctx, id);
}
