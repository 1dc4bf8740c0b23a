// Finds the browser of tests, checks and benches: CHROMIUM_PATH, Debian's, or Playwright's. Plain Node.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

// The headless shell opens a page in a third of the time.
const debians = ["chromium-headless-shell", "chromium"];

/** Its path; undefined for Playwright's own. */
export const chromiumPath = () =>
  [process.env.CHROMIUM_PATH, ...debians.map((name) => `/usr/bin/${name}`)].find((path) => path && existsSync(path));

/**
 * Installs Debian's headless shell if possible, unless CHROMIUM_PATH is set; without root or network an installed
 * Chromium is used. Elsewhere installs Playwright's browser if there is none.
 */
export function ensureChromium() {
  if (process.env.CHROMIUM_PATH || existsSync(`/usr/bin/${debians[0]}`)) return;
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version"))
    installDebians(chromiumPath() ? debians.slice(0, 1) : debians);
  if (!chromiumPath()) run(process.platform === "win32" ? "npx.cmd" : "npx", ["playwright", "install", "chromium"]);
}

/** Installs the first available package, updating the package lists if necessary. No package is removed. */
function installDebians(names) {
  const aptOptions = [
    "-o",
    "Acquire::Retries=0",
    "-o",
    "Acquire::http::Timeout=10",
    "-o",
    "Acquire::https::Timeout=10",
  ];
  const install = () =>
    names.some((name) =>
      run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "--no-remove", ...aptOptions, name]),
    );
  if (install()) return;
  if (run("apt-get", ["update", "-qq", ...aptOptions])) install();
}

const run = (command, args) =>
  spawnSync(command, args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } }).status ===
  0;
