import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { productionFlags, startServer, type ServerProcess } from "../support/server";

/** Passed to every bench. */
export type BenchOptions = {
  postgresUrl: string;
  /** Smaller sizes and fewer rounds, to try the benches rather than to quote them. */
  quick: boolean;
};

export const sessionSecret = "a secret of the benches, 32 characters";

const folders: string[] = [];
process.once("exit", () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A folder that is deleted when the benches end. */
export function temporaryFolder(): string {
  folders.push(mkdtempSync(join(tmpdir(), "apsis-bench-")));
  return folders.at(-1)!;
}

/** Flags and script as in production, unlike in tests. */
export const host = [...productionFlags, "build/host.js"];

/** The built server on a database: a PostgreSQL URL, or a folder for the embedded one. */
export async function startServerOn(
  database: { url: string } | { folder: string },
  env: Record<string, string> = {},
): Promise<ServerProcess & { pid: number }> {
  const place: Record<string, string> =
    "url" in database ? { DATABASE_URL: database.url, DATA_DIR: temporaryFolder() } : { DATA_DIR: database.folder };
  const before = children();
  const server = await startServer({ ...place, SESSION_SECRET: sessionSecret, DEMO: "0", ...env }, undefined, host);
  return { ...server, pid: children().find((pid) => !before.includes(pid))! };
}

// Linux provides this list.
const children = () => readFileSync(`/proc/self/task/${process.pid}/children`, "utf8").trim().split(" ").map(Number);
