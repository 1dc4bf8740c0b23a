// Which packages a process has, and where each of them comes from.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** A file of a package: `copy` names the copy of the package that it belongs to. */
type PackageFile = { name: string; copy: string; file: string };

/** As record-scripts.mjs writes them. */
export type LoadedFile = [url: string, format: "module" | "commonjs"];

const inPackage = /^(?<root>.*\bnode_modules\/(?<name>(?:@[^/]+\/)?[^/]+))\//;

function packageOf(file: string): { root: string; name: string } | null {
  const { root, name } = inPackage.exec(file)?.groups ?? {};
  return root && name ? { root, name } : null;
}

/** The packages that are bundled in the scripts of these folders, as their source maps say. */
export const listBundled = (folders: string[]): PackageFile[] =>
  folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".js.map"))
      .flatMap((name) => bundledIn(join(folder, name))),
  );

/** The files of packages in a script, by its source map. */
export function bundledIn(map: string): PackageFile[] {
  const { sources } = JSON.parse(readFileSync(map, "utf8")) as { sources: string[] };
  return sources.flatMap((source) => {
    const found = packageOf(source);
    return found ? [{ name: found.name, copy: `bundled ${found.root.replace(/^(\.\.\/)+/, "")}`, file: source }] : [];
  });
}

/** Packages whose modules only pass on what their CommonJS exports. */
const wrapped = ["pg"];

export function listLoaded(loaded: LoadedFile[]): PackageFile[] {
  return loaded.flatMap(([url, format]) => {
    const file = fileURLToPath(url);
    const found = packageOf(file);
    if (!found) return [];
    return [{ name: found.name, copy: wrapped.includes(found.name) ? found.root : `${format} ${found.root}`, file }];
  });
}

/** Packages of which there is more than one copy, with their copies: bundled, in two folders, or in two formats. */
export function findCopies(files: PackageFile[]): Record<string, string[]> {
  const copies = new Map<string, Set<string>>();
  for (const { name, copy } of files) copies.set(name, (copies.get(name) ?? new Set()).add(copy));
  return Object.fromEntries(
    [...copies].filter(([, found]) => found.size > 1).map(([name, found]) => [name, [...found].sort()]),
  );
}

/** Files that are bundled in more than one script. */
export function findRepeated(bundled: PackageFile[]): string[] {
  const seen = new Set<string>();
  return bundled.filter(({ file }) => seen.size === seen.add(file).size).map(({ file }) => file);
}
