// Emails are stopped from a mail program by one click (RFC 8058), on the built server.
import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { apiSecret } from "../support/api-server";
import { addUser } from "../support/builders";
import { ask, testApi } from "../support/rest-api";
import { storedRows } from "../support/stored-rows";

const ctx = await testApi();

function addressOf(kind: string, userId: string) {
  const signature = createHmac("sha256", apiSecret).update(`stop-mails ${kind} ${userId}`).digest("base64url");
  return `/stop-mails/${kind}.${userId}.${signature}`;
}

/** As mail programs send it: without cookies, origin and scripts. */
const stop = (path: string) =>
  ask(path, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });

const settingsOf = async (userId: string) =>
  storedRows<{ wanted: boolean | null; reminded: boolean }>(
    ctx.db,
    sql`select (select is_wanted from feedback_mails where user_id = ${userId}) as wanted,
          exists (select from due_reminders where user_id = ${userId}) as reminded`,
  );

test("one click stops emails of its kind only, and opening the page stops none", async () => {
  const { id } = await addUser(ctx);
  await ctx.db.execute(sql`insert into due_reminders (user_id, reminded_until) values (${id}, now())`);
  const page = await ask(addressOf("feedback", id));
  expect([page.status, page.headers.get("referrer-policy")]).toEqual([200, "same-origin"]);
  expect(await page.text()).toContain("Stop emails about new comments");
  expect(await settingsOf(id)).toEqual([{ wanted: null, reminded: true }]);
  const stopped = await stop(addressOf("feedback", id));
  expect(stopped.status).toBe(200);
  expect(await stopped.text()).toContain("You won&#x27;t get emails about new comments anymore.");
  expect(await settingsOf(id)).toEqual([{ wanted: false, reminded: true }]);
  expect((await stop(addressOf("feedback", id))).status).toBe(200);
  expect((await stop(addressOf("dueDates", id))).status).toBe(200);
  expect(await settingsOf(id)).toEqual([{ wanted: false, reminded: false }]);
});

test("an address that was changed, or signed for another kind or person, stops nothing", async () => {
  const [one, other] = [await addUser(ctx), await addUser(ctx)];
  const address = addressOf("feedback", one.id);
  for (const forged of [
    address.slice(0, -1),
    `${address}.x`,
    address.replace(one.id, other.id),
    addressOf("dueDates", one.id).replace("dueDates", "feedback"),
    "/stop-mails/feedback",
    `/stop-mails/${"x".repeat(2_000)}`,
  ])
    expect([forged, (await stop(forged)).status, (await ask(forged)).status]).toEqual([forged, 404, 404]);
  expect(await settingsOf(one.id)).toEqual([{ wanted: null, reminded: false }]);
  expect(await settingsOf(other.id)).toEqual([{ wanted: null, reminded: false }]);
});

test("a form of another site stops nothing, and neither does the address of somebody who is gone", async () => {
  const { id } = await addUser(ctx);
  const foreign = await ask(addressOf("feedback", id), {
    method: "POST",
    headers: { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" },
  });
  expect(foreign.status).toBe(403);
  expect(await settingsOf(id)).toEqual([{ wanted: null, reminded: false }]);
  expect((await stop(addressOf("feedback", crypto.randomUUID()))).status).toBe(200);
});
