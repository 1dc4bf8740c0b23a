// Runs `npm run admin:create`, `curriculum:import`, `backup`, `restore`, `db:export`, `signing-key:replace`, `erased:list`, `erased:apply` and `check:stripe` from a clone.
import { ensureBuilt, ensureInstalled, requireNode } from "./fresh.mjs";

requireNode();
ensureInstalled();
ensureBuilt();
process.env.NODE_ENV ??= "production";
await import("../build/operate.js");
