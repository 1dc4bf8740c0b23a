// Two students play a match in two browsers, from Compete to the result.
import type { Browser, Page } from "@playwright/test";
import { openGame } from "./open-game";
import { expectNoViolations } from "./page-checks";
import { test } from "./play-server";
import { demoPassword, expect } from "./test";

test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });

async function openOnPhone(browser: Browser, baseURL: string, username: string) {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true });
  const form = { intent: "login", username, password: demoPassword };
  await context.request.post("/?index", { form, maxRedirects: 0 });
  const page = await context.newPage();
  await openGame(page);
  return page;
}

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();

async function openMatches(page: Page) {
  await page.getByRole("button", { name: /^Compete/ }).click();
  await press(page, "Two players");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Two players");
}

const turnOf = (page: Page, round: number, turn: number) =>
  expect(page.getByText(`Round ${round} of 2, turn ${turn} of 12`)).toBeVisible();

/** What both have to see after each turn, until the match is over. */
async function playToTheEnd(player: Page, classmate: Page, from: number) {
  const isOver = player.getByRole("heading", { name: /^(You won|You lost|A draw)$/ });
  const places = [1, 2].flatMap((round) => Array.from({ length: 12 }, (_, turn) => [round, turn + 1] as const));
  for (const [round, turn] of places.slice(from - 1)) {
    // A round may end early.
    const place = player.getByText(`Round ${round} of 2, turn ${turn} of 12`);
    const nextRound = player.getByText("Round 2 of 2, turn 1 of 12");
    await expect(place.or(isOver).or(round === 1 ? nextRound : place)).toBeVisible();
    if (await isOver.isVisible()) return;
    if (!(await place.isVisible())) continue;
    if (round === 2 && turn === 1)
      await expect(player.getByText(/Roles are swapped: you fly the target now\./)).toBeVisible();
    await press(player, "No burn");
    await turnOf(classmate, round, turn);
    await press(classmate, "No burn");
  }
  await expect(isOver).toBeVisible();
}

test("two students play a whole pursuit in two browsers", async ({
  browser,
  page: player,
  context,
  baseURL,
  signIn,
}) => {
  test.setTimeout(400_000);
  await signIn("player");
  await openGame(player);
  await openMatches(player);
  await expectNoViolations(player);
  await player.getByRole("radio", { name: /^Pursuit/ }).check();
  await player.getByRole("radio", { name: /^Live/ }).check();
  await press(player, "Offer match");
  await expect(player.getByRole("heading", { name: "Waiting for a classmate to join" })).toBeVisible();
  await expect(player.getByText(/The chaser catches the target by passing within/)).toBeVisible();

  const classmate = await openOnPhone(browser, baseURL!, "akira");
  await openMatches(classmate);
  await press(classmate, "Join: Pursuit against player");
  await expect(classmate.getByRole("heading", { level: 1 })).toHaveText("Pursuit against player");
  await expect(classmate.getByText("You fly the target")).toBeVisible();
  await expect(player.getByRole("heading", { level: 1 })).toHaveText("Pursuit against akira");
  await turnOf(player, 1, 1);
  await expect(player.getByRole("timer", { name: "Your clock" })).toHaveText(/^[78]:\d\d$/);
  await expectNoViolations(player);
  await expectNoViolations(classmate);

  // The ring in the picture and the fields are the same burn, also by keyboard.
  const ring = player.getByRole("slider");
  await ring.focus();
  for (let at = 0; at < 5; at++) await player.keyboard.press("ArrowLeft");
  await player.keyboard.press("ArrowUp");
  await expect(player.getByLabel("I in-track")).toHaveValue("-0.5");
  await expect(player.getByLabel("R radial")).toHaveValue("0.1");
  await player.getByLabel("C cross-track").fill("9");
  await press(player, "Send burn");
  await expect(player.getByText("A burn can be up to 4 m/s. Enter a smaller one.")).toBeVisible();
  await player.getByLabel("C cross-track").fill("0.2");
  await press(player, "Send burn");
  await expect(player.getByText("Your burn is sent. Waiting for akira's burn.")).toBeVisible();
  await expect(classmate.getByText("player has sent a burn. Choose yours.")).toBeVisible();
  await press(classmate, "Send burn");
  await turnOf(player, 1, 2);
  await expect(
    player.getByText(
      /^Turn 1: You burned 0.5 m\/s backward, 0.1 m\/s outward, 0.2 m\/s left\. akira didn't burn\. Now .* apart, .* before, at .* m\/s\.$/,
    ),
  ).toBeVisible();
  await expect(player.getByRole("row", { name: /^In-track .* (ahead|behind) / })).toBeVisible();

  // A reload returns to the match, and a burn that is sent without a connection arrives later.
  await player.reload();
  await turnOf(player, 1, 2);
  await expect(player).toHaveURL(/\/play\?duel=/);
  await context.setOffline(true);
  await press(player, "No burn");
  await expect(
    player.getByText(/^The server can't be reached\. Keep this screen open: your burn will be sent/),
  ).toBeVisible();
  // Nobody has to press "Try now" once the connection is back.
  await context.setOffline(false);
  await expect(player.getByText("Your burn is sent. Waiting for akira's burn.")).toBeVisible();
  await turnOf(classmate, 1, 2);
  await press(classmate, "No burn");
  await playToTheEnd(player, classmate, 3);

  const [own, others] = await Promise.all(
    [player, classmate].map((one) =>
      one
        .getByText(/^\d+ to \d+ points$/)
        .first()
        .innerText(),
    ),
  );
  const [you, other] = own!.match(/\d+/g)!;
  expect(others).toBe(`${other} to ${you} points`);
  await expect(player.getByRole("row", { name: /^1 0.1 \/ −0.5 \/ 0.2 0 \/ 0 \/ 0/ })).toBeVisible();
  await expectNoViolations(player);
  await expectNoViolations(classmate);
  await press(player, "Round 2");
  await press(player, "Play");
  await expect(player.getByRole("slider", { name: "Moment of the round" })).toHaveAttribute(
    "aria-valuetext",
    /^Turn 2/,
  );
  await press(player, "Pause");

  await press(player, "Play again");
  await press(player, "Withdraw match");
  await expect(player.getByRole("heading", { level: 1 })).toHaveText("Two players");
  await player.getByText(/^Finished matches/).click();
  await expect(player.getByRole("button", { name: "Pursuit against akira" }).first()).toBeVisible();
  await classmate.context().close();
});

test("who gives up loses the rounds that aren't over", async ({ browser, page: player, baseURL, signIn }) => {
  await signIn("player");
  await openGame(player);
  await openMatches(player);
  await player.getByRole("radio", { name: /^Inspection/ }).check();
  await player.getByRole("radio", { name: /^One day per turn/ }).check();
  await press(player, "Offer match");
  const classmate = await openOnPhone(browser, baseURL!, "akira");
  await openMatches(classmate);
  await press(classmate, "Join: Inspection against player");
  await expect(classmate.getByRole("timer", { name: "Your clock" })).toHaveText(/^2[34] h \d+ min$/);
  await press(classmate, "Give up");
  await expect(classmate.getByText(/^Press again to give up\. player gets 100 points/)).toBeVisible();
  await press(classmate, "Give up");
  await expect(classmate.getByRole("heading", { name: "You lost" })).toBeVisible();
  await expect(classmate.getByText("You gave up.")).toBeVisible();
  await expectNoViolations(classmate);
  await classmate.context().close();
});
