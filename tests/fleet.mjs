// npm run check:fleet [-- --only e2e|instances|primary]: kills instances behind a proxy. See docs/fleet.md.
import { ensureBuilt, ensureInstalled, requireNode, run } from "../server/fresh.mjs";
import { ensureChromium } from "./chromium.mjs";

requireNode();
ensureInstalled();
ensureBuilt();
ensureChromium();
run("npx", ["tsx", "tests/fleet/check.ts", ...process.argv.slice(2)]);
