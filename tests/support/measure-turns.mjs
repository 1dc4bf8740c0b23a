// Preloaded into a server: writes to TURNS_FILE how much processor time its event loop spent in long turns. Processor
// time, because wall time says little on a busy machine.
import { appendFileSync, readFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const worthTelling = 40;
const file = process.env.TURNS_FILE;

const used = () => Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;

if (file && isMainThread) {
  let last = used();
  setInterval(() => {
    const now = used();
    if (now - last >= worthTelling) appendFileSync(file, `${Date.now()} ${Math.round(now - last)}\n`);
    last = now;
  }, 4).unref();
}
