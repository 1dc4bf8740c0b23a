// The browser of tests, checks and benches: CHROMIUM_PATH, else Debian's, else the one that Playwright brings. Plain Node.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

// The one without windows opens a page in a third of the time.
const debians = ["chromium-headless-shell", "chromium"];

/** Its path; undefined for Playwright's own. */
export const chromiumPath = () =>
  [process.env.CHROMIUM_PATH, ...debians.map((name) => `/usr/bin/${name}`)].find((path) => path && existsSync(path));

/**
 * Installs the faster one of Debian's where that may be, unless CHROMIUM_PATH says which to take; without it or a net
 * the other one does. Elsewhere Playwright's own, where there is none.
 */
export function ensureChromium() {
  if (process.env.CHROMIUM_PATH || existsSync(`/usr/bin/${debians[0]}`)) return;
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version"))
    installDebians(chromiumPath() ? debians.slice(0, 1) : debians);
  if (!chromiumPath()) run(process.platform === "win32" ? "npx.cmd" : "npx", ["playwright", "install", "chromium"]);
}

/** The first that can be had, with the lists of packages that are there, else with new ones. Nothing else goes for it. */
function installDebians(names) {
  const patience = ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=10", "-o", "Acquire::https::Timeout=10"];
  const install = () =>
    names.some((name) =>
      run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "--no-remove", ...patience, name]),
    );
  if (install()) return;
  if (run("apt-get", ["update", "-qq", ...patience])) install();
}

const run = (command, args) =>
  spawnSync(command, args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } }).status ===
  0;
