import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Script } from "node:vm";
import { createBrotliDecompress, createGunzip } from "node:zlib";
import { encodingOf, sniffedBytes, type Encoding } from "./encoding";
import { buildParts, type BuildPart, type FoundBuild } from "./find-builds";
import { UnityDataCheck } from "./unity-data-check";
import { WasmCheck } from "./wasm-check";
import { WordSearch } from "./word-search";
import { codeOf } from "~/db/error-parts";
import type { Message } from "~/texts/message";
import { say } from "~/texts/say";

export type CheckedFile = {
  part: BuildPart;
  name: string;
  /** Bytes on disk. */
  bytes: number;
  /** Bytes after decompression. */
  plainBytes: number;
  encoding: Encoding | null;
};

export type CheckedBuild = {
  files: CheckedFile[];
  /** Unity's version; null if unknown. */
  engine: string | null;
  /** Whether it shares memory with workers, which needs a cross-origin isolated page. */
  isThreaded: boolean;
  /** The contract's words found in the build's code or data. */
  words: string[];
  /** Sentences such as "game.data is incomplete."; empty if the build is valid. */
  problems: Message[];
};

/** Anything larger, uncompressed, is a compression bomb. */
export const maxPlainBytes = 4 * 2 ** 30;

/** What is wrong with a file. */
export type Fault = Parameters<typeof say.gameBuilds.fault>[0]["fault"];
const describe = (file: string, fault: Fault) => say.gameBuilds.fault({ file, fault });

const maxScriptBytes = 32 * 2 ** 20;

/**
 * Reads every file of a build completely: archives must decompress, and WebAssembly and Unity's data must have their
 * declared lengths.
 */
export async function verifyBuild(folder: string, build: FoundBuild, words: string[]): Promise<CheckedBuild> {
  const checked: CheckedBuild = {
    files: [],
    engine: null,
    isThreaded: Boolean(build.files.worker),
    words: [],
    problems: [],
  };
  const search = new WordSearch(words);
  for (const name of build.missing) checked.problems.push(describe(basename(name), "missing"));
  for (const part of buildParts) {
    const path = build.files[part];
    if (path) await checkFile(join(folder, path), part, checked, search);
  }
  checked.words = search.found;
  return checked;
}

async function checkFile(path: string, part: BuildPart, checked: CheckedBuild, search: WordSearch) {
  const name = basename(path);
  const { size } = await stat(path);
  const firstBytes = await readFirstBytes(path);
  const encoding = encodingOf(name, () => firstBytes);
  const wasm = new WasmCheck();
  const data = new UnityDataCheck();
  const script: Buffer[] = [];
  let plainBytes = 0;
  const problem = await readPlain(path, encoding, (chunk) => {
    plainBytes += chunk.length;
    if (plainBytes > maxPlainBytes) throw new TooLarge();
    if (part === "code") wasm.push(chunk);
    if (part === "data") data.push(chunk);
    if (name.includes(".js") && part !== "symbols" && plainBytes <= maxScriptBytes) script.push(chunk);
    if (part === "data" || part === "framework" || part === "code") search.push(chunk);
  });
  search.end();
  const problemOfPart = (of: BuildPart) => (of === "code" ? wasm.problem() : of === "data" ? data.problem() : null);
  const fault =
    problem ?? (plainBytes === 0 ? "empty" : (problemOfPart(part) ?? findScriptProblem(Buffer.concat(script))));
  if (fault) checked.problems.push(describe(name, fault));
  if (part === "code") checked.isThreaded ||= wasm.isThreaded;
  if (part === "data") checked.engine = data.engine;
  checked.files.push({ part, name, bytes: size, plainBytes, encoding });
}

/** Compiles the script without running it; a truncated one doesn't compile. */
function findScriptProblem(script: Buffer): Fault | null {
  try {
    new Script(script.toString());
    return null;
  } catch {
    return "notScript";
  }
}

class TooLarge extends Error {}

async function readPlain(
  path: string,
  encoding: Encoding | null,
  onChunk: (chunk: Buffer) => void,
): Promise<Fault | null> {
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      try {
        onChunk(chunk);
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
  const chunkSize = 256 * 1024;
  const file = createReadStream(path, { highWaterMark: chunkSize });
  try {
    if (encoding === "br") await pipeline(file, createBrotliDecompress({ chunkSize }), sink);
    else if (encoding === "gzip") await pipeline(file, createGunzip({ chunkSize }), sink);
    else await pipeline(file, sink);
    return null;
  } catch (error) {
    return problemOf(error, encoding);
  }
}

function problemOf(error: unknown, encoding: Encoding | null): Fault {
  if (error instanceof TooLarge) return "tooLarge";
  const code = codeOf(error);
  if (code === "Z_BUF_ERROR") return "incomplete";
  if (code?.startsWith("Z_") || code?.startsWith("ERR_")) return encoding === "br" ? "notBrotli" : "notGzip";
  throw error;
}

export async function readFirstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffedBytes), 0, sniffedBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
