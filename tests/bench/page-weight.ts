// What each page makes a browser fetch before it can be used: the scripts of its routes, as the build wrote them.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { withMost, type Figure } from "./figures";

type Route = { id: string; parentId?: string; module: string; imports?: string[] };
type Manifest = { entry: { module: string; imports: string[] }; routes: Record<string, Route> };

const folder = "build/client/assets";
const most = 110;

export async function pageWeight(): Promise<Figure[]> {
  const manifest = readManifest();
  return Object.values(manifest.routes)
    .map((route) => ({
      what: `JavaScript of ${route.id}`,
      size: "gzip",
      value: weightOf(scriptsOf(manifest, route)),
      unit: "kB" as const,
    }))
    .sort((one, other) => other.value - one.value)
    .map((figure) => withMost(figure, most));
}

function readManifest(): Manifest {
  const name = readdirSync(folder).find((file) => /^manifest-.*\.js$/.test(file))!;
  return JSON.parse(/\{.*\}/s.exec(readFileSync(join(folder, name), "utf8"))![0]) as Manifest;
}

/** The file names of a route, of those it stands in, and of the entry. */
function scriptsOf({ entry, routes }: Manifest, route: Route): Set<string> {
  const scripts = [entry.module, ...entry.imports];
  for (let each: Route | undefined = route; each; each = each.parentId ? routes[each.parentId] : undefined)
    scripts.push(each.module, ...(each.imports ?? []));
  return new Set(scripts.map((address) => basename(address)));
}

const weightOf = (scripts: Set<string>) =>
  [...scripts].reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).length, 0) / 1_000;
