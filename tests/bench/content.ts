// Publishing a large curriculum, and the second visit to a large game.
import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CDPSession, Page } from "@playwright/test";
import { installBuild } from "~/game-builds/install-build";
import { storeFolder } from "~/game-builds/store";
import { demoPassword } from "~/domain/demo/people";
import { publishCurriculum } from "~/domain/curricula/publish-curriculum";
import { unityData } from "../support/game-builds";
import { layOut, unityBuild } from "../support/unity-builds";
import { openBrowser } from "./browser";
import { newDatabase, type BenchDatabase } from "./databases";
import { withMost, type Figure } from "./figures";
import { inTurn } from "./measure";
import { startServerOn, temporaryFolder, type BenchOptions } from "./setting";

export async function content(setting: BenchOptions): Promise<Figure[]> {
  return [...(await publishing(setting)), ...(await secondVisit(setting))];
}

async function publishing({ postgresUrl, quick }: BenchOptions): Promise<Figure[]> {
  const scenarios = quick ? 100 : 1_000;
  const bench = await newDatabase(postgresUrl, "content", async () => {});
  const ctx = { db: bench.database.db, now: new Date(), actor: null };
  await bench.sql.query(`create table bare_scenarios (like scenarios including all)`);
  await bench.sql.query(`create table bare_questions (like catalogue_questions including all)`);
  let round = 0;
  const times = await inTurn(quick ? 3 : 5, {
    publish: () => publishCurriculum(ctx, documentOf(`large-${++round}`, scenarios)),
    insert: () => insertBare(bench),
  });
  await bench.close();
  return [
    {
      what: "Publishing a new curriculum, from its text",
      size: `${scenarios.toLocaleString("en-US")} scenarios, ${(scenarios * 10).toLocaleString("en-US")} questions`,
      value: times.publish,
      unit: "ms",
      bare: { what: "INSERT of the same rows", value: times.insert },
    },
  ];
}

/** Stores the last published rows again: the cost of storing alone. */
async function insertBare({ sql }: BenchDatabase) {
  const newest = "(select curriculum_id from curriculum_versions order by published_at desc, curriculum_id limit 1)";
  // Several statements in one call are one transaction.
  await sql.query(`truncate bare_scenarios, bare_questions;
    insert into bare_scenarios select * from scenarios where curriculum_id = ${newest};
    insert into bare_questions select q.* from catalogue_questions q
      join scenarios s on s.id = q.scenario_id where s.curriculum_id = ${newest}`);
}

const campaigns = 20;

function documentOf(key: string, scenarios: number): string {
  const answers = (question: number) =>
    [0, 1, 2, 3].map((answer) => ({
      key: `a${answer}`,
      text: `Answer ${answer} to question ${question}: burn at the node`,
      correct: answer === question % 4,
    }));
  const questions = Array.from({ length: 10 }, (_, at) => ({
    key: `q${at}`,
    text: `Question ${at}: which of these manoeuvres changes the plane of an orbit at the least cost?`,
    points: 1,
    answers: answers(at),
    explanation: "Where the planes meet the change costs least.",
  }));
  const scenario = (campaign: number, at: number) => ({
    key: `s-${campaign}-${at}`,
    title: `Scenario ${at} of campaign ${campaign}`,
    shortTitle: `S ${campaign}.${at}`,
    type: "Quiz",
    contentType: "Quiz",
    maxScore: 100,
    questions,
  });
  return JSON.stringify({
    key,
    title: "Large",
    version: 1,
    campaigns: Array.from({ length: campaigns }, (_, campaign) => ({
      key: `c-${campaign}`,
      title: `Campaign ${campaign}`,
      type: "Learn",
      scenarios: Array.from({ length: scenarios / campaigns }, (_, at) => scenario(campaign, at)),
    })),
  });
}

/** Requests files like Unity's loaders: the page caches the data itself, with its date. */
const loader = `window.createUnityInstance = async (canvas, config, onProgress) => {
  const since = localStorage.getItem("since");
  const data = await fetch(config.dataUrl, { cache: "no-store", headers: since ? { "If-Modified-Since": since } : {} });
  await data.arrayBuffer();
  if (data.status === 200) localStorage.setItem("since", data.headers.get("Last-Modified"));
  for (const url of [config.frameworkUrl, config.codeUrl]) await (await fetch(url)).arrayBuffer();
  onProgress(1);
  window.isLoaded = true;
  return { SendMessage() {}, SetFullscreen() {}, Quit: async () => {}, Module: { canvas } };
};`;

const maxKilobytes = 10;

async function secondVisit({ quick }: BenchOptions): Promise<Figure[]> {
  const megabytes = quick ? 5 : 50;
  const dataDir = temporaryFolder();
  await installLarge(dataDir, megabytes);
  const server = await startServerOn({ folder: dataDir }, { DEMO: "1" });
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ baseURL: server.url });
    const form = { intent: "login", username: "player", password: demoPassword };
    await context.request.post("/?index", { form, maxRedirects: 0 });
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    const first = await bytesOfVisit(page, devTools);
    const second = await bytesOfVisit(page, devTools);
    const size = `a build of ${megabytes} MB`;
    return [
      { what: "First visit to /play: transferred", size, value: first / 1000, unit: "kB" },
      withMost({ what: "Second visit to /play: transferred", size, value: second / 1000, unit: "kB" }, maxKilobytes),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function installLarge(dataDir: string, megabytes: number) {
  const folder = temporaryFolder();
  const files = unityBuild().map((file) => (file.name.endsWith(".loader.js") ? { ...file, content: loader } : file));
  layOut(folder, files);
  // Incompressible, to keep its size.
  writeFileSync(join(folder, "Build/tour.data"), unityData(randomBytes(megabytes * 10 ** 6)));
  await installBuild({ store: storeFolder(dataDir), path: folder, by: "bench", now: new Date(), words: [] });
}

/** Bytes transferred until the game runs, including the page and its scripts. */
async function bytesOfVisit(page: Page, devTools: CDPSession): Promise<number> {
  let bytes = 0;
  const count = ({ encodedDataLength }: { encodedDataLength: number }) => void (bytes += encodedDataLength);
  await devTools.send("Network.enable");
  devTools.on("Network.loadingFinished", count);
  await page.goto("/play");
  await page.waitForFunction(() => "isLoaded" in window, undefined, { timeout: 120_000 });
  devTools.off("Network.loadingFinished", count);
  await page.goto("about:blank");
  return bytes;
}
