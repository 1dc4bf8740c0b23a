import { createRequestHandler, type AppLoadContext, type RequestHandler, type ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/router";
import { pageOf, type Page } from "~/domain/page";
import { currentLocale, defaultLocale, type Locale } from "~/texts/locale";
import { inFolderOf } from "./localized-assets.mjs";

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
 * is none, and with the scripts of the reader's language. Remix scans its routes about eight times per page: with all
 * 68, the account page takes 50 % more processor time.
 */
export function createPageHandler(
  build: ServerBuild,
): (request: Request, pathname: string, context?: AppLoadContext) => Promise<Response> {
  const segmentOf = new Map(Object.keys(build.routes).map((id) => [id, fixedSegment(pathOf(build.routes, id))]));
  const segments = new Set(segmentOf.values());
  const handlers = new Map<string, RequestHandler>();
  const createHandler = (segment: string | null, locale: Locale) => {
    const pick = <Route>(routes: Record<string, Route>) =>
      segment === null
        ? routes
        : Object.fromEntries(Object.entries(routes).filter(([id]) => ["", segment].includes(segmentOf.get(id) ?? "")));
    const assets = localizeAssets(build.assets, locale);
    const partialBuild = { ...build, routes: pick(build.routes), assets: { ...assets, routes: pick(assets.routes) } };
    return createRequestHandler(partialBuild, "production");
  };
  return (request, pathname, context) => {
    const segment = firstSegment(withoutDataSuffix(pathname));
    const knownSegment = segments.has(segment) ? segment : null;
    const key = `${currentLocale()} ${knownSegment ?? "*"}`;
    const handler = handlers.get(key) ?? createHandler(knownSegment, currentLocale());
    handlers.set(key, handler);
    return handler(request, context);
  };
}

const localizeAssets = (assets: ServerBuild["assets"], locale: Locale): ServerBuild["assets"] =>
  // The manifest is JSON, and has the same shape afterwards.
  locale === defaultLocale ? assets : (JSON.parse(inFolderOf(locale, JSON.stringify(assets))) as ServerBuild["assets"]);

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
