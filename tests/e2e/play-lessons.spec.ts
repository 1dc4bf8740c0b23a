// A lesson from writing to the grade: filled into a form, previewed, published, played.
import type { Browser, FrameLocator, Locator, Page } from "@playwright/test";
import * as v from "valibot";
import { ScenarioEntry } from "~/domain/curricula/curriculum-document";
import { curriculumIdOf } from "~/domain/curricula/curriculum-ids";
import { rowOf, toast } from "./admin-server";
import { openGame, saved } from "./open-game";
import { expectNoViolations } from "./page-checks";
import { test } from "./play-server";
import { demoPassword, expect } from "./test";

/** A separate browser, signed in. */
async function pageOf(browser: Browser, baseURL: string | undefined, username: string) {
  const context = await browser.newContext({ baseURL, reducedMotion: "reduce" });
  const form = { intent: "login", username, password: demoPassword };
  await context.request.post("/?index", { form, maxRedirects: 0 });
  return context.newPage();
}

const foundation = curriculumIdOf("space-operations-foundation");
const stepOf = (page: Page, place: number) => page.locator(`#step-${place}`);
/** Lessons with more than three steps collapse them. */
const unfold = (page: Page, place: number) => stepOf(page, place).locator("summary").first().click();
const add = async (page: Page, kind: string, place: number) => {
  await page.getByRole("button", { name: kind, exact: true }).click();
  await expect(stepOf(page, place).getByRole("heading").first()).toBeFocused();
};

async function writeLesson(page: Page) {
  await page.goto("/admin/content/lessons");
  await expect(page.getByText("No lessons found")).toBeVisible();
  await page
    .getByRole("region", { name: "Create a lesson" })
    .getByLabel("Title", { exact: true })
    .fill("Why It Stays Up");
  await page
    .getByRole("region", { name: "Create a lesson" })
    .getByLabel("Campaign")
    .selectOption(`${foundation} space-101`);
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await stepOf(page, 1).getByLabel("Title", { exact: true }).fill("It falls");
  await writeMarks(page, stepOf(page, 1).getByLabel("Text", { exact: true }));
  await stepOf(page, 1).getByRole("textbox", { name: "Formula 1" }).fill("{period} = 2 π / {n}");
  await stepOf(page, 1).getByRole("button", { name: "Add a picture", exact: true }).click();
  // Too large, so the page scales it down.
  await stepOf(page, 1).getByLabel("File", { exact: true }).setInputFiles("docs/images/gradebook-dark.png");
  await expect(stepOf(page, 1).getByRole("img", { name: "Current picture" })).toBeVisible();
  await stepOf(page, 1).getByLabel("Description").fill("A table of grades");
  await expect(
    page.frameLocator("iframe[name=lesson-preview]").getByRole("img", { name: "A table of grades" }),
  ).toBeVisible();
  await add(page, "Explorable: an orbit", 2);
  await stepOf(page, 2).getByLabel("Title", { exact: true }).fill("Higher is slower");
  await stepOf(page, 2).getByRole("textbox", { name: "Formula 1" }).fill("{period} = 2 π / {n}");
  await page.getByRole("textbox", { name: "Source 1" }).fill("Newton, Principia, book 3");
  await page.getByRole("button", { name: "Add a source" }).click();
  await expect(page.getByRole("textbox", { name: "Source 2" })).toBeFocused();
  await page.getByRole("textbox", { name: "Source 2" }).fill("A wrong one");
  await page.getByRole("button", { name: "Remove: Source 2" }).click();
  await expect(page.getByRole("textbox", { name: "Source 1" })).toBeFocused();
  await add(page, "Question", 3);
  await writeQuestion(page, 3, "Does a satellite fall?", "Yes, all the time", "No");
  await add(page, "Question", 4);
  await writeQuestion(page, 4, "Which is slower?", "The higher one", "The lower one");
  // Showing the mistakes keeps what was typed.
  await page.getByRole("button", { name: "Show them" }).click();
  await expect(toast(page, "Draft saved.")).toBeVisible();
  await expect(stepOf(page, 4).getByLabel("Question", { exact: true })).toHaveValue("Which is slower?");
}

