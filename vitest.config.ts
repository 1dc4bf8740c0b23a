import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { hasPostgres } from "./tests/support/postgres-cluster";

// `npm test` runs every case once (tests/run.mjs); everything else, a file by its name included, runs on both databases.
const isOnce = process.env.APSIS_TESTS === "once";
const all = ["tests/{domain,host,api}/**/*.test.ts"];

const on = (name: "embedded" | "postgres", include: string[], exclude: string[] = []) => ({
  extends: true as const,
  test: { name, include, exclude, globalSetup: [`tests/support/${name}-template.ts`] },
});

// Each of these takes long, and proves nothing more on the second database: who may do what is decided before one is asked;
// settings are read, and files of a game and of the build lie in folders, without one.
const onEither = [
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

/** The embedded database's own thread, and its disk. */
const onEmbeddedAlone = [
  "tests/host/embedded-thread.test.ts",
  "tests/api/full-disk.test.ts",
  "tests/api/private-data.test.ts",
  "tests/api/payments-process.test.ts",
];

/** Several processes on one database, and replicas of it: the embedded one has room for one, and none. */
const onPostgresAlone = ["tests/api/workers.test.ts", "tests/domain/replica.test.ts"];

/** About the pool, locks and outages of PostgreSQL: where there is one `npm test` runs these there. */
const aboutPostgres = [
  ...onPostgresAlone,
  "tests/api/attempts-together.test.ts",
  "tests/api/image.test.ts",
  "tests/api/locked-table.test.ts",
  "tests/api/outage.test.ts",
  "tests/api/process.test.ts",
  "tests/api/deleted-while-used.test.ts",
  "tests/api/sign-ins-at-once.test.ts",
];

/** Processes that are killed again and again, and what else takes minutes: for `npm run test:all`. */
const inAllOnly = [
  "tests/api/event-loop.test.ts",
  "tests/api/forgeries.test.ts",
  "tests/api/kills.test.ts",
  "tests/api/large-bodies.test.ts",
  "tests/api/payments-process.test.ts",
];

function databaseProjects() {
  if (!hasPostgres()) return [on("embedded", all, isOnce ? [...onPostgresAlone, ...inAllOnly] : onPostgresAlone)];
  if (!isOnce) return [on("embedded", all, [...onEither, ...onPostgresAlone]), on("postgres", all, onEmbeddedAlone)];
  // Each verb with SQL of its own runs on PostgreSQL, the rest on the embedded database.
  return [
    on("embedded", ["tests/{api,host}/**/*.test.ts"], [...aboutPostgres, ...inAllOnly]),
    on("postgres", ["tests/domain/**/*.test.ts", ...aboutPostgres]),
  ];
}

// Pure rules and the simulator know no database: they run once, and in seconds (`npm run test:quick`).
const once = (name: "rules" | "simulator") => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.ts`] },
});

// Half a minute and more, small as some are: whoever comes last runs alone. Of the others the larger come first.
const longest =
  /\/(process|fuzz|forgeries|operate|kills|purchase-faults|authorization|accounts-limits|payments.*|coach)\.test\./;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const isLong = (file: TestSpecification) => longest.test(file.moduleId);
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
    // A process keeps what it has loaded for the files after this one: the app and its packages are half of what a file costs. As
    // many at least as at most, since the pool loses files when it ends a process that has nothing to do for a moment.
    isolate: false,
    // One more than there are processors: half of the time a test waits for a server or a database.
    maxWorkers: availableParallelism() + 1,
    minWorkers: availableParallelism() + 1,
    // Generous: what is slow is in `npm run bench`, not in a timed test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [...databaseProjects(), once("rules"), once("simulator")],
  },
}));
