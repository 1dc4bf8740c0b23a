import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { pageOf, type Page } from "~/domain/page";

type Branch = { id: string; path?: string; index?: boolean; children?: Branch[] };
type Tree = Parameters<typeof matchRoutes>[0];

/** `pattern`: such as /gradebook/:classSessionId. */
export type BuiltPage = { pattern: string; page: Page };

/** Finds the page at a path; a page's data has the page's address with an ending. */
export function createPageFinder({ routes }: ServerBuild) {
  // Remix and its router name the same tree differently.
  const tree = branchesOf(routes, undefined) as Tree;
  return (pathname: string): BuiltPage => {
    const matches = matchRoutes(tree, pathname.replace(/^\/_root\.data$/, "/").replace(/\.data$/, "")) ?? [];
    const last = matches.at(-1)?.route.id;
    return {
      pattern: `/${matches.flatMap(({ route }) => route.path ?? []).join("/")}`,
      page: pageOf(last && routes[last]?.module.handle),
    };
  };
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
