import { eq, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import { auditEntries } from "~/db/schema";
import { testContext } from "../support/database";

const ctx = await testContext();
const refusal = { cause: { message: "audit entries are never changed" } };

async function addEntry() {
  const id = uuid();
  await ctx.db.insert(auditEntries).values({
    id,
    at: ctx.now,
    actorName: "sysadmin",
    action: "user:disable",
    subjectType: "user",
    subjectId: uuid(),
    subjectName: "player",
    details: { reason: "left" },
  });
  return id;
}

test("audit entries are written once and never changed, deleted or truncated", async () => {
  const id = await addEntry();
  const before = await ctx.db.select().from(auditEntries);
  await expect(
    ctx.db.update(auditEntries).set({ actorName: "nobody" }).where(eq(auditEntries.id, id)),
  ).rejects.toMatchObject(refusal);
  await expect(ctx.db.delete(auditEntries).where(eq(auditEntries.id, id))).rejects.toMatchObject(refusal);
  await expect(ctx.db.execute(sql`truncate audit_entries`)).rejects.toMatchObject(refusal);
  expect(await ctx.db.select().from(auditEntries)).toEqual(before);
});
