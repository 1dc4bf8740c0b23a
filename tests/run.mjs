// Runs the tests from a fresh clone, in plain Node; see CONTRIBUTING.md for `npm test`, `test:all` and `test:quick`.
// Other arguments filter test files, which then run on both databases.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, requireNode } from "../server/fresh.mjs";
import { ensureChromium } from "./chromium.mjs";
import { measureProcessorTime } from "./processor-time.mjs";

const npx = process.platform === "win32" ? "npx.cmd" : "npx";
const npm = process.platform === "win32" ? "npm.cmd" : "npm";
const browserTests = "tests/e2e/playwright.config.ts";

const processorTime = measureProcessorTime();
const isQuick = process.argv.includes("--quick");
const isAll = process.argv.includes("--all");
const filters = process.argv.slice(2).filter((argument) => !["--quick", "--all"].includes(argument));
// Read by vitest.config.ts and playwright.config.ts.
process.env.APSIS_TESTS = isAll || filters.length > 0 ? "all" : "once";
const durations = [];
requireNode();
await time("install", ensureInstalled);
const folder = mkdtempSync(join(tmpdir(), "apsis-test-"));
// The type check needs no build, and uses the processor that the build leaves idle.
const types = filters.length === 0 ? runCheck("typecheck") : undefined;
if (!isQuick) await time("build", ensureBuilt);
const outcomes = await runParts();
rmSync(folder, { recursive: true, force: true });

const passed = sum(outcomes.map((outcome) => outcome.passed));
const failed = sum(outcomes.map((outcome) => outcome.failed));
for (const name of outcomes.flatMap((outcome) => outcome.names)) console.log(`failed: ${name}`);
for (const outcome of outcomes)
  if (outcome.seconds) console.log(`longest of ${outcome.suite}: ${longestOf(outcome.seconds)}`);
console.log(durations.map(({ name, seconds }) => `${name} ${seconds.toFixed(0)} s`).join(", "));
console.log(`processor seconds, user and system: ${processorTime.read()?.toFixed(0) ?? "not measured here"}`);
const flaky = outcomes.flatMap((outcome) => outcome.flaky ?? []);
for (const name of flaky) console.log(`flaky: ${name}`);
if (flaky.length > 0) console.log(`${flaky.length} flaky: passed at the second try only, and not counted as passed`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

async function runParts() {
  if (filters.length > 0) return [await time("vitest", () => runVitest(filters))];
  // The suite often waits, so these cost little time beside it.
  const beside = (suite) => Promise.all([types, runCheck("lint"), suite]);
  if (isQuick) return beside(time("rules", () => runVitest(["--project", "rules"])));
  const outcomes = await beside(time("vitest", () => runVitest([])));
  outcomes.push(await time("playwright", runPlaywright));
  if (isAll) for (const check of ["check:vercel", "check:fleet", "check:benches"]) outcomes.push(await runCheck(check));
  return outcomes;
}

/** Durations are printed at the end, to notice parts that grow. */
async function time(name, part) {
  const startedAt = performance.now();
  const outcome = await part();
  durations.push({ name, seconds: (performance.now() - startedAt) / 1000 });
  return outcome;
}

/** A check passes or fails as a whole. Its output is buffered, because two run at once. */
async function runCheck(name) {
  const { code, text } = await time(name, () => readCommand(npm, ["run", "--silent", name]));
  console.log(`\n${name}\n${text}`);
  return code === 0 ? { passed: 0, failed: 0, names: [] } : { passed: 0, failed: 1, names: [name] };
}

async function runVitest(args) {
  console.log("\nvitest");
  const file = join(folder, "vitest.json");
  const code = await runCommand(npx, [
    "vitest",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
    ...args,
  ]);
  return readReport("vitest", code, file, ({ numPassedTests, numFailedTests, testResults }) => {
    const broken = testResults.filter((result) => result.status === "failed" && result.assertionResults.length === 0);
    const names = testResults.flatMap((result) =>
      result.assertionResults
        .filter((test) => test.status === "failed")
        .map((test) => `${result.name} › ${test.fullName}`),
    );
    return {
      suite: "vitest",
      seconds: testResults.map(({ name, startTime, endTime }) => [name, (endTime - startTime) / 1000]),
      passed: numPassedTests,
      failed: numFailedTests + broken.length,
      names: [...broken.map((result) => result.name), ...names],
    };
  });
}

async function runPlaywright() {
  console.log("\nplaywright");
  ensureChromium();
  const file = join(folder, "playwright.json");
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const code = await runCommand(npx, ["playwright", "test", "--config", browserTests], env);
  return readReport("playwright", code, file, ({ stats, errors, suites }) => {
    return {
      suite: "playwright",
      seconds: suites.map((suite) => [suite.file, secondsOf(suite)]),
      passed: stats.expected,
      flaky: suites.flatMap((suite) => listSpecs(suite, ({ tests }) => tests.some(({ status }) => status === "flaky"))),
      failed: stats.unexpected + errors.length,
      names: [
        ...suites.flatMap((suite) => listSpecs(suite, ({ ok }) => !ok)),
        ...errors.map((error) => `playwright: ${firstLine(error.message)}`),
      ],
    };
  });
}

/** A report's counts and failed names; a suite that exits badly without a failed test counts as failed. */
function readReport(suite, code, file, read) {
  const outcome = existsSync(file) ? read(JSON.parse(readFileSync(file, "utf8"))) : { passed: 0, failed: 0, names: [] };
  if (code === 0 || outcome.failed > 0) return outcome;
  return { ...outcome, failed: 1, names: [`${suite} ended with code ${code}, but no test failed`] };
}

function listSpecs({ suites = [], specs = [] }, isWanted) {
  const names = specs.filter(isWanted).map((spec) => `${spec.file} › ${spec.title}`);
  return [...names, ...suites.flatMap((suite) => listSpecs(suite, isWanted))];
}

function secondsOf({ suites = [], specs = [] }) {
  const results = specs.flatMap((spec) => spec.tests.flatMap((test) => test.results));
  return sum(results.map(({ duration }) => duration / 1000)) + sum(suites.map(secondsOf));
}

/** The slowest files, summed over their projects. */
function longestOf(seconds) {
  const byFile = new Map();
  for (const [file, value] of seconds) {
    const name = file.split("/").at(-1);
    byFile.set(name, (byFile.get(name) ?? 0) + value);
  }
  const sorted = [...byFile].sort(([, a], [, b]) => b - a).slice(0, 12);
  return sorted.map(([name, value]) => `${name} ${value.toFixed(0)} s`).join(", ");
}

function firstLine(text = "") {
  return text.split("\n")[0];
}

function runCommand(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
    child.on("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on("close", (code) => resolve(code ?? 1));
  });
}

function readCommand(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
    let text = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (chunk) => (text += chunk));
    child.on("error", (error) => (text += error.message));
    child.on("close", (code) => resolve({ code: code ?? 1, text }));
  });
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
