// The scripts that each page loads before it is interactive, from the build's manifest.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { withMost, type Figure } from "./figures";
import { median } from "./measure";

type Route = { id: string; parentId?: string; module: string; imports?: string[] };
type Manifest = { entry: { module: string; imports: string[] }; routes: Record<string, Route> };

const folder = "build/client/assets";
const most = 90;
/** Number of the heaviest pages to list. */
const listedPages = 5;

export async function pageWeight(): Promise<Figure[]> {
  const manifest = readManifest();
  const routes = Object.values(manifest.routes)
    .map((route) => ({ name: route.id, weight: weightOf(scriptsOf(manifest, route)) }))
    .sort((one, other) => other.weight - one.weight);
  const size = "gzip";
  const unit = "kB";
  const weights = routes.map(({ weight }) => weight);
  return [
    ...routes
      .slice(0, listedPages)
      .map(({ name, weight }) => ({ what: `JavaScript of ${name}`, size, value: weight, unit })),
    { what: `JavaScript, median of ${routes.length} routes`, size, value: median(weights), unit },
    { what: "JavaScript, minimum", size, value: Math.min(...weights), unit },
  ].map((figure) => withMost({ ...figure, unit }, most));
}

function readManifest(): Manifest {
  const name = readdirSync(folder).find((file) => /^manifest-.*\.js$/.test(file))!;
  return JSON.parse(/\{.*\}/s.exec(readFileSync(join(folder, name), "utf8"))![0]) as Manifest;
}

/** Scripts of a route, its layouts and the entry. */
function scriptsOf({ entry, routes }: Manifest, route: Route): Set<string> {
  const scripts = [entry.module, ...entry.imports];
  for (let each: Route | undefined = route; each; each = each.parentId ? routes[each.parentId] : undefined)
    scripts.push(each.module, ...(each.imports ?? []));
  return new Set(scripts.map((address) => basename(address)));
}

const weightOf = (scripts: Set<string>) =>
  [...scripts].reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).length, 0) / 1_000;
