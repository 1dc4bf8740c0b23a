import { getRequestListener } from "@hono/node-server";
import type { Plugin, ViteDevServer } from "vite";
import { openFiles } from "./static-files";

/** Gives `npm run dev` the database, the functions and the headers of game builds that the host has. */
export function devPlatform(): Plugin {
  return {
    name: "apsis-platform",
    configureServer: async (server) => {
      await bootOnce(server);
      server.middlewares.use(openFiles("/game/Build"));
      server.middlewares.use(async (incoming, outgoing, next) => {
        try {
          const { functionFor } = (await server.ssrLoadModule("/server/functions.ts")) as typeof import("./functions");
          const handler = functionFor(new URL(incoming.url ?? "/", "http://localhost").pathname);
          if (!handler) return next();
          await getRequestListener(handler.fetch, { overrideGlobalObjects: false })(incoming, outgoing);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

const slot = Symbol.for("apsis.dev");
const shared = globalThis as { [slot]?: Promise<void> };

// Remix runs a second Vite in this process, to look at routes: with the same plugins, each loaded anew.
const bootOnce = (server: ViteDevServer) => (shared[slot] ??= bootFrom(server));

async function bootFrom(server: ViteDevServer) {
  const { readEnvironment } = (await server.ssrLoadModule(
    "/app/http/environment.server.ts",
  )) as typeof import("../app/http/environment.server");
  const { boot } = (await server.ssrLoadModule("/server/boot.ts")) as typeof import("./boot");
  const { database } = await boot(readEnvironment());
  process.once("beforeExit", () => void database.close());
}
