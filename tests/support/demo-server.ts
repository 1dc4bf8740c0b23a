// The built server with the demo data and a database of its own.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoPassword } from "~/domain/demo/people";
import { startServer } from "./server";

export async function startDemo(env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "apsis-demo-"));
  const server = await startServer({ DEMO: "1", DATA_DIR: folder, ...env });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: server.url, password: demoPassword, stop };
}
