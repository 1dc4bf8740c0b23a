import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sirv from "sirv";
import { expect, test } from "vitest";
import { handleFileReadErrors } from "../../server/file-read-errors";

test("a file deleted since the start fails one answer, not the process", async () => {
  const folder = mkdtempSync(join(tmpdir(), "apsis-gone-"));
  for (const name of ["kept.js", "gone.js"]) writeFileSync(join(folder, name), name);
  const serve = handleFileReadErrors(sirv(folder));
  const server = createServer((incoming, outgoing) => serve(incoming, outgoing, () => outgoing.end()));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  // It listens on a port.
  const { port } = server.address() as AddressInfo;
  const ask = async (name: string) => (await fetch(`http://127.0.0.1:${port}/${name}`)).text();

  expect(await ask("gone.js")).toBe("gone.js");
  rmSync(join(folder, "gone.js"));
  await expect(ask("gone.js")).rejects.toThrow();
  expect(await ask("kept.js")).toBe("kept.js");
  server.close();
  rmSync(folder, { recursive: true });
});
