// `npm test`: from a fresh clone to one last line `N passed, N failed`. Plain Node: nothing is installed at this point.
// `npm run test:quick`: types, lint and the pure rules alone. Any other word is a filter of test files.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, requireNode } from "../server/fresh.mjs";
import { ensureChromium } from "./chromium.mjs";

const npx = process.platform === "win32" ? "npx.cmd" : "npx";
const npm = process.platform === "win32" ? "npm.cmd" : "npm";
const browserTests = "tests/e2e/playwright.config.ts";

const isQuick = process.argv.includes("--quick");
const filters = process.argv.slice(2).filter((argument) => argument !== "--quick");
const durations = [];
requireNode();
timed("install", ensureInstalled);
if (!isQuick) timed("build", ensureBuilt);
const folder = mkdtempSync(join(tmpdir(), "apsis-test-"));
const outcomes = runParts();
rmSync(folder, { recursive: true, force: true });

const passed = sum(outcomes.map((outcome) => outcome.passed));
const failed = sum(outcomes.map((outcome) => outcome.failed));
for (const name of outcomes.flatMap((outcome) => outcome.names ?? [])) console.log(`failed: ${name}`);
console.log(durations.map(({ name, seconds }) => `${name} ${seconds.toFixed(0)} s`).join(", "));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

function runParts() {
  if (filters.length > 0) return [timed("vitest", () => vitest(filters))];
  const checks = [step("typecheck"), step("lint")];
  if (isQuick) return [...checks, timed("rules", () => vitest(["--project", "rules"]))];
  return [...checks, timed("vitest", () => vitest([])), timed("playwright", playwright)];
}

/** How long each part took stands at the end, so that a part that grows is seen. */
function timed(name, part) {
  const startedAt = performance.now();
  const outcome = part();
  durations.push({ name, seconds: (performance.now() - startedAt) / 1000 });
  return outcome;
}

/** A check that passes or fails as a whole; only its failure counts. */
function step(name) {
  console.log(`\n${name}`);
  const code = timed(name, () => status(npm, ["run", "--silent", name]));
  return { passed: 0, failed: code === 0 ? 0 : 1 };
}

function vitest(args) {
  console.log("\nvitest");
  const file = join(folder, "vitest.json");
  const code = status(npx, [
    "vitest",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
    ...args,
  ]);
  return counted(code, file, ({ numPassedTests, numFailedTests, testResults }) => {
    const broken = testResults.filter((result) => result.status === "failed" && result.assertionResults.length === 0);
    const names = testResults.flatMap((result) =>
      result.assertionResults
        .filter((test) => test.status === "failed")
        .map((test) => `${result.name} › ${test.fullName}`),
    );
    return {
      passed: numPassedTests,
      failed: numFailedTests + broken.length,
      names: [...broken.map((result) => result.name), ...names],
    };
  });
}

function playwright() {
  console.log("\nplaywright");
  ensureChromium();
  const file = join(folder, "playwright.json");
  const code = status(npx, ["playwright", "test", "--config", browserTests], { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  return counted(code, file, ({ stats, errors }) => {
    if (stats.flaky > 0)
      console.log(`${stats.flaky} browser tests passed at the second try only; they are listed above as "flaky".`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
  });
}

/** What a report says, with the names of what failed; a suite that ended badly without saying so has failed too. */
function counted(code, file, read) {
  const outcome = existsSync(file) ? read(JSON.parse(readFileSync(file, "utf8"))) : { passed: 0, failed: 0 };
  return { ...outcome, failed: Math.max(outcome.failed, code === 0 ? 0 : 1) };
}

function status(command, args, env = {}) {
  const { status: code, error } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  if (error) console.error(error.message);
  return code ?? 1;
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
