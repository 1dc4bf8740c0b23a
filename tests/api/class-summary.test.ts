// A class summary: what staff see and share, and what its links show to people without an account.
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addRunningClass, addStudent, addUser, attemptOf, testPassword, type Person } from "../support/builders";
import { cookiesOf } from "../support/raw-request";
import { apiUrl, ask, call, testApi, tokenOf } from "../support/rest-api";
import { recordAttempt } from "../support/set-up";
import { auditEntries, summaryLinks } from "../support/tables";

const ctx = await testApi();
const site = apiUrl();

const addressOf = (sessionId: string) => `/instructor/gradebook/${sessionId}/students/summary`;
const cookieOf = (person: Person) => cookiesOf(site, person.userName, testPassword);

const cellsOf = (html: string) =>
  html
    .slice(html.indexOf("<main"), html.lastIndexOf("</main>"))
    .replaceAll("<!-- -->", "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");

async function read(path: string, cookie?: string) {
  const answer = await ask(path, { headers: cookie ? { cookie } : {} });
  const html = await answer.text();
  return { status: answer.status, headers: answer.headers, html, shown: cellsOf(html) };
}

async function formKeyOf(path: string, cookie: string) {
  const { html } = await read(path, cookie);
  return /name="formKey" value="([^"]+)"/.exec(html)?.[1] ?? "";
}

const post = (path: string, cookie: string, fields: Record<string, string>) =>
  ask(path, {
    method: "POST",
    headers: { cookie, origin: site, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
  });

type SharedLink = { status: number; path: string };

async function share(sessionId: string, cookie: string, fields: Record<string, string> = {}): Promise<SharedLink> {
  const formKey = await formKeyOf(addressOf(sessionId), cookie);
  const answer = await post(addressOf(sessionId), cookie, { intent: "share", days: "7", formKey, ...fields });
  const [path = ""] = /\/summary\/[\w-]{43}/.exec(await answer.text()) ?? [];
  return { status: answer.status, path };
}

/** A class of three: one does well, one is below 70 %, one hasn't started. */
async function addClass() {
  const running = await addRunningClass(ctx, { students: 0 });
  const addNamed = (firstName: string) =>
    addStudent(ctx, running, { userName: `${firstName}-${running.sessionId.slice(-8)}`, firstName, lastName: "Novak" });
  const [good, low, none] = [await addNamed("Grace"), await addNamed("Lowell"), await addNamed("Nonny")];
  await recordAttempt(good.ctx, attemptOf(running.lesson, running.sessionId, { totalScore: 95 }));
  await recordAttempt(low.ctx, attemptOf(running.lesson, running.sessionId, { totalScore: 50 }));
  return { ...running, good, low, none, cookie: await cookieOf(running.owner) };
}

test("staff read the class's figures, and a link shares them, with names only on request", async () => {
  const { sessionId, cookie, low } = await addClass();
  const ownSummary = await read(addressOf(sessionId), cookie);
  expect(ownSummary.status).toBe(200);
  expect(ownSummary.shown).toContain("Lowell Novak Average 50 %");
  const without = await share(sessionId, cookie);
  expect(without.status).toBe(200);
  const anonymous = await read(without.path);
  expect(anonymous.status).toBe(200);
  expect(anonymous.shown).toMatch(/students 3 .*average 72 % .*passed \(60 % or more\) 1 of 2 .*not started 1/);
  expect(anonymous.shown).toContain("1 student. This summary doesn&#x27;t include names.");
  expect(anonymous.html).not.toMatch(/Novak|Lowell/);
  const withNames = await share(sessionId, cookie, { names: "on" });
  expect((await read(withNames.path)).shown).toContain("Lowell Novak Average 50 %");
  // No other student is named, and the page has no id or username.
  const { html } = await read(withNames.path);
  expect(html).not.toMatch(/Grace|Nonny/);
  expect([html.includes(low.id), html.includes(low.userName)]).toEqual([false, false]);
});

test("a link's page is not cached, not indexed, and sends no referrer", async () => {
  const { sessionId, cookie } = await addClass();
  const { path } = await share(sessionId, cookie);
  for (const address of [path, `${path.slice(0, -1)}x`]) {
    const { headers } = await read(address);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-robots-tag")).toBe("noindex, nofollow, noarchive");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("set-cookie")).toBeNull();
  }
});

test("the token is stored only as a hash, and resending the form creates one link", async () => {
  const { sessionId, cookie } = await addClass();
  const formKey = await formKeyOf(addressOf(sessionId), cookie);
  const send = async () =>
    /\/summary\/([\w-]{43})/.exec(
      await (await post(addressOf(sessionId), cookie, { intent: "share", days: "1", formKey })).text(),
    )?.[1];
  const [token, repeatToken] = await Promise.all([send(), send()]);
  expect(repeatToken).toBe(token);
  const links = await ctx.db.select().from(summaryLinks).where(eq(summaryLinks.classSessionId, sessionId));
  expect(links).toHaveLength(1);
  expect(JSON.stringify(links)).not.toContain(token);
  const days = (Number(links[0]?.expiresAt) - Number(links[0]?.createdAt)) / 86_400_000;
  expect(days).toBe(1);
});

test("guessed, expired, withdrawn and orphaned links get the same answer", async () => {
  const running = await addClass();
  const { sessionId, cookie, id } = running;
  const readMissing = async (path: string) => {
    const { status, shown } = await read(path);
    return [status, shown];
  };
  const [, expected] = await readMissing(`/summary/${"A".repeat(43)}`);
  expect(expected).toContain("This summary link doesn't work".replace("'", "&#x27;"));
  for (const path of ["/summary/x", `/summary/${"A".repeat(44)}`, "/summary/%00", `/summary/${sessionId}`])
    expect((await readMissing(path))[0], path).toBe(404);

  const expired = await share(sessionId, cookie);
  await ctx.db.execute(sql`update summary_links set expires_at = now() where class_session_id = ${sessionId}`);
  expect(await readMissing(expired.path)).toEqual([404, expected]);

  const withdrawn = await share(sessionId, cookie);
  const { html } = await read(addressOf(sessionId), cookie);
  const linkId = /name="id" value="([^"]+)"/.exec(html)?.[1] ?? "";
  expect((await post(addressOf(sessionId), cookie, { intent: "withdraw", id: linkId })).status).toBe(302);
  expect(await readMissing(withdrawn.path)).toEqual([404, expected]);
  expect((await post(addressOf(sessionId), cookie, { intent: "withdraw", id: linkId })).status).toBe(404);

  const orphan = await share(sessionId, cookie);
  expect((await readMissing(orphan.path))[0]).toBe(200);
  const admin = await addUser(ctx, { role: "SystemAdmin" });
  expect((await call("DELETE", `/groups/${id}`, { token: await tokenOf(admin) })).status).toBeLessThan(300);
  expect(await readMissing(orphan.path)).toEqual([404, expected]);
  const entries = await ctx.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  const actions = entries.map(({ action }) => action);
  expect(actions.filter((action) => action === "course.shareSummary")).toHaveLength(3);
  expect(actions.filter((action) => action === "course.withdrawSummary")).toHaveLength(1);
});

