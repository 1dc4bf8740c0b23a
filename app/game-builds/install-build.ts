import { chmod, cp, mkdir, readdir, stat, statfs } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { BuildRefused } from "./build-refused";
import { listFiles } from "./folder-files";
import { findBuilds, type FoundBuild } from "./find-builds";
import { lockStore, createStaging, addBuild, removeAll, type InstalledBuild } from "./store";
import { formatGigabytes, unpackZip } from "./unpack-zip";
import { verifyBuild } from "./verify-build";
import { codeOf } from "~/db/error-parts";
import type { Message } from "~/texts/message";
import { say } from "~/texts/say";

export type Installation = {
  store: string;
  /** Path of a zip or folder. */
  path: string;
  /** Its original name, if it isn't the path's last segment. */
  source?: string;
  /** Which build to install if there are several: the loader's name without `.loader.js`. */
  name?: string;
  /** Who installs it. */
  by: string;
  now: Date;
  /** Whether it becomes the candidate instead of the game that students play. */
  isCandidate?: boolean;
  /** Words of the game contract to search for. */
  words: string[];
  onStep?: (step: string) => void;
};

/**
 * Finds, copies and verifies the build before it becomes the candidate or the current game. If anything fails, everything
 * stays as it was.
 */
export async function installBuild(installation: Installation): Promise<InstalledBuild> {
  const { store, path, onStep = () => {} } = installation;
  const isFolder = (await statOf(path)).isDirectory();
  return lockStore(store, async () => {
    const staging = createStaging(store);
    try {
      onStep(isFolder ? "Copying" : "Unpacking");
      const build = isFolder ? await copyBuild(installation, staging) : await unpackBuild(installation, staging);
      onStep("Verifying");
      return await verifyAndAdd(installation, staging, build);
    } catch (error) {
      throw codeOf(error) === "ENOSPC" ? new BuildRefused(say.gameBuilds.diskFull) : error;
    } finally {
      removeAll(staging);
    }
  });
}

async function statOf(path: string) {
  try {
    return await stat(path);
  } catch {
    throw new BuildRefused(say.gameBuilds.pathNotFound({ path }));
  }
}

async function unpackBuild({ path, name }: Installation, staging: string): Promise<FoundBuild> {
  await unpackZip(path, staging);
  return chooseBuild(staging, name);
}

/** Copies only the build's folder, because `path` may be a whole project. Follows symbolic links. */
async function copyBuild({ path, name }: Installation, staging: string): Promise<FoundBuild> {
  const build = chooseBuild(path, name);
  const home = join(path, build.home);
  const bytes = listFiles(home).reduce((sum, file) => sum + file.bytes, 0);
  const { bavail, bsize } = await statfs(staging);
  if (bytes > bavail * bsize) throw new BuildRefused(say.gameBuilds.diskTooFull({ needed: formatGigabytes(bytes) }));
  await mkdir(join(staging, build.home), { recursive: true });
  await cp(home, join(staging, build.home), { recursive: true, dereference: true });
  await makePrivate(staging);
  return build;
}

/** Copied files keep their modes; an installed game is private to this account. */
async function makePrivate(staging: string) {
  for (const entry of await readdir(staging, { recursive: true, withFileTypes: true }))
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
}

async function verifyAndAdd(
  { store, path, source = basename(path), by, now, words, isCandidate = false }: Installation,
  staging: string,
  build: FoundBuild,
): Promise<InstalledBuild> {
  const checked = await verifyBuild(staging, build, words);
  if (checked.problems.length > 0)
    throw new BuildRefused(say.gameBuilds.notInstallable({ problems: checked.problems }));
  const folder = join(staging, build.home);
  return addBuild(store, { folder, isCandidate }, { at: now.toISOString(), by, source, build: rebase(build), checked });
}

/** The same build with paths relative to its own folder. */
function rebase(build: FoundBuild): FoundBuild {
  const prefixLength = build.home === "" ? 0 : build.home.length + 1;
  const files = Object.fromEntries(Object.entries(build.files).map(([part, path]) => [part, path.slice(prefixLength)]));
  return { ...build, home: "", files };
}

function chooseBuild(folder: string, name: string | undefined): FoundBuild {
  const paths = listFiles(folder).map((file) => file.path);
  const all = findBuilds(paths, (path) => readFileSync(join(folder, path), "utf8"));
  const matching =
    name === undefined ? all : all.filter((build) => build.name === name || loaderPathOf(build) === name);
  const complete = matching.filter((build) => build.missing.length === 0);
  const [build, other] = complete;
  if (build && !other) return build;
  if (build) throw new BuildRefused(say.gameBuilds.several, complete.map(loaderPathOf));
  const [incomplete] = matching;
  if (incomplete)
    throw new BuildRefused(say.gameBuilds.incomplete({ name: incomplete.name, files: incomplete.missing.join(", ") }));
  if (all.length > 0) throw new BuildRefused(say.gameBuilds.notHere({ name: name ?? "" }), all.map(loaderPathOf));
  throw new BuildRefused(explainNothingFound(paths));
}

/** The loader's path without `.loader.js`. */
const loaderPathOf = (build: FoundBuild) => build.files.loader?.replace(/\.loader\.js$/, "") ?? build.name;

function explainNothingFound(paths: string[]): Message {
  if (paths.some((path) => /UnityLoader\.js$/.test(path))) return say.gameBuilds.tooOld;
  if (paths.some((path) => /\.(exe|app|x86_64|apk)(\/|$)/.test(path))) return say.gameBuilds.otherPlatform;
  if (paths.some((path) => /ProjectSettings\/ProjectVersion\.txt$/.test(path))) return say.gameBuilds.project;
  return say.gameBuilds.noBuild;
}
