import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Frame, type Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];
const contrast = "color-contrast";
const repeated = "data-repeated";
const axeScript = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const oneOfEachKind = { rules: [{ id: contrast, selector: `:not([${repeated}])` }] };

/** `isInert`: an open menu makes the page behind it inert, with its main landmark and heading. */
export async function expectNoViolations(page: Page, { isInert = false } = {}) {
  const axe = (await axeOf(page)).withTags(rules);
  expect(await violations(isInert ? axe.disableRules(["landmark-one-main", "page-has-heading-one"]) : axe)).toEqual([]);
}

/** Checks contrast alone, because the other colours of an accessible page can break nothing else. */
export async function expectContrast(page: Page) {
  expect(await violations((await axeOf(page)).withRules(contrast))).toEqual([]);
}

/** Runs axe in one go, since no page has a frame of another origin; the default opens a page to merge results. */
async function axeOf(page: Page) {
  await settle(page);
  await page.evaluate(markRepeated, repeated);
  await Promise.all(page.frames().map(giveAxe));
  // The builder would insert its own copy of axe, a megabyte, before each run, and twice.
  return new AxeBuilder({ page, axeSource: ";" }).options({ resultTypes: ["violations"] }).setLegacyMode();
}

/** Inserts half a megabyte of minified scripts once per page. */
async function giveAxe(frame: Frame) {
  if (await frame.evaluate(() => "axe" in window)) return;
  await frame.evaluate(`${axeScript}; axe.configure(${JSON.stringify(oneOfEachKind)});`);
}

/**
 * Marks elements with the colours and surroundings of an earlier one, so with equal contrast. In a large matrix, axe
 * spends most of its time on contrast.
 */
function markRepeated(mark: string) {
  const kinds = new Map<string, number>();
  const kindOf = new Map<Element | null, number>();
  for (const element of document.body.querySelectorAll("*")) {
    const style = getComputedStyle(element);
    const colours = [style.color, style.backgroundColor, style.backgroundImage, style.opacity, style.textShadow];
    const letters = [style.fontSize, style.fontWeight, style.display, style.visibility, style.position];
    // Disabled elements may be faint, and without text there is no contrast.
    const isRead = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
    const is = [isRead, element.matches(":disabled, [aria-disabled=true]"), element.tagName];
    const kind = [kindOf.get(element.parentElement), ...is, ...colours, ...letters].join();
    element.toggleAttribute(mark, kinds.has(kind));
    kinds.set(kind, kinds.get(kind) ?? kinds.size);
    kindOf.set(element, kinds.get(kind)!);
  }
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

/** Waits until the page is drawn and transitions end; endless animations continue. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const passing = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.all(passing.map((animation) => animation.finished.catch(() => {})));
  });
}