test("students and other organizations' staff can neither share nor withdraw", async () => {
  const [ownClass, foreignClass] = [await addClass(), await addClass()];
  const { path } = await share(foreignClass.sessionId, foreignClass.cookie);
  const formKey = await formKeyOf(addressOf(ownClass.sessionId), ownClass.cookie);
  const [link] = await ctx.db
    .select()
    .from(summaryLinks)
    .where(eq(summaryLinks.classSessionId, foreignClass.sessionId));
  const foreign = addressOf(foreignClass.sessionId);
  expect((await read(foreign, ownClass.cookie)).status).toBe(404);
  expect((await post(foreign, ownClass.cookie, { intent: "share", days: "7", formKey })).status).toBe(404);
  expect((await post(foreign, ownClass.cookie, { intent: "withdraw", id: link?.id ?? "" })).status).toBe(404);
  // Not even through their own class.
  const ownAddress = addressOf(ownClass.sessionId);
  expect((await post(ownAddress, ownClass.cookie, { intent: "withdraw", id: link?.id ?? "" })).status).toBe(404);
  const student = await cookieOf(foreignClass.good);
  const refusal = await post(foreign, student, { intent: "share", days: "7", formKey });
  expect([refusal.status, refusal.headers.get("location")]).toEqual([302, "/unauthorized"]);
  expect((await read(path)).status).toBe(200);
});

test("a class has at most ten links, even when created at the same time", async () => {
  const { sessionId, cookie } = await addClass();
  const answers = await Promise.all(Array.from({ length: 12 }, () => share(sessionId, cookie)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  const { html } = await read(addressOf(sessionId), cookie);
  expect(html.match(/value="withdraw"/g)).toHaveLength(10);
});

test("a value that the form doesn't offer is refused at its field", async () => {
  const { sessionId, cookie } = await addClass();
  expect((await share(sessionId, cookie, { days: "3650" })).status).toBe(422);
  expect((await share(sessionId, cookie, { formKey: "guess" })).status).toBe(422);
  expect(await ctx.db.select().from(summaryLinks).where(eq(summaryLinks.classSessionId, sessionId))).toEqual([]);
});

test("a summary no longer names a student who leaves the class", async () => {
  const { sessionId, cookie, low } = await addClass();
  const { path } = await share(sessionId, cookie, { names: "on" });
  await ctx.db.execute(sql`delete from class_session_students where user_id = ${low.id}`);
  expect((await read(path)).html).not.toContain("Lowell");
});
