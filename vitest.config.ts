import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { hasPostgres } from "./tests/support/postgres-cluster";

// `npm test` runs every case once (tests/run.mjs); otherwise, also for single files, tests run on both databases.
const isOnce = process.env.APSIS_TESTS === "once";
const databaseTests = ["tests/{domain,host,api}/**/*.test.ts"];

const databaseProject = (name: "embedded" | "postgres", include: string[], exclude: string[] = []) => ({
  extends: true as const,
  test: { name, include, exclude, globalSetup: [`tests/support/${name}-template.ts`] },
});

// Slow tests that don't depend on the database: they check permissions, settings or files.
const embeddedOnly = [
  "tests/api/authorization.test.ts",
  "tests/api/content-page.test.ts",
  "tests/api/image.test.ts",
  "tests/api/game-*.test.ts",
  "tests/api/loaded-parts.test.ts",
  "tests/api/package-copies.test.ts",
  "tests/api/refused-starts.test.ts",
  "tests/domain/game-builds.test.ts",
  "tests/domain/folder-lock.test.ts",
  "tests/host/game-*.test.ts",
];

/** About the embedded database's thread, files and backups. */
const embeddedDatabaseTests = [
  "tests/host/embedded-thread.test.ts",
  "tests/api/full-disk.test.ts",
  "tests/api/moved-games.test.ts",
  "tests/api/operate.test.ts",
  "tests/api/private-data.test.ts",
  "tests/api/payments-process.test.ts",
];

/** The embedded database has no replicas, and backups of its own. */
const postgresOnly = ["tests/api/postgres-backup.test.ts", "tests/domain/replica.test.ts"];

/** About PostgreSQL's pool, locks and outages: `npm test` runs these on PostgreSQL if there is one. */
const postgresPreferred = [
  ...postgresOnly,
  "tests/api/attempts-together.test.ts",
  "tests/api/image.test.ts",
  "tests/api/locked-table.test.ts",
  "tests/api/outage.test.ts",
  "tests/api/process.test.ts",
  "tests/api/deleted-while-used.test.ts",
  "tests/api/sign-ins-at-once.test.ts",
];

/** Tests that take minutes, such as repeatedly killed processes: only in `npm run test:all`. */
const slowTests = [
  "tests/api/event-loop.test.ts",
  "tests/api/forgeries.test.ts",
  "tests/api/kills.test.ts",
  "tests/api/large-bodies.test.ts",
  "tests/api/payments-process.test.ts",
];

function databaseProjects() {
  if (!hasPostgres())
    return [databaseProject("embedded", databaseTests, isOnce ? [...postgresOnly, ...slowTests] : postgresOnly)];
  if (!isOnce)
    return [
      databaseProject("embedded", databaseTests, [...embeddedOnly, ...postgresOnly]),
      databaseProject("postgres", databaseTests, embeddedDatabaseTests),
    ];
  // Verbs have their own SQL, so they run on PostgreSQL; the rest runs on the embedded database.
  return [
    databaseProject("embedded", ["tests/{api,host}/**/*.test.ts"], [...postgresPreferred, ...slowTests]),
    databaseProject("postgres", ["tests/domain/**/*.test.ts", ...postgresPreferred]),
  ];
}

// Tests without a database run once, in seconds (`npm run test:quick`).
const pureProject = (name: "rules" | "simulator") => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.ts`] },
});

// Small files that run for half a minute or more: start them first, so that none runs alone at the end. Of the others,
// larger files start first.
const slowest =
  /\/(process|fuzz|forgeries|operate|kills|purchase-faults|authorization|accounts-limits|payments.*|coach)\.test\./;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const isLong = (file: TestSpecification) => slowest.test(file.moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

if (!hasPostgres())
  console.log(
    "There is no PostgreSQL here (no binaries, no TEST_DATABASE_URL): the embedded database alone is tested.",
  );

export default defineConfig(() => ({
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  esbuild: { jsx: "automatic" as const },
  test: {
    sequence: { sequencer: LongestFirst },
    setupFiles: ["tests/support/console-error-fails.ts", "tests/support/children-end-too.ts"],
    // Workers keep loaded modules, because importing the app is half of a file's cost. The minimum equals the maximum:
    // vitest loses files when it ends an idle worker.
    isolate: false,
    // One more than processors: half of the time tests wait for a server or a database.
    maxWorkers: availableParallelism() + 1,
    minWorkers: availableParallelism() + 1,
    // Generous, because slowness is measured by `npm run bench`, not by tests.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [...databaseProjects(), pureProject("rules"), pureProject("simulator")],
  },
}));
