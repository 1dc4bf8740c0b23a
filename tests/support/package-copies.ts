// Lists the packages of a process, and where each was loaded from.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** A file of a package; `copy` identifies the package's copy. */
type PackageFile = { name: string; copy: string; file: string };

/** As written by record-scripts.mjs. */
export type LoadedFile = [url: string, format: "module" | "commonjs"];

const inPackage = /^(?<root>.*\bnode_modules\/(?<name>(?:@[^/]+\/)?[^/]+))\//;

function packageOf(file: string): { root: string; name: string } | null {
  const { root, name } = inPackage.exec(file)?.groups ?? {};
  return root && name ? { root, name } : null;
}

/** The packages bundled in the scripts of these folders, from their source maps. */
export const listBundled = (folders: string[]): PackageFile[] =>
  folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".js.map"))
      .flatMap((name) => bundledIn(join(folder, name))),
  );

/** The package files in a script, from its source map. */
export function bundledIn(map: string): PackageFile[] {
  const { sources } = JSON.parse(readFileSync(map, "utf8")) as { sources: string[] };
  return sources.flatMap((source) => {
    const module = packageOf(source);
    return module
      ? [{ name: module.name, copy: `bundled ${module.root.replace(/^(\.\.\/)+/, "")}`, file: source }]
      : [];
  });
}

/** Packages whose ES modules only re-export their CommonJS. */
const wrapped = ["pg"];

export function listLoaded(loaded: LoadedFile[]): PackageFile[] {
  return loaded.flatMap(([url, format]) => {
    const file = fileURLToPath(url);
    const module = packageOf(file);
    if (!module) return [];
    return [
      { name: module.name, copy: wrapped.includes(module.name) ? module.root : `${format} ${module.root}`, file },
    ];
  });
}

/** Packages with more than one copy: bundled, in two folders, or in two formats. */
export function findCopies(files: PackageFile[]): Record<string, string[]> {
  const copies = new Map<string, Set<string>>();
  for (const { name, copy } of files) copies.set(name, (copies.get(name) ?? new Set()).add(copy));
  return Object.fromEntries(
    [...copies].filter(([, places]) => places.size > 1).map(([name, places]) => [name, [...places].sort()]),
  );
}

/** Files bundled in more than one script. */
export function findRepeated(bundled: PackageFile[]): string[] {
  const files = new Set<string>();
  return bundled.filter(({ file }) => files.size === files.add(file).size).map(({ file }) => file);
}
