import { expectContrast, expectNoViolations, expectWithin } from "./page-checks";
import { narrowStates, pageStates, type PageState } from "./page-states";
import { refusedRequest, test as base } from "./test";

/** `open` brings the page into a state. */
const test = base.extend<{ open: (state: PageState) => Promise<void> }>({
  open: async ({ page, signIn, expectedProblems }, use) =>
    use(async ({ username, refused, open }) => {
      if (refused) expectedProblems.push(refusedRequest);
      if (username) await signIn(username);
      await open(page);
    }),
});

function testUsable(state: PageState) {
  test(`${state.name}: accessible, enough contrast in dark mode, and never wider than the window`, async ({
    page,
    open,
    hasTouch,
  }) => {
    await open(state);
    await expectNoViolations(page, state);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectContrast(page);
    await expectWithin(page, hasTouch ? [390] : [1440, 768, 390]);
  });
}

for (const state of pageStates) testUsable(state);

test.describe("narrow", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  for (const state of narrowStates) testUsable(state);
});
