// The `test` of every spec: its server, sign-in over HTTP, and a check that the browser reports no unexpected problem.
import { expect, test as base, type BrowserContext } from "@playwright/test";
import { demoPassword } from "~/domain/demo/people";
import { addressOf } from "./server-addresses";
import { workerServers, type WorkerServers } from "./worker-servers";

export type Options = { server: keyof typeof addressOf };

type Fixtures = {
  /** Patterns of console errors, page errors and failed requests that the test expects. */
  expectedProblems: RegExp[];
  noProblems: void;
  /** Signs the page's browser in, without the form. */
  signIn: (username: string) => Promise<void>;
};

export const test = base.extend<Options & Fixtures, WorkerServers>({
  ...workerServers,
  server: ["demo", { option: true }],
  baseURL: async ({ server }, use) => use(process.env[addressOf[server]]),
  expectedProblems: async ({}, use) => use([]),
  noProblems: [
    async ({ context, baseURL, expectedProblems }, use) => {
      const problems = problemsOf(context, baseURL!);
      await use();
      expect(
        problems.filter((problem) => !expectedProblems.some((pattern) => pattern.test(problem))),
        "problems in the browser",
      ).toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ context }, use) =>
    use(async (username) => {
      const answer = await context.request.post("/?index", {
        form: { intent: "login", username, password: demoPassword },
        maxRedirects: 0,
      });
      expect(answer.status(), `sign-in of ${username}`).toBe(302);
    }),
});

/** The browser's console line for a 4xx answer. */
export const refusedRequest = /Failed to load resource: .* status of 4\d\d/;

/**
 * What Remix reports when a page is left while its data stream; the wording depends on whether it has begun. See below.
 */
const abortWhileStreaming = /^AbortError: (signal is aborted|BodyStreamBuffer was aborted)/;

function problemsOf(context: BrowserContext, origin: string): string[] {
  const problems: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error" && !abortWhileStreaming.test(message.text()))
      problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => problems.push(`page: ${error.error().stack ?? error.error().message}`));
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    // Browsers abort loads on navigation or when an answer becomes a download; "csp" are scripts where they are off.
    if (request.url().startsWith(origin) && reason !== "net::ERR_ABORTED" && reason !== "csp")
      problems.push(`request: ${reason} ${request.url()}`);
  });
  return problems;
}

export { expect, demoPassword };
