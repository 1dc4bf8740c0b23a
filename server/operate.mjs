// `npm run admin:create`, `curriculum:import`, `backup`, `restore`, `db:export` and `check:stripe`: needs a clone only.
import { ensureBuilt, ensureInstalled, requireNode } from "./fresh.mjs";

requireNode();
ensureInstalled();
ensureBuilt();
process.env.NODE_ENV ??= "production";
await import("../build/operate.js");
