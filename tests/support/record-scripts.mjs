// Preloaded into a process: writes which files it has loaded when it ends, and whether each is a module or CommonJS.
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
