// A test file's real database, embedded or PostgreSQL, freshly installed.
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, inject } from "vitest";
import type { Database } from "~/db/database.server";
import { openEmbedded } from "~/db/embedded.server";
import { openPostgres } from "~/db/postgres.server";
import type { Ctx } from "~/domain/context";
import { borrowEmbedded } from "./embedded-databases";
import { createDatabase } from "./postgres-databases";

type Template =
  | { kind: "embedded"; image: string; emptyImage: string; folder: string }
  | { kind: "postgres"; url: string; prefix: string; name: string };

declare module "vitest" {
  interface ProvidedContext {
    template: Template;
  }
}

/** Opens the test file's database; call it once at the top. */
export async function openTestDatabase(): Promise<Database> {
  const database = await copyOf(inject("template"));
  afterAll(() => database.close());
  return database;
}

/** A visitor's context on the test file's database, at a fixed time. */
export async function testContext(): Promise<Ctx> {
  return { db: (await openTestDatabase()).db, now: new Date("2026-03-02T09:00:00Z"), actor: null };
}

async function copyOf(template: Template): Promise<Database> {
  if (template.kind === "embedded") return borrowEmbedded(template.image);
  return openPostgres(await createDatabase(template.url, newName(template), template.name), { connections: 12 });
}

const newName = ({ prefix }: Template & { kind: "postgres" }) => `${prefix}_${process.hrtime.bigint()}`;

/** One empty database, opened `openers` times; an embedded one is opened once and repeated. */
export async function openEmptyDatabase(openers: number): Promise<Database[]> {
  const template = inject("template");
  const databases =
    template.kind === "embedded"
      ? new Array<Database>(openers).fill(
          await openEmbedded(null, { image: new Blob([readFileSync(template.emptyImage)]) }),
        )
      : await createDatabase(template.url, newName(template)).then((url) =>
          Promise.all(Array.from({ length: openers }, () => openPostgres(url, { connections: 1 }))),
        );
  afterAll(() => Promise.all([...new Set(databases)].map((database) => database.close())));
  return databases;
}

/** An empty database for a server process: a folder (embedded) or a URL. */
export async function emptyDatabase(dataDir: string): Promise<Record<string, string>> {
  const template = inject("template");
  if (template.kind === "embedded") return { DATA_DIR: dataDir };
  return placeOf(dataDir, await createDatabase(template.url, newName(template)));
}

/** A migrated one, copied, which takes a third of the time of migrating. */
export async function preparedDatabase(dataDir: string): Promise<Record<string, string>> {
  const template = inject("template");
  if (template.kind === "postgres")
    return placeOf(dataDir, await createDatabase(template.url, newName(template), template.name));
  cpSync(join(template.folder, "pgdata"), join(dataDir, "pgdata"), { recursive: true });
  return { DATA_DIR: dataDir };
}

const placeOf = (dataDir: string, url: string) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: url,
  SESSION_SECRET: "a secret of the tests, 32 characters",
});

/** The same context some minutes later. */
export const later = <C extends Ctx>(ctx: C, minutes: number): C => ({
  ...ctx,
  now: new Date(ctx.now.getTime() + minutes * 60_000),
});
