// The `test` of the admin specs, on a server of its own.
import type { Page } from "@playwright/test";
import { expect, test as base } from "./test";

export const test = base.extend<{ baseURL: string }>({
  baseURL: async ({ adminServer }, use) => use(adminServer),
});

export { expect };

/** The row of a table that begins with `name`. */
export const rowOf = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });

export const toast = (page: Page, text: string | RegExp) =>
  page.getByRole("region", { name: "Notifications" }).getByText(text);

/** A name that no other test uses. */
export const named = (word: string) => `${word} ${Math.random().toString(36).slice(2, 8)}`;

/** The value of a `datetime-local` field, in the browser's zone. */
export const inHours = (page: Page, hours: number) =>
  page.evaluate((milliseconds) => {
    const date = new Date(Date.now() + milliseconds);
    return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  }, hours * 3_600_000);

/** Whoever has no business in a section of the administration is kept out by the guards of the pages. */
export function keptOut(path: string, usernames: string[]) {
  for (const username of usernames) {
    test(`${username} is kept out of ${path}`, async ({ page, signIn }) => {
      await signIn(username);
      await page.goto(path);
      await expect(page).toHaveURL("/unauthorized");
      await expect(page.getByRole("main").getByText("403", { exact: true })).toBeVisible();
      await expect(page.getByRole("heading")).toHaveText("You don't have access to this!");
      await expect(page.getByText("Contact your administrator for access")).toBeVisible();
    });
  }
  test(`a visitor of ${path} must log in first`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("alert")).toHaveText("You must log in first");
  });
}
