import type { Rollup } from "vite";

// What a visitor's first page is made of: what starts every page, what surrounds it, and the login page.
const firstPage = /\/app\/(entry\.client|root|routes\/_index\/route)\.tsx?/;
const icons = /\/@heroicons\/react\/.*\/index\.js$/;

/**
 * Two files in place of thirty small ones, which weigh half as much again: "ui", with everything of the first page, and
 * "areas", with what nearly all pages of those who are signed in share. Larger parts that few pages use stay apart.
 */
export function createChunks() {
  let first: Set<string> | undefined;
  return (id: string, graph: Rollup.ManualChunkMeta): string | undefined => {
    first ??= modulesOfFirstPage(graph);
    if (graph.getModuleInfo(id)?.isEntry) return undefined;
    if (first.has(id)) return "ui";
    if (/\/app\/ui\/(modal-dialog|search-field|combobox-field|grid-table|rows-in-sight)\./.test(id)) return undefined;
    return /\/app\/ui\/|\/app\/admin\/(area|sidebar|list-[^/]*|dialog-address)\.|\/@heroicons\//.test(id)
      ? "areas"
      : undefined;
  };
}

/** All that it imports. Of the icons, which come from one file that names them all, those that are asked for. */
function modulesOfFirstPage({ getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta): Set<string> {
  const found = new Set([...getModuleIds()].filter((id) => firstPage.test(id) && getModuleInfo(id)?.isEntry));
  if (found.size !== 3) throw new Error(`The first page has another beginning: ${[...found].join(", ")}.`);
  for (const id of found) {
    const { importedIds = [], code } = getModuleInfo(id) ?? {};
    for (const imported of importedIds)
      if (icons.test(imported)) iconsIn(code ?? "", imported).forEach((icon) => found.add(icon));
      else found.add(imported);
  }
  return found;
}

const iconsIn = (code: string, index: string) =>
  [...code.matchAll(/\b[A-Z]\w+Icon\b/g)].map(([name]) => index.replace("index.js", `${name}.js`));
