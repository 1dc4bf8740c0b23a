// A scenario that asks for a sandbox is written in a form, without scripts.
import { expect, test } from "vitest";
import { addUser, asSystemAdmin, testPassword, unique } from "../support/builders";
import { curriculumIdOf } from "../support/product-facts";
import { apiUrl, testApi } from "../support/rest-api";
import { sandboxScenario } from "../support/sandbox-scenario";
import { publishCurriculum } from "../support/set-up";
import { SignInBrowser } from "../support/sign-in-browser";
import { schoolOf } from "../support/written-lesson";

const ctx = await testApi();

const check = (row: number, fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`sandbox.checks.${row}.${name}`, value]));

test("a task is created, gets checks, says its mistakes at their fields, and is reviewed for publication", async () => {
  const key = unique("studio").toLowerCase();
  await publishCurriculum(asSystemAdmin(ctx), JSON.stringify(schoolOf(key, 1, [sandboxScenario])));
  const browser = new SignInBrowser(apiUrl());
  const { userName } = await addUser(ctx, { role: "SystemAdmin" });
  await browser.visit("/?index", { intent: "login", username: userName, password: testPassword });
  const begun = await browser.visit("/admin/content/lessons", {
    ...{ intent: "begin", title: "Catch It", kind: "sandbox", place: `${curriculumIdOf(key)} basics` },
  });
  const path = new URL(begun.location ?? "").pathname;
  const head = {
    ...{ title: "Catch It", shortTitle: "Catch", type: "Default", contentType: "Globe", grading: "server" },
    ...{ key: "catch-it", maxScore: "100", "sandbox.text": "Meet the station." },
  };
  const send = (revision: number, intent: string, fields: Record<string, string>) =>
    browser.visit(path, { ...head, ...fields, intent, revision: String(revision) });
  const added = await send(1, "add:range", {});
  expect(added.location).toContain("#check-1");
  expect((await browser.visit(path)).text).toContain('name="sandbox.checks.0.quantity"');
  const range = check(0, { quantity: "apogee", spacecraft: "1", from: "500", to: "400", points: "20" });
  expect((await send(2, "publish", range)).location).toContain("checked");
  const refused = (await browser.visit(`${path}?checked`)).text;
  expect(refused).toContain("Fix 1 mistake before publishing this task.");
  expect(refused).toMatch(
    /aria-invalid="true"[^>]*name="sandbox\.checks\.0\.to"|name="sandbox\.checks\.0\.to"[^>]*aria-invalid="true"/,
  );
  const late = await send(1, "save", range);
  expect([late.status, late.text.includes("not saved")]).toEqual([409, true]);
  const review = await send(3, "publish", { ...range, ...check(0, { to: "600" }) });
  expect(review.location).toContain("/admin/content/drafts/");
  expect((await browser.visit(new URL(review.location ?? "").pathname)).text).toContain("Catch It");
});

test("those who don't write lessons can't create a task", async () => {
  const { userName } = await addUser(ctx, { role: "Instructor" });
  const browser = new SignInBrowser(apiUrl());
  await browser.visit("/?index", { intent: "login", username: userName, password: testPassword });
  const begun = await browser.visit("/admin/content/lessons", {
    ...{ intent: "begin", title: "Catch It", kind: "sandbox", place: `${crypto.randomUUID()} basics` },
  });
  expect(begun.location ?? "").not.toMatch(/lessons\/[0-9a-f-]{36}/);
});
