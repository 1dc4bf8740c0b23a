// Serves the output of `vercel build` by its config.json: routes, then files and functions, then the routes after them.
// Implements the part of Vercel's rules that this project needs.
import { existsSync, readFileSync, readdirSync, realpathSync, statSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { proxy } from "hono/proxy";
import { getMimeType } from "hono/utils/mime";
import { startFunction, type RunningFunction } from "./vercel-function";

type Condition = { type: "cookie" | "query" | "header"; key: string };
type Route = {
  src?: string;
  dest?: string;
  status?: number;
  headers?: Record<string, string>;
  methods?: string[];
  has?: Condition[];
  missing?: Condition[];
  continue?: boolean;
  handle?: string;
};
type Match = { file: string } | { func: string };

/**
 * `folder`: .vercel/output; `project`: where it was built; `env`: of the functions. Each function has its own folder
 * and process.
 */
export async function serveOutput({
  folder,
  project,
  port,
  env,
}: {
  folder: string;
  project: string;
  port: number;
  env: Record<string, string>;
}) {
  const { routes } = JSON.parse(readFileSync(join(folder, "config.json"), "utf8")) as { routes: Route[] };
  const running = new Map<string, Promise<RunningFunction>>();
  const functionAt = (path: string) => {
    const server = running.get(path) ?? startFunction(path, project, env);
    running.set(path, server);
    return server;
  };
  const answer = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const { found, headers, status } = route(routes, folder, request, url);
    const response = !found
      ? new Response("NOT_FOUND", { status: status ?? 404 })
      : "file" in found
        ? file(found.file, status)
        : await call(await functionAt(found.func), request, url);
    const merged = new Headers(response.headers);
    // A function's own header overrides the route's.
    for (const [name, value] of Object.entries(headers))
      if (!merged.has(name) || (found && "file" in found)) merged.set(name, value);
    return new Response(response.body, { status: response.status, headers: merged });
  };
  const app = new Hono().all("*", (c) => answer(c.req.raw));
  const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port });
  return {
    url: `http://localhost:${(server.address() as AddressInfo | null)?.port ?? port}`,
    stop: async () => {
      server.close();
      for (const each of running.values()) await (await each).stop();
    },
  };
}

function route(routes: Route[], folder: string, request: Request, url: URL) {
  let path = decodeURIComponent(url.pathname);
  const headers: Record<string, string> = {};
  const isMet = (condition: Condition) => isGiven(condition, request, url);
  let status: number | undefined;
  for (const each of routes) {
    if (each.handle === "filesystem") {
      const target = lookUp(folder, path);
      if (target) return { found: target, headers, status };
    }
    if (each.handle === "hit") break;
    const match = each.src !== undefined && new RegExp(each.src).exec(path);
    if (!match || (each.methods && !each.methods.includes(request.method))) continue;
    if (each.missing?.some(isMet) || each.has?.some((condition) => !isMet(condition))) continue;
    Object.assign(headers, each.headers);
    if (each.continue) continue;
    status = each.status ?? status;
    if (!each.dest) return { found: null, headers, status };
    path = `/${each.dest.replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? "").replace(/^\//, "")}`;
    const fallback = lookUp(folder, path);
    if (fallback) return { found: fallback, headers, status };
  }
  return { found: null, headers, status };
}

function isGiven({ type, key }: Condition, request: Request, url: URL) {
  if (type === "query") return url.searchParams.has(key);
  if (type === "header") return request.headers.has(key);
  return (request.headers.get("cookie") ?? "").split(/;\s*/).some((cookie) => cookie.startsWith(`${key}=`));
}

function lookUp(folder: string, path: string): Match | null {
  const file = join(folder, "static", path);
  if (existsSync(file) && statSync(file).isFile()) return { file };
  const func = join(folder, "functions", `${path === "/" ? "/index" : path}.func`);
  // Most pages are links to the same function.
  return existsSync(func) ? { func: realpathSync(func) } : null;
}

const file = (path: string, status = 200) =>
  new Response(readFileSync(path), {
    status,
    headers: { "Content-Type": getMimeType(path) ?? "application/octet-stream" },
  });

const call = (func: RunningFunction, request: Request, { pathname, search, host }: URL) =>
  proxy(`${func.url}${pathname}${search}`, {
    raw: request,
    redirect: "manual",
    headers: {
      ...Object.fromEntries(request.headers),
      host,
      "x-forwarded-host": host,
      "x-forwarded-proto": "http",
      "x-real-ip": "127.0.0.1",
    },
  });

/** The built functions by path. */
export const builtFunctions = (folder: string) =>
  readdirSync(join(folder, "functions"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".func"))
    .sort();
