// The built server of a test file, with a database that both share.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Db } from "~/db/database.server";
import { createPortClient } from "~/db/embedded-thread.server";
import { onEmbedded } from "~/db/embedded.server";
import { openPostgres } from "~/db/postgres.server";
import { runNodeWithChannel, type Child } from "./child-process";
import { preparedDatabase } from "./database";
import { freePort } from "./free-port";
import { hostUnderTest } from "./server";

export type ApiServer = { url: string; db: Db; stop: () => Promise<void> };

export const apiSecret = "a secret of the tests, 32 characters";

const door = pathToFileURL(resolve("tests/support/database-door.mjs")).href;

/**
 * Starts `build/host.js` on a fresh database. Errors in its log go to console.error, which fails the test. Emails stay
 * in the outbox, because no SMTP server runs.
 */
export async function startApiServer(environment: Record<string, string>): Promise<ApiServer> {
  const folder = mkdtempSync(join(tmpdir(), "apsis-api-"));
  const databaseSettings = await preparedDatabase(folder);
  // With APP_URL the server reports that address instead of its port.
  const port = await freePort();
  const server = runNodeWithChannel(["--import", door, ...hostUnderTest], {
    PORT: String(port),
    LOG_LEVEL: "error",
    DEMO: "0",
    SESSION_SECRET: apiSecret,
    TRUSTED_PROXIES: "127.0.0.1",
    SMTP_URL: "smtp://127.0.0.1:9",
    ...databaseSettings,
    ...environment,
  });
  await server.printed(/is ready: /);
  reportErrors(server);
  const { db, close } = await openSharedDatabase(server, databaseSettings.DATABASE_URL);
  const stop = async () => {
    await close();
    server.kill("SIGTERM");
    const { code } = await server.exited;
    rmSync(folder, { recursive: true, force: true });
    if (code !== 0) throw new Error(`The server ended with ${code}.`);
  };
  return { url: `http://127.0.0.1:${port}`, db, stop };
}

async function openSharedDatabase(server: Child, url: string | undefined) {
  if (url) return await openPostgres(url, { connections: 6 });
  const { client } = createPortClient(
    {
      postMessage: (request) => void server.process.send(request),
      on: (event, listener) => server.process.on(event, listener),
    },
    -1,
  );
  // The server closes its database.
  const close = async () => {};
  return onEmbedded({ ...client, close }, close);
}

/** This log level has errors only. */
function reportErrors({ process: { stdout, stderr } }: Child) {
  for (const stream of [stdout, stderr])
    stream?.on("data", (text: string) => {
      for (const line of text.split("\n").filter(Boolean)) console.error(line);
    });
}
