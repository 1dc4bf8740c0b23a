// Registration by plain forms when the server fails, and where nothing is sold.
import { eq, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import { addOrganization, unique } from "../support/builders";
import { ask, testApi } from "../support/rest-api";
import { accessCodes, users } from "../support/tables";

// These failures are intended and would be logged as errors.
const ctx = await testApi({ LOG_LEVEL: "silent" });

async function detailsOf() {
  const [userName, accessCode] = [unique("newcomer"), unique("ORG-CODE")];
  const organizationId = await addOrganization(ctx);
  await ctx.db.insert(accessCodes).values({ id: uuid(), code: accessCode, organizationId, createdAt: ctx.now });
  return { userName, password: "Str0ng@Passw", email: `${userName}@example.org`, firstName: "Ada", accessCode };
}

const postForm = (mode: string, fields: Record<string, string>) =>
  ask(`/register?mode=${mode}`, { method: "POST", body: new URLSearchParams(fields) });
const readPage = async (path: string, cookie = "") => {
  const response = await ask(path, { headers: { cookie } });
  return { text: await response.text(), cookies: response.headers.getSetCookie() };
};

test.each(["JoinOrganization", "Standalone"])(
  "a failing registration (%s) leads to /failed, and the way back restores typed values except the password",
  async (mode) => {
    const details = await detailsOf();
    await ctx.db.execute(sql`create or replace function fail_registrations() returns trigger language plpgsql as $$
      begin raise exception 'broken on purpose'; end $$`);
    await ctx.db.execute(sql`create trigger fail_registrations before insert on users
      for each row execute function fail_registrations()`);
    const failure = await postForm(mode, details).finally(() =>
      ctx.db.execute(sql`drop trigger fail_registrations on users`),
    );
    expect([failure.status, failure.headers.get("location")]).toEqual([302, "/failed"]);
    const cookie = failure.headers
      .getSetCookie()
      .map((each) => each.split(";")[0])
      .join("; ");
    expect(cookie).not.toContain("Passw");
    expect((await readPage("/failed", cookie)).text).toContain("An internal error occurred.");
    const back = await readPage(`/register?mode=${mode}`, cookie);
    for (const name of ["userName", "email", "accessCode", "firstName"] as const)
      expect(back.text).toContain(`value="${details[name]}"`);
    expect(back.text).not.toContain(details.password);
    expect(back.cookies.join()).toContain("apsis_flash=;");
    expect((await readPage(`/register?mode=${mode}`)).text).not.toContain(details.userName);
  },
);

test("without Stripe keys /register has no card fields and joins by access code", async () => {
  const { text } = await readPage("/register");
  expect(text).not.toContain("Card Number");
  expect(text).toContain("This server doesn&#x27;t sell subscriptions");
  const details = await detailsOf();
  const answer = await postForm("PurchaseSubscription", { ...details, intent: "join" });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/success"]);
  expect(await ctx.db.$count(users, eq(users.username, details.userName))).toBe(1);
});
