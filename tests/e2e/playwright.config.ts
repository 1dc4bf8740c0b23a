import { availableParallelism } from "node:os";
import { defineConfig, devices } from "@playwright/test";
import { chromiumPath } from "../chromium.mjs";
import { journeyPattern } from "./journeys";
import type { Options } from "./test";

const { PLAYWRIGHT_JSON_OUTPUT_NAME } = process.env;
const chromium = chromiumPath();
const switches = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // WebGL, rendered by the processor.
  "--enable-unsafe-swiftshader",
];
const wide = { width: 1440, height: 900 };

export default defineConfig<Options>({
  testDir: ".",
  outputDir: "../../test-results",
  globalSetup: "./servers.ts",
  fullyParallel: true,
  // tests/run.mjs sets it for `npm test`.
  grep: process.env.APSIS_TESTS === "once" ? journeyPattern : undefined,
  // One more than there are processors, because tests wait now and then.
  workers: availableParallelism() + 1,
  // Generous, like the other suites: `npm run bench` measures speed.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // Two processors and six servers may starve a browser. tests/run.mjs names every test that needed the second try.
  retries: 1,
  reporter: PLAYWRIGHT_JSON_OUTPUT_NAME
    ? [["line"], ["json", { outputFile: PLAYWRIGHT_JSON_OUTPUT_NAME }]]
    : [["list"]],
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: chromium, args: switches },
    viewport: wide,
    // The server treats a browser named headless as a crawler, which gets one complete document instead of a stream.
    userAgent: devices["Desktop Chrome"].userAgent.replace(/\(.*?\)/, "(X11; Linux x86_64)"),
    locale: "en-US",
    timezoneId: "America/Denver",
    colorScheme: "light",
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    actionTimeout: 20_000,
  },
  projects: [
    { name: "desktop", testIgnore: ["small-screen.spec.ts", "*without-scripts.spec.ts"] },
    {
      name: "phone",
      testMatch: ["every-page.spec.ts", "main-job.spec.ts", "small-screen.spec.ts"],
      use: { ...touch(), viewport: { width: 390, height: 844 } },
    },
    {
      name: "no-js",
      testMatch: ["insight.spec.ts", "main-job.spec.ts", "results.spec.ts", "*without-scripts.spec.ts"],
      use: { javaScriptEnabled: false },
    },
  ],
});

function touch() {
  const { hasTouch, isMobile, deviceScaleFactor } = devices["iPhone 14"];
  return { hasTouch, isMobile, deviceScaleFactor };
}
