// The browser of tests, checks and benches: CHROMIUM_PATH, else Debian's, else the one that Playwright brings. Plain Node.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

// The one without windows opens a page in a third of the time.
const debians = ["chromium-headless-shell", "chromium"];

/** Its path; undefined for Playwright's own. */
export const chromiumPath = () =>
  [process.env.CHROMIUM_PATH, ...debians.map((name) => `/usr/bin/${name}`)].find((path) => path && existsSync(path));

/** Installs one where there is none: Debian's where that may be, else Playwright's. */
export function ensureChromium() {
  if (chromiumPath()) return;
  const run = (command, args) =>
    spawnSync(command, args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } })
      .status === 0;
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    run("apt-get", ["update", "-qq"]);
    debians.some((name) => run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name]));
  }
  if (!chromiumPath()) run(process.platform === "win32" ? "npx.cmd" : "npx", ["playwright", "install", "chromium"]);
}
