// Compresses a build's uncompressed files once and caches them in DATA_DIR/games/compressed.
import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { Encoding } from "./encoding";

/** Smaller files gain nothing noticeable. */
const minBytes = 1024;
/** Compressing this much takes a second or two. Larger files are sent uncompressed until the cached copy is ready. */
const maxAwaitedBytes = 32 * 2 ** 20;
const compressible = /\.(data|wasm|js|json|mem|html|css|svg|xml|txt|bundle|unity3d|assets)$/i;

const jobs = new Map<string, Promise<string | null>>();

type PlainFile = { path: string; bytes: number; modifiedMs: number };

/** Path of a file's compressed copy, creating it if necessary; null if the file should be sent uncompressed. */
export async function compressCached(store: string, file: PlainFile, encoding: Encoding): Promise<string | null> {
  if (file.bytes < minBytes || !compressible.test(file.path)) return null;
  const folder = join(store, "compressed");
  const pathHash = createHash("sha256").update(file.path).digest("hex").slice(0, 24);
  const version = `${file.bytes}-${Math.round(file.modifiedMs)}`;
  const target = join(folder, `${pathHash}.${version}.${encoding}`);
  if (await isFile(target)) return target;
  const job =
    jobs.get(target) ?? startJob(target, () => compress(file.path, folder, pathHash, version, target, encoding));
  return file.bytes <= maxAwaitedBytes ? job : null;
}

function startJob(target: string, run: () => Promise<string | null>) {
  const job = run().finally(() => jobs.delete(target));
  jobs.set(target, job);
  return job;
}

/** Null if the disk is full or the file disappears: the file is then sent uncompressed. */
async function compress(
  path: string,
  folder: string,
  pathHash: string,
  version: string,
  target: string,
  encoding: Encoding,
): Promise<string | null> {
  const partPath = join(folder, `${randomUUID()}.part`);
  try {
    await mkdir(folder, { recursive: true });
    const compressor =
      encoding === "gzip"
        ? createGzip({ level: 6 })
        : createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 22 } });
    await pipeline(createReadStream(path, { highWaterMark: 256 * 1024 }), compressor, createWriteStream(partPath));
    await rename(partPath, target);
    // Deletes the copies of earlier versions of this file.
    for (const name of await readdir(folder))
      if (name.startsWith(`${pathHash}.`) && !name.startsWith(`${pathHash}.${version}.`))
        await rm(join(folder, name), { force: true });
    return target;
  } catch {
    await rm(partPath, { force: true });
    return null;
  }
}

async function isFile(path: string) {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
