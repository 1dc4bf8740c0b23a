import { createWriteStream } from "node:fs";
import { mkdir, stat, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { openPromise, type Entry, type ZipFile } from "yauzl";
import { BuildRefused } from "./build-refused";
import { codeOf, messageOf } from "~/db/error-parts";
import { fixed } from "~/texts/format";
import { say } from "~/texts/say";

export const maxEntries = 20_000;
/** Limit for the unpacked size of all files together. */
export const maxUnpackedBytes = 8 * 2 ** 30;
/** Deflate compresses at most 1032:1, and no game comes near 200:1, so a higher ratio means a zip bomb. */
const maxRatio = 200;
/** Space on the disk that stays free for everything else. */
const reservedBytes = 100 * 2 ** 20;

/** Unpacks a zip into an empty folder. Nothing is written outside, and no file exceeds its declared size. */
export async function unpackZip(path: string, folder: string, onProgress: (share: number) => void = () => {}) {
  const zip = await openZip(path);
  try {
    const entries = await readEntries(zip);
    const total = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    await checkSizes(path, folder, total);
    let done = 0;
    for (const entry of entries) {
      await unpackEntry(zip, entry, folder);
      done += entry.uncompressedSize;
      onProgress(total === 0 ? 1 : done / total);
    }
  } finally {
    zip.close();
  }
}

async function openZip(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { autoClose: false, strictFileNames: false, validateEntrySizes: true });
  } catch (error) {
    throw new BuildRefused(say.gameBuilds.notZip({ reason: messageOf(error) }));
  }
}

async function readEntries(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > maxEntries)
    throw new BuildRefused(say.gameBuilds.tooManyFiles({ files: zip.entryCount, max: maxEntries }));
  const entries: Entry[] = [];
  let bytes = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      checkEntry(entry);
      bytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
      if (bytes > maxDirectoryBytes) throw new BuildRefused(say.gameBuilds.directoryTooLarge);
      if (!entry.fileName.endsWith("/")) entries.push(entry);
    }
  } catch (error) {
    if (error instanceof BuildRefused) throw error;
    throw new BuildRefused(say.gameBuilds.zipUnreadable({ reason: messageOf(error) }));
  }
  checkNames(entries.map(({ fileName }) => fileName));
  return entries;
}

/** Refuses conflicting names before anything is unpacked. */
function checkNames(paths: string[]) {
  const files = new Set<string>();
  for (const path of paths) {
    const folded = foldName(path);
    if (files.has(folded)) throw new BuildRefused(say.gameBuilds.twice({ name: shorten(path) }));
    files.add(folded);
  }
  const folders = new Set<string>();
  for (const path of files) {
    for (let at = path.lastIndexOf("/"); at > 0; at = path.lastIndexOf("/", at - 1)) {
      const folder = path.slice(0, at);
      if (folders.has(folder)) break;
      if (files.has(folder)) throw new BuildRefused(say.gameBuilds.fileAndFolder({ name: shorten(folder) }));
      folders.add(folder);
    }
  }
}

/** Windows and macOS disks ignore letter case and Unicode normalization. */
const foldName = (path: string) => path.normalize().toLowerCase();
const shorten = (name: string) => (name.length > 100 ? `${name.slice(0, 100)}...` : name);

/** Bytes of a name and of a path that all systems accept. */
const [maxNameBytes, maxPathBytes] = [255, 1024];
const isTooLong = (name: string) => Buffer.byteLength(name) > maxNameBytes;
/** Bytes of the zip's directory, which is in memory while unpacking. */
const maxDirectoryBytes = 8 * 2 ** 20;

const fileKindMask = 0o170000;
const symbolicLink = 0o120000;

/** Refuses an entry that cannot be unpacked. yauzl itself refuses paths that leave the folder. */
function checkEntry(entry: Entry) {
  const { fileName } = entry;
  if (Buffer.byteLength(fileName) > maxPathBytes || fileName.split("/").some(isTooLong))
    throw new BuildRefused(
      say.gameBuilds.nameTooLong({ name: shorten(fileName), maxName: maxNameBytes, maxPath: maxPathBytes }),
    );
  if (fileName.includes("\0")) throw new BuildRefused(say.gameBuilds.zeroByte);
  if (((entry.externalFileAttributes >>> 16) & fileKindMask) === symbolicLink)
    throw new BuildRefused(say.gameBuilds.symbolicLink({ name: fileName }));
  if (entry.isEncrypted()) throw new BuildRefused(say.gameBuilds.encrypted);
}

async function checkSizes(path: string, folder: string, total: number) {
  const { size } = await stat(path);
  if (total > maxUnpackedBytes || total > Math.max(size, 1 << 20) * maxRatio)
    throw new BuildRefused(say.gameBuilds.bomb({ size: formatGigabytes(total) }));
  const { bavail, bsize } = await statfs(folder);
  if (total + reservedBytes > bavail * bsize)
    throw new BuildRefused(
      say.gameBuilds.diskTooFullFor({ needed: formatGigabytes(total), free: formatGigabytes(bavail * bsize) }),
    );
}

export const formatGigabytes = (bytes: number) =>
  bytes >= 1e9 ? `${fixed(bytes / 1e9, 1)} GB` : `${fixed(bytes / 1e6, 1)} MB`;

async function unpackEntry(zip: ZipFile, entry: Entry, folder: string) {
  const target = join(folder, entry.fileName);
  let written = 0;
  const sizeLimit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      written += chunk.length;
      done(written > entry.uncompressedSize ? new Error("it is larger than the zip says") : null, chunk);
    },
  });
  try {
    await mkdir(dirname(target), { recursive: true });
    await pipeline(await zip.openReadStreamPromise(entry), sizeLimit, createWriteStream(target, { flags: "wx" }));
  } catch (error) {
    if (error instanceof Error && "syscall" in error) throw explainDiskError(error, entry.fileName);
    throw new BuildRefused(say.gameBuilds.entryDamaged({ name: shorten(entry.fileName), reason: messageOf(error) }));
  }
}

/** Errors of names that this disk cannot store. All others, such as a full disk, aren't the zip's fault. */
const nameErrors = ["ENAMETOOLONG", "EEXIST", "ENOTDIR", "EISDIR", "EINVAL", "EILSEQ", "ENOENT"];

const explainDiskError = (error: Error, name: string) =>
  nameErrors.includes(String(codeOf(error)))
    ? new BuildRefused(say.gameBuilds.nameUnstorable({ name: shorten(name) }))
    : error;
