// Processor seconds of a process and of all that it starts, user and system, by what Linux tells in /proc twice a second.
// A parent knows the time of a child only when it has waited for it, and browsers and databases often end otherwise.
// What a process does after the last look at it is not counted. `node tests/processor-time.mjs npm test` measures a command.
import { spawn, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

const interval = 500;

/** Measures this process and its descendants; `read` answers the seconds so far, or null where that cannot be told. */
export function measureProcessorTime() {
  const ticks = ticksPerSecond();
  if (!ticks) return { read: () => null };
  /** By pid and moment of birth: also those whose parent has gone. */
  const seen = new Map();
  look(seen);
  setInterval(() => look(seen), interval).unref();
  return {
    read: () => {
      look(seen);
      return [...seen.values()].reduce((sum, { used }) => sum + used, 0) / ticks;
    },
  };
}

function ticksPerSecond() {
  if (process.platform !== "linux") return null;
  return Number(spawnSync("getconf", ["CLK_TCK"], { encoding: "utf8" }).stdout) || null;
}

function look(seen) {
  const running = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);
  const known = new Set([process.pid]);
  for (const { pid, key } of running) if (seen.has(key)) known.add(pid);
  // A parent may have a higher number than its child.
  for (let before = 0; before !== known.size;) {
    before = known.size;
    for (const { pid, parent } of running) if (known.has(parent)) known.add(pid);
  }
  for (const { pid, key, used } of running) if (known.has(pid)) seen.set(key, { used });
}

/** Nothing when it has ended meanwhile. */
function readProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name may have spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [parent, user, system, born] = [1, 11, 12, 19].map((field) => Number(fields[field]));
    return [{ pid: Number(pid), parent, key: `${pid} ${born}`, used: user + system }];
  } catch {
    return [];
  }
}

async function measureCommand([command, ...args]) {
  const { read } = measureProcessorTime();
  const child = spawn(command, args, { stdio: "inherit" });
  const code = await new Promise((done) => child.on("close", done));
  console.log(`${read()?.toFixed(0) ?? "Not measured:"} processor seconds (user and system)`);
  process.exit(code ?? 1);
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url))
  await measureCommand(process.argv.slice(2));
