// Reads a downloaded copy of somebody's data with the zip library that unpacks games.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { openPromise } from "yauzl";

/** Its files by name. The library checks sizes; `crc32` is compared by the caller's system tools. */
export async function readZip(bytes: Uint8Array): Promise<Map<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), "apsis-zip-"));
  const path = join(folder, "copy.zip");
  writeFileSync(path, bytes);
  const zip = await openPromise(path, { autoClose: false, validateEntrySizes: true });
  try {
    const files = new Map<string, string>();
    for await (const entry of zip.eachEntry())
      files.set(entry.fileName, (await buffer(await zip.openReadStreamPromise(entry))).toString());
    return files;
  } finally {
    zip.close();
    rmSync(folder, { recursive: true });
  }
}
