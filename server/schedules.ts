import { dueWork, logFailedWork } from "~/http/due-work.server";
import { noteOfferedGame } from "~/http/missing-game.server";
import type { Platform } from "~/http/platform.server";
import type { Metrics } from "./metrics";
import { writeDailyBackup } from "./write-backup";

/** Runs due work repeatedly while the server runs. */
export function startSchedules(platform: Platform, observeWork: Metrics["observeWork"]) {
  const { log, database } = platform;
  const work = {
    ...dueWork,
    game: noteGameOf(platform),
    ...(database.kind === "embedded" && { backup: dailyBackupOf(platform) }),
  };
  const stops = Object.entries(work).map(([name, { every, run }]) => {
    const runMeasured = async (stopping: AbortSignal) => {
      const started = performance.now();
      const outcome = await run(stopping).then(
        () => "done" as const,
        (err: unknown) => {
          logFailedWork(log, name, err);
          return "failed" as const;
        },
      );
      observeWork(name, outcome, (performance.now() - started) / 1000);
    };
    return repeat(every, runMeasured);
  });
  return { stop: async () => void (await Promise.all(stops.map((stop) => stop()))) };
}

/** Installations with the embedded database have no other backup. First checked a minute after the start. */
const dailyBackupOf = ({ database, env, log }: Platform) => ({
  every: 60_000,
  run: async () => {
    const file = await writeDailyBackup(database, env.dataDir, new Date());
    if (file) log.info({ file }, "daily backup written");
  },
});

/** A command may install a game while the server runs, but cannot write to an embedded database in use. */
const noteGameOf = ({ database, env }: Platform) => ({
  every: 60_000,
  run: () => noteOfferedGame(database.db, env),
});

/** Runs `work` again a while after it ends. The returned function stops this and waits for the current round. */
function repeat(every: number, work: (stopping: AbortSignal) => Promise<unknown>) {
  const stop = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  let timer = setTimeout(runOnce, every);
  function runOnce() {
    running = work(stop.signal).then(() => {
      if (!stop.signal.aborted) timer = setTimeout(runOnce, every);
    });
  }
  return async () => {
    stop.abort();
    clearTimeout(timer);
    await running;
  };
}
