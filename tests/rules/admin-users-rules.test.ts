import { expect, test } from "vitest";
import { listAssignableRoles, isNearLimit, canEdit, ownAccount } from "~/domain/accounts/user-rules";
import { Refusal } from "~/domain/refusal";
import { readResetCode } from "~/domain/accounts/reset-code";
import { isNothing, isUserLimit } from "~/domain/organizations/organization-rules";
import { texts } from "~/texts";
import { say } from "~/texts/say";

test.each([
  [0, 50, false],
  [47, 50, false],
  [48, 50, true],
  [49, 50, true],
  [50, 50, true],
  [4, 5, true],
  [3, 5, false],
  [949, 1000, false],
  [974, 1000, false],
  [975, 1000, true],
  [475, 500, true],
  [474, 500, false],
])(
  "%i active of %i: red from 95%% with at most 25 left, or with exactly one left: %s",
  (activeUsers, userLimit, near) => {
    expect(isNearLimit({ activeUsers, userLimit })).toBe(near);
  },
);

test("without a limit the count is never red", () =>
  expect(isNearLimit({ activeUsers: 1_000_000, userLimit: null })).toBe(false));

test("an organization admin cannot assign the system admin role or edit its holders", () => {
  expect(listAssignableRoles({ role: "OrganizationAdmin" })).toEqual([
    "Restricted",
    "User",
    "OrganizationAdmin",
    "Instructor",
  ]);
  expect(listAssignableRoles({ role: "SystemAdmin" })).toContain("SystemAdmin");
  expect([
    canEdit({ role: "OrganizationAdmin" }, "SystemAdmin"),
    canEdit({ role: "SystemAdmin" }, "SystemAdmin"),
    canEdit({ role: "OrganizationAdmin" }, "Instructor"),
  ]).toEqual([false, true, true]);
});

test("a refusal about your own account is a warning, any other an error", () => {
  expect(ownAccount(say.userRefusals.ownRole)).toMatchObject({
    message: texts.userRefusals.ownRole,
    severity: "warning",
  });
  expect(new Refusal("conflict", say.userRefusals.lastSystemAdmin).severity).toBe("error");
});

test.each([
  ["5", true],
  ["10", true],
  ["1000", true],
  ["4", false],
  ["7", false],
  ["1005", false],
  ["5.5", false],
])("a user limit of %s: %s", (text, fits) => expect(isUserLimit(Number(text))).toBe(fits));

test.each([
  ["", true],
  ["  ", true],
  ["0", true],
  ["00", true],
  ["5", false],
  ["x", false],
])("a zero or empty limit isn't sent: %j %s", (text, nothing) => expect(isNothing(text)).toBe(nothing));

test.each(["7K2M-XQ4T-9HRC", " 7k2m-xq4t-9hrc ", "7k2mxq4t9hrc", "7K2M XQ4T 9HRC", "7K2M–XQ4T–9HRC"])(
  "a reset code may be typed as dictated: %j",
  (text) => expect(readResetCode(text)).toBe("7K2M-XQ4T-9HRC"),
);
