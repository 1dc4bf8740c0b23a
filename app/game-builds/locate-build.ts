import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { texts } from "~/texts";
import { listFiles, type FolderFile } from "./folder-files";
import { findBuilds, type FoundBuild } from "./find-builds";
import { folderOfBuild, readCurrentBuild, readChoice, storeFolder, type InstalledBuild } from "./store";

/** The current build, or the reason why there is none. */
export type LocatedBuild = {
  origin: "installed" | "copied" | "bundled";
  /** The folder served below `/game/`. */
  folder: string;
  build: FoundBuild | null;
  problem: string | null;
  /** Changes whenever one of the build's files changes. */
  signature: string;
  /** ISO time of the newest file or of the installation. */
  since: string | null;
  installed: InstalledBuild | null;
  /** A sentence about other files in public/ that aren't served. */
  remark: string | null;
};

export type BuildSettings = { dataDir: string; publicDir: string; name?: string; suffix?: string };

/** Name of the file in public/ that lists the bundled simulator's files with their digests. */
export const bundledManifest = ".made-by-apsis";

/** Locates the build in use: the chosen installed one, else one copied to public/, else the bundled simulator. */
export function locateBuild(settings: BuildSettings): LocatedBuild {
  const { dataDir, publicDir } = settings;
  const store = storeFolder(dataDir);
  const installed = readCurrentBuild(store);
  const copied = locateInPublic(settings);
  if (!installed) return copied;
  const remark = copied.origin === "copied" ? texts.gameBuilds.ignoredBuild({ folder: publicDir }) : null;
  return { ...locateInstalled(store, installed), remark };
}

/** Locates the game in public/, which students get if no installed one is chosen. */
export const locateInPublic = ({ publicDir, name, suffix }: BuildSettings) => findInFolder(publicDir, name, suffix);

/** Locates an installed build or a candidate. */
export function locateInstalled(store: string, installed: InstalledBuild): LocatedBuild {
  const folder = folderOfBuild(store, installed.id);
  const files = Object.values(installed.build.files).map((path) => statFile(folder, path));
  const missing = files.find(({ bytes }) => bytes < 0);
  return {
    origin: "installed",
    folder,
    build: installed.build,
    problem: missing ? texts.gameBuilds.fault({ file: missing.path, fault: "missing" }) : null,
    signature: signatureOf(folder, files),
    since: installed.at,
    installed,
    remark: null,
  };
}

/** The folder served below `/game/`. */
export function findServedFolder(dataDir: string, publicDir: string): string {
  const store = storeFolder(dataDir);
  const { current } = readChoice(store);
  return current === null ? publicDir : folderOfBuild(store, current);
}

function findInFolder(publicDir: string, name?: string, suffix?: string): LocatedBuild {
  // Streamed assets aren't parts of the build.
  const files = listFiles(publicDir, (path) => !path.split("/").includes("StreamingAssets"));
  const bundled = findBundledFiles(publicDir, files);
  const read = (path: string) => readFileSync(join(publicDir, path), "utf8");
  const find = (subset: FolderFile[]) =>
    findBuilds(
      subset.map(({ path }) => path),
      read,
      suffix,
    );
  const foreignFiles = files.filter(({ path }) => !bundled.has(path));
  const foreign = find(foreignFiles);
  const isMixed = foreign.length === 0 && foreignFiles.some(({ path }) => !path.split("/").at(-1)?.startsWith("."));
  const candidates = foreign.length > 0 ? foreign : find(files);
  const { build, problem } = choose(candidates, name, publicDir);
  const used = new Set(Object.values(build?.files ?? {}));
  const parts = files.filter(({ path }) => used.has(path));
  const newest = Math.max(0, ...parts.map(({ modifiedMs }) => modifiedMs));
  return {
    origin: foreign.length > 0 || (isMixed && candidates.length > 0) ? "copied" : "bundled",
    folder: publicDir,
    build,
    problem,
    signature: signatureOf(publicDir, parts),
    since: newest ? new Date(newest).toISOString() : null,
    installed: null,
    remark: null,
  };
}

function choose(candidates: FoundBuild[], name: string | undefined, publicDir: string) {
  const matching = name === undefined ? candidates : candidates.filter((build) => build.name === name);
  const namesOf = (builds: FoundBuild[]) => builds.map((build) => build.name).join(", ");
  const folder = publicDir;
  const complete = matching.filter(({ missing }) => missing.length === 0);
  const [build = null, other] = complete;
  if (other)
    return {
      build: null,
      problem: texts.gameBuilds.severalInFolder({ folder, names: namesOf(complete) }),
    };
  if (build) return { build, problem: null };
  const [incomplete] = matching;
  if (incomplete)
    return { build: null, problem: texts.gameBuilds.fault({ file: incomplete.missing.join(", "), fault: "missing" }) };
  if (name !== undefined && candidates.length > 0)
    return {
      build: null,
      problem: texts.gameBuilds.otherName({ name, folder, names: namesOf(candidates) }),
    };
  return { build: null, problem: texts.gameBuilds.emptyFolder({ folder }) };
}

const statFile = (folder: string, path: string): FolderFile => {
  const stats = statSync(join(folder, path), { throwIfNoEntry: false });
  return { path, bytes: stats?.size ?? -1, modifiedMs: stats?.mtimeMs ?? 0 };
};

const signatureOf = (folder: string, files: FolderFile[]) =>
  [folder, ...files.map(({ path, bytes, modifiedMs }) => `${path} ${bytes} ${modifiedMs}`)].join("\n");

const bundledBySignature = new Map<string, Set<string>>();

/** Finds the bundled simulator's files that nobody has changed. */
export function findBundledFiles(folder: string, files: FolderFile[]): Set<string> {
  const manifest = readManifest(folder);
  if (!manifest) return new Set();
  const signature = signatureOf(folder, files);
  const cached = bundledBySignature.get(signature);
  if (cached) return cached;
  const bundled = new Set(
    files
      .map(({ path }) => path)
      .filter((path) => path in manifest && manifest[path] === digestOf(join(folder, path)))
      .concat([bundledManifest, ".gitignore"]),
  );
  bundledBySignature.clear();
  bundledBySignature.set(signature, bundled);
  return bundled;
}

function readManifest(folder: string): Record<string, string> | null {
  try {
    // Only simulator/build.mjs writes this file, so its shape is known.
    return JSON.parse(readFileSync(join(folder, bundledManifest), "utf8")) as Record<string, string>;
  } catch {
    return null;
  }
}

function digestOf(path: string): string {
  try {
    return createHash("sha256").update(readFileSync(path)).digest("hex");
  } catch {
    return "";
  }
}
