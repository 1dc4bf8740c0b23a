// An instructor writes a mission, shows that it can be solved and shares it; three of the class fly it.
import type { Browser, Page } from "@playwright/test";
import { uniqueName } from "./admin-server";
import { openGame, saved, step } from "./open-game";
import { expectNoViolations } from "./page-checks";
import { test } from "./play-server";
import { sandboxScenario } from "../support/sandbox-scenario";
import { addStudio } from "./studio";
import { demoPassword, expect } from "./test";

/** A separate browser with the list of missions open. */
async function openMissions(browser: Browser, baseURL: string, username: string) {
  const context = await browser.newContext({ baseURL });
  const form = { intent: "login", username, password: demoPassword };
  await context.request.post("/?index", { form, maxRedirects: 0 });
  const page = await context.newPage();
  await openGame(page);
  await press(page, /^Missions/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Missions");
  return page;
}

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();

/** The flight computer's transfer, which solves it from every start. */
async function fly(page: Page) {
  await press(page, "Plan transfer");
  await press(page, "Burn");
  await step(page, 1800);
  await press(page, "Match");
  await press(page, "Burn");
  await step(page, 10);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Objective achieved");
}

test("a mission is made, shared, and flown by three of a class with different seeds", async ({ browser, baseURL }) => {
  // Four people, one after the other.
  test.slow();
  const title = uniqueName("Hop");
  const page = await openMissions(browser, baseURL, "instructor");
  await press(page, "Create");
  await page.getByLabel("Title", { exact: true }).fill(title);
  // What is refused keeps what was typed, and the field says why.
  const mass = page.getByLabel(/^Mass/);
  await mass.fill("heavy");
  await press(page, "Save");
  await expect(mass).toBeFocused();
  await expect(mass).toHaveValue("heavy");
  await expect(mass).toHaveAttribute("aria-invalid", "true");
  await mass.fill("1200");
  await page.getByRole("group", { name: "Position (m)" }).last().getByLabel("I").fill("40");
  await expectNoViolations(page);
  await press(page, "Save");
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await press(page, "Share with the class");
  await expect(page.getByText(/Nobody has shown yet that this mission can be solved/)).toBeVisible();
  await press(page, "Test-fly");
  await fly(page);
  await expect(page.getByText(/The server repeated your flight/)).toBeVisible();
  await page.getByRole("button", { name: "Back to the mission" }).first().click();
  await expect(page.getByText(/^Test-flown: /)).toBeVisible();
  await press(page, "Share with the class");
  await expect(page.getByText("Nobody in the class has flown it yet.")).toBeVisible();

  for (const username of ["player", "akira", "diana"]) {
    const student = await openMissions(browser, baseURL, username);
    await press(student, title);
    await expect(student.getByText("Not flown yet", { exact: true })).toBeVisible();
    await press(student, "Fly");
    await fly(student);
    await expect(student.getByText(/of 100 points\. Practice: it doesn't count/)).toBeVisible();
    await student.getByRole("button", { name: "Back to the mission" }).first().click();
    await expect(student.getByText(/^Your best: /)).toBeVisible();
    await student.context().close();
  }

  await page
    .getByRole("button", { name: /Missions/ })
    .first()
    .click();
  await press(page, title);
  const results = page.getByRole("table").filter({ hasText: "Points" });
  await expect(results.getByRole("row")).toHaveCount(4);
  const address = new URL("/play", baseURL);
  const missions = await (await page.request.get("/api/missions")).json();
  address.searchParams.set("mission", missions.find((one: { title: string }) => one.title === title).id);
  await page.goto(address.href);
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);
  await page.context().close();
});

test("a mission is published, flown by two students from different starts, and in the gradebook", async ({
  browser,
  baseURL,
}) => {
  // Five people, one after the other.
  test.slow();
  const title = uniqueName("Approach");
  const { key, instructor, students, sessionId } = await addStudio(baseURL, [sandboxScenario], {
    type: "Compete",
    students: 2,
  });
  const page = await openMissions(browser, baseURL, "sysadmin");
  await press(page, "Create");
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByRole("group", { name: "Position (m)" }).last().getByLabel("I").fill("40");
  await press(page, "Save");
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  const publish = page.getByRole("link", { name: "Publish as a scored scenario" });
  await expect(publish).toHaveCount(0);
  await press(page, "Test-fly");
  await fly(page);
  await expect(page.getByText(/The server repeated your flight/)).toBeVisible();
  await page.getByRole("button", { name: "Back to the mission" }).first().click();
  const opened = page.waitForEvent("popup");
  await publish.click();
  const admin = await opened;
  await expect(admin.getByRole("heading", { level: 1 })).toHaveText(title);
  await expectNoViolations(admin);
  await press(admin, "Create draft");
  await expect(admin.getByText("Choose a campaign.")).toBeVisible();
  const campaigns = admin.getByLabel("Campaign");
  const campaign = campaigns.locator(`optgroup[label="${key}"] option`);
  await campaigns.selectOption((await campaign.first().getAttribute("value")) ?? "");
  await admin.getByLabel("Short title").fill("Approach");
  await admin.getByLabel("Points").fill("200");
  await press(admin, "Create draft");
  await expect(admin.getByText("Change the mission in the game", { exact: false })).toBeVisible();
  await expectNoViolations(admin);
  await admin.getByRole("button", { name: "Save and review changes" }).first().click();
  await admin.getByRole("button", { name: /^Publish version/ }).click();
  await expect(admin.getByText(/^Published .+ as version 2/)).toBeVisible();
  await admin.goto("/admin/content/missions");
  await expect(admin.getByRole("row", { name: new RegExp(title) })).toContainText("m/s in");
  await page.context().close();

  const starts: string[] = [];
  for (const username of students) {
    const context = await browser.newContext({ baseURL });
    await context.request.post("/?index", {
      form: { intent: "login", username, password: demoPassword },
      maxRedirects: 0,
    });
    const student = await context.newPage();
    await openGame(student);
    await press(student, /^Compete/);
    const card = student.getByRole("button", { name: title });
    await expect(card.locator("svg.flight-picture")).toBeVisible();
    await expect(card).toContainText("200 points");
    await card.click();
    await student.route("**/scores/starts", async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      expect(text).not.toContain("deltaV");
      starts.push(/"seed":(\d+)/.exec(text)?.[1] ?? "");
      await route.fulfill({ response: answer });
    });
    await press(student, /^Fly for a score/);
    await fly(student);
    await expect(student.getByText(saved)).toBeVisible();
    await expect(student.getByText(/^Measured by the author's flight/)).toBeVisible();
    await expect(student.getByRole("button", { name: /^Next/ })).toBeVisible();
    await context.close();
  }
  expect(new Set(starts).size).toBe(2);

  const context = await browser.newContext({ baseURL });
  const form = { intent: "login", username: instructor, password: demoPassword };
  await context.request.post("/?index", { form, maxRedirects: 0 });
  const teacher = await context.newPage();
  await teacher.goto(`/instructor/gradebook/${sessionId}`);
  await expect(teacher.getByRole("columnheader", { name: /Approach/ })).toBeVisible();
  await expect(teacher.getByRole("row", { name: new RegExp(students[1]!) })).toContainText(/1\d\d|200/);
  await context.close();
});

test("events are added and removed by keyboard, and a flight stops for them", async ({ browser, baseURL }) => {
  const page = await openMissions(browser, baseURL, "instructor");
  await press(page, "Create");
  const add = page.getByRole("button", { name: "Add event" });
  const event = (number: number) => page.getByRole("group", { name: `Event ${number}`, exact: true });
  for (const number of [1, 2]) {
    await add.focus();
    await page.keyboard.press("Enter");
    await expect(event(number).getByRole("combobox")).toBeFocused();
  }
  await event(1).getByRole("combobox").selectOption({ label: "Propellant leaks" });
  // What is refused keeps what was typed, and the field says why.
  const time = event(2).getByLabel("After (s)");
  await time.fill("99999");
  await page.getByRole("checkbox", { name: /^Position relative to the target/ }).uncheck();
  await press(page, "Save");
  await expect(page.getByText("The objective needs this instrument.", { exact: true })).toBeVisible();
  await page.getByRole("checkbox", { name: /^Position relative to the target/ }).check();
  await press(page, "Save");
  await expect(time).toBeFocused();
  await expect(time).toHaveValue("99999");
  await expect(time).toHaveAttribute("aria-invalid", "true");
  await expectNoViolations(page);
  await event(2).getByRole("button", { name: "Remove event 2" }).focus();
  await page.keyboard.press("Enter");
  await expect(event(2)).toHaveCount(0);
  await expect(add).toBeFocused();
  await event(1).getByLabel("After (s)").fill("100");

  await press(page, "Test-fly");
  const log = page.getByRole("list", { name: "Events" });
  await step(page, 60);
  await expect(log).toBeHidden();
  await expect(page.getByText(/leaking/)).toHaveCount(0);
  await step(page, 600);
  await expect(
    page.getByRole("status").filter({ hasText: "The clock has stopped. Propellant is leaking." }),
  ).toBeVisible();
  await expect(log).toHaveText("1 min 40 s Propellant is leaking.");
  await expect(page.getByText("1 min 40 s of")).toBeVisible();
  await page.context().close();
});

test("an event is moved on its line, a removal is undone, and a reload keeps what isn't saved", async ({
  browser,
  baseURL,
}) => {
  const page = await openMissions(browser, baseURL, "instructor");
  await press(page, "Create");
  await page.getByRole("button", { name: "Add event" }).click();
  const time = page.getByLabel("After (s)");
  const mark = page.getByRole("slider", { name: "Event 1" });
  await mark.focus();
  await page.keyboard.press("ArrowRight");
  await expect(time).toHaveValue("960");
  await expect(mark).toHaveAttribute("aria-valuetext", "16 min 00 s");
  await mark.hover();
  await page.mouse.down();
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await expect(time).toHaveValue("1");
  await press(page, "Remove event 1");
  await expect(page.getByText("Event 1 removed. Undo brings it back.")).toBeVisible();
  await press(page, "Undo");
  await expect(time).toHaveValue("1");
  // A mistake is listed with its group, and leads to its field.
  const start = page.getByRole("group", { name: "Spacecraft" }).getByRole("group", { name: "Position (m)" });
  await start.getByLabel("I").fill("far");
  await press(page, "Save");
  await page.getByRole("button", { name: "Spacecraft · Position (m) · I: Must be a number." }).click();
  await expect(start.getByLabel("I")).toBeFocused();
  await expect(start.getByLabel("I")).toBeInViewport({ ratio: 1 });
  // High enough for the whole form: what scrolls under its bar isn't a small target.
  await page.setViewportSize({ width: 1440, height: 3000 });
  await expectNoViolations(page);
  await page.reload();
  await expect(time).toHaveValue("1");
  await expect(start.getByLabel("I")).toHaveValue("far");
  await page.context().close();
});
