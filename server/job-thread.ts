// A worker thread that runs jobs one after the other for job-pool.ts.
import { parentPort } from "node:worker_threads";
import { findJob } from "~/domain/job-list/job-list";
import { runHere, type JobOutcome } from "~/domain/jobs/run-job";

export type JobRequest = { name: string; input: unknown };
export type JobAnswer = JobOutcome | { failure: string };

parentPort?.on("message", ({ name, input }: JobRequest) => {
  const answer = (message: JobAnswer) => parentPort?.postMessage(message);
  const job = findJob(name);
  if (!job) return answer({ failure: `There is no job "${name}".` });
  // `runJob` pairs a job's name with its input.
  runHere(job, input as never).then(answer, (error: unknown) =>
    answer({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
