// The whole browser suite, with a fleet in place of each server.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { FleetDatabase } from "./database";
import type { Report } from "./report";

export async function checkBrowsers(folder: string, database: FleetDatabase, report: Report, filters: string[] = []) {
  const file = join(folder, "playwright.json");
  const host = [
    "--import",
    "tsx",
    resolve("tests/fleet/fleet-host.ts"),
    database.direct("postgres"),
    database.pooled("postgres"),
    folder,
  ].join(" ");
  const env = { ...process.env, APSIS_TEST_HOST: host, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const startedAt = Date.now();
  const suite = spawn(
    "setpriv",
    [
      "--pdeathsig",
      "KILL",
      process.execPath,
      "node_modules/@playwright/test/cli.js",
      "test",
      "--config",
      "tests/e2e/playwright.config.ts",
      ...filters,
    ],
    { stdio: "inherit", env },
  );
  const [code] = (await once(suite, "exit")) as [number | null];
  const { stats, errors } = JSON.parse(readFileSync(file, "utf8")) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors: unknown[];
  };
  const { expected, unexpected, flaky, skipped } = stats;
  report.check(
    "the browser suite, every server as three instances",
    code === 0 && unexpected + errors.length === 0,
    `${expected} passed, ${flaky} on the second try, ${unexpected + errors.length} failed, ${skipped} skipped, in ${Math.round((Date.now() - startedAt) / 60_000)} minutes`,
  );
}
