import { openBrowser } from "./browser";

/** Number of DOM nodes after hydration. */
export async function domNodes({
  url,
  path,
  cookie,
}: {
  url: string;
  path: string;
  cookie: { name: string; value: string };
}) {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ ...cookie, url }]);
    const page = await context.newPage();
    await page.goto(url + path);
    // Only the scripts draw the spacer below the visible rows.
    await page.waitForSelector("tr[aria-hidden] td", { state: "attached" });
    return await page.evaluate(() => {
      let all = 0;
      for (const walker = document.createTreeWalker(document); walker.nextNode();) all++;
      return { all, elements: document.querySelectorAll("*").length };
    });
  } finally {
    await browser.close();
  }
}
