import { defineConfig } from "@playwright/test";
import common from "../e2e/playwright.config";

export default defineConfig({
  ...common,
  testDir: ".",
  globalSetup: undefined,
  retries: 0,
  workers: 1,
  projects: [{ name: "vercel" }],
  outputDir: "../../test-results",
});
