// The threads that jobs run in.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openJobPool } from "../../server/job-pool";

const folder = mkdtempSync(join(tmpdir(), "apsis-jobs-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const script = join(folder, "thread.mjs");
// Works for as many milliseconds as its input says, without hearing anything meanwhile.
writeFileSync(
  script,
  `import { parentPort } from "node:worker_threads";
  parentPort.on("message", ({ input }) => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, input);
    parentPort.postMessage({ result: input });
  });`,
);

test("a thread that was idle is not ended while it does its next job", async () => {
  const longestIdle = 50;
  // The script does nothing but wait: what a job's name means to it is left out.
  const run = openJobPool(script, { threads: 1, idleTimeoutMs: longestIdle }) as unknown as (
    ...job: unknown[]
  ) => Promise<unknown>;
  expect(await run("wait", 0, "ada")).toEqual({ result: 0 });
  expect(await run("wait", 4 * longestIdle, "ada")).toEqual({ result: 4 * longestIdle });
});
