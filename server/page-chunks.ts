import type { Rollup } from "vite";

// The entry points of the first page: the client's start, the root, and the login page.
const firstPage = /\/app\/(entry\.client|root|routes\/_index\/route)\.tsx?/;
const icons = /\/@heroicons\/react\/.*\/index\.js$/;

/**
 * Two chunks instead of thirty small ones, which compress half as well: "ui" has the first page, "areas" what nearly
 * all signed-in pages share. Large parts that few pages use stay apart.
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

/** All modules that the first page imports. Of Heroicons' index, only the icons in use. */
function modulesOfFirstPage({ getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta): Set<string> {
  const modules = new Set([...getModuleIds()].filter((id) => firstPage.test(id) && getModuleInfo(id)?.isEntry));
  if (modules.size !== 3) throw new Error(`Unexpected entry points of the first page: ${[...modules].join(", ")}.`);
  for (const id of modules) {
    const { importedIds = [], code } = getModuleInfo(id) ?? {};
    for (const imported of importedIds)
      if (icons.test(imported)) iconsIn(code ?? "", imported).forEach((icon) => modules.add(icon));
      else modules.add(imported);
  }
  return modules;
}

const iconsIn = (code: string, index: string) =>
  [...code.matchAll(/\b[A-Z]\w+Icon\b/g)].map(([name]) => index.replace("index.js", `${name}.js`));
