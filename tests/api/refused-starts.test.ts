// Settings that stop the server's start. They are checked before any database, so one run is enough.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, test } from "vitest";
import { expectEndedWith } from "../support/ended-with";
import { runToItsEnd } from "../support/server";

const folder = mkdtempSync(join(tmpdir(), "apsis-server-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const secret = "a secret of the tests, 32 characters";

test.each([
  ["PORT", { PORT: "http" }, /^PORT must be a whole number\.$/],
  ["PORT", { PORT: "65536" }, /^PORT must be at most 65535\.$/],
  [
    "DATABASE_URL",
    { DATABASE_URL: "mysql://localhost/apsis", SESSION_SECRET: secret },
    /^DATABASE_URL must be an address that starts with postgres/,
  ],
  ["DATABASE_URL", { DATABASE_URL: "not an address", SESSION_SECRET: secret }, /^DATABASE_URL must be an address/],
  ["DATABASE_URL", { DATABASE_URL: "postgres://[half/apsis", SESSION_SECRET: secret }, /^DATABASE_URL /],
  [
    "DATABASE_URL",
    { DATABASE_URL: "postgres://127.0.0.1:1/apsis", DATABASE_WAIT: "0", SESSION_SECRET: secret },
    /^DATABASE_URL cannot be used: .+/,
  ],
  ["SESSION_SECRET", { DATABASE_URL: "postgres://127.0.0.1/apsis" }, /^SESSION_SECRET is required with DATABASE_URL/],
  ["SESSION_SECRET", { SESSION_SECRET: "short" }, /^SESSION_SECRET must have at least 32 characters\.$/],
  [
    "API_ALLOWED_ORIGINS",
    { API_ALLOWED_ORIGINS: "https://tools.example.org/path" },
    /^API_ALLOWED_ORIGINS must be origins such as/,
  ],
  ["TRUSTED_PROXIES", { TRUSTED_PROXIES: "10.0.0.0/40" }, /^TRUSTED_PROXIES must be addresses or networks such as/],
  ["WORKERS", { WORKERS: "0" }, /^WORKERS must be empty or 1: a server is one process\./],
  [
    "WORKERS",
    { WORKERS: "auto" },
    /^WORKERS must be empty or 1: a server is one process\. .+run several servers behind a proxy/,
  ],
  ["DEMO", { DEMO: "yes" }, /^DEMO must be 0 or 1\.$/],
])("a bad %s ends the start with one clear line (%#)", async (_, env, line) => {
  expectEndedWith(await runToItsEnd({ DATA_DIR: folder, ...env }), line);
});
