import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/router";
import { pageOf, type Page } from "~/domain/page";

type Branch = { id: string; path?: string; index?: boolean; children?: Branch[] };
type Tree = Parameters<typeof matchRoutes>[0];

/** `pattern`: such as /gradebook/:classSessionId. */
export type BuiltPage = { pattern: string; page: Page };

/** A page's data has the page's address with an ending. */
const withoutEnding = (pathname: string) => pathname.replace(/^\/_root\.data$/, "/").replace(/\.data$/, "");

/** Finds the page at a path, or at that of its data. */
export function createPageFinder({ routes }: ServerBuild) {
  // Remix and its router name the same tree differently.
  const tree = branchesOf(routes, undefined) as Tree;
  return (pathname: string): BuiltPage => {
    const matches = matchRoutes(tree, withoutEnding(pathname)) ?? [];
    const last = matches.at(-1)?.route.id;
    return {
      pattern: `/${matches.flatMap(({ route }) => route.path ?? []).join("/")}`,
      page: pageOf(last && routes[last]?.module.handle),
    };
  };
}

/**
 * Finds the part of a build that a path can lead to, by the path's first word: Remix and its router go through all
 * routes some eight times for a page, and 68 of them take a fifth of a millisecond each time.
 */
export function createPartFinder<Part>(build: ServerBuild, make: (build: ServerBuild) => Part) {
  const words = new Map(Object.keys(build.routes).map((id) => [id, firstWordOf(build.routes, id)]));
  const known = new Set([...words.values()].filter((word) => word !== anyWord));
  const parts = new Map<string, Part>();
  return (pathname: string): Part => {
    const first = readWord(withoutEnding(pathname).replace(/^\//, "").split("/")[0]);
    const word = known.has(first) ? first : anyWord;
    return parts.get(word) ?? parts.set(word, make(pickRoutes(build, words, word))).get(word)!;
  };
}

const anyWord = "";

/** The first word of a route's addresses, in small letters; `anyWord` where it is not fixed. */
function firstWordOf(routes: ServerBuild["routes"], id: string): string {
  const word = pathOf(routes, id).split("/", 1).join();
  return /[:*?]/.test(word) ? anyWord : word.toLowerCase();
}

/** As the router reads it. */
function readWord(word = ""): string {
  try {
    return decodeURIComponent(word).toLowerCase();
  } catch {
    return anyWord;
  }
}

function pickRoutes(build: ServerBuild, words: Map<string, string>, word: string): ServerBuild {
  const pick = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => [anyWord, word].includes(words.get(id)!)));
  return { ...build, routes: pick(build.routes), assets: { ...build.assets, routes: pick(build.assets.routes) } };
}

/** The addresses of the pages that are the same for every visitor; `*` is whatever is not there. */
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
