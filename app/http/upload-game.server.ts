import { createWriteStream } from "node:fs";
import { statfs } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { installBuild } from "~/game-builds/install-build";
import { storeFolder, titleOfBuild, type InstalledBuild } from "~/game-builds/store";
import { formatGigabytes } from "~/game-builds/unpack-zip";
import type { SignedInCtx } from "~/domain/context";
import { contractWordsOf } from "~/domain/game/contract-findings";
import { assertCanManageGame, recordGameChange } from "~/domain/game/manage-game";
import { Refusal } from "~/domain/refusal";
import { maxGameUpload } from "~/domain/game/game-limits";
import { say } from "~/texts/say";
import { refusalOfBuild } from "./change-games.server";
import { getPlatform } from "./platform.server";
import { allowUnreadBytes } from "./request-scope.server";
import { receiveForm, type Upload } from "./upload-form.server";
import { withUploadPath } from "./upload-folder.server";

/** The least space needed, per byte of the zip: the zip itself, and its unpacked files. Unpacking checks again. */
const spaceFactor = 2;
/** Overhead of a multipart form. */
const formBytes = 64 * 1024;
/** Bytes to leave free on the disk, and how many bytes to receive between checks. */
const [spareBytes, checkEveryBytes] = [256 * 1024 * 1024, 32 * 1024 * 1024];

/** Streams a zip to disk and makes it the candidate: the body itself, or the form field `game` of a page without scripts. */
export async function uploadGame(ctx: SignedInCtx, request: Request): Promise<InstalledBuild> {
  assertCanManageGame(ctx);
  const { env } = await getPlatform();
  const store = storeFolder(env.dataDir);
  const { userId, username: by } = ctx.actor;
  allowUnreadBytes(maxGameUpload + formBytes);
  return withUploadPath({ dataDir: env.dataDir, userId }, async (path, folder) => {
    await checkRoom(folder, Number(request.headers.get("content-length") ?? 0));
    try {
      const { source, name } = await receiveGame(request, path, folder);
      const words = contractWordsOf(env.game);
      const options = { store, path, source, name, by, now: ctx.now, words, isCandidate: true };
      const candidate = await installBuild(options);
      const { id, checked } = candidate;
      await recordGameChange(ctx, "upload", { id, name: titleOfBuild(candidate), engine: checked.engine, source });
      return candidate;
    } catch (error) {
      throw refusalOfBuild(error);
    }
  });
}

async function receiveGame(request: Request, path: string, folder: string): Promise<Upload> {
  if (!request.body) throw new Refusal("invalid", say.games.zipRequired);
  // The same web stream, which Node and the DOM declare as different types.
  const body = Readable.from(limitBytes(folder, request.body as NodeStream<Uint8Array>));
  const type = request.headers.get("content-type") ?? "";
  if (type !== "application/zip") return receiveForm(body, type, path);
  const { searchParams } = new URL(request.url);
  const name = searchParams.get("name");
  await pipeline(body, createWriteStream(path, { mode: 0o600 }));
  return { source: (searchParams.get("source") ?? "upload.zip").slice(-200), ...(name ? { name } : {}) };
}

/** Counts the bytes that arrive, whatever Content-Length says, and leaves room on the disk. */
async function* limitBytes(folder: string, data: AsyncIterable<Uint8Array>) {
  let [bytes, nextCheck] = [0, checkEveryBytes];
  for await (const piece of data) {
    bytes += piece.length;
    if (bytes > maxGameUpload + formBytes) throw refuseTooLarge();
    if (bytes > nextCheck) {
      nextCheck = bytes + checkEveryBytes;
      const free = await freeBytesOf(folder);
      if (free < spareBytes) throw diskTooFull(free);
    }
    yield piece;
  }
}

async function checkRoom(folder: string, length: number) {
  if (length > maxGameUpload + formBytes) throw refuseTooLarge();
  const free = await freeBytesOf(folder);
  if (length * spaceFactor > free) throw diskTooFull(free);
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const diskTooFull = (free: number) => new Refusal("conflict", say.games.diskTooFull({ free: formatGigabytes(free) }));

const refuseTooLarge = () => new Refusal("tooLarge", say.games.zipTooLarge({ most: formatGigabytes(maxGameUpload) }));
