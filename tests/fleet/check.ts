// npm run check:fleet: see docs/fleet.md.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createDatabase } from "../support/postgres-databases";
import { startDatabase, type FleetDatabase } from "./database";
import { checkBrowsers } from "./browsers";
import { checkInstances } from "./instances";
import { checkPrimary } from "./primary";
import { ensurePrograms, haproxy, pgbouncer, postgresProgram, versionOf } from "./programs";
import { checkReplica } from "./replica";
import { Report } from "./report";
import { checkSoak, collecting, metricsToken } from "./soak";
import { startSite, type Site } from "./site";

const parts = ["instances", "primary", "replica", "e2e"];
/** Takes as long as requested, and runs only on request. */
const longPart = "soak";

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      only: { type: "string" },
      specs: { type: "string" },
      minutes: { type: "string", default: "30" },
      markdown: { type: "string" },
    },
  });
  const chosenParts = values.only?.split(",") ?? parts;
  const names = [...parts, longPart];
  if (!chosenParts.every((part) => names.includes(part))) throw new Error(`--only takes ${names.join(", ")}.`);
  const minutes = Number(values.minutes);
  if (!(minutes >= 1 && minutes <= 1_440)) throw new Error("--minutes must be 1 to 1440.");
  const missing = ensurePrograms();
  if (missing.length > 0)
    throw new Error(`A fleet needs Debian's ${missing.join(", ")}, which can't be installed here.`);

  const folder = mkdtempSync(join(tmpdir(), "apsis-fleet-"));
  chmodSync(folder, 0o755);
  // On every exit except SIGKILL; child programs end even then.
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const database = await startDatabase(join(folder, "database"));
  const setting = `Debian's haproxy ${versionOf(haproxy, "-v")}, PgBouncer ${versionOf(pgbouncer, "--version")} (transaction mode), PostgreSQL ${versionOf(postgresProgram(), "--version")}, Node ${process.versions.node}; ${availableParallelism()} processors, ${Math.round(totalmem() / 2 ** 30)} GB, ${new Date().toISOString().slice(0, 10)}`;
  console.log(setting);
  const report = new Report();
  try {
    if (chosenParts.includes("instances"))
      await onSite(folder, database, (site) => checkInstances(site, report.of("instances")));
    if (chosenParts.includes("primary"))
      await onSite(folder, database, async (site) => {
        for (const round of [1, 2]) await checkPrimary(site, database, report.of(`primary, round ${round}`), round);
      });
    if (chosenParts.includes("replica")) await checkWithReplica(folder, database, report.of("replica"));
    if (chosenParts.includes(longPart))
      await onSite(folder, database, (site) => checkSoak(site, database, report.of("soak"), minutes), {
        node: collecting,
      });
    if (chosenParts.includes("e2e")) await checkBrowsers(folder, database, report.of("e2e"), values.specs?.split(","));
  } finally {
    await database.stop();
  }
  if (values.markdown) writeFileSync(values.markdown, `${setting}\n\n${report.markdown()}\n`);
  console.log(`\n${report.markdown()}\n\n${report.count(true)} passed, ${report.count(false)} failed`);
  return report.count(false) > 0 ? 1 : 0;
}

let counted = 0;

/** The replica has minimal memory, so that many reads hit the disk. */
async function checkWithReplica(folder: string, database: FleetDatabase, report: Report) {
  const replica = await database.addReplica();
  const env = (name: string) => ({
    DATABASE_REPLICA_URL: `postgres://postgres@127.0.0.1:${replica.port}/${name}`,
    CACHE_MB: "1",
  });
  await onSite(folder, database, (site, name) => checkReplica(site, database.direct(name), replica, report), { env });
}

type SiteOptions = { env?: (name: string) => Record<string, string>; node?: string[] };

/** A site on a new database with the demo data. */
async function onSite(
  folder: string,
  database: FleetDatabase,
  run: (site: Site, name: string) => Promise<void>,
  { env: more = () => ({}), node }: SiteOptions = {},
) {
  const name = `fleet_${++counted}`;
  await createDatabase(database.direct("postgres"), name);
  const env = {
    DATA_DIR: join(folder, name),
    DATABASE_URL: database.pooled(name),
    DATABASE_PREPARE: "0",
    SESSION_SECRET: "a secret of the fleet's, 32 characters",
    DEMO: "1",
    METRICS_TOKEN: metricsToken,
    ...more(name),
  };
  const site = await startSite(folder, env, { node });
  try {
    await run(site, name);
  } finally {
    await site.stop();
  }
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
