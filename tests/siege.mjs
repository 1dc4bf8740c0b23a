// npm run check:siege [-- --minutes 10 --memory 1024]: one person's attacks all at once on a server with little memory,
// while a class plays. See docs/operating.md.
import { ensureBuilt, ensureInstalled, requireNode, run } from "../server/fresh.mjs";

requireNode();
ensureInstalled();
ensureBuilt();
run("npx", ["tsx", "tests/siege/check.ts", ...process.argv.slice(2)]);
