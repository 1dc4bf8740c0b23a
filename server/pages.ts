import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/router";
import { pageOf, type Page } from "~/domain/page";

type Branch = { id: string; path?: string; index?: boolean; children?: Branch[] };
type Tree = Parameters<typeof matchRoutes>[0];

/** `pattern`: for example /gradebook/:classSessionId. */
export type BuiltPage = { pattern: string; page: Page };

/** The path of a page's data is the page's path with a suffix. */
const withoutDataSuffix = (pathname: string) => pathname.replace(/^\/_root\.data$/, "/").replace(/\.data$/, "");

/** Finds the page at a path, or at the path of its data. */
export function createPageFinder({ routes }: ServerBuild) {
  // Remix and its router have different types for the same tree.
  const tree = branchesOf(routes, undefined) as Tree;
  return (pathname: string): BuiltPage => {
    const matches = matchRoutes(tree, withoutDataSuffix(pathname)) ?? [];
    const pageRouteId = matches.at(-1)?.route.id;
    return {
      pattern: `/${matches.flatMap(({ route }) => route.path ?? []).join("/")}`,
      page: pageOf(pageRouteId && routes[pageRouteId]?.module.handle),
    };
  };
}

/**
 * Answers a path with a handler that has only the routes that can match its first segment, or with all routes if there
 * is none. Remix scans its routes about eight times per page: with all 68, the account page takes 50 % more processor
 * time.
 */
export function createPageHandler(build: ServerBuild): (request: Request, pathname: string) => Promise<Response> {
  const fullHandler = createRequestHandler(build, "production");
  const segmentOf = new Map(Object.keys(build.routes).map((id) => [id, fixedSegment(pathOf(build.routes, id))]));
  const handlers = new Map<string, RequestHandler>();
  for (const segment of segmentOf.values()) {
    if (handlers.has(segment)) continue;
    const pick = <Route>(routes: Record<string, Route>) =>
      Object.fromEntries(Object.entries(routes).filter(([id]) => ["", segment].includes(segmentOf.get(id) ?? "")));
    const partialBuild = {
      ...build,
      routes: pick(build.routes),
      assets: { ...build.assets, routes: pick(build.assets.routes) },
    };
    handlers.set(segment, createRequestHandler(partialBuild, "production"));
  }
  return (request, pathname) => (handlers.get(firstSegment(withoutDataSuffix(pathname))) ?? fullHandler)(request);
}

const firstSegment = (path: string) => path.replace(/^\//, "").split("/", 1).join();

/** The first segment of a route's path; empty if it is dynamic. */
function fixedSegment(path: string): string {
  const segment = firstSegment(path);
  return /[:*?]/.test(segment) ? "" : segment;
}

/** Paths of the pages that are the same for every visitor; `*` is the 404 page. */
export const listExportedPaths = ({ routes }: ServerBuild): string[] =>
  Object.values(routes).flatMap((route) =>
    route && pageOf(route.module.handle).exported ? [`/${pathOf(routes, route.id)}`] : [],
  );

function pathOf(routes: ServerBuild["routes"], id: string): string {
  const route = routes[id];
  if (!route) return "";
  return [route.parentId ? pathOf(routes, route.parentId) : "", route.path].filter(Boolean).join("/");
}

function branchesOf(routes: ServerBuild["routes"], parent: string | undefined): Branch[] {
  return Object.values(routes).flatMap((route) =>
    route && route.parentId === parent
      ? [
          {
            id: route.id,
            path: route.path || undefined,
            index: route.index,
            children: route.index ? undefined : branchesOf(routes, route.id),
          },
        ]
      : [],
  );
}
