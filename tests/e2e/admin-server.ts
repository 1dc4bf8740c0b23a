// The `test` of the admin specs, on a separate server.
import type { Page } from "@playwright/test";
import { readPage } from "./read-page";
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
export const uniqueName = (word: string) => `${word} ${Math.random().toString(36).slice(2, 8)}`;

/** The value of a `datetime-local` field, in the browser's zone. */
export const inHours = (page: Page, hours: number) =>
  page.evaluate((milliseconds) => {
    const date = new Date(Date.now() + milliseconds);
    return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  }, hours * 3_600_000);

/** Tests that the guards keep these users out of an admin section. */
export function expectKeptOut(path: string, usernames: string[]) {
  for (const username of usernames) {
    test(`${username} is kept out of ${path}`, async ({ context, signIn }) => {
      await signIn(username);
      const page = await readPage(context, path);
      expect(page).toMatchObject({ status: 200, path: "/unauthorized" });
      for (const text of ["403", "You don't have access to this!", "Contact your administrator for access"])
        expect(page.text).toContain(text);
    });
  }
  test(`a visitor of ${path} must log in first`, async ({ context }) => {
    expect(await readPage(context, path)).toMatchObject({
      path: "/",
      text: expect.stringContaining("You must log in first"),
    });
  });
}