/** Formats text by the keyboard, by a button, and by typing. */
async function writeMarks(page: Page, text: Locator) {
  const select = (from: number, to: number) =>
    text.evaluate((area: HTMLTextAreaElement, [start, end]) => area.setSelectionRange(start!, end!), [from, to]);
  await text.fill("A satellite falls.\n\nAnd it misses:\nthe Earth");
  await select(12, 17);
  await text.press("Control+b");
  await expect(text).toHaveValue(/^A satellite \*\*falls\*\*\.\n/);
  await select(43, 48);
  await text.press("Control+k");
  await page.keyboard.type("https://apsis.example/earth");
  await page.getByRole("button", { name: "List" }).first().click();
  await expect(text).toHaveValue(/misses:\n- the \[Earth\]\(https:\/\/apsis\.example\/earth\)$/);
  // Undo also reverts a button's change.
  await text.press("Control+z");
  await expect(text).toHaveValue(/misses:\nthe \[Earth\]/);
  await text.press("Control+y");
  await text.press("Control+End");
  await page.keyboard.type("\n- <b>all</b> [else](javascript:alert%281%29)");
}

/** Expects bold, a list and a link, but no other markup; `shown`: the game or its preview. */
async function expectMarks(view: Page | FrameLocator) {
  await expect(view.locator("strong", { hasText: "falls" })).toBeVisible();
  await expect(view.getByRole("listitem").filter({ hasText: "the Earth" })).toBeVisible();
  const link = view.getByRole("link", { name: "Earth", exact: true });
  await expect(link).toHaveAttribute("href", "https://apsis.example/earth");
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  await expect(view.getByText("<b>all</b> [else](javascript:alert%281%29)")).toBeVisible();
  await expect(view.locator(".text a")).toHaveCount(1);
}

async function writeQuestion(page: Page, place: number, text: string, right: string, wrong: string) {
  const step = stepOf(page, place);
  await step.getByLabel("Question", { exact: true }).fill(text);
  await step.getByLabel("Answer 1", { exact: true }).fill(right);
  await step.getByLabel("Answer 2", { exact: true }).fill(wrong);
  await step.getByLabel("Correct").first().check();
  await step.getByLabel("Explanation", { exact: true }).fill(`Because: **${right}**.`);
}

