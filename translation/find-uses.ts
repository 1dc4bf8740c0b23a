// Where each text is used: files, and the pages whose routes reach them.
import { existsSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { keysIn, readSources } from "../lint/unused-texts.mjs";
import { readRoutes } from "../server/route-facts.mjs";

export type Use = { readonly files: readonly string[]; readonly pages: readonly string[] };

/** By key, such as `gradebook.found`. */
export function findUses(): (key: string) => Use {
  const sources = readSources();
  const filesByKey = new Map<string, string[]>();
  for (const [file, source] of sources)
    for (const key of new Set(keysIn(source))) filesByKey.set(key, [...(filesByKey.get(key) ?? []), file]);
  const importers = findImporters(sources);
  // Paths of pages by their file.
  const routes = new Map(readRoutes("app").map(({ file, path }) => [file, path]));
  return (key) => {
    const files = filesByKey.get(key) ?? [];
    return { files, pages: pagesOf(files, importers, routes) };
  };
}

function findImporters(sources: ReadonlyMap<string, string>): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, source] of sources)
    for (const [, path = ""] of source.matchAll(/\b(?:from|import)\s*\(?\s*"((?:~|\.{1,2})\/[^"]+)"/g)) {
      const imported = resolveImport(file, path);
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  return importers;
}

function resolveImport(file: string, path: string): string | undefined {
  const base = path.startsWith("~/") ? join("app", path.slice(2)) : normalize(join(dirname(file), path));
  return [".tsx", ".ts", "/index.ts"].map((end) => base + end).find((candidate) => existsSync(candidate));
}

function pagesOf(
  files: readonly string[],
  importers: ReadonlyMap<string, readonly string[]>,
  routes: ReadonlyMap<string, string>,
): string[] {
  const pages = new Set<string>();
  const seen = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const page = routes.get(file);
    if (page === undefined) waiting.push(...(importers.get(file) ?? []));
    else pages.add(page);
  }
  return [...pages].sort();
}
