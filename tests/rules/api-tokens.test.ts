import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { assertBudget, countCall } from "~/domain/api-tokens/token-budget";
import { maxCallsPerMinute, scopesOfPerson, scopesOfService } from "~/domain/api-tokens/token-rules";
import { roleNames } from "~/domain/roles";
import { isWellFormed, tokenTextOf } from "~/domain/api-tokens/token-text";

test("a token has a prefix that names its kind, and a checksum that finds every changed character", () => {
  const token = tokenTextOf("person", randomBytes(32));
  expect(token).toMatch(/^apsis_pat_[0-9A-Za-z]{49}$/);
  expect(tokenTextOf("service", randomBytes(32))).toMatch(/^apsis_sa_[0-9A-Za-z]{49}$/);
  expect(isWellFormed(token)).toBe(true);
  for (let at = 0; at < token.length; at++) {
    const other = token[at] === "x" ? "y" : "x";
    expect(isWellFormed(token.slice(0, at) + other + token.slice(at + 1))).toBe(false);
  }
  for (const changed of [`${token} `, token.slice(1), token.replace("pat", "sa"), "", "apsis_pat_"])
    expect(isWellFormed(changed)).toBe(false);
});

test("the smallest and the largest secret have tokens of the same length", () => {
  const lengths = [Buffer.alloc(32), Buffer.alloc(32, 255)].map((secret) => tokenTextOf("person", secret).length);
  expect(lengths).toEqual([59, 59]);
});

test("a person's token may do at most what the person may", () => {
  expect(scopesOfPerson({ role: "User" })).not.toContain("gradebook:read");
  expect(scopesOfPerson({ role: "Instructor" })).toContain("gradebook:read");
  expect(scopesOfPerson({ role: "OrganizationAdmin" })).not.toContain("organization:administer");
});

test("a service account's scopes reach no further than its organization", () => {
  expect(scopesOfService()).toContain("gradebook:read");
  for (const scope of ["organization:administer", "accessCode:manage", "banner:write", "sandbox:use"])
    expect(scopesOfService()).not.toContain(scope);
});

test("a token's calls are limited per minute, each token by itself", () => {
  const now = new Date("2026-11-28T12:00:00Z");
  const max = maxCallsPerMinute(["course:list"]);
  for (let call = 0; call < max; call++) countCall("one", now, max);
  expect(() => assertBudget("one", now)).toThrow(/too quickly/);
  expect(() => assertBudget("other", now)).not.toThrow();
  expect(() => assertBudget("one", new Date(now.getTime() + 60_000))).not.toThrow();
});

test("only a token for provisioning alone may make more calls", () => {
  expect(maxCallsPerMinute(["scim:use"])).toBe(15_000);
  expect(maxCallsPerMinute(["scim:use", "course:list"])).toBe(600);
});

test("only a service account can provision users", () => {
  expect(scopesOfService()).toContain("scim:use");
  for (const role of roleNames) expect(scopesOfPerson({ role })).not.toContain("scim:use");
});
