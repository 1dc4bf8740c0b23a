// Playing the reference simulator: from a student's sign-in to the instructor's gradebook.
import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { PerspectiveCamera, Vector3 } from "three";
import type { Orbit } from "../../content/content-schema";
import { solveTask } from "../../content/solve-task";
import { earthRadius, radians } from "../../physics/earth";
import { stateOf } from "../../physics/kepler";
import { elementsOfOrbit } from "../../physics/orbits";
import { clientOf, courseNamed, newcomer } from "./api";
import { expectNoViolations } from "./page-checks";
import { demoPassword, expect, refusedRequest } from "./test";
import { type GameInstance, leaveToMenu, openGame, saved, step } from "./open-game";
import { firstOf } from "../support/tuples";
import { test } from "./play-server";

async function openMenu(page: Page) {
  await openGame(page);
  await expect(page.getByRole("heading", { name: "Choose a mode" })).toBeVisible();
}

async function burn(page: Page, deltaV: Partial<Record<"R radial" | "I in-track" | "C cross-track", number>>) {
  for (const [label, speed] of Object.entries(deltaV)) await page.getByLabel(label).fill(String(speed));
  await page.getByRole("button", { name: "Burn", exact: true }).click();
}

async function openScenario(page: Page, mode: "Learn" | "Compete", title: string) {
  await page.getByRole("button", { name: new RegExp(`^${mode}`) }).click();
  await page.getByRole("button", { name: title, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

/** The lesson's flight, or the start's own. */
const choose = (page: Page, mode: "Practice" | "Fly for a score") =>
  page.getByRole("button", { name: new RegExp(`^${mode}`) }).click();

/** Another user's browser on the same server. */
async function asSomebodyElse(browser: Browser, baseURL: string, username: string) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  await context.request.post("/?index", {
    form: { intent: "login", username, password: demoPassword },
    maxRedirects: 0,
  });
  return context;
}

/** The player's class, and a scenario of it by its title. */
async function findScenario(request: APIRequestContext, title: string) {
  const { id: sessionId, groupId } = firstOf(
    (await (await request.get("/api/sessions")).json()) as { id: string; groupId: string }[],
  );
  const headers = (await (await request.get(`/api/courses/${groupId}/headers`)).json()) as {
    scenarioId: string;
    scenarioTitle: string;
  }[];
  const { scenarioId } = headers.find((header) => header.scenarioTitle === title)!;
  return { sessionId, scenarioId };
}

async function readOwnScores(request: APIRequestContext, title: string) {
  const { sessionId, scenarioId } = await findScenario(request, title);
  return (await (
    await request.get(`/api/scores/session/${sessionId}/all?scenarioId=${scenarioId}&includeFailedScores=true`)
  ).json()) as { totalScore: number; questionsScore: number; passed: boolean }[];
}

async function readTopTen(request: APIRequestContext, title: string) {
  const { sessionId, scenarioId } = await findScenario(request, title);
  const address = `/api/scores/leaderboard/${sessionId}/all?scenarioId=${scenarioId}&limit=10`;
  const ranked = (await (await request.get(address)).json()) as { username: string }[];
  return ranked.map(({ username }) => username);
}

const lowCircle = { perigee: 400, apogee: 400, inclination: 51.6, node: 40, argumentOfPerigee: 0, trueAnomaly: 0 };

test("a student learns, takes the quiz and flies; the instructor sees the results", async ({
  page,
  signIn,
  browser,
  baseURL,
  expectedProblems,
}) => {
  test.slow();
  expectedProblems.push(/status of 500/);
  // uma has played nothing yet.
  await signIn("uma");
  await openMenu(page);

  await openScenario(page, "Learn", "Orbits and Energy");
  const next = page.getByRole("button", { name: "Next" });
  for (let slide = 0; slide < 5; slide++) await next.click();
  await page.getByRole("button", { name: "Skip the guess" }).click();
  await next.click();
  // Each start draws its own period.
  const taskText = await page.getByText(/^Change the orbit until its period is/).textContent();
  const period = Number(/(\d+) minutes/.exec(taskText ?? "")?.[1]);
  const { apogee } = solveTask([{ quantity: "period", from: period, to: period }], lowCircle);
  await page.getByLabel("Apogee (km)").fill(String(Math.round(apogee)));
  await page.getByLabel("Apogee (km)").press("Enter");
  await expect(page.getByText("Done: 30 points.")).toBeVisible();
  await next.click();
  await page.getByLabel("The higher one is slower and has more energy").check();
  const check = page.getByRole("button", { name: "Check" });
  await check.click();
  await expect(page.getByText("Correct: 10 of 10 points. A larger orbit has a larger semi-major axis")).toBeVisible();
  await next.click();
  await page.getByLabel("Total energy").check();
  await check.click();
  await expect(page.getByText("That's not right. Try again for half the points.")).toBeVisible();
  await page.getByLabel("Angular momentum").check();
  await check.click();
  await expect(page.getByText(/^Correct: 5 of 10 points\./)).toBeVisible();
  await next.click();
  await page.getByLabel("At the apogee").check();
  await next.click();
  await page.getByLabel("An ellipse from 400 km up to 2,960 km").check();
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.getByRole("row", { name: "Saved score 95 of 100" })).toBeVisible();
  await expect(page.getByRole("row", { name: "Result Passed" })).toBeVisible();
  await expect(page.getByText("At the greatest height most of the energy is potential.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Sources" })).toBeVisible();
  await expect(page.getByText(/^Bate, Mueller and White/)).toBeVisible();
  await expect(page.getByText(saved)).toBeVisible();
  await leaveToMenu(page);

  await openScenario(page, "Learn", "Frames of Reference Quiz");
  // The questions are shuffled.
  const earthCentered = page.getByLabel("The Earth-centered inertial frame (ECI)");
  for (let question = 0; question < 11; question++) {
    if (await earthCentered.isVisible()) await earthCentered.check();
    await next.click();
  }
  if (await earthCentered.isVisible()) await earthCentered.check();
  // Handing in warns of unanswered questions; one of the twelve brings no points.
  await page.getByRole("button", { name: "Finish", exact: true }).click();
  const open = page.getByRole("button", { name: /^Step \d+$/ }).or(page.getByText("This step"));
  await expect(open).toHaveCount(10);
  await page.getByRole("button", { name: "Finish anyway" }).click();
  await expect(page.getByRole("row", { name: "Saved score 1 of 24" })).toBeVisible();
  await expect(page.getByRole("row", { name: "Result Not passed" })).toBeVisible();
  await expect(page.getByText(saved)).toBeVisible();
  await expect(
    page.getByText(/^You'll see the answers after your last attempt, or once you have full marks\./),
  ).toBeVisible();
  await leaveToMenu(page);

  await page.route("**/api/scores/leaderboard/**", (route) => route.fulfill({ status: 500 }));
  await openScenario(page, "Compete", "Hop One Kilometer Along the V-Bar");
  await choose(page, "Fly for a score");
  await expect(page.getByRole("heading", { name: "Tutorial" })).toHaveCount(0);
  // Each start draws its own distance and a little drift to stop first. Practice uses the lesson's numbers.
  await expect(page.getByRole("button", { name: "Match" })).toBeVisible();
  const hop = Number(
    /Hop ([\d,.]+) m forward/
      .exec((await page.getByText(/^You are on the V-bar/).textContent()) ?? "")?.[1]
      ?.replace(",", ""),
  );
  await page.getByRole("button", { name: "Match" }).click();
  await burn(page, {});
  await burn(page, { "I in-track": (-0.0600209 * hop) / 1000 });
  await step(page, 5553.62);
  await page.getByRole("button", { name: "Match" }).click();
  await burn(page, {});
  await expect(page.getByRole("heading", { name: "Objective achieved" })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Score 1[345]\d of 150/ })).toBeVisible();
  await expect(page.getByText(saved)).toBeVisible();
  // A leaderboard that fails to load isn't shown as empty.
  await expect(page.getByRole("alert").filter({ hasText: "Failed to get session leaderboard" })).toBeVisible();
  await page.unroute("**/api/scores/leaderboard/**");
  await page.getByRole("button", { name: "Try again" }).click();
  const ranked = await readTopTen(page.request, "Hop One Kilometer Along the V-Bar");
  await expect(page.getByRole("table").last().getByRole("rowheader")).toHaveText(ranked);

  const staff = await asSomebodyElse(browser, baseURL, "instructor");
  const desk = await staff.newPage();
  await desk.goto("/instructor");
  await desk.getByRole("searchbox", { name: "Find a student" }).fill("uma");
  const row = desk.getByRole("row").filter({ has: desk.getByRole("rowheader", { name: "uma" }) });
  await expect(row.getByRole("gridcell").nth(3)).toHaveText("A+95/100");
  const popup = staff.waitForEvent("page");
  await desk.getByRole("link", { name: /^Frames Quiz/ }).click();
  const quiz = await popup;
  // Rows out of sight are drawn when the table is scrolled to them.
  await quiz.getByRole("grid").getByRole("gridcell").first().click();
  await quiz.keyboard.press("Control+End");
  await expect(quiz.getByRole("rowheader", { name: "uma" })).toBeVisible();
  await staff.close();
});

