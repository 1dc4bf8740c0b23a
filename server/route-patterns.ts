import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";

type Branch = { id: string; path?: string; index?: boolean; children?: Branch[] };

/** Names the pattern of the page at a path, such as /gradebook/:sessionId; a page's data has the page's name. */
export function routePatterns({ routes }: ServerBuild) {
  const tree = branchesOf(routes, undefined);
  return (pathname: string): string => {
    const matches =
      matchRoutes(
        tree as Parameters<typeof matchRoutes>[0],
        pathname.replace(/^\/_root\.data$/, "/").replace(/\.data$/, ""),
      ) ?? [];
    return `/${matches.flatMap(({ route }) => route.path ?? []).join("/")}`;
  };
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
