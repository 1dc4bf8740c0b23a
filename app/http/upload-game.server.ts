import { createWriteStream } from "node:fs";
import { statfs } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { BuildRefused } from "~/builds/build-refused";
import { installBuild } from "~/builds/install-build";
import { holdStore, offerPrevious, storeFolder, type InstalledBuild } from "~/builds/store";
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
import { receivedForm, type Received } from "./upload-form.server";
import { withUploadPath } from "./upload-folder.server";
import { codeOf } from "~/db/error-parts";

/** Unpacked, a game is rarely more than three times its zip; both lie on the disk for a moment. */
const spaceFactor = 2;
/** What a form wraps a zip in. */
const formBytes = 64 * 1024;
/** Of the disk so much stays free, and it is looked at so often while a zip comes. */
const [spareBytes, lookEvery] = [256 * 1024 * 1024, 32 * 1024 * 1024];

/**
 * Takes a zip, streamed to the disk, and installs it: the body itself, or the form field `game` of a page without
 * scripts.
 */
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

/** The game that was offered before this one. */
export async function goBackToPreviousGame(ctx: SignedInCtx, env: Pick<Environment, "dataDir" | "game">) {
  allowGame(ctx);
  const store = storeFolder(env.dataDir);
  try {
    const previous = await holdStore(store, async () => offerPrevious(store));
    const name = previous?.build.product ?? previous?.build.name ?? "public/game";
    await recordGame(ctx, "game.back", { id: previous?.id ?? "public", name });
    await noteOfferedGame(ctx.db, env);
  } catch (error) {
    throw refusalOf(error);
  }
}

/** No more warnings that the files of the installed game are missing: what is in public/game is played from now on. */
export async function giveUpMissingGame(ctx: SignedInCtx) {
  const given = await forgetOfferedGame(ctx);
  if (given) await recordGame(ctx, "game.giveUp", { id: given.build, name: given.name });
}

async function receiveGame(request: Request, path: string, folder: string): Promise<Received> {
  if (!request.body) throw new Refusal("invalid", "Choose a zip file.");
  // The reason: both are the stream of the platform, which Node's types and the browser's name apart.
  const body = Readable.from(countWithin(folder, request.body as NodeStream<Uint8Array>));
  const type = request.headers.get("content-type") ?? "";
  if (type !== "application/zip") return receivedForm(body, type, path);
  const { searchParams } = new URL(request.url);
  const name = searchParams.get("name");
  await pipeline(body, createWriteStream(path, { mode: 0o600 }));
  return { source: (searchParams.get("source") ?? "upload.zip").slice(-200), ...(name ? { name } : {}) };
}

const tooLarge = `The zip must be at most ${formatGigabytes(maxGameUpload)}.`;

/** Counts what comes, whatever was said of its length, and leaves the rest of the disk to others. */
async function* countWithin(folder: string, data: AsyncIterable<Uint8Array>) {
  let [bytes, nextLook] = [0, lookEvery];
  for await (const piece of data) {
    bytes += piece.length;
    if (bytes > maxGameUpload + formBytes) throw new Refusal("tooLarge", tooLarge);
    if (bytes > nextLook) {
      nextLook = bytes + lookEvery;
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
  if (codeOf(error) === "ENOSPC")
    return new Refusal("conflict", "The disk is full. The game that was there before still runs.");
  return error;
}
