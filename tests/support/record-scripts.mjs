// Preloaded into a process: on exit writes the files it has loaded, and whether each is ESM or CommonJS.
import { writeFileSync } from "node:fs";
import { Session } from "node:inspector";
import { isMainThread } from "node:worker_threads";

const { APSIS_LOADED_FILES: list } = process.env;
if (list && isMainThread) record(list);

function record(list) {
  const files = new Map();
  const session = new Session();
  session.connect();
  session.on("Debugger.scriptParsed", ({ params: { url, isModule } }) => {
    if (url.startsWith("file:")) files.set(url, isModule === true ? "module" : "commonjs");
  });
  session.post("Debugger.enable");
  process.on("exit", () => writeFileSync(list, JSON.stringify([...files])));
}
