// Serves one deployed function: `node function-process.mjs <handler>`.
// A handler is a Node request listener or an object with `fetch`.
import { createServer } from "node:http";
import { pathToFileURL } from "node:url";
import { getRequestListener } from "@hono/node-server";

const { default: handler } = await import(pathToFileURL(process.argv[2]).href);
const server = createServer(
  typeof handler === "function" ? handler : getRequestListener(handler.fetch, { overrideGlobalObjects: false }),
);
server.listen(0, "127.0.0.1", () => console.log(`listens on ${server.address().port}`));
process.once("SIGTERM", () => process.exit(0));
