// Threads that do what takes too long for the one that answers requests: few, started when there is work, and ended
// when one hangs.
import { Worker } from "node:worker_threads";
import { codeOf } from "~/db/error-parts";
import type { JobName } from "~/domain/jobs/jobs";
import type { JobOutcome, JobRunner } from "~/domain/jobs/run-job";
import type { JobAnswer, JobRequest } from "./job-thread";

export type JobPoolLimits = {
  threads: number;
  /** Milliseconds that one job may take; then its thread is ended. */
  longestJob: number;
  /** Milliseconds after which a thread without work is ended. */
  longestIdle: number;
  /** Jobs that may wait, of everybody and of one person. */
  maxWaiting: number;
  maxWaitingOfOne: number;
};

const usualLimits: JobPoolLimits = {
  threads: 2,
  longestJob: 30_000,
  longestIdle: 30_000,
  maxWaiting: 500,
  maxWaitingOfOne: 4,
};
/** A job that needs more memory than this ends its own thread, and no other. */
const maxThreadMegabytes = 256;

const busy: JobOutcome = {
  refusal: { code: "tooMany", message: "The server is busy. Try again in a few seconds.", retryAfter: 5 },
};
const tooLong: JobOutcome = {
  refusal: { code: "invalid", message: "This is too much to work out at once. Try again with less." },
};

type Task = {
  name: JobName;
  input: unknown;
  person: string;
  done: (outcome: JobOutcome) => void;
  fail: (error: Error) => void;
};

/** `script`: the built job-thread. */
export function openJobPool(script: string, limits: Partial<JobPoolLimits> = {}): JobRunner {
  const { threads, longestJob, longestIdle, maxWaiting, maxWaitingOfOne } = { ...usualLimits, ...limits };
  const lines = createLines();
  /** Each with what takes it out, so that it isn't ended while it works. */
  const idle = new Map<Worker, () => void>();
  let running = 0;

  const startNext = () => {
    while (running < threads) {
      const task = lines.next();
      if (!task) return;
      running++;
      void run(task).finally(() => {
        running--;
        lines.finish(task);
        startNext();
      });
    }
  };
  const run = async (task: Task) => {
    const worker = [...idle.keys()].at(-1) ?? startWorker(script);
    idle.get(worker)?.();
    worker.ref();
    try {
      const answered = await ask(worker, task, longestJob);
      if (answered === null) return task.done(tooLong);
      rest(worker, idle, longestIdle);
      if ("failure" in answered) task.fail(new Error(`The job ${task.name} failed: ${answered.failure}`));
      else task.done(answered);
    } catch (error) {
      if (codeOf(error) === "ERR_WORKER_OUT_OF_MEMORY") task.done(tooLong);
      else task.fail(error instanceof Error ? error : new Error(String(error)));
    }
  };
  return (name, input, person) =>
    new Promise((done, fail) => {
      if (lines.count() >= maxWaiting || lines.countOf(person) >= maxWaitingOfOne) return done(busy);
      lines.add({ name, input, person, done, fail });
      startNext();
    });
}

/** Who waits, by person: each has one task running at most, and people take turns. */
function createLines() {
  const waiting = new Map<string, Task[]>();
  const running = new Set<string>();
  let count = 0;
  return {
    count: () => count,
    countOf: (person: string) => waiting.get(person)?.length ?? 0,
    add(task: Task) {
      waiting.set(task.person, [...(waiting.get(task.person) ?? []), task]);
      count++;
    },
    next(): Task | null {
      const person = [...waiting.keys()].find((one) => !running.has(one));
      if (person === undefined) return null;
      const [task, ...others] = waiting.get(person) ?? [];
      // To the end of the line.
      waiting.delete(person);
      if (others.length > 0) waiting.set(person, others);
      if (!task) return null;
      count--;
      running.add(person);
      return task;
    },
    finish: ({ person }: Task) => running.delete(person),
  };
}

function startWorker(script: string): Worker {
  const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: maxThreadMegabytes } });
  // Whoever waits for an answer hears of errors, too.
  worker.on("error", () => {});
  return worker;
}

/** Null when it took too long: then the thread is ended. Rejects when the thread has ended by itself. */
function ask(worker: Worker, { name, input }: Task, longest: number): Promise<JobAnswer | null> {
  return new Promise((answer, fail) => {
    const settle = () => {
      clearTimeout(timer);
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
    };
    const onMessage = (answered: JobAnswer) => {
      settle();
      answer(answered);
    };
    const onError = (error: Error) => {
      settle();
      fail(error);
    };
    const onExit = () => onError(new Error(`The thread of the job ${name} has ended.`));
    const timer = setTimeout(() => {
      settle();
      void worker.terminate();
      answer(null);
    }, longest);
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    worker.postMessage({ name, input } satisfies JobRequest);
  });
}

/** Keeps a thread for the next job, for a while; it keeps no process from ending. */
function rest(worker: Worker, idle: Map<Worker, () => void>, longest: number) {
  worker.unref();
  const leave = () => {
    clearTimeout(timer);
    worker.off("exit", leave);
    idle.delete(worker);
  };
  const timer = setTimeout(() => {
    leave();
    void worker.terminate();
  }, longest).unref();
  worker.on("exit", leave);
  idle.set(worker, leave);
}
