// Two built servers that start from the same data.
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runNode } from "../support/child-process";
import { hostUnderTest } from "../support/server";
import { addAccountsWithoutAttempts } from "./accounts-without-attempts";
import { demoData } from "./demo-data";
import { addressOf } from "./server-addresses";

// What holds a folder is not part of its data, and no file that could be copied.
const copyData = (from: string, to: string) =>
  cpSync(from, to, { recursive: true, filter: (name) => !name.endsWith(".sock") });

export default async function start() {
  const folder = mkdtempSync(join(tmpdir(), "apsis-e2e-"));
  const folders = { fresh: join(folder, "fresh"), demo: join(folder, "demo"), written: join(folder, "written") };
  await (await startServer(folders.fresh, ["build/host.js"])).stop();
  process.env[demoData] = folders.fresh;
  copyData(folders.fresh, folders.demo);
  await addAccountsWithoutAttempts(folders.demo);
  copyData(folders.demo, folders.written);
  const [demo, written] = await Promise.all([startServer(folders.demo), startServer(folders.written)]);
  process.env[addressOf.demo] = demo.url;
  process.env[addressOf.written] = written.url;
  return async () => {
    const outputs = await Promise.all([demo.stop(), written.stop()]);
    rmSync(folder, { recursive: true, force: true });
    const errors = outputs.flatMap((output) =>
      output.split("\n").filter((line) => /"level":[56]0|^\w*Error\b/.test(line)),
    );
    if (errors.length > 0) throw new Error(`The servers logged errors:\n${errors.join("\n")}`);
  };
}

async function startServer(folder: string, host = hostUnderTest) {
  const { printed, kill, exited } = runNode(host, { PORT: "0", LOG_LEVEL: "warn", DATA_DIR: folder });
  const [, port] = await printed(/is ready: http:\/\/[^\s/]+:(\d+)/);
  const stop = async () => {
    kill("SIGTERM");
    return (await exited).output;
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
