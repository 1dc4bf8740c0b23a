import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { BuildRefused } from "~/builds/build-refused";
import { installBuild } from "~/builds/install-build";
import { holdStore, offerPrevious, storeFolder, type InstalledBuild } from "~/builds/store";
import { formatGigabytes } from "~/builds/unpack-zip";
import type { SignedInCtx } from "~/domain/context";
import { allowGame, recordGame } from "~/domain/game/game-changed";
import { Refusal } from "~/domain/refusal";
import { maxGameUpload } from "~/domain/game/game-limits";
import type { Environment } from "./environment.server";
import { contractWordsOf } from "./game-offer.server";
import { getPlatform } from "./platform.server";
import { receivedForm, type Received } from "./upload-form.server";
import { codeOf } from "~/db/error-parts";

/** Unpacked, a game is rarely more than three times its zip; both lie on the disk for a moment. */
const spaceFactor = 2;
/** What a form wraps a zip in. */
const formBytes = 64 * 1024;
const leftoverMilliseconds = 6 * 3_600_000;

/**
 * Takes a zip, streamed to the disk, and installs it: the body itself, or the form field `game` of a page without
 * scripts.
 */
export async function uploadGame(ctx: SignedInCtx, request: Request): Promise<InstalledBuild> {
  allowGame(ctx);
  const { env } = await getPlatform();
  const store = storeFolder(env.dataDir);
  const folder = join(store, "uploads");
  await mkdir(folder, { recursive: true });
  await removeLeftovers(folder);
  await checkRoom(folder, Number(request.headers.get("content-length") ?? 0));
  const path = join(folder, `${randomUUID()}.zip`);
  try {
    const { source, name } = await receiveGame(request, path);
    const by = ctx.actor.username;
    const words = contractWordsOf(env.game);
    const installed = await installBuild({ store, path, source, name, by, now: ctx.now, words });
    const { id, build, checked } = installed;
    await recordGame(ctx, "game.install", { id, name: build.product ?? build.name, engine: checked.engine, source });
    return installed;
  } catch (error) {
    throw refusalOf(error);
  } finally {
    await rm(path, { force: true });
  }
}

/** The game that was offered before this one. */
export async function goBackToPreviousGame(ctx: SignedInCtx, env: Pick<Environment, "dataDir">) {
  allowGame(ctx);
  const store = storeFolder(env.dataDir);
  try {
    const previous = await holdStore(store, async () => offerPrevious(store));
    const name = previous?.build.product ?? previous?.build.name ?? "public/game";
    await recordGame(ctx, "game.back", { id: previous?.id ?? "public", name });
  } catch (error) {
    throw refusalOf(error);
  }
}

async function receiveGame(request: Request, path: string): Promise<Received> {
  if (!request.body) throw new Refusal("invalid", "Choose a zip file.");
  // The reason: both are the stream of the platform, which Node's types and the browser's name apart.
  const body = Readable.fromWeb(request.body as NodeStream<Uint8Array>);
  const type = request.headers.get("content-type") ?? "";
  if (type !== "application/zip") return receivedForm(body, type, path);
  const { searchParams } = new URL(request.url);
  const name = searchParams.get("name");
  await pipeline(body, limitBytes, createWriteStream(path, { mode: 0o600 }));
  return { source: (searchParams.get("source") ?? "upload.zip").slice(-200), ...(name ? { name } : {}) };
}

async function* limitBytes(data: AsyncIterable<Uint8Array>) {
  let bytes = 0;
  for await (const piece of data) {
    bytes += piece.length;
    if (bytes > maxGameUpload) throw new Refusal("tooLarge", tooLarge);
    yield piece;
  }
}

const tooLarge = `The zip must be at most ${formatGigabytes(maxGameUpload)}.`;

async function checkRoom(folder: string, length: number) {
  if (length > maxGameUpload + formBytes) throw new Refusal("tooLarge", tooLarge);
  const { bavail, bsize } = await statfs(folder);
  if (length * spaceFactor > bavail * bsize)
    throw new Refusal(
      "conflict",
      `The disk is too full: ${formatGigabytes(bavail * bsize)} are free. Nothing was changed.`,
    );
}

/** Of a process that ended in the middle. */
async function removeLeftovers(folder: string) {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > leftoverMilliseconds) await rm(path, { force: true });
  }
}

function refusalOf(error: unknown): unknown {
  if (error instanceof BuildRefused) {
    const choices = error.choices.length > 0 ? ` Name one of these: ${error.choices.join(", ")}.` : "";
    return new Refusal("invalid", `${error.message}${choices}`, { game: [`${error.message}${choices}`] });
  }
  if (codeOf(error) === "ENOSPC")
    return new Refusal("conflict", "The disk is full. The game that was there before still runs.");
  return error;
}
