// Pages in Arabic: mirrored, with names, numbers and formulas in their own direction.
import type { Page } from "@playwright/test";
import { gridOf, lastColumn } from "./grid";
import { expect, test } from "./test";

test.beforeEach(({ page, baseURL }) =>
  page.context().addCookies([{ name: "apsis_language", value: "ar", url: baseURL }]),
);

const addresses: Record<string, string[]> = {
  visitor: ["/", "/register", "/no/such/page"],
  player: ["/results", "/account"],
  instructor: ["/instructor", "/instructor/courses", "/instructor/hand-in"],
  sysadmin: ["/admin/users", "/admin/organizations", "/admin/permissions", "/admin/content", "/admin/system"],
};

/** Visible elements beyond an edge of the window, outside of frames that scroll. */
const findOutside = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const isClipped = (element: Element) => {
      for (let frame = element.parentElement; frame; frame = frame.parentElement)
        if (getComputedStyle(frame).overflowX !== "visible") return true;
      return false;
    };
    const outside = [...document.querySelectorAll("body *:not(svg *)")].filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      const isBeyond = width > 1 && height > 1 && (left < -1 || right > clientWidth + 1);
      return isBeyond && element.checkVisibility({ visibilityProperty: true }) && !isClipped(element);
    });
    return [
      ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} pixels wider than the window`] : []),
      ...outside.map(({ outerHTML }) => outerHTML.slice(0, 120)),
    ];
  });

/** Texts in Latin letters, of several words, that have the direction of the page. */
const findWithoutDirection = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [text, parent] = [node.nodeValue?.trim() ?? "", node.parentElement];
      if (!parent || !/^[A-Za-z][^\u0600-\u06ff]* [^\u0600-\u06ff]*$/.test(text)) continue;
      const { direction, unicodeBidi } = getComputedStyle(parent);
      if (parent.closest("script, style, noscript, svg, .sr-only, [dir=auto], [dir=ltr], bdi, code")) continue;
      if (direction === "rtl" && unicodeBidi !== "plaintext") found.push(text.slice(0, 60));
    }
    return found;
  });

for (const [username, ownAddresses] of Object.entries(addresses))
  test(`pages for ${username} fit the window and keep the direction of names`, async ({
    page,
    signIn,
    expectedProblems,
  }) => {
    if (username === "visitor") expectedProblems.push(/status of 404/);
    else await signIn(username);
    for (const address of ownAddresses) {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(address);
        await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect(await findOutside(page), `outside of ${width} pixels on ${address}`).toEqual([]);
      }
      expect(await findWithoutDirection(page), `without a direction on ${address}`).toEqual([]);
    }
  });

test("the left arrow goes on to the next column of the gradebook, and End to the last", async ({ page, signIn }) => {
  await signIn("instructor");
  await page.goto("/instructor");
  await gridOf(page).locator("tbody [tabindex='0']").focus();
  const cursor = () =>
    page.evaluate(() => {
      const cell = document.activeElement!;
      const [box, frame] = [cell, document.querySelector(".grid-scroller")!].map((each) =>
        each.getBoundingClientRect(),
      );
      const isSeen = box!.left >= frame!.left - 2 && box!.right <= frame!.right + 2;
      return { column: [...cell.parentElement!.children].indexOf(cell), isSeen };
    });
  const steps: [key: string, column: number][] = [
    ["ArrowLeft", 1],
    ["End", lastColumn],
    ["ArrowRight", lastColumn - 1],
    ["Home", 0],
    ["ArrowRight", 0],
  ];
  for (const [key, column] of steps) {
    await page.keyboard.press(key);
    await expect.poll(cursor).toEqual({ column, isSeen: true });
  }
});

test("the course is before the class, and the first bar of a student's progress is at the right", async ({
  page,
  signIn,
}) => {
  await signIn("player");
  await page.goto("/results");
  const bars = page.locator("[role=group] ol li");
  const [first, last] = [(await bars.first().boundingBox())!, (await bars.nth(5).boundingBox())!];
  expect(first.x).toBeGreaterThan(last.x);
  await signIn("instructor");
  await page.goto("/instructor");
  const header = page.getByRole("main").locator("header");
  const [course, className] = [header.getByText("Orbital Mechanics 101"), header.getByText("Fall Term")];
  expect((await course.last().boundingBox())!.x).toBeGreaterThan((await className.last().boundingBox())!.x);
});

test("a price keeps its currency in one piece, and a file's button is at the beginning", async ({ page, signIn }) => {
  await page.goto("/register");
  await expect(page.getByText(/US\$\u200e/).filter({ visible: true })).toHaveCount(1);
  await signIn("instructor");
  await page.goto("/instructor/hand-in");
  await expect(page.locator("input[type=file]").first()).toHaveCSS("unicode-bidi", /^(isolate|normal)$/);
});
