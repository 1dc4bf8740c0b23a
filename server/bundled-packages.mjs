// Packages that are bundled with our own code on the server; all others are loaded from node_modules as they are.
import { readFileSync } from "node:fs";

/** Packages of hundreds of small files, of which we use a few: loading them one by one is a third of a start. And postgres.js, for the patch. */
export const bundled = ["@heroicons/react", "date-fns", "jose", "postgres", "stripe"];

const isBundled = (id) => bundled.some((name) => id === name || id.startsWith(`${name}/`));

// postgres.js 3.4.9 forgets to forget. A connection that is lost while a write waits for its turn keeps the waiting, and when it has
// connected anew nothing is ever sent on it; one that is told why it ends keeps that error for the first statement after it has connected
// anew. The first is reported upstream; to be removed with the release that mends them (docs/decisions/0063).
const file = /[\\/]postgres[\\/]src[\\/]connection\.js$/;
const lost = "clearImmediate(nextWriteTimer)\n    socket.removeListener";
const mended =
  "clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = errorResponse = null\n    socket.removeListener";

function patched(code) {
  if (code.split(lost).length !== 2)
    throw new Error("postgres.js has changed: look whether the patch in server/bundled-packages.mjs is still needed.");
  return code.replace(lost, mended);
}

/** For Vite and Vitest, which are told of `bundled` by themselves. */
export const vitePostgresPatch = {
  name: "postgres-patch",
  transform: (code, id) => (file.test(id.split("?")[0]) ? patched(code) : undefined),
};

/** For esbuild. */
export const esbuildBundled = {
  name: "bundled-packages",
  setup(build) {
    build.onResolve({ filter: /^[^./~]/ }, ({ path, kind }) =>
      kind === "entry-point" || isBundled(path) ? undefined : { path, external: true },
    );
    build.onLoad({ filter: file }, ({ path }) => ({ contents: patched(readFileSync(path, "utf8")) }));
  },
};
