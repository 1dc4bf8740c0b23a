// One process at a time uses a folder: real processes, stopped, killed, and started many at once.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FolderInUse, lockFolder } from "~/db/folder-lock.server";
import { runNode, type Child } from "../support/child-process";

const root = mkdtempSync(join(tmpdir(), "apsis-hold-"));
const script = join(root, "hold.mjs");
afterAll(() => rmSync(root, { recursive: true, force: true }));

beforeAll(async () => {
  const contents = `
    import { lockFolder } from ${JSON.stringify(resolve("app/db/folder-lock.server.ts"))};
    const release = await lockFolder(process.argv[2]).then((held) => (console.log("held"), held), (error) => console.log("refused: " + error.message));
    if (release) { setInterval(() => {}, 1000); process.on("SIGTERM", () => release().then(() => process.exit(0))); }
  `;
  await build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    platform: "node",
    format: "esm",
    outfile: script,
  });
});

let folders = 0;
const newFolder = () => join(root, `folder-${folders++}`);

async function start(folder: string): Promise<{ child: Child; isHeld: boolean }> {
  const child = runNode([script, folder]);
  return { child, isHeld: (await child.printed(/^(held|refused)/m))[1] === "held" };
}

/** The process that holds the lock; the others have ended. */
async function startMany(folder: string, count: number) {
  const children = await Promise.all(Array.from({ length: count }, () => start(folder)));
  const holders = children.filter(({ isHeld }) => isHeld);
  await Promise.all(children.filter(({ isHeld }) => !isHeld).map(({ child }) => child.exited));
  return holders.map(({ child }) => child);
}

test("of several simultaneous starts after a kill one gets the folder, and none takes a stopped process's", async () => {
  const folder = newFolder();
  for (let round = 0; round < 25; round++) {
    const holders = await startMany(folder, 3);
    expect(holders).toHaveLength(1);
    const holder = holders[0]!;
    if (round % 2 === 0) holder.kill("SIGSTOP");
    expect(await startMany(folder, 1)).toEqual([]);
    holder.kill(round % 3 === 2 ? "SIGTERM" : "SIGKILL");
    if (round % 2 === 0) holder.kill("SIGCONT");
    await holder.exited;
  }
  expect(readdirSync(folder).filter((file) => file.startsWith("held-")).length).toBeLessThanOrEqual(1);
});

test("a released folder can be locked again, also with a long path", async () => {
  const folder = join(newFolder(), "deep".repeat(20), "deeper".repeat(20));
  for (let round = 0; round < 3; round++) {
    const release = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    await release();
  }
});

test("an earlier version's lock counts while it is renewed", async () => {
  const folder = newFolder();
  const earlier = join(folder, "database.lock");
  mkdirSync(earlier, { recursive: true });
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  utimesSync(earlier, 0, 0);
  await (
    await lockFolder(folder)
  )();
  expect(readdirSync(folder)).toEqual([]);
});

test("a process whose lock was removed ends at once", async () => {
  const folder = newFolder();
  const { child } = await start(folder);
  for (const file of readdirSync(folder)) rmSync(join(folder, file));
  expect(await child.exited).toMatchObject({ code: 1, output: expect.stringContaining("was deleted") });
});
