import { createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy, { type Busboy } from "busboy";
import { maxGameUpload } from "~/domain/game/game-limits";
import { Refusal } from "~/domain/refusal";

/** What came with a zip: its name where it came from, and which of its builds is meant. */
export type Received = { source: string; name?: string };

const limits = { files: 1, fields: 5, fieldSize: 1_000, fileSize: maxGameUpload };
const noFile = () => new Refusal("invalid", "Choose a zip file.", { game: ["Choose a zip file."] });

/** Writes the field `game` of a page's form to `path`, as it comes. */
export async function receivedForm(body: Readable, type: string, path: string): Promise<Received> {
  const form = parserOf(type);
  const found = { source: "", name: "", isCut: false, written: Promise.resolve() };
  form.on("field", (field, value) => void (field === "name" && (found.name = value)));
  form.on("file", (field, file, { filename }) => {
    if (field !== "game" || !filename) return void file.resume();
    found.source = filename.slice(-200);
    file.once("limit", () => (found.isCut = true));
    found.written = pipeline(file, createWriteStream(path, { mode: 0o600 }));
    // A full disk: what still comes is not waited for.
    found.written.catch((error: Error) => form.destroy(error));
  });
  try {
    await pipeline(body, form);
    await found.written;
  } catch (error) {
    await found.written.catch(() => {});
    throw asRefused(error);
  }
  if (found.isCut) throw new Refusal("tooLarge", "The zip must be at most 2 GB.");
  if (!found.source || (await stat(path)).size === 0) throw noFile();
  return { source: found.source, ...(found.name ? { name: found.name } : {}) };
}

function parserOf(type: string): Busboy {
  try {
    return busboy({ headers: { "content-type": type }, limits, defParamCharset: "utf8" });
  } catch {
    // A form without a boundary.
    throw noFile();
  }
}

/** What the disk says goes on; anything else is a form that does not end as it should. */
function asRefused(error: unknown): unknown {
  if (error instanceof Refusal || (error instanceof Error && "syscall" in error)) return error;
  return new Refusal("invalid", "The upload broke off. The game that was there before still runs. Try again.");
}
