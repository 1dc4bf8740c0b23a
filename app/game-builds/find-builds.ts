import { posix } from "node:path";
import { readIndexPage, type IndexPage } from "./index-page";

/** The parts of a Unity WebGL build; the first four are required. */
export const buildParts = ["loader", "data", "framework", "code", "worker", "memory", "symbols"] as const;
export type BuildPart = (typeof buildParts)[number];
const neededParts = ["loader", "data", "framework", "code"] as const;

/** A build; paths are relative to the searched folder, with `/`. */
export type FoundBuild = {
  /** The loader's name without `.loader.js`. */
  name: string;
  /** The folder with StreamingAssets and index.html, usually above `Build/`; "" is the searched folder itself. */
  home: string;
  files: Partial<Record<BuildPart, string>>;
  /** Missing required files, by their expected names. */
  missing: string[];
  company?: string;
  product?: string;
  version?: string;
};

const endings: Record<BuildPart, string> = {
  loader: ".loader.js",
  data: ".data",
  framework: ".framework.js",
  code: ".wasm",
  worker: ".worker.js",
  memory: ".mem",
  symbols: ".symbols.json",
};
/** Suffixes of a build's files, compressed or not, in order of preference. */
export const suffixes = ["", ".br", ".gz", ".unityweb"] as const;

/**
 * All builds among `paths`, at any depth. `readText` reads an index.html. `preferredSuffix` decides if the same build
 * exists with several suffixes.
 */
export function findBuilds(
  paths: readonly string[],
  readText: (path: string) => string,
  preferredSuffix?: string,
): FoundBuild[] {
  const usefulPaths = new Set(paths.filter((path) => !isLeftover(path)));
  const pages = [...usefulPaths]
    .filter((path) => /(^|\/)index\.html?$/i.test(path))
    .map((path) => ({ folder: folderOf(path), page: readIndexPage(readText(path)) }));
  return [...usefulPaths]
    .filter((path) => path.endsWith(endings.loader))
    .sort()
    .map((loader) => buildOf(loader, usefulPaths, pages, preferredSuffix));
}

/** Files that archivers and systems add, such as `__MACOSX/` and `.DS_Store`. */
const isLeftover = (path: string) => /(^|\/)(__MACOSX\/|\.)/.test(path);

const folderOf = (path: string) => (path.includes("/") ? posix.dirname(path) : "");
const joinPath = (folder: string, name: string) => (folder ? `${folder}/${name}` : name);

function buildOf(
  loader: string,
  paths: ReadonlySet<string>,
  pages: { folder: string; page: IndexPage }[],
  preferredSuffix: string | undefined,
): FoundBuild {
  const folder = folderOf(loader);
  const name = posix.basename(loader).slice(0, -endings.loader.length);
  const parent = folderOf(folder);
  const ownPage = pages.find(
    (each) => (each.folder === parent || each.folder === folder) && each.page.loader === posix.basename(loader),
  );
  const siblings = [...paths].filter((path) => folderOf(path) === folder).map((path) => posix.basename(path));
  const files: FoundBuild["files"] = { loader };
  const suffix = preferredSuffix ?? suffixOf(name, siblings);
  for (const part of buildParts.slice(1)) {
    const declared = preferredSuffix === undefined ? ownPage?.page[part] : undefined;
    const file = declared && siblings.includes(declared) ? declared : findFile(part, name, suffix, siblings);
    if (file) files[part] = joinPath(folder, file);
  }
  const missing = neededParts
    .filter((part) => !files[part])
    .map((part) => ownPage?.page[part] ?? `${name}${endings[part]}`);
  const { company, product, version } = ownPage?.page ?? {};
  const home = ownPage?.folder ?? (posix.basename(folder) === "Build" || !folder ? parent : folder);
  return { name, home, files, missing, company, product, version };
}

/**
 * The suffix with a complete set of data, framework and code: a rebuilt folder may contain files of an earlier suffix.
 */
const suffixOf = (name: string, siblings: string[]) =>
  suffixes.find((suffix) =>
    neededParts.slice(1).every((part) => siblings.includes(`${name}${endings[part]}${suffix}`)),
  ) ?? null;

/** Finds a file by the loader's name or, if file names are hashed, takes the only file of its kind. */
function findFile(part: BuildPart, name: string, suffix: string | null, siblings: string[]): string | undefined {
  const ofKind = siblings.filter((file) => suffixes.some((each) => file.endsWith(`${endings[part]}${each}`)));
  const named = [...(suffix === null ? [] : [suffix]), ...suffixes]
    .map((each) => `${name}${endings[part]}${each}`)
    .find((file) => ofKind.includes(file));
  const loaders = siblings.filter((file) => file.endsWith(endings.loader));
  return named ?? (loaders.length === 1 && ofKind.length === 1 ? ofKind[0] : undefined);
}
