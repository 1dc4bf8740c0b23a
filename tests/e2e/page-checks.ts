import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];

export async function expectNoViolations(page: Page) {
  await settle(page);
  const isRepetitive = await page.evaluate(markRepeated, repeated);
  const whole = (await axeOf(page)).withTags(rules);
  expect(await violations(isRepetitive ? whole.disableRules(contrast) : whole)).toEqual([]);
  if (isRepetitive) await expectContrast(page);
}

/** For the other colours of a page that has no violation, this alone: what can differ is the contrast. */
export async function expectContrast(page: Page) {
  await settle(page);
  await page.evaluate(markRepeated, repeated);
  expect(await violations((await axeOf(page)).withRules(contrast).exclude(`[${repeated}]`))).toEqual([]);
}

const contrast = "color-contrast";
const repeated = "data-repeated";

/**
 * Marks cells that are drawn as one before them in the same table: the same classes, whatever the words. A matrix has
 * a thousand cells of some twenty kinds, and their contrast alone takes axe longer than all other rules. Says whether
 * there are many cells.
 */
function markRepeated(mark: string): boolean {
  const seen = new Set<string>();
  const cells = [...document.querySelectorAll("tbody > tr > *")];
  for (const cell of cells) {
    const parts = [cell.closest("table")!, cell.parentElement!, cell, ...cell.querySelectorAll("*")];
    const kind = parts.map((part) => `${part.tagName} ${part.getAttribute("class")}`).join();
    cell.toggleAttribute(mark, seen.has(kind));
    seen.add(kind);
  }
  return cells.length > 100;
}

/**
 * In one go, since no page has a frame of another origin: else a page is opened to put the parts together. Half a
 * megabyte of scripts is put into a page once.
 */
async function axeOf(page: Page) {
  const isThere = await page.evaluate(() => "axe" in window);
  return new AxeBuilder({ page, ...(isThere && { axeSource: ";" }) })
    .options({ resultTypes: ["violations"] })
    .setLegacyMode();
}

async function violations(axe: AxeBuilder) {
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary}`).join("; ")}`,
  );
}

/** The document never scrolls sideways. */
export async function expectWithin(page: Page, widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond, `pixels beyond ${width}`).toBe(0);
  }
}

/** Until the page is drawn, and what fades or slides in is where it stays; what turns for ever is left to turn. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const passing = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.all(passing.map((animation) => animation.finished.catch(() => {})));
  });
}
