// The language of pages, refusals and sign-ins: the account's, its organization's, or the one chosen in the browser.
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addOrganization, addRunningClass, addUser, foundation, testPassword, type Person } from "../support/builders";
import { inLocale, languages, texts } from "../support/catalogue";
import { cookiesOf } from "../support/raw-request";
import { apiUrl, call, testApi, tokenOf } from "../support/rest-api";
import { organizations, users } from "../support/tables";

const ctx = await testApi();
const organizationId = await addOrganization(ctx);

/** The language and the heading of a page. */
async function readLogin(headers: Record<string, string>) {
  const answer = await fetch(`${apiUrl()}/?mode=reset`, { headers });
  const page = await answer.text();
  return { lang: /<html[^>]* lang="([^"]*)"/.exec(page)?.[1], header: answer.headers.get("content-language") };
}

test.each<[string, string]>([
  ["de-AT,de;q=0.9,en;q=0.5", "de"],
  ["fr", "fr"],
  ["pt-BR, es;q=0.5, de;q=0.3", "es"],
  ["ar-EG", "ar"],
  ["en-GB,de;q=0.9", "en"],
  ["pt", "en"],
  ["de;q=0", "en"],
  [';;,;q=,=,de"', "en"],
  [`${"x,".repeat(300)}de`, "en"],
])("Accept-Language %j gives pages in %s", async (accepted, lang) => {
  expect(await readLogin({ "accept-language": accepted })).toEqual({ lang, header: lang });
});

test("the language chosen in a browser comes before the browser's own", async () => {
  const headers = { "accept-language": "fr", cookie: "apsis_language=es" };
  expect((await readLogin(headers)).lang).toBe("es");
});

test("a cookie with an unknown language is ignored", async () => {
  expect((await readLogin({ "accept-language": "fr", cookie: "apsis_language=xx" })).lang).toBe("fr");
});

test("a language is chosen by a form, which returns to its page", async () => {
  const choose = (fields: Record<string, string>) =>
    fetch(`${apiUrl()}/language`, {
      method: "POST",
      redirect: "manual",
      headers: { origin: apiUrl() },
      body: new URLSearchParams(fields),
    });
  const chosen = await choose({ language: "de", returnTo: "/register?mode=JoinOrganization" });
  expect([chosen.status, chosen.headers.get("location")]).toEqual([303, "/register?mode=JoinOrganization"]);
  expect(chosen.headers.get("set-cookie")).toMatch(/^apsis_language=de;.*Max-Age=31536000/);
  expect((await choose({ language: "de", returnTo: "//elsewhere.example" })).headers.get("location")).toBe("/");
  expect((await choose({ language: "en-XA", returnTo: "/" })).status).toBe(422);
});

test("a refusal of the API is in the language asked for, with the same code", async () => {
  const refuse = async (headers: Record<string, string>) => {
    const answer = await fetch(`${apiUrl()}/api/users`, { headers });
    return {
      body: (await answer.json()) as { title: string; code: string },
      lang: answer.headers.get("content-language"),
    };
  };
  expect(await refuse({})).toMatchObject({
    body: { title: texts.signIn.mustLogIn, code: "signIn.mustLogIn" },
    lang: "en",
  });
  for (const language of languages) {
    const { body, lang } = await refuse({ "accept-language": language });
    expect([body.code, lang]).toEqual(["signIn.mustLogIn", language]);
    expect(body.title).toBe(inLocale(language, () => texts.signIn.mustLogIn));
  }
});

test("errors of fields are in the language asked for, with the same codes", async () => {
  const refuse = async (language: string) => {
    const answer = await fetch(`${apiUrl()}/api/users/validate-registration`, {
      method: "POST",
      headers: { "accept-language": language, "content-type": "application/json" },
      body: JSON.stringify({ userName: "ab", email: "ada", firstName: "a".repeat(101), isFreeUser: 1, shoeSize: 38 }),
    });
    return (await answer.json()) as { errors: Record<string, string[]>; errorCodes: Record<string, string[]> };
  };
  for (const language of languages) {
    const { errors, errorCodes } = await refuse(language);
    expect(errorCodes).toEqual({
      UserName: ["accountFields.usernameTooShort"],
      Email: ["accountFields.emailInvalid"],
      FirstName: ["accountFields.nameTooLong"],
      Password: ["passwords.required"],
      AccessCode: ["accountFields.accessCodeRequired"],
      IsFreeUser: ["accountFields.isFreeUserNotBoolean"],
      ShoeSize: ["refusals.notAField"],
    });
    inLocale(language, () =>
      expect(errors).toMatchObject({
        UserName: [texts.accountFields.usernameTooShort],
        FirstName: [texts.accountFields.nameTooLong({ field: "firstName" })],
        ShoeSize: [texts.refusals.notAField({ name: "shoeSize" })],
      }),
    );
  }
});

/** The language that a sign-in sets; empty if it sets none. */
async function languageAfterSignIn(username: string) {
  const answer = await fetch(`${apiUrl()}/?index`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: apiUrl() },
    body: new URLSearchParams({ username, password: testPassword, intent: "login" }),
  });
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith("apsis_account_language="));
  return cookie?.split(/[=;]/)[1];
}

test("a sign-in sets the account's language, or else its organization's", async () => {
  const { id, userName } = await addUser(ctx, { organizationId });
  expect(await languageAfterSignIn(userName)).toBe("");
  await ctx.db.update(organizations).set({ defaultLanguage: "fr" }).where(eq(organizations.id, organizationId));
  expect(await languageAfterSignIn(userName)).toBe("fr");
  await ctx.db.update(users).set({ language: "de" }).where(eq(users.id, id));
  expect(await languageAfterSignIn(userName)).toBe("de");
});

