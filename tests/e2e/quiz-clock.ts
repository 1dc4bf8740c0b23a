import type { Page, Request } from "@playwright/test";

/** On a page of a quiz without data, whose clock stands still: a second, at the end of which the page asks again. */
export async function letASecondPass(page: Page) {
  const isQuestion = (request: Request) => new URL(request.url()).pathname.endsWith(".data");
  // Asking again while the answer still streams in would cut that off. Chromium calls one that was read to its last value aborted.
  const answered = Promise.race([
    page.waitForEvent("requestfinished", isQuestion),
    page.waitForEvent("requestfailed", isQuestion),
  ]);
  await page.clock.runFor(1_000);
  await answered;
}
