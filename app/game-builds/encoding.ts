import { brotliDecompressSync, constants } from "node:zlib";

export type Encoding = "br" | "gzip";

/** How many bytes at the start of a file `sniffEncoding` needs. */
export const sniffedBytes = 1024;

/** A file's compression, by its extension; for `.unityweb`, which may be either or none, by its first bytes. */
export function encodingOf(name: string, firstBytes: () => Uint8Array): Encoding | null {
  if (name.endsWith(".br")) return "br";
  if (name.endsWith(".gz")) return "gzip";
  return name.endsWith(".unityweb") ? sniffEncoding(firstBytes()) : null;
}

const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b;

function sniffEncoding(bytes: Uint8Array): Encoding | null {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isGzip(start)) return "gzip";
  // oxlint-disable-next-line apsis/catalogue-text -- a mark that Unity writes into files
  if (start.includes("UnityWeb Compressed Content (brotli)")) return "br";
  const isPlain = start.subarray(0, 4).equals(wasmMagic) || start.includes("UnityWebData1.0") || isText(start);
  return !isPlain && isBrotli(start) ? "br" : null;
}

const wasmMagic = Buffer.from([0, 0x61, 0x73, 0x6d]);
const isText = (bytes: Buffer) => bytes.length > 0 && bytes.every((byte) => byte >= 0x20 || (byte >= 9 && byte <= 13));

/** Brotli has no magic number: try to decompress the start. */
function isBrotli(bytes: Buffer): boolean {
  try {
    const flush = constants.BROTLI_OPERATION_FLUSH;
    return brotliDecompressSync(bytes, { finishFlush: flush, maxOutputLength: 1 << 24 }).length > 0;
  } catch {
    return false;
  }
}
