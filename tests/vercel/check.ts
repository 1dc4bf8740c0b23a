// `npm run check:vercel`: builds like Vercel, serves the output by its rules, and tests the site.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "../chromium.mjs";
import { startCluster } from "../support/postgres-cluster";
import { createDatabase } from "../support/postgres-databases";
import { startSmtpReceiver } from "../support/smtp-receiver";
import { startStripeDouble } from "../support/stripe-double/stripe-double";
import { builtFunctions, serveOutput } from "./output-host";
import { freePort } from "../support/free-port";

const vercel = "vercel@60";
const cronSecret = "a secret of the timer, for this check";
const project = mkdtempSync(join(tmpdir(), "apsis-vercel-"));
process.once("exit", () => rmSync(project, { recursive: true, force: true }));

ensureChromium();
const cluster = await startCluster();
if (!cluster) process.exit(1);
const port = await freePort();
const url = `http://localhost:${port}`;
const stripe = await startStripeDouble({ webhook: { url: `${url}/api/payments/webhook`, secret: "whsec_vercel" } });
const mail = await startSmtpReceiver();
const env = {
  DATABASE_URL: await createDatabase(cluster.url, "vercel"),
  DATABASE_CONNECTIONS: "3",
  SESSION_SECRET: "a secret of this check, 32 characters",
  DEMO: "1",
  LOG_LEVEL: "warn",
  APP_URL: url,
  SMTP_URL: mail.url,
  CRON_SECRET: cronSecret,
  VERCEL_DEPLOYMENT_ID: "dpl_check",
  STRIPE_SECRET_KEY: "sk_test_shop",
  STRIPE_PUBLISHABLE_KEY: "pk_test_shop",
  STRIPE_WEBHOOK_SECRET: "whsec_vercel",
  STRIPE_API_BASE: stripe.url,
};

console.log(`${vercel} build ...`);
layOut();
const startedAt = performance.now();
run("npx", ["--yes", vercel, "build", "--yes", "--token", "none"], project, env);
const seconds = Math.round((performance.now() - startedAt) / 1000);
const output = join(project, ".vercel", "output");
const functions = builtFunctions(output);
console.log(`Built in ${seconds} s: ${functions.length} paths of functions.`);

const host = await serveOutput({ folder: output, project, port, env });
console.log(`Served at ${host.url}, each function in a process of its own.`);
// This process serves while the browser runs.
const browser = spawn("npx", ["playwright", "test", "--config", "tests/vercel/playwright.config.ts"], {
  stdio: "inherit",
  env: { ...process.env, APSIS_URL: url, APSIS_CRON_SECRET: cronSecret },
});
const [status] = (await once(browser, "exit")) as [number | null];
await host.stop();
await Promise.all([stripe.close(), mail.close()]);
await cluster.stop();
process.exit(status ?? 1);

/** Copies the tracked files and the packages, so that the build changes nothing here. */
function layOut() {
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  })
    .split("\0")
    .filter(Boolean);
  execFileSync("cp", ["--parents", "-t", project, ...files]);
  execFileSync("cp", ["-a", "node_modules", project]);
  mkdirSync(join(project, ".vercel"));
  writeFileSync(
    join(project, ".vercel", "project.json"),
    JSON.stringify({ projectId: "check", orgId: "check", settings: { framework: "remix", nodeVersion: "24.x" } }),
  );
}

function run(command: string, args: string[], cwd: string, more: Record<string, string>) {
  const {
    status: code,
    stdout,
    stderr,
  } = spawnSync(command, args, { cwd, encoding: "utf8", maxBuffer: 1 << 28, env: { ...process.env, ...more } });
  if (code === 0) return;
  console.error(`${stdout}\n${stderr}`);
  process.exit(1);
}
