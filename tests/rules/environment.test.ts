import { expect, test } from "vitest";
import { writeSignInCookies, writeClearedCookies } from "~/http/cookies.server";
import { writeFlashCookie } from "~/http/flash.server";
import { readEnvironment } from "~/http/environment.server";

const SESSION_SECRET = "a secret of the tests, 32 characters";
const demoOf = (variables: Record<string, string>) => readEnvironment({ SESSION_SECRET, ...variables }).demo;

test("demo accounts need an embedded database that only this computer can reach", () => {
  expect([demoOf({}), demoOf({ HOST: "::1" }), demoOf({ APP_URL: "http://localhost:3000" })]).toEqual([
    true,
    true,
    true,
  ]);
  const open: Record<string, string>[] = [
    { HOST: "0.0.0.0" },
    { DATABASE_URL: "postgres://a@b/c" },
    { TRUSTED_PROXIES: "127.0.0.1" },
    { APP_URL: "https://apsis.example" },
    { DEMO: "0" },
  ];
  expect(open.map(demoOf)).toEqual([false, false, false, false, false]);
  expect(demoOf({ HOST: "0.0.0.0", DEMO: "1" })).toBe(true);
});

test("a replica needs a database with an address", () => {
  const replica = { DATABASE_REPLICA_URL: "postgres://a@c/d" };
  const variables = { SESSION_SECRET, DATABASE_URL: "postgres://a@b/d" };
  expect(readEnvironment(variables).databaseReplicaUrl).toBeNull();
  expect(readEnvironment({ ...variables, DATABASE_REPLICA_URL: "" }).databaseReplicaUrl).toBeNull();
  expect(readEnvironment({ ...variables, ...replica }).databaseReplicaUrl).toBe("postgres://a@c/d");
  expect(() => readEnvironment({ SESSION_SECRET, ...replica })).toThrow("DATABASE_REPLICA_URL needs DATABASE_URL");
  expect(() => readEnvironment({ ...variables, DATABASE_REPLICA_URL: "localhost:5433" })).toThrow(
    "DATABASE_REPLICA_URL must be an address that starts with postgres:// or postgresql://.",
  );
});

const signIn = { cookieToken: "token", username: "ada", userId: "1" } as Parameters<typeof writeSignInCookies>[1];

test("cookies are same-site, Secure over https, and HttpOnly if secret", () => {
  for (const [url, isSecure] of [
    ["https://apsis.example/", true],
    ["http://localhost/", false],
  ] as const) {
    const request = new Request(url);
    for (const cookie of [
      ...writeSignInCookies(request, signIn),
      ...writeClearedCookies(request),
      writeFlashCookie(request, { passwordReset: true }),
    ]) {
      expect([cookie.includes("SameSite=Lax"), cookie.includes("Secure"), cookie.includes("HttpOnly")], cookie).toEqual(
        [true, isSecure, /^(__Host-)?apsis_(sign_in|flash)=/.test(cookie)],
      );
    }
  }
});

test("one Stripe key without the other gets a clear line for the operator", () => {
  expect(() => readEnvironment({ SESSION_SECRET: "x".repeat(32), STRIPE_SECRET_KEY: "sk_test_x" })).toThrow(
    "STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are needed together.",
  );
});