test("a starting game leaves the browser's history alone and doesn't disturb navigation", async ({ page, signIn }) => {
  await signIn("sofia");
  await page.addInitScript(() => {
    // These calls would end a pending navigation.
    for (const name of ["pushState", "back"] as const) {
      const real = history[name].bind(history) as (...args: unknown[]) => void;
      history[name] = (...args: unknown[]) => (console.error(`history.${name} was called`), real(...args));
    }
  });
  await openMenu(page);
  await page.getByText("Menu", { exact: true }).click();
  await page.getByRole("link", { name: "My results" }).click();
  await expect(page.getByRole("heading", { name: "My results" })).toBeVisible();
});

test.describe("without a network", () => {
  // Requests fail on purpose, and the browser logs that.
  test.beforeEach(({ expectedProblems }) => void expectedProblems.push(/\/api\/scores/));

  test("what is played offline is sent once, when there is a network again", async ({ page, signIn, context }) => {
    await signIn("sofia");
    // The game reports the answer's kind once, before the network goes.
    const checkedAnswer = page.waitForResponse("**/play/answer");
    await openMenu(page);
    await checkedAnswer;
    await openScenario(page, "Compete", "Raise the Orbit From 400 km to 420 km");
    await choose(page, "Practice");
    await burn(page, { "I in-track": 5.646421 });
    await step(page, 2782.96);
    await context.setOffline(true);
    await burn(page, { "I in-track": 5.642264 });
    await expect(page.getByText("Not saved yet. Your attempt is stored on this device")).toBeVisible();
    await expect(page.getByText(saved)).toHaveCount(0);
    expect(await readOwnScores(context.request, "Raise the Orbit From 400 km to 420 km").catch(() => [])).toEqual([]);
    await context.setOffline(false);
    await expect(page.getByText(saved)).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Choose a mode" })).toBeVisible();
    expect(await readOwnScores(context.request, "Raise the Orbit From 400 km to 420 km")).toHaveLength(1);
  });

  test("a quiz finishes offline, and its review comes with the receipt, also after a reload", async ({
    page,
    signIn,
    context,
    baseURL,
  }) => {
    await signIn("instructor");
    const { id } = await courseNamed(page.request, "Orbital Mechanics 101");
    const instructor = await clientOf(baseURL!, "instructor");
    await instructor.calls.groups[":id"].quizRules.$put({
      param: { id },
      json: { maxAttempts: null, cooldownMinutes: 0, review: "atOnce" },
    });
    await signIn("sofia");
    const checkedAnswer = page.waitForResponse("**/play/answer");
    await openGame(page);
    await checkedAnswer;
    await openScenario(page, "Learn", "Proximity Operations Quiz");
    await context.setOffline(true);
    const next = page.getByRole("button", { name: "Next" });
    await page.getByRole("radio").or(page.getByRole("checkbox")).first().check();
    while (await next.isVisible()) await next.click();
    await page.getByRole("button", { name: "Finish", exact: true }).click();
    // One press leads to an unanswered question, but not always to the second: it may be the one without points.
    const openStep = page.getByRole("button", { name: /^Step [23]$/ }).first();
    const name = await openStep.innerText();
    await openStep.click();
    await expect(page.getByText(new RegExp(`^${name} of `))).toBeVisible();
    while (await next.isVisible()) await next.click();
    await page.getByRole("button", { name: "Finish", exact: true }).click();
    await page.getByRole("button", { name: "Finish anyway" }).click();
    await expect(page.getByText("Not saved yet. Your attempt is stored on this device")).toBeVisible();
    await expect(page.getByRole("row", { name: "Questions Not graded yet" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Review" })).toHaveCount(0);
    await page.route("**/api/scores", (route) => route.abort());
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Choose a mode" })).toBeVisible();
    await expect(page.getByText("Not graded yet")).toBeVisible();
    await page.unroute("**/api/scores");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await page.getByRole("button", { name: "Review of Proximity Operations Quiz" }).click();
    // Unanswered questions show no answers yet.
    await expect(page.getByRole("listitem")).toHaveCount(1);
    await expect(page.getByText(/^(Correct answer: |(\d+) of \2 points)/).first()).toBeVisible();
  });

  test("a quiz whose start came too late uses its built-in questions, and is graded", async ({ page, signIn }) => {
    await signIn("sofia");
    await openMenu(page);
    let letGo = () => {};
    const shown = new Promise<void>((done) => (letGo = done));
    await page.route("**/api/scores/starts", async (route) => {
      await shown;
      await route.continue();
    });
    await openScenario(page, "Learn", "Frames of Reference Quiz");
    await expect(page.getByText("Step 1 of 12")).toBeVisible();
    const startAnswer = page.waitForResponse("**/api/scores/starts");
    letGo();
    await (await startAnswer).finished();
    const next = page.getByRole("button", { name: "Next" });
    const answer = () => page.getByRole("radio").or(page.getByRole("checkbox")).first().check();
    for (; await next.isVisible(); await next.click()) await answer();
    await answer();
    await page.getByRole("button", { name: "Finish" }).click();
    await expect(page.getByText(saved)).toBeVisible();
    await expect(page.getByRole("row", { name: /^Saved score/ })).toBeVisible();
  });

  test("an attempt with a lost answer survives a reload and counts once", async ({ page, signIn, context }) => {
    await signIn("viktor");
    await openMenu(page);
    await openScenario(page, "Compete", "Circumnavigate the Target");
    await choose(page, "Practice");
    // The attempt arrives, but its answer is lost.
    let isLost = true;
    await page.route("**/api/scores", async (route) => {
      if (!isLost) return route.continue();
      await route.fetch();
      // The page may be gone by now.
      await route.abort("connectionaborted").catch(() => {});
    });
    await burn(page, { "R radial": -0.565683 });
    await step(page, 5600);
    await expect(page.getByRole("heading", { name: "Objective achieved" })).toBeVisible();
    await expect(page.getByText("Not saved yet. Your attempt is stored on this device")).toBeVisible();
    page.once("framenavigated", () => void (isLost = false));
    const lostAnswer = page.waitForResponse(
      (response) => response.url().endsWith("/api/scores") && response.status() === 200,
    );
    await page.reload();
    await lostAnswer;
    await expect(page.getByText("An earlier attempt has been saved.")).toBeVisible();
    expect(await readOwnScores(context.request, "Circumnavigate the Target")).toHaveLength(1);
  });

  test("a refused attempt shows the reason and isn't sent again", async ({ page, signIn }) => {
    await signIn("otto");
    await openMenu(page);
    let posts = 0;
    await page.route("**/api/scores", (route) => {
      posts++;
      return route.fulfill({
        status: 409,
        contentType: "application/problem+json",
        json: { title: "This class has ended.", status: 409 },
      });
    });
    await openScenario(page, "Compete", "Circumnavigate the Target");
    await choose(page, "Practice");
    await burn(page, { "R radial": -0.565683 });
    await step(page, 5600);
    await expect(page.getByText("The server didn't accept this attempt. This class has ended.")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Choose a mode" })).toBeVisible();
    expect(posts).toBe(1);
  });
});

test("a sandbox saved in the game is listed for administrators, downloads, and loads again", async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  await signIn("player");
  await openMenu(page);
  await page.getByRole("button", { name: /^Sandbox/ }).click();
  await page.getByLabel("Inclination (°)").fill("98.2");
  await page.getByLabel("Inclination (°)").press("Enter");
  await page.getByLabel("Title").fill("Sun-synchronous try");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved: Sun-synchronous try")).toBeVisible();

  const staff = await asSomebodyElse(browser, baseURL, "sysadmin");
  const desk = await staff.newPage();
  await desk.goto("/admin/sandboxes");
  const item = desk.getByRole("listitem").filter({ hasText: "Sun-synchronous try" });
  await expect(item).toContainText("player");
  const download = desk.waitForEvent("download");
  await item.getByRole("link", { name: /download/i }).click();
  expect((await download).suggestedFilename()).toMatch(/^Sun-synchronous try [0-9a-f-]{36}\.json$/);
  await staff.close();

  await page.getByRole("button", { name: "Load…" }).click();
  await page.getByRole("button", { name: "Sun-synchronous try" }).click();
  await expect(page.getByLabel("Inclination (°)")).toHaveValue("98.2");

  // It stays the same sandbox with its changes, whatever is viewed meanwhile.
  await page.getByLabel("Inclination (°)").fill("97.4");
  await page.getByLabel("Inclination (°)").press("Enter");
  for (const [name, back] of [
    ["Load…", "Sandbox"],
    ["Real sky: passes and close approaches", "Sandbox"],
  ] as const) {
    await page.getByRole("button", { name }).click();
    await page.getByRole("button", { name: back }).click();
  }
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: /^Sandbox/ }).click();
  await expect(page.getByLabel("Inclination (°)")).toHaveValue("97.4");
  await page.getByRole("button", { name: "New", exact: true }).click();
  await expect(page.getByText("Press New again to discard them.")).toBeVisible();
  await expect(page.getByLabel("Inclination (°)")).toHaveValue("97.4");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved: Sun-synchronous try")).toBeVisible();
  await page.getByRole("button", { name: "Load…" }).click();
  await expect(page.getByRole("button", { name: "Sun-synchronous try" })).toHaveCount(1);
  await page.getByRole("button", { name: "Sandbox" }).click();
  await page.getByRole("button", { name: "New", exact: true }).click();
  await expect(page.getByLabel("Title")).toHaveValue("My sandbox");
});

test("a player joins a course with a pasted access code; without permission the game explains what to do", async ({
  page,
  signIn,
  context,
  browser,
  baseURL,
}) => {
  const staff = await asSomebodyElse(browser, baseURL, "instructor");
  const groups = (await (await staff.request.get("/api/groups")).json()) as {
    password: string;
    activeSessionId: string | null;
  }[];
  const code = groups.find(({ activeSessionId }) => activeSessionId)!.password;
  await staff.close();
  await signIn(await newcomer(baseURL));
  await openMenu(page);
  await expect(page.getByText("None of your classes is running")).toBeVisible();
  await page.evaluate(() =>
    Object.defineProperty(navigator.clipboard, "readText", {
      configurable: true,
      value: () => Promise.reject(new DOMException("denied", "NotAllowedError")),
    }),
  );
  await page.getByRole("button", { name: "Paste the access code" }).click();
  await expect(page.getByText("Your browser doesn't let the game read the clipboard.")).toBeVisible();
  await page.evaluate(() => delete (navigator.clipboard as { readText?: unknown }).readText);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate((text) => navigator.clipboard.writeText(text), code);
  await page.getByRole("button", { name: "Paste the access code" }).click();
  await expect(page.getByLabel("Access code of a course")).toHaveValue(code);
  await page.getByRole("button", { name: "Join" }).click();
  await expect(page.getByText("You've joined the course.")).toBeVisible();
  await expect(page.getByText(/^Class: Orbital Mechanics 101/)).toBeVisible();
});

test("a scenario is flown by the keyboard alone", async ({ page, signIn }) => {
  await signIn("otto");
  await openMenu(page);
  const press = async (name: string | RegExp) => {
    const target = page.getByRole("button", { name, exact: typeof name === "string" });
    for (
      let tabs = 0;
      tabs < 60 &&
      !(await target.evaluate((element) => element === (element.getRootNode() as ShadowRoot).activeElement));
      tabs++
    )
      await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
  };
  await press(/^Compete/);
  await press("Dock With the Station");
  await press(/^Practice/);
  await press(/^By plan/);
  await press("Straighten");
  await page.getByLabel("Minutes").fill("8");
  await press("Plan transfer");
  await press("Burn");
  await expect(page.getByText(/^Burn of 0\.2\d\d m\/s made\./)).toBeVisible();
  for (let by = 0; by < 5; by++) await press("+1 min");
  await page.getByLabel("Minutes").fill("4");
  await press("Plan transfer");
  await press("Burn");
  for (let by = 0; by < 5; by++) await press("+1 min");
  await expect(page.getByRole("heading", { name: "Objective achieved" })).toBeVisible();
});

/** An inertial position (Earth radii) in pixels from the globe's center, at the camera's first position. */
function onGlobe({ width, height }: { width: number; height: number }, position: Vector3, largestRadius: number) {
  const camera = new PerspectiveCamera(38, width / height, 0.05, 400);
  camera.up.set(0, 0, 1);
  const [longitude, latitude] = [radians(-35), radians(22)];
  camera.position
    .set(Math.cos(latitude) * Math.cos(longitude), Math.cos(latitude) * Math.sin(longitude), Math.sin(latitude))
    .multiplyScalar(3.25 * largestRadius);
  camera.lookAt(0, 0, 0);
  camera.updateMatrixWorld();
  const { x, y } = position.clone().project(camera);
  return [(x * width) / 2, (-y * height) / 2];
}

for (const [element, value, at] of [
  ["Apogee (km)", 2000, { apogee: 2000, trueAnomaly: 180 }],
  ["Inclination (°)", 70, { inclination: 70, trueAnomaly: 90 }],
] as const) {
  test(`${element} is changed by dragging its handle on the globe`, async ({ page, signIn }) => {
    const circle: Orbit = {
      perigee: 400,
      apogee: 400,
      inclination: 51.6,
      node: 40,
      argumentOfPerigee: 0,
      trueAnomaly: at.trueAnomaly,
    };
    await page.setViewportSize({ width: 1440, height: 810 });
    await signIn("player");
    await openMenu(page);
    await openScenario(page, "Learn", "Orbits and Energy");
    for (let slide = 0; slide < 5; slide++) await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("button", { name: "Skip the guess" }).click();
    await page.getByRole("button", { name: "Next" }).click();
    const globe = page.getByRole("group", { name: /^The Earth with your orbit/ });
    await expect(page.getByText("doesn't support 3D graphics")).toHaveCount(0);
    const still = await globe.screenshot();
    const { x, y, width, height } = (await globe.boundingBox())!;
    const pointTo = async (orbit: Orbit) => {
      const position = new Vector3(...stateOf(elementsOfOrbit(orbit)).position).divideScalar(earthRadius);
      const [right = 0, down = 0] = onGlobe({ width, height }, position, 1 + 400e3 / earthRadius);
      await page.mouse.move(x + width / 2 + right, y + height / 2 + down);
    };
    await pointTo(circle);
    await page.mouse.down();
    await pointTo({ ...circle, ...at });
    await page.mouse.up();
    await expect(page.getByLabel(element, { exact: true })).toHaveValue(String(value));
    expect((await globe.screenshot()).equals(still)).toBe(false);
  });
}

const windows = [
  { width: 1440, height: 900 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
];

/** Controls that another element covers after scrolling to them. */
const coveredControls = (page: Page) =>
  page.locator(".game").evaluate((game) => {
    // The game is in a shadow root.
    const root = game.getRootNode() as ShadowRoot;
    return [...game.querySelectorAll("button, input, select, summary")].flatMap((control) => {
      control.scrollIntoView({ block: "center" });
      const { x, y, width, height } = control.getBoundingClientRect();
      if (width === 0 || height === 0) return [];
      const top = root.elementFromPoint(x + width / 2, y + height / 2);
      const isFree = !root.contains(top) || control.contains(top) || top!.contains(control);
      return isFree ? [] : [`${control.textContent || control.ariaLabel} under ${top?.textContent}`];
    });
  });

/** On desktop and phone, portrait and landscape: the game fits its scenes, and no control is covered. */
async function expectUsable(page: Page) {
  for (const size of windows) {
    await page.setViewportSize(size);
    await expectNoViolations(page);
    expect(
      await page.locator(".game").evaluate((game) => game.scrollWidth - game.clientWidth),
      `pixels beyond ${size.width}`,
    ).toBe(0);
    expect(await coveredControls(page), `covered at ${size.width}`).toEqual([]);
  }
  await page.setViewportSize(windows[0]!);
}

test("learning is accessible on desktop and phone", async ({ page, signIn }) => {
  test.slow();
  await signIn("player");
  await openMenu(page);
  await expectUsable(page);
  await page.getByRole("button", { name: /^Learn/ }).click();
  await page.getByRole("button", { name: "Orbits and Energy" }).click();
  await expectUsable(page);
  const next = page.getByRole("button", { name: "Next" });
  for (let slide = 0; slide < 5; slide++) await next.click();
  await expectUsable(page);
  await page.getByRole("button", { name: "Skip the guess" }).click();
  await expectUsable(page);
  await next.click();
  await expectUsable(page);
  await next.click();
  await page.getByRole("button", { name: "Check" }).click();
  await expectUsable(page);
});

test("competing and the sandbox are accessible on desktop and phone", async ({ page, signIn }) => {
  test.slow();
  await signIn("player");
  await openMenu(page);
  await openScenario(page, "Compete", "Dock With the Station");
  await choose(page, "Practice");
  await page.getByRole("button", { name: /^By plan/ }).click();
  await burn(page, { "I in-track": 0.15 });
  await expectUsable(page);
  await step(page, 4000);
  await expect(page.getByRole("heading", { name: "Not achieved" })).toBeVisible();
  await expectUsable(page);
  await leaveToMenu(page);
  await page.getByRole("button", { name: /^Sandbox/ }).click();
  await page.getByLabel("Show catalog objects (SGP4)").check();
  await expect(page.getByText(/^20 objects made up as examples, elements of July 1, 2026\./)).toBeVisible();
  await expectUsable(page);
});

test("the sky shows a custom list, passes over a place and a close approach of two objects", async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn("player");
  await openMenu(page);
  await page.getByRole("button", { name: /^Sandbox/ }).click();
  await page.getByRole("button", { name: "Real sky: passes and close approaches" }).click();
  await expect(page.getByText(/^20 objects made up as examples/)).toBeVisible();

  await page.getByLabel("Latitude, ° north").fill("91");
  await page.getByRole("button", { name: "Find passes" }).click();
  await expect(page.getByText("Latitude, ° north: enter a number from −90 to 90.")).toBeVisible();
  await expect(page.getByLabel("Latitude, ° north")).toHaveValue("91");
  await page.getByLabel("Latitude, ° north").fill("38.83");
  await page.getByRole("button", { name: "Find passes" }).click();
  await page
    .getByRole("table", { name: /^Station 51\.6, 2 days from Jul 1/ })
    .getByRole("button")
    .first()
    .click();
  await expect(page.getByText("2026-07-01 04:51:", { exact: false })).toBeVisible();
  await expectUsable(page);

  await page.getByRole("combobox", { name: "Object", exact: true }).selectOption("Imaging satellite");
  await page.getByText("Close approaches of two objects").click();
  await page.getByRole("combobox", { name: "Other object" }).selectOption("Imaging satellite");
  await page.getByRole("button", { name: "Find close approaches" }).click();
  await expect(page.getByText("Choose another object, not the same one.")).toBeVisible();
  await page.getByRole("combobox", { name: "Other object" }).selectOption("Debris fragment");
  await page.getByRole("button", { name: "Find close approaches" }).click();
  const nearest = page
    .getByRole("table", { name: /^Imaging satellite and Debris fragment/ })
    .getByRole("row")
    .nth(1);
  await expect(nearest).toContainText("310 m");
  await expect(nearest).toContainText("14.16 km/s");
  await expectUsable(page);

  const [first, second] = [
    "1 00005U 58002B   00179.78495062  .00000023  00000-0  28098-4 0  4753",
    "2 00005  34.2682 348.7242 1859667 331.7664  19.3264 10.82419157413667",
  ];
  const list = ["VANGUARD 1", first, second, "CUT OFF", first, second.slice(0, 40)].join("\n");
  const file = { name: "ours.tle", mimeType: "text/plain", buffer: Buffer.from(list) };
  await page.getByLabel("Your own list (TLE or OMM)").setInputFiles(file);
  await expect(
    page.getByText(
      /^1 object from ours\.tle, elements of June 27, 2000\. The sky is shown at the date of the elements/,
    ),
  ).toBeVisible();
  await page.getByText("1 entry was left out").click();
  await expect(page.getByText(/^Line 5 \(CUT OFF\): Line 2 of its elements is damaged/)).toBeVisible();
  const wrong = { name: "cat.txt", mimeType: "text/plain", buffer: Buffer.from("a cat") };
  await page.getByLabel("Your own list (TLE or OMM)").setInputFiles(wrong);
  await expect(
    page.getByText("cat.txt has no objects that can be shown. The objects shown before stay."),
  ).toBeVisible();
});

test("Back and reload ask during a flight, and the flight resumes in place", async ({ page, signIn }) => {
  await signIn("player");
  await openMenu(page);
  await openScenario(page, "Compete", "Hop One Kilometer Along the V-Bar");
  await choose(page, "Practice");
  await burn(page, { "I in-track": -0.06 });
  await page.getByRole("button", { name: "+10 min" }).click();
  const clock = page.getByText("10 min 00 s", { exact: true });
  await page.evaluate(() => history.back());
  await page.getByRole("dialog", { name: "Leave the flight?" }).getByRole("button", { name: "Stay" }).click();
  await expect(clock).toBeVisible();
  const question = page.waitForEvent("dialog");
  const reloaded = page.reload();
  await (await question).accept();
  await reloaded;
  await expect(clock).toBeVisible();
  await page.evaluate(() => history.back());
  await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Compete" })).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.getByRole("heading", { name: "Choose a mode" })).toBeVisible();
});

test("on a phone the game fills the screen both ways, and every target is 44 px", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn("player");
  await openMenu(page);
  await expect(page.getByText("Turn your device sideways")).toHaveCount(0);
  await openScenario(page, "Compete", "Dock With the Station");
  await choose(page, "Practice");
  await page.getByRole("button", { name: /^By plan/ }).click();
  for (const { width, height } of windows.slice(1)) {
    await page.setViewportSize({ width, height });
    await expect.poll(async () => (await page.locator(".game").boundingBox())?.width).toBe(width);
    const layout = await page.locator(".game").evaluate((game) => ({
      scrolls: game.scrollHeight > game.clientHeight,
      small: [...game.querySelectorAll("button, input, summary")]
        .map((target) => ({ name: target.textContent, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
        .map(({ name }) => name),
    }));
    expect(layout).toEqual({ scrolls: false, small: [] });
  }
});

/** The canvas's drawing settings. */
const drawing = (page: Page) =>
  page.evaluate(() => {
    const [canvas, ...others] = document.querySelectorAll("canvas");
    if (!canvas) throw new Error("There is no canvas.");
    const context = canvas.getContext("webgl2")!;
    return {
      canvases: 1 + others.length,
      antialias: context.getContextAttributes()!.antialias,
      pixelRatio: canvas.width / canvas.clientWidth,
      isLost: context.isContextLost(),
    };
  });

test.describe("on a fine screen", () => {
  test.use({ viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 });

  test("software rendering gets no antialiasing and no extra pixels", async ({ page, signIn }) => {
    await signIn("player");
    await openMenu(page);
    await expect.poll(() => drawing(page)).toEqual({ canvases: 1, antialias: false, pixelRatio: 1, isLost: false });
  });

  test("a graphics card that stays under 25 frames a second gets neither from then on", async ({ page, signIn }) => {
    // A graphics card by name, with frame times of 20 a second.
    await page.addInitScript(() => {
      const { getParameter } = WebGL2RenderingContext.prototype;
      WebGL2RenderingContext.prototype.getParameter = function (name) {
        return name === 0x9246 ? "A graphics card" : getParameter.call(this, name);
      };
      const { requestAnimationFrame: nextFrame } = window;
      let now = 0;
      window.requestAnimationFrame = (callback) => nextFrame.call(window, () => callback((now += 50)));
    });
    await signIn("player");
    await openMenu(page);
    await expect.poll(() => drawing(page)).toEqual({ canvases: 1, antialias: true, pixelRatio: 2, isLost: false });
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect.poll(() => drawing(page)).toMatchObject({ canvases: 1, antialias: false, isLost: false });
    // No extra pixels, and a lower resolution while it stays slow.
    expect((await drawing(page)).pixelRatio).toBeLessThanOrEqual(1);
    await page.getByRole("button", { name: "Pause" }).click();
    const globe = page.getByRole("group", { name: /^The Earth/ });
    const still = await globe.screenshot();
    await globe.press("ArrowLeft");
    await expect.poll(async () => (await globe.screenshot()).equals(still)).toBe(false);
  });
});

test("Graphics can be chosen in the menu, for this device", async ({ page, signIn }) => {
  await signIn("player");
  await openMenu(page);
  const graphics = page.getByRole("combobox", { name: "Graphics" });
  await expect(graphics).toHaveValue("automatic");
  await graphics.selectOption("Full");
  await expect.poll(() => drawing(page)).toMatchObject({ canvases: 1, antialias: true, isLost: false });
  await page.reload();
  await expect(graphics).toHaveValue("full");
  await expect.poll(() => drawing(page)).toMatchObject({ antialias: true });
  await graphics.selectOption("Simple");
  await expect.poll(() => drawing(page)).toMatchObject({ canvases: 1, antialias: false, isLost: false });
});

test("a still picture comes back when the browser gives a lost context back", async ({
  page,
  signIn,
  expectedProblems,
}) => {
  // Without pictures of the Earth, nothing is drawn again by itself.
  expectedProblems.push(refusedRequest);
  await page.route("**/StreamingAssets/sky/**", (route) => route.fulfill({ status: 404 }));
  const answers = ["day-1024.webp", "stars.bin"].map((file) => page.waitForResponse((one) => one.url().includes(file)));
  await signIn("player");
  await openMenu(page);
  await Promise.all(answers);
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  const globe = page.getByRole("group", { name: /^The Earth/ });
  const still = await globe.screenshot();
  const change = (to: "loseContext" | "restoreContext") =>
    page.locator("canvas").evaluate((canvas: HTMLCanvasElement, to) => {
      const lost = to === "loseContext";
      const happens = new Promise((resolve) =>
        canvas.addEventListener(lost ? "webglcontextlost" : "webglcontextrestored", resolve, { once: true }),
      );
      // The extension can be had only while the context isn't lost.
      const held = canvas as HTMLCanvasElement & { loss?: WEBGL_lose_context | null };
      held.loss ??= canvas.getContext("webgl2")!.getExtension("WEBGL_lose_context");
      held.loss![to]();
      return happens.then(() => undefined);
    }, to);
  await change("loseContext");
  expect((await globe.screenshot()).equals(still)).toBe(false);
  await change("restoreContext");
  await expect.poll(async () => (await globe.screenshot()).equals(still)).toBe(true);
});

test("software rendering fetches the small picture of the Earth after the menu, and it is the right way round", async ({
  page,
  signIn,
}) => {
  const fetched: string[] = [];
  page.on("response", (response) => {
    const [, file] = /StreamingAssets\/sky\/(.+)$/.exec(response.url()) ?? [];
    if (file) fetched.push(`${file} ${response.status()} ${response.headers()["content-type"]}`);
  });
  await signIn("player");
  await openMenu(page);
  await expect
    .poll(() => fetched.sort())
    .toEqual(["day-1024.webp 200 image/webp", "stars.bin 200 application/octet-stream"]);
  const colors = await page.evaluate(async () => {
    const bitmap = await createImageBitmap(await (await fetch("/game/StreamingAssets/sky/day-1024.webp")).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const pen = canvas.getContext("2d")!;
    pen.drawImage(bitmap, 0, 0);
    const at = (latitude: number, longitude: number) => {
      const x = ((longitude + 180) / 360) * bitmap.width;
      const [red = 0, green = 0, blue = 0] = pen.getImageData(x, ((90 - latitude) / 180) * bitmap.height, 1, 1).data;
      return red > 200 && blue > 200 ? "ice" : blue > red && blue > green ? "water" : "land";
    };
    return {
      sahara: at(23, 10),
      australia: at(-25, 133),
      brazil: at(-10, -52),
      atlantic: at(0, -25),
      pacific: at(0, -150),
      antarctica: at(-82, 60),
      greenland: at(72, -40),
      // Narrow water: a picture that is off by two degrees has land here.
      redSea: at(20, 38.5),
    };
  });
  expect(colors).toEqual({
    sahara: "land",
    australia: "land",
    brazil: "land",
    atlantic: "water",
    pacific: "water",
    antarctica: "ice",
    greenland: "ice",
    redSea: "water",
  });
});

test("the globe turns by itself only if motion isn't reduced", async ({ page, signIn }) => {
  await signIn("player");
  await openMenu(page);
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.reload();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
});

test("Log out and Quit in the game's menu leave it", async ({ page, signIn }) => {
  await signIn("player");
  await openMenu(page);
  await page.getByRole("button", { name: "Quit" }).click();
  await expect(page).toHaveURL("/");
  await signIn("player");
  await openMenu(page);
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/play");
  await expect(page).toHaveURL("/");
});

test("quitting an instance frees everything, also for a second instance", async ({ page, signIn }) => {
  await signIn("player");
  await openMenu(page);
  await page.evaluate(async () => {
    const { game } = window as unknown as { game: GameInstance };
    await Promise.all([game.Quit(), game.Quit()]);
    await game.Quit();
  });
  await expect(page.getByRole("heading", { name: "Choose a mode" })).toHaveCount(0);
  expect(
    await page.evaluate(
      () =>
        (document.querySelector("canvas")!.getContext("webgl2") as WebGL2RenderingContext | null)?.isContextLost() ??
        true,
    ),
  ).toBe(true);
});
