// The primary is killed while a class plays, and the standby takes over.
import { underWay, pageSignIn } from "./class-under-way";
import type { FleetDatabase } from "./database";
import type { Report } from "./report";
import type { Site } from "./site";
import { until } from "./start-program";

const withinSeconds = 10;

export async function checkPrimary(site: Site, database: FleetDatabase, report: Report, seed: number) {
  await database.addStandby();
  const cookie = await pageSignIn(site.url);
  const pids = () => site.instances.map(({ pid }) => pid()).join(", ");
  const before = pids();
  const load = { students: 40, firstStudent: 161 + 40 * seed, attemptsPerScenario: 2, seed };
  const page = () => fetch(`${site.url}/instructor/courses`, { headers: { cookie }, redirect: "manual" });
  const during: number[] = [];
  let promoted = 0;
  let recovered = 0;
  const result = await underWay(site.url, load, async (tally) => {
    await until("Part of the class is played", async () => tally.acknowledged.size > load.students * 20, 300);
    const killed = Date.now();
    await database.killPrimary();
    const pageRead = page().then(({ status }) => void during.push(status));
    await database.failOver();
    promoted = Date.now() - killed;
    const countBefore = tally.acknowledged.size;
    await until("An attempt is acknowledged again", async () => tally.acknowledged.size > countBefore, 60);
    recovered = Date.now() - killed;
    await pageRead;
    await until("Pages answer again", async () => {
      const { status } = await page();
      during.push(status);
      return status === 200;
    });
  });
  report.figure("from kill -9 to the end of the promotion", `${promoted} ms`);
  report.check(
    `the app recovers within ${withinSeconds} s`,
    recovered < withinSeconds * 1_000,
    `first attempt acknowledged ${recovered} ms after the kill`,
  );
  report.check("without a restart", pids() === before, `processes ${before} before, ${pids()} after`);
  report.check(
    "pages answer 503 meanwhile, and nothing worse",
    during.every((status) => status === 503 || status === 200),
    `answers ${[...new Set(during)].join(", ")}`,
  );
  await result.report(report);
}
