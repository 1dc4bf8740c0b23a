import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { hasPostgres } from "./tests/support/postgres-cluster";

// Every test runs on the embedded database and, where there is one, on PostgreSQL.
const on = (name: "embedded" | "postgres") => ({ extends: true as const, test: { name, include: ["tests/{domain,pages,api}/**/*.test.{ts,tsx}"], globalSetup: [`tests/support/${name}-template.ts`] } });

// The simulator knows no database.
const simulator = { extends: true as const, test: { name: "simulator", include: ["tests/simulator/**/*.test.ts"] } };

if (!hasPostgres()) console.log("There is no PostgreSQL here (no binaries, no TEST_DATABASE_URL): the embedded database alone is tested.");

export default defineConfig(() => ({
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  esbuild: { jsx: "automatic" as const },
  test: {
    setupFiles: ["tests/support/console-error-fails.ts"],
    // One more than there are processors: half of the time a test waits for a server or a database.
    maxWorkers: availableParallelism() + 1,
    minWorkers: 1,
    // Generous: what is slow is in `npm run bench`, not in a timed test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [...(hasPostgres() ? [on("embedded"), on("postgres")] : [on("embedded")]), simulator],
  },
}));
