// Worker threads for jobs that would block the event loop: few, started on demand, and terminated if they hang.
import { Worker } from "node:worker_threads";
import { codeOf } from "~/db/error-parts";
import type { JobOutcome, JobRunner } from "~/domain/jobs/run-job";
import { say } from "~/texts/say";
import type { JobAnswer, JobRequest } from "./job-thread";

export type JobPoolLimits = {
  threads: number;
  /** Milliseconds that a job may take before its thread is terminated. */
  jobTimeoutMs: number;
  /** Milliseconds after which an idle thread is terminated. */
  idleTimeoutMs: number;
  /** Jobs that may wait, in total and per person. */
  maxWaiting: number;
  maxWaitingOfOne: number;
};

const defaultLimits: JobPoolLimits = {
  threads: 2,
  jobTimeoutMs: 30_000,
  idleTimeoutMs: 30_000,
  maxWaiting: 500,
  maxWaitingOfOne: 4,
};
/** A job that needs more memory ends its own thread only. */
const maxThreadMegabytes = 256;

const busy: JobOutcome = {
  refusal: { code: "tooMany", reason: say.jobRefusals.busy, retryAfter: 5 },
};
const tooLong: JobOutcome = {
  refusal: { code: "invalid", reason: say.jobRefusals.tooLong },
};

type Task = {
  name: string;
  input: unknown;
  person: string;
  done: (outcome: JobOutcome) => void;
  fail: (error: Error) => void;
};

/** `script`: the built job-thread. */
export function openJobPool(script: string, limits: Partial<JobPoolLimits> = {}): JobRunner {
  const { threads, jobTimeoutMs, idleTimeoutMs, maxWaiting, maxWaitingOfOne } = { ...defaultLimits, ...limits };
  const queues = createQueues();
  /** Idle threads, each with a function that takes it out of this pool before it works. */
  const idle = new Map<Worker, () => void>();
  let running = 0;

  const startNext = () => {
    while (running < threads) {
      const task = queues.next();
      if (!task) return;
      running++;
      void run(task).finally(() => {
        running--;
        queues.finish(task);
        startNext();
      });
    }
  };
  const run = async (task: Task) => {
    const worker = [...idle.keys()].at(-1) ?? startWorker(script);
    idle.get(worker)?.();
    worker.ref();
    try {
      const answer = await ask(worker, task, jobTimeoutMs);
      if (answer === null) return task.done(tooLong);
      keepIdle(worker, idle, idleTimeoutMs);
      if ("failure" in answer) task.fail(new Error(`The job ${task.name} failed: ${answer.failure}`));
      else task.done(answer);
    } catch (error) {
      if (codeOf(error) === "ERR_WORKER_OUT_OF_MEMORY") task.done(tooLong);
      else task.fail(error instanceof Error ? error : new Error(String(error)));
    }
  };
  return (name, input, person) =>
    new Promise((done, fail) => {
      if (queues.count() >= maxWaiting || queues.countOf(person) >= maxWaitingOfOne) return done(busy);
      queues.add({ name, input, person, done, fail });
      startNext();
    });
}

/** Queues per person: one running job each, and people take turns. */
function createQueues() {
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
      // Moves the person to the end of the queue.
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
  // `ask` reports errors; without a listener they would end the process.
  worker.on("error", () => {});
  return worker;
}

/** Null if it timed out, after which the thread is terminated. Rejects if the thread exits. */
function ask(worker: Worker, { name, input }: Task, timeoutMs: number): Promise<JobAnswer | null> {
  return new Promise((done, fail) => {
    const settle = () => {
      clearTimeout(timer);
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
    };
    const onMessage = (answer: JobAnswer) => {
      settle();
      done(answer);
    };
    const onError = (error: Error) => {
      settle();
      fail(error);
    };
    const onExit = () => onError(new Error(`The thread of the job ${name} exited.`));
    const timer = setTimeout(() => {
      settle();
      void worker.terminate();
      done(null);
    }, timeoutMs);
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    worker.postMessage({ name, input } satisfies JobRequest);
  });
}

/** Keeps a thread for the next job for a while, without keeping the process alive. */
function keepIdle(worker: Worker, idle: Map<Worker, () => void>, timeoutMs: number) {
  worker.unref();
  const leave = () => {
    clearTimeout(timer);
    worker.off("exit", leave);
    idle.delete(worker);
  };
  const timer = setTimeout(() => {
    leave();
    void worker.terminate();
  }, timeoutMs).unref();
  worker.on("exit", leave);
  idle.set(worker, leave);
}
