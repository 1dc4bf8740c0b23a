// Uncompressed files of a build, compressed once and kept: DATA_DIR/games/compressed.
import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { Encoding } from "./encoding";

/** Small ones gain nothing that a request would notice. */
const minBytes = 1024;
/** A visitor waits so long, about a second or two; larger ones go out as they are until the kept one is ready. */
const maxAwaitedBytes = 32 * 2 ** 20;
const compressible = /\.(data|wasm|js|json|mem|html|css|svg|xml|txt|bundle|unity3d|assets)$/i;

const underWay = new Map<string, Promise<string | null>>();

type PlainFile = { path: string; bytes: number; changed: number };

/** The kept archive of a file, made now if there is none; null when it is better sent as it is. */
export async function keepCompressed(store: string, file: PlainFile, encoding: Encoding): Promise<string | null> {
  if (file.bytes < minBytes || !compressible.test(file.path)) return null;
  const folder = join(store, "compressed");
  const place = createHash("sha256").update(file.path).digest("hex").slice(0, 24);
  const state = `${file.bytes}-${Math.round(file.changed)}`;
  const kept = join(folder, `${place}.${state}.${encoding}`);
  if (await isFile(kept)) return kept;
  const begun = underWay.get(kept) ?? begin(kept, () => compress(file.path, folder, place, state, kept, encoding));
  return file.bytes <= maxAwaitedBytes ? begun : null;
}

function begin(kept: string, run: () => Promise<string | null>) {
  const job = run().finally(() => underWay.delete(kept));
  underWay.set(kept, job);
  return job;
}

/** A full disk, or a file that goes meanwhile: then it is sent as it is. */
async function compress(
  path: string,
  folder: string,
  place: string,
  state: string,
  kept: string,
  encoding: Encoding,
): Promise<string | null> {
  const part = join(folder, `${randomUUID()}.part`);
  try {
    await mkdir(folder, { recursive: true });
    const packer =
      encoding === "gzip"
        ? createGzip({ level: 6 })
        : createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 22 } });
    await pipeline(createReadStream(path, { highWaterMark: 256 * 1024 }), packer, createWriteStream(part));
    await rename(part, kept);
    for (const name of await readdir(folder))
      if (name.startsWith(`${place}.`) && !name.startsWith(`${place}.${state}.`))
        await rm(join(folder, name), { force: true });
    return kept;
  } catch {
    await rm(part, { force: true });
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
