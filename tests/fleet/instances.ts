// Kills and restarts one instance after the other while a class plays.
import { setTimeout as pause } from "node:timers/promises";
import { underWay } from "./class-under-way";
import { countText, type Report } from "./report";
import type { Site } from "./site";

/** Milliseconds since 1970: the signal, and the end of the process. */
type Kill = { at: number; gone: number };

const every = 4_000;

export async function checkInstances(site: Site, report: Report) {
  const kills: Kill[] = [];
  const { tally, report: reportClass } = await underWay(
    site.url,
    { students: 120, firstStudent: 1, attemptsPerScenario: 2, seed: 2 },
    async (_, isPlayed) => {
      for (let turn = 0; !isPlayed(); turn++) {
        const victim = site.instances[turn % site.instances.length]!;
        const next = pause(every);
        const at = Date.now();
        await victim.kill();
        kills.push({ at, gone: Date.now() });
        await victim.start();
        await next;
      }
    },
  );
  // 429 with Retry-After comes from a running instance: a full queue, or a limit of the student.
  const retried = tally.retried.filter(({ reason }) => reason !== "429");
  const inFlight = retried.filter(({ begun, ended }) => kills.some(({ at, gone }) => begun <= gone && ended >= at));
  const reasons = [...new Set(retried.map(({ reason }) => reason))].map(
    (reason) => `${retried.filter((failedTry) => failedTry.reason === reason).length} × ${reason}`,
  );
  report.figure("instances killed and restarted", `${kills.length}, one every ${every / 1_000} s or more`);
  report.check(
    "errors only on connections in use when an instance was killed",
    inFlight.length === retried.length,
    `${retried.length} failed tries, ${inFlight.length} of them during a kill (${reasons.join(", ")})`,
  );
  report.figure("tries delayed by a limit or a full queue (429)", String(tally.retried.length - retried.length));
  report.figure("requests that haproxy passed to another instance", countText(site.moved()));
  await reportClass(report);
}
