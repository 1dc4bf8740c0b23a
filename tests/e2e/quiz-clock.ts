import type { Page, Request } from "@playwright/test";

/** Advances the stopped clock of a quiz page without data by a second, when the page asks again. */
export async function letASecondPass(page: Page) {
  const isQuestion = (request: Request) => new URL(request.url()).pathname.endsWith(".data");
  // Asking again during a streamed answer would abort it. Chromium reports a fully read one as aborted, too.
  const answer = Promise.race([
    page.waitForEvent("requestfinished", isQuestion),
    page.waitForEvent("requestfailed", isQuestion),
  ]);
  await page.clock.runFor(1_000);
  await answer;
}
