// Measures user and system seconds of a process and its descendants, by polling /proc twice a second, because parents
// often don't wait for their children. `node tests/processor-time.mjs npm test` measures a command.
import { spawn, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

const interval = 500;

/** Measures this process and its descendants; `read` returns the seconds so far, or null if unsupported. */
export function measureProcessorTime() {
  const ticks = ticksPerSecond();
  if (!ticks) return { read: () => null };
  /** By pid and start time, including orphans. */
  const processes = new Map();
  sample(processes);
  setInterval(() => sample(processes), interval).unref();
  return {
    read: () => {
      sample(processes);
      return [...processes.values()].reduce((sum, { used }) => sum + used, 0) / ticks;
    },
  };
}

function ticksPerSecond() {
  if (process.platform !== "linux") return null;
  return Number(spawnSync("getconf", ["CLK_TCK"], { encoding: "utf8" }).stdout) || null;
}

function sample(processes) {
  const running = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);
  const family = new Set([process.pid]);
  for (const { pid, key } of running) if (processes.has(key)) family.add(pid);
  // Repeats, because a parent may have a higher pid than its child.
  for (let before = 0; before !== family.size;) {
    before = family.size;
    for (const { pid, parent } of running) if (family.has(parent)) family.add(pid);
  }
  for (const { pid, key, used } of running) if (family.has(pid)) processes.set(key, { used });
}

/** Empty if the process has ended meanwhile. */
function readProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name may contain spaces and brackets.
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
