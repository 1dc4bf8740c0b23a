// A custom game and curriculum, from the zip to the grade, and the page that checks the game against the contract.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { runNode } from "../support/child-process";
import { fakeBuild, type GameServer } from "../support/game-builds";
import { zipOf } from "../support/zip";
import { rowOf, toast } from "./admin-server";
import { courseNamed } from "./api";
import { test as base } from "./game-server";
import { gridOf } from "./grid";
import { expectNoViolations, expectWithin } from "./page-checks";
import { demoPassword, expect, refusedRequest } from "./test";

const test = base.extend<{ pageOf: (username: string) => Promise<Page> }>({
  pageOf: async ({ browser, baseURL }, use) => {
    const pages: Page[] = [];
    await use(async (username) => {
      pages.push(await signedInPage(browser, baseURL, username));
      return pages.at(-1)!;
    });
    for (const page of pages) await page.context().close();
  },
});

/** A separate browser, signed in. */
async function signedInPage(browser: Browser, baseURL: string, username: string) {
  const context = await browser.newContext({ baseURL });
  const form = { intent: "login", username, password: demoPassword };
  await context.request.post("/?index", { form, maxRedirects: 0 });
  return context.newPage();
}

const scenario = (key: string, title: string) => ({
  key,
  title,
  shortTitle: title,
  type: "Default",
  contentType: "Globe",
  maxScore: 100,
});
const document = (version: number, scenarios: ReturnType<typeof scenario>[]) =>
  JSON.stringify({
    key: "tour-school",
    title: "Tour School",
    version,
    campaigns: [{ key: "tour", title: "The Tour", type: "Learn", scenarios }],
  });
const firstVersion = document(1, [
  scenario("launch", "Launch"),
  scenario("cruise", "Cruise"),
  scenario("land", "Landing"),
]);
const secondVersion = document(2, [
  scenario("cruise", "Long Cruise"),
  scenario("dock", "Docking"),
  scenario("land", "Landing"),
]);

/** Installs a zip as an operator does, while the server runs. */
async function installZip({ dataDir }: GameServer, curriculum: string) {
  const folder = mkdtempSync(join(tmpdir(), "apsis-zip-"));
  const zip = join(folder, "tour.zip");
  const files = Object.entries(fakeBuild({})).map(([name, content]) => ({ name: `Tour/Build/${name}`, content }));
  writeFileSync(zip, zipOf([...files, { name: "Tour/StreamingAssets/curriculum.json", content: curriculum }]));
  const exit = await runNode(["build/operate.js", "game:install", zip], { DATA_DIR: dataDir }).exited;
  rmSync(folder, { recursive: true, force: true });
  return exit;
}

test("an installed game posts scores to the gradebook, and a new version loses nothing", async ({ games, pageOf }) => {
  // A walk through everything that a school does.
  test.slow();
  expect(await installZip(games, firstVersion)).toMatchObject({
    code: 0,
    output: expect.stringContaining("To publish it, open Content, Game in the administration"),
  });
  const admin = await pageOf("sysadmin");
  await publishGameCurriculum(admin);
  await startClassWith(admin, "Tour School");

  const player = await pageOf("player2");
  await player.goto("/play");
  await expect.poll(() => player.evaluate(() => "gameMessages" in window)).toBe(true);
  expect(await player.evaluate(playInPage, [70, 80])).toEqual({
    titles: ["Launch", "Cruise", "Landing"],
    statuses: [201, 201],
  });

  const instructor = await pageOf("instructor2");
  const { sessionId } = await courseNamed(instructor.request, "Rendezvous Lab");
  await instructor.goto(`/instructor/gradebook/${sessionId}`);
  expect(await columnsOf(instructor)).toEqual(["Launch", "Cruise", "Landing"]);
  const grades = gridOf(instructor)
    .getByRole("row")
    .filter({ has: instructor.getByRole("rowheader", { name: "player2" }) })
    .getByRole("gridcell")
    // After the average, the progress and the last activity.
    .and(instructor.locator("td:nth-child(n + 5)"));
  await expect(grades).toHaveText(["C70/100* reported by the game", "B80/100* reported by the game", "–"]);

  await publishPastedCurriculum(admin, secondVersion);
  // The open page updates itself.
  await expect.poll(() => columnsOf(instructor)).toEqual(["Launch Retired", "Long Cruise", "Docking", "Landing"]);
  await expect(grades).toHaveText(["C70/100* reported by the game", "B80/100* reported by the game", "–", "–"]);
  await player.reload();
  expect((await player.evaluate(playInPage, [])).titles).toEqual(["Long Cruise", "Docking", "Landing"]);
});

