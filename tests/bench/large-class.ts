// A class of 5,000 in the browser: first rows, keyboard navigation to the end, and memory after scrolling.
import type { Page } from "@playwright/test";
import { openBrowser } from "./browser";
import { newDatabase } from "./databases";
import { withMost, type Figure } from "./figures";
import { median } from "./measure";
import { addClass, idOf, instructor } from "./school";
import { startServerOn, type BenchOptions } from "./setting";
import { signedInCookie } from "./visitor";

const path = `/instructor/gradebook/${idOf("class", 1)}`;

// A string, because compiled code would call helpers that the page lacks.
const marks = `
  const mark = (name) => performance.getEntriesByName(name).length || performance.mark(name);
  const look = () => {
    if (document.querySelector("tbody tr[data-row]")) mark("first-rows");
    if (document.querySelector("tr[aria-hidden] td")) return mark("windowed");
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);`;

export async function largeClass({ postgresUrl, quick }: BenchOptions): Promise<Figure[]> {
  const students = quick ? 500 : 5_000;
  const size = `${students.toLocaleString("en-US")} × 40`;
  const bench = await newDatabase(postgresUrl, "large_class", (database) =>
    addClass(database, 1, { students, scenarios: 40, attempts: 1 }),
  );
  const server = await startServerOn(bench);
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ ...(await signedInCookie(bench.database, instructor)), url: server.url }]);
    const page = await context.newPage();
    await page.addInitScript({ content: marks });
    const first: number[] = [];
    const windowed: number[] = [];
    for (let round = 0; round < (quick ? 2 : 6); round++) {
      await page.goto(server.url + path);
      await page.waitForFunction(() => performance.getEntriesByName("windowed").length > 0);
      // No named inner functions: tsx adds a helper that the page lacks.
      const [rows, all] = await page.evaluate(() =>
        ["first-rows", "windowed"].map((name) => performance.getEntriesByName(name)[0]!.startTime),
      );
      if (round === 0) continue;
      first.push(rows!);
      windowed.push(all!);
    }
    const devTools = await context.newCDPSession(page);
    const look = async () => {
      await devTools.send("HeapProfiler.collectGarbage");
      const { usedSize } = await devTools.send("Runtime.getHeapUsage");
      return { heap: usedSize / 2 ** 20, nodes: await page.evaluate(() => document.querySelectorAll("*").length) };
    };
    const scroll = () =>
      page.evaluate(async () => {
        const frame = document.querySelector(".grid-scroller")!;
        for (const to of [frame.scrollHeight, 0]) {
          for (let from = frame.scrollTop, step = 1; step <= 40; step++) {
            frame.scrollTop = from + ((to - from) * step) / 40;
            await new Promise(requestAnimationFrame);
          }
        }
      });
    await scroll();
    const before = await look();
    for (let round = 0; round < (quick ? 1 : 5); round++) await scroll();
    const after = await look();
    const sorted = await sortTimes(page, quick ? 2 : 6);
    await page.locator("tbody td").first().click();
    await page.keyboard.press("Control+End");
    await page
      .waitForFunction(
        (row) => document.activeElement?.closest("tr")?.getAttribute("data-row") === row,
        String(students - 1),
        { timeout: 10_000 },
      )
      .catch(() => {});
    const last = await page.evaluate(() =>
      Number(document.activeElement?.closest("tr")?.getAttribute("data-row") ?? -1),
    );
    return [
      withMost(
        { what: "First rows of a large class, from the address", size, value: median(first), unit: "ms" },
        1_000,
      ),
      { what: "  hydrated", size, value: median(windowed), unit: "ms" },
      withMost({ what: "  sorted by name, from the click to the paint", size, value: sorted.name, unit: "ms" }, 100),
      withMost({ what: "  sorted by average", size, value: sorted.average, unit: "ms" }, 100),
      {
        what: "  Ctrl+End leads to row",
        size,
        value: last + 1,
        unit: "",
        bar: { text: `= ${students}`, met: last + 1 === students },
      },
      withMost(
        {
          what: "  heap after scrolling through it five more times",
          size,
          value: after.heap,
          unit: "MiB",
          bare: { what: "after the first time", value: before.heap },
        },
        before.heap + 2,
      ),
      {
        what: "  elements in the page afterwards",
        size,
        value: after.nodes,
        unit: "",
        bare: { what: "after the first time", value: before.nodes },
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
    await bench.close();
  }
}

/** From a click on a column head until the sorted rows are drawn; ascending and descending in turn. */
async function sortTimes(page: Page, rounds: number) {
  const timesOf = (label: string) =>
    page.evaluate(
      async ([name, count]) => {
        const times: number[] = [];
        for (let round = 0; round <= Number(count); round++) {
          const link = [...document.querySelectorAll("thead a")].find((one) => one.textContent?.trim() === name);
          const startedAt = performance.now();
          (link as HTMLElement).click();
          await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
          if (round > 0) times.push(performance.now() - startedAt);
        }
        return times;
      },
      [label, rounds],
    );
  return { name: median(await timesOf("Student")), average: median(await timesOf("Average")) };
}
