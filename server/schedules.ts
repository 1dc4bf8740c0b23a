import { dueWork } from "~/http/due-work.server";
import type { Platform } from "~/http/platform.server";
import type { Metrics } from "./metrics";

/** Does what is due, again and again, while the server runs. */
export function keepSchedules({ log }: Platform, { observeWork }: Metrics) {
  const stops = Object.entries(dueWork).map(([work, { every, run }]) => {
    const measured = async () => {
      const started = performance.now();
      const outcome = await run().then(
        () => "done" as const,
        (err: unknown) => {
          log.error({ err, work }, "due work failed");
          return "failed" as const;
        },
      );
      observeWork(work, outcome, (performance.now() - started) / 1000);
    };
    return repeat(every, measured);
  });
  return { stop: async () => void (await Promise.all(stops.map((stop) => stop()))) };
}

/** Runs `work` again a while after it has ended; the answer stops that, and waits for the work at hand. */
function repeat(every: number, work: () => Promise<unknown>) {
  let stopped = false;
  let running: Promise<unknown> = Promise.resolve();
  let timer = setTimeout(round, every);
  function round() {
    running = work().then(() => {
      if (!stopped) timer = setTimeout(round, every);
    });
  }
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