async function publishGameCurriculum(page: Page) {
  await page.goto("/admin/content");
  await expect(
    page.getByText("The build includes version 1 of “Tour School”, which isn't published here yet."),
  ).toBeVisible();
  await page.getByRole("region", { name: "Curriculum in this build" }).getByRole("button").click();
  await expect(page.getByRole("row").filter({ hasText: "Launch" })).toContainText("Added");
  await page.getByRole("button", { name: "Publish version 1" }).click();
  await expect(toast(page, "Published Tour School as version 1.")).toBeVisible();
}

async function publishPastedCurriculum(page: Page, text: string) {
  await page.goto("/admin/content");
  await page.getByLabel("Or paste the document").fill(text);
  await page.getByRole("button", { name: "Review changes" }).click();
  for (const [what, title] of [
    ["Retired", "Launch"],
    ["Renamed", "Long Cruise"],
    ["Added", "Docking"],
  ] as const)
    await expect(page.getByRole("row").filter({ hasText: what }).filter({ hasText: title })).toBeVisible();
  await expect(page.getByText("All attempts and grades are kept.")).toBeVisible();
  await page.getByRole("button", { name: "Publish version 2" }).click();
  await expect(toast(page, "Published Tour School as version 2.")).toBeVisible();
}

/** Ends the running class, gives the organization its curriculum, and starts a new one. */
async function startClassWith(page: Page, title: string) {
  await page.goto("/admin/courses?q=Rendezvous");
  const row = rowOf(page, "Rendezvous Lab");
  await row.getByRole("link", { name: "Schedule/End Class" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "End Now" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "End Term" }).click();
  await expect(row).toContainText("Ended");
  await page.goto("/admin/organizations");
  await page.getByRole("link", { name: "change the curriculum of Borealis Institute" }).click();
  const dialog = page.getByRole("dialog", { name: "Curriculum of Borealis Institute" });
  await dialog.getByLabel("Change to").selectOption({ label: title });
  await dialog.getByRole("button", { name: "Preview change" }).click();
  await dialog.getByRole("button", { name: "Change curriculum" }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto("/admin/courses?q=Rendezvous");
  await row.getByRole("link", { name: "Schedule/Start New Class" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Start Now" }).click();
  await expect(toast(page, "Class started.")).toBeVisible();
}

/** Acts as a game in its page: joins, lists scenarios and posts scores. Returns the titles and the answers. */
async function playInPage(scores: number[]): Promise<{ titles: string[]; statuses: number[] }> {
  const token = decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(window.document.cookie)![1]!);
  const headers = { "content-type": "application/json", "x-xsrf-token": token };
  const post = (path: string, body: object) =>
    fetch(`/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  // Types as documented for these answers.
  const membership = (await (await post("/groups/join", { password: "RENDZ-3H8P" })).json()) as {
    groupId: string;
    sessionId: string;
  };
  const offered = (await (await fetch(`/api/courses/${membership.groupId}/headers`)).json()) as {
    scenarioId: string;
    scenarioTitle: string;
  }[];
  const statuses: number[] = [];
  for (const [at, totalScore] of scores.entries()) {
    const { scenarioId } = offered[at]!;
    const attempt = { attemptId: crypto.randomUUID(), scenarioId, sessionId: membership.sessionId };
    const answer = await post("/scores", { ...attempt, totalScore, maxTotalScore: 100, passed: true });
    statuses.push(answer.status);
  }
  return { titles: offered.map(({ scenarioTitle }) => scenarioTitle), statuses };
}

const columnsOf = (page: Page) =>
  gridOf(page)
    .locator("thead tr:last-child th")
    .evaluateAll((heads) => heads.map((head) => (head as HTMLElement).innerText.replace(/\s+/g, " ").trim()));

/** The checks of the contract page, by their names. */
const checksOf = async (page: Page) => {
  const lines = await page.getByRole("list", { name: "Checks" }).getByRole("listitem").allInnerTexts();
  return Object.fromEntries(lines.map((line) => line.split("\n").map((part) => part.trim()) as [string, string]));
};
/** react-unity-webgl puts this on the page's window. */
type GameWindow = { dispatchReactUnityEvent: (name: string) => void };
const checkNames = ["The build starts", "Startup.Configure", "Clipboard.Receive", "LogOut", "Quit", "ClipboardRequest"];
const everyCheck = (word: string) => Object.fromEntries(checkNames.map((name) => [name, word]));

test("the bundled simulator passes the contract check, and a game without the contract fails", async ({
  games,
  pageOf,
}) => {
  const page = await pageOf("sysadmin");
  games.install(null);
  cpSync("public/game", games.publicDir, { recursive: true });
  await page.goto("/admin/content");
  await expect(page.getByText("Simulator", { exact: true })).toBeVisible();
  await page.goto("/admin/content/contract");
  // Its code sends events by a variable, so only the running game can show them.
  const unknownChecks = { LogOut: "Unknown", Quit: "Unknown", ClipboardRequest: "Unknown", Attempt: "Unknown" };
  await expect.poll(() => checksOf(page), { timeout: 45_000 }).toEqual({ ...everyCheck("OK"), ...unknownChecks });
  for (const event of ["Quit", "LogOut", "ClipboardRequest"])
    await page.evaluate((name) => (window as unknown as GameWindow).dispatchReactUnityEvent(name), event);
  await expect.poll(() => checksOf(page)).toEqual({ ...everyCheck("OK"), Attempt: "Unknown" });
  await expectNoViolations(page);
  // The game's overlay covers nothing of the page.
  for (const name of ["Game contract", "Back to Content"])
    await page.getByText(name, { exact: true }).click({ trial: true });
  await expectWithin(page, [1440, 768, 390]);

  await page.close();

  rmSync(games.publicDir, { recursive: true, force: true });
  games.install({ behaviour: "ignores" });
  const contractPage = await pageOf("sysadmin");
  await contractPage.goto("/admin/content/contract");
  await expect
    .poll(() => checksOf(contractPage))
    .toEqual({ ...everyCheck("Missing"), "The build starts": "OK", Attempt: "Unknown" });
  await expect(contractPage.getByText("SendMessage: object Startup not found!")).toBeVisible();
});

test("only the administrator previews an uploaded game until it is offered to students", async ({ games, pageOf }) => {
  games.install({ behaviour: "ignores" });
  const admin = await pageOf("sysadmin");
  const player = await pageOf("player2");
  const loaderOf = async () => {
    await player.goto("/play");
    return player.locator('script[src*=".loader.js"]').first().getAttribute("src");
  };
  const before = await loaderOf();
  const zip = zipOf(Object.entries(fakeBuild({})).map(([name, content]) => ({ name: `Build/${name}`, content })));
  await admin.goto("/admin/content");
  await admin.getByLabel("Zip file of a Unity Web build").setInputFiles({
    name: "tour.zip",
    mimeType: "application/zip",
    buffer: Buffer.from(zip),
  });
  await admin.getByRole("button", { name: "Upload" }).click();
  await expect(admin.getByRole("heading", { name: /^Candidate: / })).toBeVisible();
  await expectNoViolations(admin);
  await expectWithin(admin, [1440, 768, 390]);
  expect(await loaderOf()).toBe(before);

  await admin.getByRole("link", { name: "Preview", exact: true }).click();
  await expect(admin.getByRole("heading", { name: /^Preview of / })).toBeVisible();
  await expect.poll(async () => (await checksOf(admin))["Startup.Configure"]).toBe("OK");
  const answers = await admin.evaluate(async () => {
    const post = (path: string, body: object) =>
      fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    const attempt = await post("/api/scores", { attemptId: "a", scenarioId: "s", totalScore: 5, maxTotalScore: 9 });
    // This page's answer, shaped like a receipt.
    const { reason } = (await attempt.json()) as { reason: string };
    return [attempt.status, reason, (await post("/api/sandboxes", {})).status];
  });
  expect(answers).toEqual([201, "This is a preview. Nothing is saved.", 403]);
  await expect.poll(async () => (await checksOf(admin)).Attempt).toBe("OK");

  await admin.getByRole("link", { name: "Back to Content" }).click();
  await admin.getByRole("link", { name: "Offer to students", exact: true }).first().click();
  await expect(admin.getByRole("dialog")).toContainText("Students who are playing continue");
  await admin.getByRole("dialog").getByRole("button", { name: "Offer to students" }).click();
  await expect(toast(admin, /^Students get “fake/)).toBeVisible();
  await player.goto("/play");
  await expect.poll(() => player.evaluate(() => "gameMessages" in window)).toBe(true);
});

test("content, a draft, versions and their difference are accessible", async ({
  games,
  page,
  signIn,
  expectedProblems,
}) => {
  expectedProblems.push(refusedRequest);
  games.install({});
  await signIn("sysadmin");
  await page.goto("/admin/content");
  const check = async () => {
    // A target half under the bar would count as too small.
    await page.evaluate(() => scrollTo(0, 0));
    await expectNoViolations(page);
    await expectWithin(page, [1440, 768, 390]);
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  await check();
  await page.getByLabel("Or paste the document").fill('{ "key": "x" }');
  await page.getByRole("button", { name: "Review changes" }).click();
  await expect(page.getByRole("list", { name: "Mistakes" })).toBeVisible();
  await check();
  await page.goto("/admin/content/curricula/space-operations-foundation");
  await check();
});

const question = (key: string, text: string, right: string[], wrong: string[]) => ({
  key,
  text,
  points: 10,
  answers: [
    ...right.map((text, at) => ({ key: `r${at}`, text, correct: true })),
    ...wrong.map((text, at) => ({ key: `w${at}`, text, correct: false })),
  ],
  explanation: `It is ${right.join(" and ")}.`,
});

/** One quiz and one presentation that the curriculum fully contains, and three scenarios that it doesn't. */
const ownSchool = JSON.stringify({
  key: "own-school",
  title: "Own School",
  version: 1,
  campaigns: [
    {
      key: "first",
      title: "First Week",
      type: "Learn",
      scenarios: [
        {
          ...scenario("facts", "Quiz of Facts"),
          ...{ type: "Quiz", contentType: "Quiz", maxScore: 0 },
          questions: [
            question("up", "Which way is up?", ["Radial"], ["In-track", "Cross-track"]),
            question("slow", "Which are slow?", ["High orbits", "Apogees"], ["Perigees"]),
          ],
        },
        {
          ...scenario("talk", "A Presentation"),
          ...{ contentType: "Presentation", maxScore: 10, grading: "server" },
          questions: [question("read", "Have you read it?", ["Yes"], ["No"])],
          lesson: {
            type: "lesson",
            steps: [
              { kind: "slide", title: "It falls", text: ["A satellite falls, and misses."] },
              { kind: "question", question: "read" },
            ],
          },
        },
        scenario("globe", "A Globe"),
        { ...scenario("unwritten", "Unwritten"), contentType: "Presentation" },
        { ...scenario("unasked", "Unasked"), type: "Quiz", contentType: "Quiz" },
      ],
    },
  ],
});

test("the simulator plays a curriculum's quiz and presentation, and explains what it can't play", async ({
  games,
  pageOf,
}) => {
  test.slow();
  games.install(null);
  cpSync("public/game", games.publicDir, { recursive: true });
  const admin = await pageOf("sysadmin");
  await admin.goto("/admin/content");
  await admin.getByLabel("Or paste the document").fill(ownSchool);
  await admin.getByRole("button", { name: "Review changes" }).click();
  await admin.getByRole("button", { name: "Publish version 1" }).click();
  await expect(toast(admin, "Published Own School as version 1.")).toBeVisible();
  await startClassWith(admin, "Own School");

  const player = await pageOf("player2");
  await player.goto("/play");
  await player.evaluate(joinInPage);
  const list = async () => {
    await player.goto("/play");
    await player.getByRole("button", { name: /^Learn/ }).click();
  };
  await list();
  await player.getByText("3 scenarios can't be played here").click();
  await expect(player.getByRole("listitem").filter({ hasText: " - " })).toHaveText([
    "A Globe - Needs your organization's own game",
    "Unwritten - Has no lesson yet",
    "Unasked - Has no questions yet",
  ]);
  await expectNoViolations(player);

  const quiz = player.getByRole("button", { name: "Quiz of Facts" });
  await quiz.click();
  await chooseRight(player);
  await player.getByRole("button", { name: "Next" }).click();
  // It resumes where it was left, with the same questions.
  await expect(player.getByText("Step 2 of 2")).toBeVisible();
  const questionText = await player.locator("fieldset").textContent();
  await list();
  await quiz.click();
  await expect(player.getByText("Step 2 of 2")).toBeVisible();
  expect(await player.locator("fieldset").textContent()).toBe(questionText);
  await chooseRight(player);
  await player.getByRole("button", { name: "Finish" }).click();
  await expect(player.getByText("20 of 20")).toBeVisible();

  await player.getByRole("button", { name: "Back to the list" }).click();
  await player.getByRole("button", { name: "A Presentation" }).click();
  await expect(player.getByText("A satellite falls, and misses.")).toBeVisible();
});

/** Answers the visible question; several right answers are checkboxes. */
async function chooseRight(page: Page) {
  await expect(page.getByText("10 points")).toBeVisible();
  const isOne = await page.getByText("Which way is up?").isVisible();
  if (isOne) return page.getByRole("radio", { name: "Radial" }).check();
  for (const name of ["High orbits", "Apogees"]) await page.getByRole("checkbox", { name }).check();
}

async function joinInPage() {
  const token = decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(window.document.cookie)![1]!);
  const headers = { "content-type": "application/json", "x-xsrf-token": token };
  await fetch("/api/groups/join", { method: "POST", headers, body: JSON.stringify({ password: "RENDZ-3H8P" }) });
}
