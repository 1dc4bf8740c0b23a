// `npm start`: from a fresh clone to a running server; a second start only runs.
import { ensureBuilt, ensureInstalled, requireNode } from "./fresh.mjs";

requireNode();
ensureInstalled();
ensureBuilt();
process.env.NODE_ENV ??= "production";
// One process for each processor where the database allows it; on the embedded one it is one.
process.env.WORKERS ??= "auto";
await import("../build/host.js");
