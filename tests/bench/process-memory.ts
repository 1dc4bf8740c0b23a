import { readFileSync, writeFileSync } from "node:fs";

function mebibytes(pid: number, line: "VmRSS" | "VmHWM"): number {
  const kibibytes = new RegExp(`^${line}:\\s+(\\d+) kB`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kibibytes) / 1024;
}

/** Peak growth of a process in MiB while `work` runs, as recorded by the kernel. */
export async function growthDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  // 5: reset the peak.
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
  const before = mebibytes(pid, "VmRSS");
  await work();
  return mebibytes(pid, "VmHWM") - before;
}

/** MiB of a process, with shared pages counted proportionally. */
export function proportionalMemory(pid: number): number {
  const kibibytes = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1];
  return Number(kibibytes) / 1024;
}
