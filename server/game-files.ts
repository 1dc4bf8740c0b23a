import { closeSync, openSync, readSync, statSync, type Stats } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, posix, resolve } from "node:path";
import send from "send";
import { isCurriculumPath } from "~/game-builds/build-curriculum";
import { encodingOf, sniffedBytes, type Encoding } from "~/game-builds/encoding";
import { compressCached } from "~/game-builds/compressed-cache";
import { findServedFolder } from "~/game-builds/locate-build";
import { findBuild, folderOfBuild, storeFolder } from "~/game-builds/store";
import type { Environment } from "~/http/environment.server";
import { previewFolder, readPreviewToken } from "~/http/game-preview.server";
import { chooseEncoding } from "./accepted-encoding";
import { typeHeadersOf } from "./game-file-types";

type Handler = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

type Settings = Pick<Environment, "dataDir" | "sessionSecret">;

/**
 * Serves the current game's files below `base` (`/game`), and other games' files at signed addresses below it. A missing
 * file is a 404, never a page. `publicDir` is the folder of the game that comes with the product.
 */
export function serveGameFiles(base: string, publicDir: string, env: Settings): Handler {
  const store = storeFolder(env.dataDir);
  return (incoming, outgoing, next) => {
    const requested = readPath(incoming.url);
    if (requested === null || !isBelow(requested, base) || pages.includes(requested)) return next();
    const relativePath = requested.slice(base.length + 1);
    const preview = previewOf(relativePath);
    const path = servablePath(preview?.path ?? relativePath);
    const previewId = preview && readPreviewToken(preview.token, env);
    if (preview && !(previewId && findBuild(store, previewId))) return answerNotFound(outgoing);
    const folder = resolve(previewId ? folderOfBuild(store, previewId) : findServedFolder(env.dataDir, publicDir));
    const stats = path === null ? undefined : statOf(join(folder, path));
    if (path === null || !stats?.isFile()) return answerNotFound(outgoing);
    sendFile(incoming, outgoing, { store, folder, path, stats }).catch((error: unknown) =>
      outgoing.destroy(error instanceof Error ? error : undefined),
    );
  };
}

/** The token and the path of a file at a signed address; null for the current game's. */
function previewOf(relativePath: string) {
  const [folder, token = "", ...segments] = relativePath.split("/");
  return folder === previewFolder ? { token, path: segments.join("/") } : null;
}

/** Pages of this site with a path below the game's. */
const pages = ["/game/models"];

/**
 * Ignores letter case and accepts backslashes, as some disks do: no spelling of a game's path may reach public/.
 * Includes `base` itself, whose answer would be an index page.
 */
const isBelow = (path: string, base: string) =>
  `${path.replaceAll("\\", "/")}/`.toLowerCase().startsWith(`${base}/`.toLowerCase());

/** Decodes and normalizes a path (`//`, `%67`) as the disk would; null if it isn't one. */
export function readPath(address = "/"): string | null {
  try {
    const { pathname } = address.startsWith("/") ? { pathname: address.replace(/[?#].*$/s, "") } : new URL(address);
    return posix.normalize(decodeURIComponent(pathname));
  } catch {
    return null;
  }
}

/** Returns the path if it may be served: no hidden file, and not the curriculum, which only administrators may read. */
const servablePath = (path: string) =>
  /(^|\/)\.|[\0\\]/.test(path) || path === "" || isCurriculumPath(path) ? null : path;

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

type GameFile = { store: string; folder: string; path: string; stats: Stats };

async function sendFile(incoming: IncomingMessage, outgoing: ServerResponse, file: GameFile) {
  const { store, folder, path, stats } = file;
  const fullPath = join(folder, path);
  setGameHeaders(outgoing, path);
  const encoding = encodingOf(path, () => readFirstBytes(fullPath));
  if (encoding) outgoing.setHeader("Content-Encoding", encoding);
  const compression = encoding ? null : chooseCompression(incoming);
  const compressed =
    compression &&
    (await compressCached(store, { path: fullPath, bytes: stats.size, modifiedMs: stats.mtimeMs }, compression));
  if (!encoding) outgoing.setHeader("Vary", "Accept-Encoding");
  if (compression && compressed) outgoing.setHeader("Content-Encoding", compression);
  // The compressed copy is younger than the file: use the file's own date.
  setValidators(incoming, outgoing, stats, compressed ? compression : null);
  const served = compressed || fullPath;
  send(incoming, escapePath(served), {
    root: "/",
    cacheControl: false,
    etag: false,
    lastModified: false,
    dotfiles: "allow",
  })
    .on("error", () => answerNotFound(outgoing))
    .pipe(outgoing);
}

const escapePath = (path: string) => path.split("/").map(encodeURIComponent).join("/");

/** A restored build is older than what browsers have cached, so the date must match exactly. */
function setValidators(incoming: IncomingMessage, outgoing: ServerResponse, stats: Stats, encoding: Encoding | null) {
  const lastModified = stats.mtime.toUTCString();
  const version = `${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}`;
  outgoing.setHeader("ETag", `"${encoding ? `${version}-${encoding}` : version}"`);
  outgoing.setHeader("Last-Modified", lastModified);
  // Unity's loaders and browsers send no-cache with If-None-Match; send would then never answer 304.
  delete incoming.headers["cache-control"];
  const since = incoming.headers["if-modified-since"];
  if (since !== undefined && since !== lastModified) delete incoming.headers["if-modified-since"];
}

/** Gzip as well as brotli: browsers offer brotli over https and on localhost only. */
function chooseCompression({ headers }: IncomingMessage): Encoding | null {
  // Byte ranges refer to the uncompressed file.
  const encoding = headers.range === undefined ? chooseEncoding(headers) : "identity";
  return encoding === "identity" ? null : encoding;
}

function readFirstBytes(path: string): Buffer {
  const file = openSync(path, "r");
  try {
    const bytes = Buffer.alloc(sniffedBytes);
    return bytes.subarray(0, readSync(file, bytes, 0, sniffedBytes, 0));
  } finally {
    closeSync(file);
  }
}

/** Compressed files get the type of their content; the caller sets the encoding. */
export function setGameHeaders(outgoing: Pick<ServerResponse, "setHeader">, path: string) {
  for (const [name, value] of Object.entries(typeHeadersOf(path))) outgoing.setHeader(name, value);
  outgoing.setHeader("Cache-Control", "no-cache");
  // Threaded builds need both for their workers; others ignore them.
  outgoing.setHeader("Cross-Origin-Embedder-Policy", "require-corp");
  outgoing.setHeader("Cross-Origin-Resource-Policy", "same-origin");
}

function answerNotFound(outgoing: ServerResponse) {
  if (outgoing.headersSent) return void outgoing.destroy();
  for (const name of ["Content-Encoding", "Content-Type", "Content-Disposition", "ETag", "Last-Modified"])
    outgoing.removeHeader(name);
  outgoing
    .writeHead(404, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" })
    .end("File not found.");
}
