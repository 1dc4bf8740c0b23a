import type { Page } from "@playwright/test";

/** Holds requests of a method back until `release`, and counts them. */
export async function holdBack(page: Page, method: string, pattern: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let requests = 0;
  await page.route(pattern, async (route) => {
    if (route.request().method() === method) {
      requests++;
      await released;
    }
    await route.fallback();
  });
  return { release, requests: () => requests };
}
