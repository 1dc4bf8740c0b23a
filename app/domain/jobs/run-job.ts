import { Refusal, type FieldErrors, type RefusalCode } from "~/domain/refusal";
import { jobs, type JobInput, type JobName, type JobResult } from "./jobs";

/** What became of a job, as plain data: a refusal crosses threads and bundles by its parts. */
export type JobOutcome =
  { result: unknown } | { refusal: { code: RefusalCode; message: string; errors?: FieldErrors; retryAfter?: number } };

/** Runs jobs elsewhere, for somebody: one at a time for each person, in turn with those of others. */
export type JobRunner = (name: JobName, input: unknown, person: string) => Promise<JobOutcome>;

const slot = Symbol.for("apsis.job-runner");
// The one place that the host and the bundle of pages share.
const shared = globalThis as { [slot]?: JobRunner };

/** Called by the host that has threads for jobs; without it they run where they are asked for, as on Vercel. */
export function useJobRunner(runner: JobRunner) {
  shared[slot] = runner;
}

/** Refuses what the job refuses, and while too many wait ("tooMany"). */
export async function runJob<Name extends JobName>(
  name: Name,
  input: JobInput<Name>,
  person: string,
): Promise<JobResult<Name>> {
  const outcome = await (shared[slot] ?? runHere)(name, input, person);
  if ("result" in outcome) return outcome.result as JobResult<Name>; // It is that of the job with this name.
  const { code, message, errors, retryAfter } = outcome.refusal;
  throw new Refusal(code, message, errors, retryAfter);
}

/** In the thread that this is called in. */
export async function runHere(name: JobName, input: unknown): Promise<JobOutcome> {
  // The input is that of the job with this name: `runJob` asks for both together.
  const job = jobs[name] as (given: unknown) => unknown;
  try {
    return { result: await job(input) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, message, errors, retryAfter } = error;
    return { refusal: { code, message, errors, retryAfter } };
  }
}
