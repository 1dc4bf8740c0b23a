// What the first page makes a browser fetch, and Lighthouse scores of it and of a gradebook, on a simulated phone.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Browser, Page } from "@playwright/test";
import * as v from "valibot";
import { openBrowser } from "./browser";
import { newDatabase } from "./databases";
import { withLeast, withMost, type Figure } from "./figures";
import { median } from "./measure";
import { addClass, idOf, instructor } from "./school";
import { startServerOn, type BenchOptions } from "./setting";
import { signedInCookie } from "./visitor";
import { freePort } from "../support/free-port";

const students = 30;
const least = { login: 100, gradebook: 95 };
const lighthouse = "lighthouse@12.8.2";
const Report = v.object({ categories: v.record(v.string(), v.object({ score: v.nullable(v.number()) })) });
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

export async function firstPage({ postgresUrl, quick }: BenchOptions): Promise<Figure[]> {
  const bench = await newDatabase(postgresUrl, "first_page", (database) =>
    addClass(database, 1, { students, scenarios: 40, attempts: 1 }),
  );
  const server = await startServerOn(bench);
  const port = await freePort();
  const browser = await openBrowser(["--disable-gpu", `--remote-debugging-port=${port}`]);
  try {
    const context = await browser.newContext();
    const visit = await weigh(await context.newPage(), `${server.url}/`);
    await context.close();
    await keepInBrowser(browser, server.url, await signedInCookie(bench.database, instructor));
    const size = "empty cache, until the network is idle";
    const rounds = quick ? 1 : 3;
    const gradebook = `${server.url}/instructor/gradebook/${idOf("class", 1)}`;
    return [
      withMost({ what: "First visit to /, compressed", size, value: visit.bytes / 1_000, unit: "kB" }, 120),
      withMost({ what: "  requests", size, value: visit.requests, unit: "" }, 8),
      ...(await judge("login page", `${server.url}/`, { port, rounds, least: least.login })),
      ...(await judge(`gradebook of ${students} students`, gradebook, { port, rounds, least: least.gradebook })),
    ];
  } finally {
    await browser.close();
    await server.stop();
    await bench.close();
  }
}

/** Transfer sizes, including response headers. */
async function weigh(page: Page, address: string) {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  let [bytes, requests] = [0, 0];
  network.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests++;
  });
  await page.goto(address, { waitUntil: "networkidle" });
  return { bytes, requests };
}

/** Stores the cookie where Lighthouse, which opens its own window, finds it. */
async function keepInBrowser(browser: Browser, url: string, cookie: { name: string; value: string }) {
  const session = await browser.newBrowserCDPSession();
  await session.send("Storage.setCookies", { cookies: [{ ...cookie, url }] });
}

type LighthouseRun = { port: number; rounds: number; least: number };

/** The four scores of 100, each the median of several rounds. */
async function judge(what: string, address: string, { port, rounds, least }: LighthouseRun): Promise<Figure[]> {
  const scores = new Map<string, number[]>(categories.map((category) => [category, []]));
  for (let round = 0; round < rounds; round++) {
    const { categories: results } = await runLighthouse(address, port);
    for (const [category, values] of scores) {
      const score = results[category]?.score;
      if (score === null || score === undefined) throw new Error(`Lighthouse gives ${address} no ${category}.`);
      values.push(score * 100);
    }
  }
  return [...scores].map(([category, values]) =>
    withLeast({ what: `Lighthouse, ${what}: ${category}`, size: "phone", value: median(values), unit: "" }, least),
  );
}

/** Installed on demand: it would be a third of the installation. */
async function runLighthouse(address: string, port: number) {
  const wishes = [`--port=${port}`, "--output=json", "--quiet", `--only-categories=${categories.join()}`];
  const { stdout } = await promisify(execFile)("npx", ["--yes", lighthouse, address, ...wishes], {
    maxBuffer: 2 ** 26,
  });
  return v.parse(Report, JSON.parse(stdout));
}