test("an administrator writes a lesson, and a student gets full marks", async ({ browser, baseURL }) => {
  test.setTimeout(180_000);
  const page = await pageOf(browser, baseURL, "sysadmin");
  await writeLesson(page);

  // The preview follows typing, before anything is saved.
  const preview = page.frameLocator("iframe[name=lesson-preview]");
  await unfold(page, 1);
  await expectMarks(preview);
  const note = stepOf(page, 1).getByText("Step 1, paragraph 2: HTML isn't supported. The text is shown as typed.");
  await expect(note).toBeVisible();
  await unfold(page, 2);
  await unfold(page, 3);
  await stepOf(page, 2).getByLabel("Title", { exact: true }).fill("Higher is slower, always");
  await expect(preview.getByRole("heading", { name: "Higher is slower, always" })).toBeVisible();
  await expect(preview.getByRole("slider", { name: /altitude/i })).toBeVisible();
  await stepOf(page, 3).getByLabel("Answer 2", { exact: true }).fill("Never");
  await expect(preview.getByText("Never")).toBeVisible();

  // Leaving asks first, and staying loses nothing.
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await page.getByRole("link", { name: "Lessons", exact: true }).click();
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole("link", { name: "My results" }).click();
  await expect(question.getByRole("button", { name: "Stay" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(stepOf(page, 3).getByLabel("Answer 2", { exact: true })).toHaveValue("Never");

  // A mistake shows at its field, and the typed text stays.
  await stepOf(page, 2).getByRole("textbox", { name: "Formula 1" }).fill("{period} = 3 π / {n}");
  await page.getByRole("button", { name: "Save draft" }).first().click();
  await expect(toast(page, "Draft saved.")).toBeVisible();
  await expect(stepOf(page, 2).getByText(/^Step 2, formula 1: The sides aren't equal./)).toBeVisible();
  await page.getByRole("list", { name: "Mistakes" }).getByRole("link", { name: "Step 2, formula 1" }).click();
  await expect(page).toHaveURL(/#step-2$/);
  await expect(stepOf(page, 2).getByRole("textbox", { name: "Formula 1" })).toHaveValue("{period} = 3 π / {n}");
  await expectNoViolations(page);
  await stepOf(page, 2).getByRole("textbox", { name: "Formula 1" }).fill("{period} = 2 π / {n}");
  await page.getByRole("button", { name: "Save and review changes" }).first().click();

  await expect(page.getByRole("cell", { name: /Why It Stays Up/ }).first()).toBeVisible();
  await page.getByRole("button", { name: /^Publish version/ }).click();
  await expect(toast(page, /^Published .+ as version/)).toBeVisible();
  await page.goto("/admin/content/lessons");
  await expect(rowOf(page, "Why It Stays Up")).toContainText("Published");
  await page.context().close();

  const student = await pageOf(browser, baseURL, "player");
  await openGame(student);
  await student.getByRole("button", { name: /^Learn/ }).click();
  await student.getByRole("button", { name: "Why It Stays Up" }).click();
  await expectMarks(student);
  // The link opens a new tab and sends no referrer.
  await student.context().route("https://apsis.example/**", (route) => route.fulfill({ body: "The Earth" }));
  const popup = student.waitForEvent("popup");
  await student.getByRole("link", { name: "Earth", exact: true }).press("Enter");
  const tab = await popup;
  await expect(tab).toHaveURL("https://apsis.example/earth");
  expect(await tab.evaluate(() => [opener, document.referrer])).toEqual([null, ""]);
  await tab.close();
  const picture = student.getByRole("img", { name: "A table of grades" });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(800);
  await expect(student.getByRole("list", { name: "Symbols" })).toContainText("Mean motion");
  await student.getByRole("button", { name: "Next" }).click();
  await expect(student.getByRole("slider", { name: /altitude/i })).toBeVisible();
  await student.getByRole("button", { name: "Next" }).click();
  await student.getByLabel("Yes, all the time").check();
  await student.getByRole("button", { name: "Check" }).click();
  await expect(student.getByRole("status").filter({ hasText: "Correct: 10 of 10 points." })).toContainText(
    "Because: Yes, all the time.",
  );
  await expect(student.locator("strong", { hasText: "Yes, all the time" })).toBeVisible();
  await student.getByRole("button", { name: "Next" }).click();
  await student.getByLabel("The higher one").check();
  await student.getByRole("button", { name: "Check" }).click();
  await expect(student.getByText("Correct: 10 of 10 points.")).toBeVisible();
  await student.getByRole("button", { name: "Finish" }).click();
  await expect(student.getByText(/40 of 40/).first()).toBeVisible();
  await expect(student.getByText(saved)).toBeVisible();

  // The results page renders the same markup.
  const errors: Error[] = [];
  student.on("pageerror", (error) => errors.push(error));
  await student.goto("/results");
  const answers = student.locator("details", { hasText: /Why It Stays Up.*correct/ });
  await answers.locator("summary").click();
  await expect(answers.locator("strong", { hasText: "Yes, all the time" })).toBeVisible();
  expect(errors).toEqual([]);
  await student.context().close();
});

test("after another author saves, unsaved text stays in the form with a notice until saved", async ({
  browser,
  baseURL,
  expectedProblems,
}) => {
  expectedProblems.push(/status of 409/);
  const page = await pageOf(browser, baseURL, "sysadmin");
  await page.goto("/admin/content/lessons");
  const lesson = page.getByLabel("Lesson", { exact: true });
  await lesson.selectOption(await lesson.locator('option[value$=" ground-tracks"]').first().getAttribute("value"));
  await page.getByRole("button", { name: "Open", exact: true }).click();
  const title = page.getByLabel("Title", { exact: true }).first();
  await expect(page).toHaveURL(/\/admin\/content\/lessons\/./);
  const secondTab = await page.context().newPage();
  await secondTab.goto(page.url());
  await secondTab.getByRole("button", { name: "Save draft" }).first().click();
  await expect(toast(secondTab, "Draft saved.")).toBeVisible();

  await title.fill("Typed meanwhile");
  await page.getByRole("button", { name: "Save draft" }).last().click();
  const notice = page.getByText("Your changes are still below, but not saved.");
  await expect(page.locator(":focus", { has: notice })).toBeVisible();
  // A link within the page keeps the text.
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await expect(page).toHaveURL(/#main$/);
  await expect(notice).toBeVisible();
  await expect(title).toHaveValue("Typed meanwhile");
  await page.getByRole("link", { name: "My results" }).click();
  await page.getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Stay" }).click();
  await page.getByRole("button", { name: "Save draft" }).first().click();
  await expect(toast(page, "Draft saved.")).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expect(title).toHaveValue("Typed meanwhile");
  await page.getByRole("link", { name: "My results" }).click();
  await expect(page).toHaveURL(/\/results$/);
  await page.context().close();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a translation is written beside the English, which marks and counts what is missing or stale", async ({
    page,
    signIn,
  }) => {
    await signIn("sysadmin");
    await page.goto("/admin/content/lessons");
    const lesson = page.getByLabel("Lesson", { exact: true });
    await lesson.selectOption(
      await lesson.locator('option[value$=" orbits-and-energy"]').first().getAttribute("value"),
    );
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await page.getByLabel("Title", { exact: true }).first().fill("Orbits, Energy and Speed");
    await page.getByRole("button", { name: "Save draft" }).first().click();
    await page.getByRole("link", { name: "Translations" }).click();
    const summary = page.getByText(/^\d+ texts: 1 changed in English\./);
    await expect(summary).toBeVisible();
    // The lesson may grow.
    const count = parseInt(await summary.innerText(), 10);
    await page.getByRole("link", { name: "Go to first open text" }).click();
    const title = page.getByRole("region", { name: "About" }).getByLabel("Title", { exact: true });
    await expect(title).toHaveValue("Bahnen und Energie");
    await page.getByLabel("Still correct").check();
    const step = page.getByRole("region", { name: "Step 2" });
    await expect(step.getByText("Two kinds of energy")).toBeVisible();
    await step.getByLabel("Title", { exact: true }).fill("");
    await page.getByRole("button", { name: "Save translation" }).first().click();
    await expect(page.getByText("Translation saved.")).toBeVisible();
    await expect(page.getByText(`${count} texts: 1 missing.`)).toBeVisible();
    await expect(step.getByText("Missing", { exact: true })).toBeVisible();
    await step.getByLabel("Title", { exact: true }).fill("Zwei Energien");
    await page.getByRole("button", { name: "Save translation" }).last().click();
    await expect(page.getByText(`${count} texts, all translated.`)).toBeVisible();
    await page.getByRole("link", { name: "Français" }).click();
    await expect(page.getByText(`${count} texts: ${count} missing.`)).toBeVisible();
  });

  // One of each kind: an orbit with a choice, a curve, and motion near a station.
  for (const key of ["hohmann-transfer", "rocket-equation", "v-bar-and-r-bar"])
    test(`opening and saving a built-in lesson loses nothing: ${key}`, async ({ page, signIn }) => {
      await signIn("sysadmin");
      await page.goto("/admin/content/lessons");
      const lesson = page.getByLabel("Lesson", { exact: true });
      await lesson.selectOption(await lesson.locator(`option[value$=" ${key}"]`).first().getAttribute("value"));
      await page.getByRole("button", { name: "Open", exact: true }).click();
      const read = async () => {
        const address = await page.getByRole("link", { name: "Export JSON" }).first().getAttribute("href");
        return v.parse(ScenarioEntry, await (await page.request.get(address!)).json());
      };
      const before = await read();
      await page.getByRole("button", { name: "Save draft" }).first().click();
      await expect(page.getByText(/mistakes? before publishing/)).toBeHidden();
      expect(await read()).toEqual(before);
      await page.getByRole("button", { name: "Add a source" }).click();
      await page
        .getByLabel(/^Source/)
        .last()
        .fill("A further book");
      await unfold(page, 1);
      const text = stepOf(page, 1).getByRole("textbox", { name: "Text", exact: true });
      await text.fill(`${await text.inputValue()}\n\nMarks in **every text**.`);
      await page.getByRole("button", { name: "Add a picture", exact: true }).first().click();
      await page.getByLabel("File", { exact: true }).setInputFiles("docs/images/docking.webp");
      await page.getByLabel("Description").fill("A station");
      await page.getByRole("button", { name: "and stay at step 1" }).click();
      await expect(page.getByRole("img", { name: "Current picture" })).toBeVisible();
      expect(JSON.stringify(await read())).toContain("data:image/webp;base64,UklGR");
      expect((await read()).lesson?.sources).toEqual([...(before.lesson?.sources ?? []), "A further book"]);
      await page.getByRole("button", { name: "Text", exact: true }).click();
      await expect(page.getByText(/mistakes? before publishing/)).toBeVisible();
      await page.goto(`${new URL(page.url()).pathname}/preview?step=1`);
      await expect(page.getByText("Text only: pictures need JavaScript.")).toBeVisible();
      await expect(page.locator("strong", { hasText: "every text" })).toBeVisible();
    });
});
