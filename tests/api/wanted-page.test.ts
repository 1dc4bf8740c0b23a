// A visitor who follows a link and has to sign in gets to the page of the link afterwards.
import { expect, test } from "vitest";
import { addRunningClass, addUser, testPassword } from "../support/builders";
import { apiUrl, ask, testApi } from "../support/rest-api";
import { SignInBrowser } from "../support/sign-in-browser";

const ctx = await testApi();
const site = apiUrl();

const pathOf = (address: string | null) => (address === null ? null : address.slice(new URL(address).origin.length));

/** Visits the pages as a visitor, then signs in: the path that the sign-in leads to. */
async function pathAfter(username: string, ...pages: string[]): Promise<string | null> {
  const browser = new SignInBrowser(site);
  for (const page of pages) expect(new URL((await browser.follow(page)).url).pathname).toBe("/");
  const { location } = await browser.visit("/?index", { intent: "login", username, password: testPassword });
  return pathOf(location);
}

test("a link to a scenario survives the sign-in, once", async () => {
  const { students, sessionId, lesson } = await addRunningClass(ctx, { students: 1 });
  const link = `/play?class=${sessionId}&scenario=${lesson}`;
  const [{ userName }] = students;
  const browser = new SignInBrowser(site);
  await browser.follow(link);
  const login = { intent: "login", username: userName, password: testPassword };
  expect(pathOf((await browser.visit("/?index", login)).location)).toBe(link);
  expect(pathOf((await browser.visit("/?index", login)).location)).toBe("/play");
});

test("a link of a mail leads to one's results, and one for instructors to their class", async () => {
  const { students, owner, sessionId } = await addRunningClass(ctx, { students: 1 });
  const results = `/results?class=${sessionId}`;
  expect(await pathAfter(students[0].userName, results)).toBe(results);
  const gradebook = `/instructor/gradebook/${sessionId}`;
  expect(await pathAfter(owner.userName, gradebook)).toBe(gradebook);
  expect(await pathAfter(students[0].userName, gradebook)).toBe("/play");
});

test("after any other page a sign-in ends on the landing page of the role", async () => {
  const [player, admin] = [await addUser(ctx), await addUser(ctx, { role: "SystemAdmin" })];
  expect(await pathAfter(admin.userName, "/instructor")).toBe("/admin/users");
  expect(await pathAfter(player.userName, "/play")).toBe("/play");
  expect(await pathAfter(player.userName, "/results", "/admin/users")).toBe("/play");
});

test.each(["//elsewhere.example/results", "/\\elsewhere.example", "https://elsewhere.example/results", "/logout", "%"])(
  "a cookie with %s leads nowhere",
  async (value) => {
    const { userName } = await addUser(ctx);
    const { headers } = await ask("/?index", {
      method: "POST",
      headers: {
        ...{ origin: site, "content-type": "application/x-www-form-urlencoded" },
        cookie: `apsis_wanted=${encodeURIComponent(value)}`,
      },
      body: new URLSearchParams({ intent: "login", username: userName, password: testPassword }).toString(),
    });
    expect(headers.get("location")).toBe("/play");
  },
);
