// npm run check:fleet [-- --only e2e|instances|primary]: many instances behind a proxy, which are killed. See docs/fleet.md.
import { ensureBuilt, ensureInstalled, requireNode, run } from "../server/fresh.mjs";

requireNode();
ensureInstalled();
ensureBuilt();
run("npx", ["tsx", "tests/fleet/check.ts", ...process.argv.slice(2)]);