test("the account's language comes before the one chosen in the browser", async () => {
  expect((await readLogin({ cookie: "apsis_language=es; apsis_account_language=de" })).lang).toBe("de");
});

const cookieOf = ({ userName }: Pick<Person, "userName">) => cookiesOf(apiUrl(), userName, testPassword);

async function post(path: string, cookie: string, fields: Record<string, string>) {
  const answer = await fetch(`${apiUrl()}${path}`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: apiUrl(), cookie },
    body: new URLSearchParams(fields),
  });
  return { status: answer.status, cookies: answer.headers.getSetCookie(), page: await answer.text() };
}

test.each(languages)("a page about something that doesn't exist is a 404 in %s", async (language) => {
  const cookie = await cookieOf(await addUser(ctx, { role: "Instructor", organizationId: await addOrganization(ctx) }));
  const answer = await fetch(`${apiUrl()}/instructor/courses/00000000-0000-7000-8000-000000000000`, {
    headers: { cookie: `${cookie}; apsis_language=${language}` },
  });
  expect([answer.status, answer.headers.get("content-language")]).toEqual([404, language]);
});

test("an account's language is set by a form, and used from the next page on", async () => {
  const person = await addUser(ctx, { organizationId: await addOrganization(ctx) });
  const cookie = await cookieOf(person);
  const set = await post("/account?form=language", cookie, { language: "fr" });
  expect(set.status).toBe(302);
  expect(set.cookies).toContainEqual(expect.stringMatching(/^apsis_account_language=fr;/));
  expect((await post("/account?form=language", cookie, { language: "en-XA" })).status).toBe(422);
  const [stored] = await ctx.db.select({ language: users.language }).from(users).where(eq(users.id, person.id));
  expect(stored?.language).toBe("fr");
  const unset = await post("/account?form=language", cookie, { language: "" });
  expect(unset.cookies).toContainEqual(expect.stringMatching(/^apsis_account_language=;.*Max-Age=0/));
});

test("an organization's language is set by a form, which refuses a language that isn't offered", async () => {
  const cookie = await cookieOf(await addUser(ctx, { role: "SystemAdmin" }));
  const id = await addOrganization(ctx);
  const stored = async () => {
    const [row] = await ctx.db.select().from(organizations).where(eq(organizations.id, id));
    return row?.defaultLanguage;
  };
  const choose = async (language: string) =>
    (await post("/admin/organizations", cookie, { intent: "language", id, language })).status;
  expect([await choose("es"), await stored()]).toEqual([302, "es"]);
  expect([await choose("xx"), await stored()]).toEqual([422, "es"]);
  expect([await choose(""), await stored()]).toEqual([302, null]);
});

test("lessons and questions come in the language of their reader", async () => {
  const running = await addRunningClass(ctx, {
    organizationId: await addOrganization(ctx, { curriculumId: foundation.id }),
  });
  const token = await tokenOf(running.students[0]);
  const body = { scenarioId: foundation.scenarioId("orbits-and-energy"), sessionId: running.sessionId };
  const begin = async (headers: Record<string, string>) =>
    (await call("POST", "/scores/starts", { token, body, headers })).body;
  const english = await begin({});
  const german = await begin({ cookie: "apsis_language=de" });
  expect([english.language, german.language]).toEqual([undefined, "de"]);
  const textOf = ({ questions }: { questions: { key: string; text: string }[] }) =>
    questions.find(({ key }) => key === "q1")?.text;
  expect(textOf(english)).toMatch(/^Two spacecraft fly circular orbits/);
  expect(textOf(german)).toMatch(/^Zwei Raumfahrzeuge fliegen auf Kreisbahnen/);
  expect((await begin({ "accept-language": "fr" })).language).toBeUndefined();
});

test("a course fixes the language of its lessons by a call of those who may change it", async () => {
  const running = await addRunningClass(ctx);
  const [student, owner] = [await tokenOf(running.students[0]), await tokenOf(running.owner)];
  const path = `/groups/${running.id}/lessonLanguage`;
  const put = (token: string, body: unknown) => call("PUT", path, { token, body });
  expect((await call("GET", path, { token: student })).body).toEqual({ lessonLanguage: null });
  expect(await put(owner, { lessonLanguage: "de" })).toMatchObject({ status: 200, body: { lessonLanguage: "de" } });
  expect((await put(student, { lessonLanguage: "fr" })).status).toBe(403);
  expect((await put(owner, { lessonLanguage: "xx" })).body.errors).toEqual({
    LessonLanguage: [texts.apiRefusals.notOneOf({ choices: languages.join(", ") })],
  });
  expect((await call("GET", path, { token: student })).body).toEqual({ lessonLanguage: "de" });
});

test.each(languages)("the report of a roster can be downloaded in %s", async (language) => {
  const organizationId = await addOrganization(ctx);
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  const query = new URLSearchParams({ fileName: "fall.csv" });
  const { status, body } = await call("POST", `/users/rosters?${query}`, {
    token: await tokenOf(admin),
    text: "userName,email\nnobody,",
    headers: { "content-type": "text/csv" },
  });
  expect([status, body.id]).toEqual([201, expect.any(String)]);
  const report = await fetch(`${apiUrl()}/admin/users/import/report?id=${body.id}`, {
    headers: { cookie: `${await cookieOf(admin)}; apsis_language=${language}` },
  });
  const name = inLocale(language, () => texts.roster.reportFileName({ fileName: "fall" }));
  expect([report.status, report.headers.get("content-disposition")]).toEqual([
    200,
    expect.stringContaining(`filename*=UTF-8''${encodeURIComponent(name)}`),
  ]);
});
