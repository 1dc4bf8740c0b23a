import { createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy, { type Busboy } from "busboy";
import { maxGameUpload } from "~/domain/game/game-limits";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";

/** The zip's original file name, and the name of the build to install. */
export type Upload = { source: string; name?: string };

const limits = { files: 1, fields: 5, fieldSize: 1_000, fileSize: maxGameUpload };
const noFile = () => new Refusal("invalid", say.games.zipRequired, { game: [say.games.zipRequired] });

/** Streams the form field `game` to `path`. */
export async function receiveForm(body: Readable, type: string, path: string): Promise<Upload> {
  const form = parserOf(type);
  const upload = { source: "", name: "", isTruncated: false, writing: Promise.resolve() };
  form.on("field", (field, value) => void (field === "name" && (upload.name = value)));
  form.on("file", (field, file, { filename }) => {
    if (field !== "game" || !filename) return void file.resume();
    upload.source = filename.slice(-200);
    file.once("limit", () => (upload.isTruncated = true));
    upload.writing = pipeline(file, createWriteStream(path, { mode: 0o600 }));
    // If the disk is full, don't wait for the rest of the upload.
    upload.writing.catch((error: Error) => form.destroy(error));
  });
  try {
    await pipeline(body, form);
    await upload.writing;
  } catch (error) {
    await upload.writing.catch(() => {});
    throw asRefusal(error);
  }
  if (upload.isTruncated) throw new Refusal("tooLarge", say.games.zipTooLarge({ most: "2 GB" }));
  if (!upload.source || (await stat(path)).size === 0) throw noFile();
  return { source: upload.source, ...(upload.name ? { name: upload.name } : {}) };
}

function parserOf(type: string): Busboy {
  try {
    return busboy({ headers: { "content-type": type }, limits, defParamCharset: "utf8" });
  } catch {
    // A multipart form without a boundary.
    throw noFile();
  }
}

/** File system errors stay as they are; any other is a malformed form. */
function asRefusal(error: unknown): unknown {
  if (error instanceof Refusal || (error instanceof Error && "syscall" in error)) return error;
  return new Refusal("invalid", say.games.uploadBroken);
}
