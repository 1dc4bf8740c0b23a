// `npm start`: from a fresh clone to a running server; later starts skip what is done.
import { ensureBuilt, ensureInstalled, requireNode } from "./fresh.mjs";

requireNode();
ensureInstalled();
ensureBuilt();
process.env.NODE_ENV ??= "production";
await import("../build/host.js");
