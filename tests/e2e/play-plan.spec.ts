// Planning burns, transfers and files for a spacecraft of the sandbox.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { earthRadius } from "../../physics/earth";
import { hohmann } from "../../physics/maneuvers";
import { expectNoViolations } from "./page-checks";
import { expect } from "./test";
import { openGame } from "./open-game";
import { test } from "./play-server";

async function openPlan(page: Page) {
  await openGame(page);
  await page.getByRole("button", { name: /^Sandbox/ }).click();
  await page.getByRole("button", { name: "Two-body" }).click();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByLabel("Apogee (km)").fill("700");
  await page.getByLabel("Apogee (km)").press("Enter");
  await page.getByRole("button", { name: "Spacecraft 1", exact: true }).click();
  await page.getByRole("button", { name: "Plan burns and transfers of this spacecraft" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Plan: Spacecraft 1" })).toBeVisible();
}

const row = (page: Page, name: string) =>
  page.getByRole("table", { name: "The orbit after each burn" }).getByRole("row", { name: new RegExp(`^${name}`) });

test("a Hohmann transfer is planned by keyboard, leaves as OPM, and comes back as another spacecraft", async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn("player");
  await openPlan(page);
  const formula = hohmann(earthRadius + 400e3, earthRadius + 1200e3);
  await page.getByRole("button", { name: "Add burn" }).press("Enter");
  await page.getByLabel("Forward, m/s").fill(String(formula.first));
  await page.getByRole("button", { name: "Add burn" }).press("Enter");
  await page.getByLabel("Forward, m/s").fill(String(formula.second));
  await expect(row(page, "Burn 1")).toContainText("1,200.0");
  await expect(row(page, "Burn 2")).toContainText(/1,200\.0\s*1,200\.0/);
  const total = (formula.first + formula.second).toFixed(1);
  await expect(page.getByText(`The burns need ${total} m/s`)).toBeVisible();

  // One press forward: a metre a second; back again.
  await page.getByRole("slider", { name: "Forward arrow" }).press("ArrowUp");
  await expect(row(page, "Burn 2")).not.toContainText(/1,200\.0\s*1,200\.0/);
  await page.getByRole("slider", { name: "Forward arrow" }).press("ArrowDown");

  await page.getByLabel("Propellant, kg").fill("50");
  await expect(page.getByText(`Not enough fuel: the burns need ${total} m/s, and from burn 1 on`)).toBeVisible();
  await page.getByLabel("Propellant, kg").fill("500");

  await page.getByRole("button", { name: "Files" }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save OPM" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("spacecraft-1.opm");
  const text = readFileSync(await file.path(), "utf8");
  expect(text).toContain("REF_FRAME = TEME");
  const asWindows = { name: "plan.opm", mimeType: "text/plain", buffer: Buffer.from(text.replaceAll("\n", "\r\n")) };
  await page.getByLabel("OEM, OPM, OMM or TLE").setInputFiles(asWindows);
  await expect(page.getByText("Added Spacecraft 1 2. The orbit is the file's at the start of the plan.")).toBeVisible();
  const foreign = { ...asWindows, buffer: Buffer.from(text.replace("REF_FRAME = TEME", "REF_FRAME = EME2000")) };
  await page.getByLabel("OEM, OPM, OMM or TLE").setInputFiles(foreign);
  await expect(page.getByText("REF_FRAME is EME2000, but only TEME is supported.")).toBeVisible();

  // The plan stays with the browser, and the new spacecraft is in the sandbox with its burns.
  await page.getByRole("button", { name: "Sandbox" }).click();
  await page.getByRole("button", { name: "Spacecraft 1 2" }).click();
  await page.getByRole("button", { name: "Plan burns and transfers of this spacecraft" }).click();
  await expect(row(page, "Burn 1")).toContainText("1,200.0");
});

test("the cheapest transfer to another spacecraft becomes two burns that end beside it", async ({ page, signIn }) => {
  test.slow();
  await signIn("player");
  await openPlan(page);
  await page.getByRole("button", { name: "Transfers", exact: true }).click();
  await page.getByRole("button", { name: "Plan this transfer" }).click();
  await expect(page.getByText(/^Burns 1 and 2 are planned: [\d.]+ m\/s/)).toBeVisible();
  await page.getByRole("button", { name: "Relative motion" }).click();
  await page.getByRole("slider", { name: "Time shown" }).press("End");
  await expect(page.getByText("0.000 km apart, moving at 0.00 m/s relative to it")).toBeVisible();
  await page.getByRole("button", { name: "Ground track" }).click();
  await page.getByRole("button", { name: "Find passes in one day" }).click();
  await expect(page.getByRole("heading", { name: "With the burns" })).toBeVisible();
});

test("planning is accessible, and fits a phone", async ({ page, signIn }) => {
  test.slow();
  await signIn("player");
  await openPlan(page);
  await page.getByRole("button", { name: "Add burn" }).click();
  const tools = ["Relative motion", "Transfers", "Ground track", "Files"];
  for (const tool of tools) {
    await page.getByRole("button", { name: tool, exact: true }).click();
    await expectNoViolations(page);
  }
  for (const [width, height] of [
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const tool of tools) {
      await page.getByRole("button", { name: tool, exact: true }).click();
      const beyond = () => page.locator(".game").evaluate((game) => game.scrollWidth - game.clientWidth);
      await expect.poll(beyond, `pixels beyond ${width}`).toBe(0);
    }
  }
});
