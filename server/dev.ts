import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Plugin, ViteDevServer } from "vite";
import type { Environment } from "../app/http/environment.server";

/** Gives `npm run dev` the host's database, functions and headers of game builds. */
export function createDevPlatform(): Plugin {
  return {
    name: "apsis-platform",
    configureServer: async (server) => {
      const env = await bootOnce(server);
      printGuideWhenReady(server, env);
      const { servePublicFiles } = await load(server, "/server/static-files.ts");
      server.middlewares.use(servePublicFiles(env));
      server.middlewares.use((incoming, outgoing, next) => void answer(server, incoming, outgoing, next));
    },
  };
}

async function answer(
  server: ViteDevServer,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: (error?: unknown) => void,
) {
  try {
    const { findFunction } = await load(server, "/server/functions.ts");
    const handler = findFunction(new URL(incoming.url ?? "/", "http://localhost").pathname);
    if (!handler) return next();
    await getRequestListener(handler.fetch, { overrideGlobalObjects: false })(incoming, outgoing);
  } catch (error) {
    next(error);
  }
}

const slot = Symbol.for("apsis.dev");
// The only place that the host and the bundle of pages share.
const shared = globalThis as { [slot]?: Promise<Environment> };

// Remix starts a second Vite in this process, which loads the same plugins again.
const bootOnce = (server: ViteDevServer) => (shared[slot] ??= bootFrom(server));

async function bootFrom(server: ViteDevServer) {
  const { readEnvironment } = await load(server, "/app/http/environment.server.ts");
  const { boot } = await load(server, "/server/boot.ts");
  const env = readEnvironment();
  const { database } = await boot(env);
  process.once("beforeExit", () => void database.close());
  return env;
}

/** Prints the guide when the server listens; Remix's second Vite never does. */
function printGuideWhenReady(server: ViteDevServer, env: Environment) {
  server.httpServer?.once("listening", () => void say());
  async function say() {
    const { writeDevGuide } = await load(server, "/server/dev-guide.ts");
    // A server on a port, not a pipe, has an AddressInfo.
    const { port } = server.httpServer!.address() as AddressInfo;
    console.log(writeDevGuide(env, `http://localhost:${port}`));
  }
}

type Modules = {
  "/app/http/environment.server.ts": typeof import("../app/http/environment.server");
  "/server/boot.ts": typeof import("./boot");
  "/server/dev-guide.ts": typeof import("./dev-guide");
  "/server/functions.ts": typeof import("./functions");
  "/server/static-files.ts": typeof import("./static-files");
};

/** Loads the current version of a module. */
const load = <Path extends keyof Modules>(server: ViteDevServer, path: Path) =>
  // ssrLoadModule is untyped; the path names the module.
  server.ssrLoadModule(path) as Promise<Modules[Path]>;
