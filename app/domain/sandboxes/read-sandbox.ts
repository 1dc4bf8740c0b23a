import { and, eq, sql } from "drizzle-orm";
import { bestEffort } from "~/db/outage.server";
import { sandboxes, users } from "~/db/schema";
import { assertCan } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { notFound } from "~/domain/refusal";
import { sandboxColumns, type Sandbox } from "./list-sandboxes";

export async function readSandbox({ db, actor }: SignedInCtx, id: string): Promise<Sandbox> {
  const [row] = await db
    .select({ ...sandboxColumns, ownerId: sandboxes.ownerId })
    .from(sandboxes)
    .leftJoin(users, eq(users.id, sandboxes.ownerId))
    .where(eq(sandboxes.id, id));
  if (!row) throw notFound("sandbox");
  const { ownerId, ...sandbox } = row;
  assertCan(actor, "sandbox:use", { ownerId }, "sandbox");
  return sandbox;
}

/**
 * A sandbox's document, exactly as stored. The owner's read counts as an access; an administrator's download doesn't
 * (docs/decisions/0034).
 */
export async function readSandboxJson(ctx: SignedInCtx, id: string): Promise<{ sandbox: Sandbox; json: string }> {
  const { db, now, actor } = ctx;
  const sandbox = await readSandbox(ctx, id);
  const accessed = { lastAccessed: now, accessCount: sql`${sandboxes.accessCount} + 1` };
  await bestEffort(
    db
      .update(sandboxes)
      .set(accessed)
      .where(and(eq(sandboxes.id, id), eq(sandboxes.ownerId, actor.userId))),
  );
  const [content] = await db
    .select({ json: sql<string>`${sandboxes.content}::text` })
    .from(sandboxes)
    .where(eq(sandboxes.id, id));
  if (!content) throw notFound("sandbox");
  return { sandbox, json: content.json };
}
