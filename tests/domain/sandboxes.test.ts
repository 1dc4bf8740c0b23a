import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries, sandboxes, users } from "~/db/schema";
import { readListQuery } from "~/domain/list-query";
import { deleteSandbox } from "~/domain/sandboxes/delete-sandbox";
import { listSandboxes, sandboxOrders } from "~/domain/sandboxes/list-sandboxes";
import { readSandboxJson } from "~/domain/sandboxes/read-sandbox";
import { sandboxChipsOf, sandboxFileNameOf } from "~/domain/sandboxes/sandbox-chips";
import { checkSandboxText, readNewSandbox } from "~/domain/sandboxes/sandbox-document";
import { createSandbox, updateSandbox } from "~/domain/sandboxes/write-sandbox";
import { texts } from "~/texts";
import { addUser, asSystemAdmin, unique } from "../support/builders";
import { later, testContext } from "../support/database";

const ctx = await testContext();
const now = new Date("2026-03-31T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);
const sorted = (search: string) =>
  readListQuery(new URLSearchParams(search), sandboxOrders, { sort: "-lastAccessed", pageSize: 50 });

test.each([
  [
    "never changed, accessed once",
    { created: 3, modified: 3, accessed: 3, count: 1 },
    ["Used Once", "Created 3 days ago"],
  ],
  [
    "never changed, accessed once, long ago",
    { created: 90, modified: 90, accessed: 90, count: 1 },
    ["Used Once", "Created 3 months ago"],
  ],
  [
    "never changed, accessed again",
    { created: 3, modified: 3, accessed: 1, count: 2 },
    ["Accessed 1 day ago", "Accessed 2 times", "Created 3 days ago"],
  ],
  [
    "changed, accessed once",
    { created: 3, modified: 2, accessed: 2, count: 1 },
    ["Accessed 2 days ago", "Accessed 1 time", "Modified 2 days ago"],
  ],
  [
    "changed and accessed often",
    { created: 9, modified: 5, accessed: 0, count: 12 },
    ["Accessed less than a minute ago", "Accessed 12 times", "Modified 5 days ago"],
  ],
])("the chips of a sandbox %s", (_, { created, modified, accessed, count }, texts) => {
  const chips = sandboxChipsOf(
    {
      timeCreated: daysAgo(created),
      lastModified: daysAgo(modified),
      lastAccessed: daysAgo(accessed),
      accessCount: count,
    },
    now,
  );
  expect(chips.map(({ text }) => text)).toEqual(texts);
});

test.each([
  [29.99, "plain"],
  [30, "error"],
  [31, "error"],
] as const)("last accessed %s days ago, the chip is in the %s colour", (days, tone) => {
  const [accessed, ...others] = sandboxChipsOf(
    { timeCreated: daysAgo(80), lastModified: daysAgo(60), lastAccessed: daysAgo(days), accessCount: 4 },
    now,
  );
  expect([accessed?.tone, ...others.map((chip) => chip.tone)]).toEqual([tone, "plain", "plain"]);
});

test("the accessed chip turns red and says 30 days at the same moment", () => {
  const chipOf = (days: number) =>
    sandboxChipsOf(
      { timeCreated: daysAgo(80), lastModified: daysAgo(60), lastAccessed: daysAgo(days), accessCount: 4 },
      now,
    )[0];
  expect(chipOf(29.6)).toEqual({ text: "Accessed 29 days ago", tone: "plain" });
  expect(chipOf(30)).toEqual({ text: "Accessed 30 days ago", tone: "error" });
});

test("the texts of sandboxes", () => {
  expect(texts.sandboxes.deleteQuestion({ title: "Phasing" })).toBe(
    'This action cannot be undone. Are you sure you want to delete "Phasing" for all users?',
  );
  expect(texts.sandboxes.downloadHint).toBe("Download to a format compatible with the Desktop version.");
  expect(sandboxFileNameOf({ id: "1", title: 'a/b "c"' })).toBe("a_b _c_ 1.json");
});

test("a document is stored as sent: order, numbers, spaces and escapes", async () => {
  const owner = await addUser(ctx);
  const json = '{ "z": 1.0, "a": 12345678901234567890, "nul": "\\u0000", "z": 2 }';
  checkSandboxText(json);
  const { id } = await createSandbox(owner.ctx, { title: "Exact", document: json });
  expect((await readSandboxJson(owner.ctx, id)).json).toBe(json);
});

test.each(["", "{", "{]", "undefined", "{'a':1}"])("%j is not a valid document", (text) => {
  expect(() => checkSandboxText(text)).toThrow("The body isn't valid JSON.");
});

test("a document is nested 200 levels deep at most; brackets in strings don't count", () => {
  const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
  const wrapped = (levels: number) => `{"title":"Deep","content":${nested(levels)}}`;
  expect(() => checkSandboxText(nested(200))).not.toThrow();
  expect(() => checkSandboxText(nested(201))).toThrow("nested more than");
  expect(() => checkSandboxText("[".repeat(1_000_000))).toThrow("nested more than");
  expect(() => checkSandboxText(JSON.stringify({ text: `${"[".repeat(300)}"\\${"{".repeat(300)}` }))).not.toThrow();
  expect(readNewSandbox(wrapped(200))).toEqual({ title: "Deep", document: nested(200) });
  expect(() => readNewSandbox(wrapped(201))).toThrow("nested more than");
});

test("only the owner's reading counts as access; saving changes only the time", async () => {
  const owner = await addUser(ctx);
  const { id } = await createSandbox(owner.ctx, { title: "Counted", document: "{}" });
  const figures = async () =>
    (
      await ctx.db
        .select({ count: sandboxes.accessCount, accessed: sandboxes.lastAccessed, modified: sandboxes.lastModified })
        .from(sandboxes)
        .where(eq(sandboxes.id, id))
    )[0];
  await readSandboxJson(later(asSystemAdmin(ctx), 5), id);
  expect(await figures()).toEqual({ count: 1, accessed: ctx.now, modified: ctx.now });
  await readSandboxJson(later(owner.ctx, 10), id);
  expect(await figures()).toEqual({ count: 2, accessed: later(ctx, 10).now, modified: ctx.now });
  await updateSandbox(later(owner.ctx, 20), id, '{"a":1}');
  expect(await figures()).toEqual({ count: 2, accessed: later(ctx, 20).now, modified: later(ctx, 20).now });
});

test("a SystemAdmin sees all sandboxes, latest access first; others see their own", async () => {
  const title = unique("Listed");
  const [one, two] = [await addUser(ctx), await addUser(ctx)];
  const first = await createSandbox(one.ctx, { title, document: "{}" });
  const second = await createSandbox(later(two.ctx, 5), { title, document: "{}" });
  const list = await listSandboxes(asSystemAdmin(ctx), sorted(`q=${title}`));
  expect([list.total, list.rows.map(({ id }) => id)]).toEqual([2, [second.id, first.id]]);
  expect(
    (await listSandboxes(asSystemAdmin(ctx), sorted(`q=${title}&sort=ownerName`))).rows.map(({ id }) => id),
  ).toEqual([first.id, second.id]);
  expect((await listSandboxes(one.ctx, sorted(""))).rows.map(({ id }) => id)).toEqual([first.id]);
  await ctx.db.delete(users).where(eq(users.id, two.id));
  expect((await listSandboxes(asSystemAdmin(ctx), sorted(`q=${title}`))).rows[0]).toMatchObject({
    id: second.id,
    ownerName: null,
  });
});

test("another user's sandbox can't be found; a SystemAdmin may delete it, on record", async () => {
  const [owner, other] = [await addUser(ctx), await addUser(ctx, { role: "Instructor" })];
  const { id } = await createSandbox(owner.ctx, { title: "Mine", document: "{}" });
  for (const act of [
    () => readSandboxJson(other.ctx, id),
    () => updateSandbox(other.ctx, id, "{}"),
    () => deleteSandbox(other.ctx, id),
    () => updateSandbox(asSystemAdmin(ctx), id, "{}"),
  ]) {
    await expect(act()).rejects.toMatchObject({ code: "notFound" });
  }
  await deleteSandbox(asSystemAdmin(ctx), id);
  await expect(readSandboxJson(owner.ctx, id)).rejects.toMatchObject({ code: "notFound" });
  expect(await ctx.db.$count(auditEntries, eq(auditEntries.subjectId, id))).toBe(1);
});
