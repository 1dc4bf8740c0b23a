// Lays out the contents of the Docker image in a folder, for tests without Docker.
import {
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";

/** Fills `folder` with the last stage's files, and with the packages that `npm prune` leaves. */
export function layOutImage(folder: string) {
  for (const { sources, target } of copiesOfLastStage())
    for (const source of sources) {
      if (source === "node_modules") for (const path of productionPackages()) linkPackage(path, join(folder, path));
      else linkTree(source, join(folder, target, target.endsWith("/") ? basename(source) : ""));
    }
}

/** Paths in the build stage, each below /app, and their targets. */
export function copiesOfLastStage(dockerfile = readFileSync("Dockerfile", "utf8")) {
  const [lastStage = ""] = dockerfile.split(/^FROM /m).slice(-1);
  return [...lastStage.matchAll(/^COPY (.+)$/gm)].map(([line, args = ""]) => {
    const paths = args.split(" ").filter((word) => word !== "--from=build");
    const target = paths.pop();
    if (!target || paths.some((path) => !path.startsWith("/app/"))) throw new Error(`Cannot parse: ${line}`);
    return { sources: paths.map((path) => path.slice("/app/".length)), target };
  });
}

type Lock = { packages: Record<string, { dev?: true }> };

/** Folders of packages in the lock file, except development-only ones. */
function productionPackages(): string[] {
  // Written by npm.
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== "" && !dev && lstatSync(path, { throwIfNoEntry: false }) !== undefined)
    .map(([path]) => path);
}

/** Without nested packages: the lock file lists them too. */
function linkPackage(from: string, to: string) {
  for (const name of readdirSync(from)) if (name !== "node_modules") linkTree(join(from, name), join(to, name));
}

/** Hard links if possible: copying 45,000 files would take half a minute. */
function linkTree(from: string, to: string) {
  const stats = lstatSync(from);
  if (stats.isDirectory()) {
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from)) linkTree(join(from, name), join(to, name));
    return;
  }
  mkdirSync(dirname(to), { recursive: true });
  if (stats.isSymbolicLink()) return symlinkSync(readlinkSync(from), to);
  try {
    linkSync(from, to);
  } catch {
    // Another file system.
    copyFileSync(from, to);
  }
}
