import { createWriteStream } from "node:fs";
import { statfs } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { BuildRefused } from "~/builds/build-refused";
import { installBuild } from "~/builds/install-build";
import { lockStore, offerPrevious, storeFolder, type InstalledBuild } from "~/builds/store";
import { formatGigabytes } from "~/builds/unpack-zip";
import type { SignedInCtx } from "~/domain/context";
import { allowGame, recordGame } from "~/domain/game/game-changed";
import { forgetOfferedGame } from "~/domain/game/offered-game";
import { Refusal } from "~/domain/refusal";
import { maxGameUpload } from "~/domain/game/game-limits";
import type { Environment } from "./environment.server";
import { contractWordsOf } from "./game-offer.server";
import { noteOfferedGame } from "./missing-game.server";
import { getPlatform } from "./platform.server";
import { allowUnreadBytes } from "./request-scope.server";
import { receiveForm, type Upload } from "./upload-form.server";
import { withUploadPath } from "./upload-folder.server";
import { codeOf } from "~/db/error-parts";

/** An unpacked game is rarely more than three times its zip; both are on disk for a moment. */
const spaceFactor = 2;
/** Overhead of a multipart form. */
const formBytes = 64 * 1024;
/** Bytes to leave free on the disk, and how many bytes to receive between checks. */
const [spareBytes, checkEveryBytes] = [256 * 1024 * 1024, 32 * 1024 * 1024];

/** Streams a zip to disk and installs it: the body itself, or the form field `game` of a page without scripts. */
export async function uploadGame(ctx: SignedInCtx, request: Request): Promise<InstalledBuild> {
  allowGame(ctx);
  const { env } = await getPlatform();
  const store = storeFolder(env.dataDir);
  const { userId, username: by } = ctx.actor;
  allowUnreadBytes(maxGameUpload + formBytes);
  return withUploadPath({ dataDir: env.dataDir, userId }, async (path, folder) => {
    await checkRoom(folder, Number(request.headers.get("content-length") ?? 0));
    try {
      const { source, name } = await receiveGame(request, path, folder);
      const words = contractWordsOf(env.game);
      const installed = await installBuild({ store, path, source, name, by, now: ctx.now, words });
      const { id, build, checked } = installed;
      await recordGame(ctx, "game.install", { id, name: build.product ?? build.name, engine: checked.engine, source });
      await noteOfferedGame(ctx.db, env);
      return installed;
    } catch (error) {
      throw refusalOf(error);
    }
  });
}

/** Restores the previous game. */
export async function goBackToPreviousGame(ctx: SignedInCtx, env: Pick<Environment, "dataDir" | "game">) {
  allowGame(ctx);
  const store = storeFolder(env.dataDir);
  try {
    const previous = await lockStore(store, async () => offerPrevious(store));
    const name = previous?.build.product ?? previous?.build.name ?? "public/game";
    await recordGame(ctx, "game.back", { id: previous?.id ?? "public", name });
    await noteOfferedGame(ctx.db, env);
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Ends the warnings that the installed game's files are missing; players get the game in public/game from now on. */
export async function dismissMissingGame(ctx: SignedInCtx) {
  const game = await forgetOfferedGame(ctx);
  if (game) await recordGame(ctx, "game.giveUp", { id: game.build, name: game.name });
}

async function receiveGame(request: Request, path: string, folder: string): Promise<Upload> {
  if (!request.body) throw new Refusal("invalid", "Choose a zip file.");
  // The same web stream, which Node and the DOM declare as different types.
  const body = Readable.from(limitBytes(folder, request.body as NodeStream<Uint8Array>));
  const type = request.headers.get("content-type") ?? "";
  if (type !== "application/zip") return receiveForm(body, type, path);
  const { searchParams } = new URL(request.url);
  const name = searchParams.get("name");
  await pipeline(body, createWriteStream(path, { mode: 0o600 }));
  return { source: (searchParams.get("source") ?? "upload.zip").slice(-200), ...(name ? { name } : {}) };
}

const tooLarge = `The zip must be at most ${formatGigabytes(maxGameUpload)}.`;

/** Counts the bytes that arrive, whatever Content-Length says, and leaves room on the disk. */
async function* limitBytes(folder: string, data: AsyncIterable<Uint8Array>) {
  let [bytes, nextCheck] = [0, checkEveryBytes];
  for await (const piece of data) {
    bytes += piece.length;
    if (bytes > maxGameUpload + formBytes) throw new Refusal("tooLarge", tooLarge);
    if (bytes > nextCheck) {
      nextCheck = bytes + checkEveryBytes;
      const free = await freeBytesOf(folder);
      if (free < spareBytes) throw diskTooFull(free);
    }
    yield piece;
  }
}

async function checkRoom(folder: string, length: number) {
  if (length > maxGameUpload + formBytes) throw new Refusal("tooLarge", tooLarge);
  const free = await freeBytesOf(folder);
  if (length * spaceFactor > free) throw diskTooFull(free);
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const diskTooFull = (free: number) =>
  new Refusal("conflict", `The disk is too full: ${formatGigabytes(free)} are free. Nothing was changed.`);

function refusalOf(error: unknown): unknown {
  if (error instanceof BuildRefused) {
    const choices = error.choices.length > 0 ? ` Name one of these: ${error.choices.join(", ")}.` : "";
    return new Refusal("invalid", `${error.message}${choices}`, { game: [`${error.message}${choices}`] });
  }
  if (codeOf(error) === "ENOSPC") return new Refusal("conflict", "The disk is full. The previous game still runs.");
  return error;
}
