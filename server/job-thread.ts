// A worker thread that runs jobs one after the other for job-pool.ts.
import { parentPort } from "node:worker_threads";
import type { JobName } from "~/domain/jobs/jobs";
import { runHere, type JobOutcome } from "~/domain/jobs/run-job";

export type JobRequest = { name: JobName; input: unknown };
export type JobAnswer = JobOutcome | { failure: string };

parentPort?.on("message", ({ name, input }: JobRequest) => {
  const answer = (message: JobAnswer) => parentPort?.postMessage(message);
  runHere(name, input).then(answer, (error: unknown) =>
    answer({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
