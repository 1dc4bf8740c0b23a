import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];

export async function expectNoViolations(page: Page) {
  await settle(page);
  expect(await violations(axeOf(page).withTags(rules))).toEqual([]);
}

/** For the other colours of a page that has no violation: what can differ is the contrast. */
export async function expectContrast(page: Page) {
  await settle(page);
  expect(await violations(axeOf(page).withRules("color-contrast"))).toEqual([]);
}

/** In one go, since no page has a frame of another origin: else a page is opened to put the parts together. */
const axeOf = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();

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
