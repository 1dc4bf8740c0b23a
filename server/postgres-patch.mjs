// postgres.js 3.4.9 forgets to forget. A connection that is lost while a write waits for its turn keeps the waiting, and when it has
// connected anew nothing is ever sent on it; one that is told why it ends keeps that error for the first statement after it has connected
// anew. The first is reported upstream; to be removed with the release that mends them (docs/decisions/0063).
import { readFileSync } from "node:fs";

const file = /[\\/]postgres[\\/]src[\\/]connection\.js$/;
const lost = "clearImmediate(nextWriteTimer)\n    socket.removeListener";
const mended = "clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = errorResponse = null\n    socket.removeListener";

function patched(code) {
  if (code.split(lost).length !== 2) throw new Error("postgres.js has changed: look whether server/postgres-patch.mjs is still needed.");
  return code.replace(lost, mended);
}

/** For Vite and Vitest, which have to bundle `postgres` for it. */
export const vitePostgresPatch = { name: "postgres-patch", transform: (code, id) => (file.test(id.split("?")[0]) ? patched(code) : undefined) };

/** For esbuild; bundles `postgres` where all other packages stay outside. */
export const esbuildPostgresPatch = {
  name: "postgres-patch",
  setup(build) {
    build.onResolve({ filter: /^postgres$/ }, () => ({ path: new URL("../node_modules/postgres/src/index.js", import.meta.url).pathname }));
    build.onLoad({ filter: file }, ({ path }) => ({ contents: patched(readFileSync(path, "utf8")) }));
  },
};
