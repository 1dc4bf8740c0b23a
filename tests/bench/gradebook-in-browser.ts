import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const debians = "/usr/bin/chromium";

/** How many nodes the page has when its scripts have taken over. */
export async function domNodes({ url, path, cookie }: { url: string; path: string; cookie: { name: string; value: string } }) {
  const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(debians) ? debians : undefined);
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ ...cookie, url }]);
    const page = await context.newPage();
    await page.goto(url + path);
    // The gap below the rows in sight is drawn by the scripts alone.
    await page.waitForSelector("tr[aria-hidden] td", { state: "attached" });
    return await page.evaluate(() => {
      let all = 0;
      for (const walker = document.createTreeWalker(document); walker.nextNode(); ) all++;
      return { all, elements: document.querySelectorAll("*").length };
    });
  } finally {
    await browser.close();
  }
}
