import { eq } from "drizzle-orm";
import * as v from "valibot";
import { expect, test } from "vitest";
import { auditEntries } from "~/db/schema";
import { isBannerShown } from "~/domain/banner/banner-window";
import { readBanner, readShownBanner } from "~/domain/banner/read-banner";
import { NewBanner, sendBanner } from "~/domain/banner/send-banner";
import { localTextOf } from "~/domain/local-text";
import { parseInstant, IsoTime } from "~/domain/time-input";
import { addUser, asSystemAdmin } from "../support/builders";
import { later, testContext } from "../support/database";
import { problemsOf } from "../support/schema-problems";

const ctx = await testContext();
const admin = asSystemAdmin(ctx);
const at = (minutes: number) => later(ctx, minutes).now;

test.each([
  [-1, false],
  [0, true],
  [30, true],
  [60, true],
  [60.001, false],
])("%s minutes after its start, of an hour, a banner is visible: %s", (minutes, isVisible) => {
  expect(isBannerShown({ message: "Maintenance", startDate: at(0), endDate: at(60) }, at(minutes))).toBe(isVisible);
});

test.each(["", "   ", "\n"])("the message %j makes no banner", (message) => {
  expect(isBannerShown({ message, startDate: at(-1), endDate: at(1) }, at(0))).toBe(false);
});

test("'Start date must be before end date', or equal, and otherwise nothing is stored", async () => {
  await sendBanner(admin, { message: "Before", startDate: at(0), endDate: at(0) });
  const refusal = sendBanner(admin, { message: "Wrong", startDate: at(1), endDate: at(0) });
  await expect(refusal).rejects.toMatchObject({
    code: "invalid",
    errors: { startDate: ["Start date must be before end date"] },
  });
  expect((await readBanner(ctx))?.message).toBe("Before");
});

test("missing dates default to now", async () => {
  expect(await sendBanner(admin, { message: "Now" })).toEqual({ message: "Now", startDate: ctx.now, endDate: ctx.now });
  expect(await sendBanner(admin, { message: "Until", endDate: at(5) })).toMatchObject({
    startDate: ctx.now,
    endDate: at(5),
  });
  await expect(sendBanner(admin, { message: "Past", endDate: at(-5) })).rejects.toMatchObject({ code: "invalid" });
});

test("a blank message is stored as an empty one and shows nothing", async () => {
  const blank = v.parse(NewBanner, { message: "  \r\n ", endDate: at(60).toISOString() });
  expect(blank.message).toBe("");
  await sendBanner(admin, blank);
  expect(await readShownBanner(later(ctx, 1))).toBeNull();
});

test("a message has 2000 characters at most, and its lines end in \\n", () => {
  expect(v.parse(NewBanner, { message: `${"🛰".repeat(1999)}.` }).message).toHaveLength(3999);
  expect(problemsOf(NewBanner, { message: "x".repeat(2001) })?.[0]).toBe("Message must be 2000 characters or less.");
  expect(v.safeParse(NewBanner, { message: "x".repeat(100_000) }).success).toBe(false);
  expect(v.parse(NewBanner, { message: "a\r\nb\u0000c" }).message).toBe("a\nbc");
});

test("a new banner replaces the old one, also for users who closed the old one", async () => {
  await sendBanner(admin, { message: "One", endDate: at(60) });
  const one = await readShownBanner(ctx);
  await sendBanner(admin, { message: "Two", endDate: at(60) });
  const two = await readShownBanner(ctx);
  expect([one?.message, two?.message]).toEqual(["One", "Two"]);
  expect(one?.key).not.toBe(two?.key);
});

test("only a SystemAdmin sends a banner, and the audit trail records it", async () => {
  for (const role of ["OrganizationAdmin", "Instructor", "User"] as const) {
    const sender = await addUser(ctx, { role });
    await expect(sendBanner(sender.ctx, { message: "Mine" })).rejects.toMatchObject({ code: "forbidden" });
  }
  expect(await ctx.db.$count(auditEntries, eq(auditEntries.action, "banner.send"))).toBeGreaterThan(0);
});

test.each([
  ["2026-03-02T09:00:00Z", "2026-03-02T09:00:00.000Z"],
  ["2026-03-02T09:00:00.123Z", "2026-03-02T09:00:00.123Z"],
  ["2026-03-02T09:00:00-07:00", "2026-03-02T16:00:00.000Z"],
  ["2026-03-02T09:00", "2026-03-02T09:00:00.000Z"],
])("the API reads %s as %s", (text, instant) => {
  expect(v.parse(IsoTime, text).toISOString()).toBe(instant);
});

test.each([
  "",
  "tomorrow",
  "2026-03-02",
  "2026-13-40T99:00:00Z",
  "1999-12-31T23:59:59Z",
  "2100-01-01T00:00:00Z",
  "+275760-09-13T00:00:00Z",
])("the API refuses %j as a time", (text) => {
  expect(v.safeParse(IsoTime, text).success).toBe(false);
});

test.each([
  ["America/Denver", "2026-03-02T09:00", "2026-03-02T16:00:00.000Z"],
  ["America/Denver", "2026-07-02T09:00", "2026-07-02T15:00:00.000Z"],
  ["Asia/Kolkata", "2026-03-02T09:00", "2026-03-02T03:30:00.000Z"],
  ["UTC", "2026-02-29T09:00", null],
  ["UTC", "2026-03-02T24:00", null],
  ["UTC", "0001-01-01T00:00", null],
])("in %s the field's %s is %s", (zone, text, instant) => {
  const date = parseInstant(text, zone);
  expect(date?.toISOString() ?? null).toBe(instant);
  if (date) expect(localTextOf(date, zone)).toBe(text);
});
