// The Content-Security-Policy at work: no page breaks it, and it blocks what it forbids.
import type { Page } from "@playwright/test";
import { expect, refusedRequest, test as base } from "./test";

/** Violations of the page's policy that the browser reports. */
const test = base.extend<{ violations: string[] }>({
  violations: async ({ page }, use) => {
    const violationList: string[] = [];
    await page.exposeFunction("reportViolation", (text: string) => void violationList.push(text));
    await page.addInitScript(() => {
      const report = (window as unknown as { reportViolation: (text: string) => void }).reportViolation;
      addEventListener("securitypolicyviolation", (event) =>
        report(`${event.violatedDirective} ${event.blockedURI} on ${location.pathname}`),
      );
    });
    await use(violationList);
    expect(violationList).toEqual([]);
  },
});

const pages: Record<string, string[]> = {
  visitor: [
    "/",
    "/?mode=reset",
    "/password-reset",
    "/reset-password",
    "/reset-password?email=a@example.org&token=x",
    "/register",
    "/register?mode=Standalone",
    "/register?mode=JoinOrganization",
    "/success",
    "/failed",
    "/unauthorized",
    "/forbidden",
    "/server-error",
    "/no/such/page",
    "/api/docs",
  ],
  sysadmin: [
    "/admin",
    "/admin/users",
    "/admin/users?dialog=role",
    "/admin/users/import",
    "/admin/organizations",
    "/admin/courses",
    "/admin/sandboxes",
    "/admin/leaderboards?dialog=clear",
    "/admin/permissions",
    "/admin/content",
    "/admin/system",
    "/instructor/courses",
    "/account",
  ],
  instructor: ["/instructor", "/instructor/courses", "/gradebook/Fall%20Term/RPO%20Quiz"],
  player: ["/play", "/account"],
};

/** Until React has hydrated the page, to also catch styles set by scripts. */
const loaded = (page: Page) => page.waitForLoadState("networkidle");

for (const [username, paths] of Object.entries(pages)) {
  test(`no page of ${username} breaks its policy`, async ({ page, signIn, violations, expectedProblems }) => {
    expectedProblems.push(refusedRequest);
    if (username !== "visitor") await signIn(username);
    for (const path of paths) {
      const answer = await page.goto(path);
      expect(answer!.headers()["content-security-policy"], path).toContain("frame-ancestors 'none'");
      await loaded(page);
    }
    expect(violations).toEqual([]);
  });
}

test("a player who logs in gets the policy of /play, which allows WebAssembly", async ({ page, violations }) => {
  await page.goto("/");
  await page.getByLabel("Username").fill("player");
  await page.getByLabel("Password").fill("Demo@2026space");
  const [document] = await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith("/play") && answer.request().isNavigationRequest()),
    page.getByRole("button", { name: "Login" }).click(),
  ]);
  expect(document.headers()["content-security-policy"]).toContain("'wasm-unsafe-eval'");
  // The answer has come, but until the page changes, the old one is loaded and idle.
  await page.waitForURL("**/play");
  await loaded(page);
  const compiled = await page.evaluate(
    async () =>
      (await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))) instanceof WebAssembly.Module,
  );
  expect([compiled, violations]).toEqual([true, []]);
});

// These attempts are intended, and the browser logs them.
base(
  "an inline script, an inline handler, a foreign script and a frame are refused",
  async ({ page, expectedProblems }) => {
    expectedProblems.push(/Content Security Policy|violates the following/);
    await page.goto("/");
    const ran = await page.evaluate(async () => {
      const trace = window as unknown as { ran: string[] };
      trace.ran = [];
      const script = document.createElement("script");
      script.textContent = "window.ran.push('inline')";
      document.body.append(script);
      document.body.insertAdjacentHTML(
        "beforeend",
        `<img src="x:" onerror="window.ran.push('handler')"><iframe src="https://example.org/"></iframe>`,
      );
      const foreign = document.createElement("script");
      foreign.src = "https://example.org/x.js";
      const outcome = new Promise(
        (done) => ((foreign.onerror = () => done("refused")), (foreign.onload = () => done("ran"))),
      );
      document.body.append(foreign);
      if ((await outcome) === "ran") trace.ran.push("foreign");
      return trace.ran;
    });
    expect(ran).toEqual([]);
  },
);
