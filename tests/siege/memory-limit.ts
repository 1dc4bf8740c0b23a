// Limits the memory of a group of processes by control groups.
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type MemoryLimit = {
  /** Runs `start`, whose child processes are then limited. */
  within: <Result>(start: () => Promise<Result>) => Promise<Result>;
  /** Peak memory of the group in bytes, including the page cache. */
  readPeak: () => number;
  /** Number of processes killed by the kernel for lack of memory. */
  countKills: () => number;
  remove: () => void;
};

/** Control group versions 1 and 2 use different names. */
const versions = [
  {
    root: "/sys/fs/cgroup/memory",
    limit: "memory.limit_in_bytes",
    swap: "memory.memsw.limit_in_bytes",
    noSwap: (bytes: number) => bytes,
    peak: "memory.max_usage_in_bytes",
    kills: "memory.oom_control",
  },
  {
    root: "/sys/fs/cgroup",
    limit: "memory.max",
    swap: "memory.swap.max",
    noSwap: () => 0,
    peak: "memory.peak",
    kills: "memory.events",
  },
];

/** Null if this process may not create a control group. */
export function createMemoryLimit(name: string, bytes: number): MemoryLimit | null {
  for (const { root, limit, swap, noSwap, peak, kills } of versions) {
    const folder = join(root, name);
    if (!tryTo(() => mkdirSync(folder))) continue;
    if (!existsSync(join(folder, limit)) || !tryTo(() => writeFileSync(join(folder, limit), String(bytes)))) {
      tryTo(() => rmdirSync(folder));
      continue;
    }
    if (existsSync(join(folder, swap))) writeFileSync(join(folder, swap), String(noSwap(bytes)));
    const move = (to: string) => writeFileSync(join(to, "cgroup.procs"), String(process.pid));
    return {
      within: async (start) => {
        move(folder);
        return start().finally(() => move(root));
      },
      readPeak: () => Number(readFileSync(join(folder, peak), "utf8")),
      countKills: () => Number(/^oom_kill (\d+)$/m.exec(readFileSync(join(folder, kills), "utf8"))?.[1] ?? 0),
      remove: () => rmdirSync(folder),
    };
  }
  return null;
}

function tryTo(change: () => void): boolean {
  try {
    change();
    return true;
  } catch (error) {
    console.log(String(error));
    return false;
  }
}
