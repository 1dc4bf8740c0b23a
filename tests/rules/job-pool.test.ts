import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openJobPool } from "../../server/job-pool";

const folder = mkdtempSync(join(tmpdir(), "apsis-jobs-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const script = join(folder, "thread.mjs");
// Blocks its thread for as many milliseconds as the input says.
writeFileSync(
  script,
  `import { parentPort } from "node:worker_threads";
  parentPort.on("message", ({ input }) => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, input);
    parentPort.postMessage({ result: input });
  });`,
);

test("an idle thread's timeout doesn't end its next job", async () => {
  const longestIdle = 50;
  // The script only waits, so the job's name doesn't matter.
  const run = openJobPool(script, { threads: 1, idleTimeoutMs: longestIdle }) as unknown as (
    ...job: unknown[]
  ) => Promise<unknown>;
  expect(await run("wait", 0, "ada")).toEqual({ result: 0 });
  expect(await run("wait", 4 * longestIdle, "ada")).toEqual({ result: 4 * longestIdle });
});
