// Work that would block the thread that serves requests. Each folder defines its own jobs; `job-list/` lists them for
// the threads that run them.
import { Refusal } from "~/domain/refusal";

/** A pure function of plain data, and the name by which another thread finds it. */
export type Job<Input, Result> = { name: string; run: (input: Input) => Result | Promise<Result> };

/** The result of a job as plain data: a refusal crosses threads and bundles by its parts. */
export type JobOutcome =
  | { result: unknown }
  | { refusal: Pick<Refusal, "code" | "reason" | "retryAfter"> & { fieldReasons?: Refusal["fieldReasons"] } };

/** Runs jobs in other threads: one at a time per person, and people take turns. */
export type JobRunner = (name: string, input: unknown, person: string) => Promise<JobOutcome>;

const slot = Symbol.for("apsis.job-runner");
// The server and the bundle of pages share it.
const shared = globalThis as { [slot]?: JobRunner };

/** For servers that have threads for jobs. Without it, as on Vercel, jobs run in the calling thread. */
export function useJobRunner(runner: JobRunner) {
  shared[slot] = runner;
}

/** Refuses what the job refuses, and while too many jobs wait ("tooMany"). */
export async function runJob<Input, Result>(job: Job<Input, Result>, input: Input, person: string): Promise<Result> {
  const outcome = await (shared[slot] ? shared[slot](job.name, input, person) : runHere(job, input));
  if ("result" in outcome) return outcome.result as Result; // The runner looks the job up by its name.
  const { code, reason, fieldReasons, retryAfter } = outcome.refusal;
  throw new Refusal(code, reason, fieldReasons, retryAfter);
}

/** Runs a job in the calling thread. */
export async function runHere<Input, Result>(job: Job<Input, Result>, input: Input): Promise<JobOutcome> {
  try {
    return { result: await job.run(input) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, reason, fieldReasons, retryAfter } = error;
    return { refusal: { code, reason, fieldReasons, retryAfter } };
  }
}
