// Installs and builds whatever is out of date. Plain Node: no package is installed yet.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const npm = process.platform === "win32" ? "npm.cmd" : "npm";

/** False in the Docker image, which contains the build and its packages without the sources. */
const hasSources = () => existsSync("package-lock.json");

export function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node 20.19 or later is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs the packages of package-lock.json unless node_modules is up to date. */
export function ensureInstalled() {
  if (!hasSources()) return;
  const lock = digest([readFileSync("package-lock.json")]);
  const stamp = "node_modules/.apsis-installed";
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  console.log("Installing packages ...");
  run(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(stamp, lock);
}

/** Builds simulator, pages and host unless their sources are unchanged. */
export function ensureBuilt() {
  if (!hasSources()) return;
  const sources = digest(
    [
      "app",
      "client",
      "content",
      "functions",
      "physics",
      "server",
      "simulator",
      "package.json",
      "package-lock.json",
      "remix.config.js",
      "vite.config.ts",
      "vercel.json",
    ].flatMap(listFiles),
  );
  const stamp = "build/.apsis-built";
  if (
    existsSync(stamp) &&
    existsSync("public/game") &&
    readdirSync("public/game").length > 0 &&
    readFileSync(stamp, "utf8") === sources
  )
    return;
  console.log("Building ...");
  run(npm, ["run", "build", "--silent"]);
  writeFileSync(stamp, sources);
}

function listFiles(path) {
  if (!existsSync(path)) return [];
  const stat = statSync(path);
  if (stat.isDirectory())
    return readdirSync(path)
      .sort()
      .flatMap((name) => listFiles(join(path, name)));
  return [`${path} ${stat.size} ${stat.mtimeMs}\n`];
}

function digest(parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}

/** Runs a command in this terminal; if it fails, this process exits with the same status. */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}
