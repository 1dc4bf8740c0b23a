// Two students at one computer, the class ends and the Wi-Fi fails: both grades are right.
import type { Page } from "@playwright/test";
import { expect, test } from "./admin-server";
import { clientOf, courseNamed, read, type Scorecard } from "./api";
import { openGame, saved, step } from "./open-game";

/** Practice, which uses the same numbers for all. */
async function openScenario(page: Page, title: string) {
  await openGame(page);
  await page.getByRole("button", { name: /^Compete/ }).click();
  await page.getByRole("button", { name: title, exact: true }).click();
  const startAnswer = page.waitForResponse((response) => response.url().endsWith("/api/scores/starts"));
  await page.getByRole("button", { name: /^Practice/ }).click();
  expect((await startAnswer).status()).toBe(201);
  // The game has read the answer and stored the start.
  await page.waitForFunction(() => Object.keys(localStorage).some((name) => name.includes(":start:")));
}

async function burn(page: Page, label: string, speed: number) {
  await page.getByLabel(label).fill(String(speed));
  await page.getByRole("button", { name: "Burn", exact: true }).click();
}

test("a student whose sign-in ended signs in again after a flight and continues in place", async ({
  page,
  context,
  signIn,
  expectedProblems,
}) => {
  test.slow();
  expectedProblems.push(/\/api\//);
  await signIn("tariq");
  // The game reports the answer's kind once, before the sign-in ends.
  const checkedAnswer = page.waitForResponse("**/play/answer");
  await openScenario(page, "Raise the Orbit From 400 km to 420 km");
  await checkedAnswer;
  await burn(page, "I in-track", 5.646421);
  await step(page, 2782.96);
  await context.request.post("/logout");
  await burn(page, "I in-track", 5.642264);
  await expect(page.getByText("Not saved yet: you've been signed out.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign in again" })).toHaveAttribute("target", "_blank");
  await signIn("tariq");
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByText(saved)).toBeVisible();
});

test("two students at one computer, the class ends and the Wi-Fi fails: both grades are right", async ({
  page,
  context,
  signIn,
  baseURL,
  expectedProblems,
}) => {
  test.slow();
  // Refused and offline requests are intended.
  expectedProblems.push(/\/api\/scores/, /\/gradebook-changes\//, /ERR_INTERNET_DISCONNECTED/);
  const staff = await clientOf(baseURL!, "instructor");
  const { body: groups } = await staff.get<{ id: string; name: string; activeSessionId: string }[]>("/groups");
  const { id: courseId, activeSessionId } = groups.find(({ name }) => name === "Orbital Mechanics 101")!;

  await signIn("quentin");
  // As above: no request of one student is pending while the next one signs in.
  const checkedAnswer = page.waitForResponse("**/play/answer");
  await openScenario(page, "Circumnavigate the Target");
  await checkedAnswer;
  await burn(page, "R radial", -0.565683);

  // The second student signs in on the same computer while the first flight is open, which ends now.
  await signIn("rosa");
  await step(page, 5600);
  await expect(page.getByRole("heading", { name: "Objective achieved" })).toBeVisible();
  await expect(page.getByText(/someone else has signed in here\. Your attempt is stored/)).toBeVisible();

  const second = await context.newPage();
  await openScenario(second, "Raise the Orbit From 400 km to 420 km");
  await burn(second, "I in-track", 5.646421);
  await step(second, 2782.96);
  await context.setOffline(true);
  await staff.calls.groups[":id"].enddate.$put({ param: { id: courseId }, json: { isImmediate: true } });
  await burn(second, "I in-track", 5.642264);
  await expect(second.getByText("Not saved yet. Your attempt is stored on this device")).toBeVisible();

  await context.setOffline(false);
  await expect(
    second.getByText("Saved. The class had ended, so this attempt is marked as handed in late."),
  ).toBeVisible();
  await signIn("quentin");
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(
    page.getByText("Saved. The class had ended, so this attempt is marked as handed in late."),
  ).toBeVisible();

  await signIn("instructor");
  const { id: groupId } = await courseNamed(page.request, "Orbital Mechanics 101");
  const headers = await read<{ scenarioId: string; scenarioTitle: string }[]>(
    page.request,
    `/courses/${groupId}/headers`,
  );
  for (const [student, title, other] of [
    ["quentin", "Circumnavigate the Target", "rosa"],
    ["rosa", "Raise the Orbit From 400 km to 420 km", "quentin"],
  ]) {
    const { scenarioId } = headers.find(({ scenarioTitle }) => scenarioTitle === title)!;
    const path = `/scores/session/${activeSessionId}/all?includeFailedScores=true&scenarioId=${scenarioId}`;
    const cards = await read<Scorecard[]>(page.request, path);
    const late = cards.filter(
      ({ time, username }) => Date.now() - Date.parse(time) < 120_000 && ["quentin", "rosa"].includes(username),
    );
    expect(late.map(({ username }) => username)).toEqual([student]);
    expect(late.map(({ username }) => username)).not.toContain(other);
  }
});
