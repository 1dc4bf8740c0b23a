// The language of pages, refusals and sign-ins: the account's, its organization's, or the one chosen in the browser.
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addOrganization, addUser, testPassword } from "../support/builders";
import { inLocale, languages, texts } from "../support/catalogue";
import { apiUrl, testApi } from "../support/rest-api";
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
