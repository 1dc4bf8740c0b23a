import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Plugin, ViteDevServer } from "vite";
import type { Environment } from "../app/http/environment.server";

/** Gives `npm run dev` the database, the functions and the headers of game builds that the host has. */
export function createDevPlatform(): Plugin {
  return {
    name: "apsis-platform",
    configureServer: async (server) => {
      const env = await bootOnce(server);
      sayWhatIsWhere(server, env);
      const { serveOpenFiles } = await load(server, "/server/static-files.ts");
      server.middlewares.use(serveOpenFiles(env.game.dir, env.dataDir));
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
// The one place that the host and the bundle of pages share.
const shared = globalThis as { [slot]?: Promise<Environment> };

// Remix runs a second Vite in this process, to look at routes: with the same plugins, each loaded anew.
const bootOnce = (server: ViteDevServer) => (shared[slot] ??= bootFrom(server));

async function bootFrom(server: ViteDevServer) {
  const { readEnvironment } = await load(server, "/app/http/environment.server.ts");
  const { boot } = await load(server, "/server/boot.ts");
  const env = readEnvironment();
  const { database } = await boot(env);
  process.once("beforeExit", () => void database.close());
  return env;
}

/** Only the server that listens: Remix's second one does not. */
function sayWhatIsWhere(server: ViteDevServer, env: Environment) {
  server.httpServer?.once("listening", () => void say());
  async function say() {
    const { writeDevGuide } = await load(server, "/server/dev-guide.ts");
    // It listens on a port, not on a pipe.
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

/** A module as Vite has it now. */
const load = <Path extends keyof Modules>(server: ViteDevServer, path: Path) =>
  // Vite gives no types: the module is the file at this path.
  server.ssrLoadModule(path) as Promise<Modules[Path]>;
