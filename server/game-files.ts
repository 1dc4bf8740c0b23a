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
 * Serves the current game's files below `/game/`, and those of others at signed addresses; missing files are 404, never
 * a page. `base`: that path; `publicDir`: the folder of the game that comes with the product.
 */
export function serveGameFiles(base: string, publicDir: string, env: Settings): Handler {
  const store = storeFolder(env.dataDir);
  return (incoming, outgoing, next) => {
    const requested = readPath(incoming.url);
    if (requested === null || !isBelow(requested, base) || pages.includes(requested)) return next();
    const below = requested.slice(base.length + 1);
    const preview = previewOf(below);
    const path = servable(preview?.path ?? below);
    const previewed = preview && readPreviewToken(preview.token, env);
    if (preview && !(previewed && findBuild(store, previewed))) return answerNotFound(outgoing);
    const folder = resolve(previewed ? folderOfBuild(store, previewed) : findServedFolder(env.dataDir, publicDir));
    const stats = path === null ? undefined : statOf(join(folder, path));
    if (path === null || !stats?.isFile()) return answerNotFound(outgoing);
    answer(incoming, outgoing, { store, folder, path, stats }).catch((error: unknown) =>
      outgoing.destroy(error instanceof Error ? error : undefined),
    );
  };
}

/** The token and the path of a file at a signed address; null for the current game's. */
function previewOf(below: string) {
  const [folder, token = "", ...rest] = below.split("/");
  return folder === previewFolder ? { token, path: rest.join("/") } : null;
}

/** Pages of this site with a path below the game's. */
const pages = ["/game/models"];

/** `/GAME/` is the same folder on some disks, `/game\` on Windows, and `/game` would be its index page. */
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

/** Null for hidden files, and for the curriculum, which only administrators may read. */
const servable = (path: string) =>
  /(^|\/)\.|[\0\\]/.test(path) || path === "" || isCurriculumPath(path) ? null : path;

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

type GameFile = { store: string; folder: string; path: string; stats: Stats };

async function answer(incoming: IncomingMessage, outgoing: ServerResponse, file: GameFile) {
  const { store, folder, path, stats } = file;
  const full = join(folder, path);
  setGameHeaders(outgoing, path);
  const encoding = encodingOf(path, () => readFirstBytes(full));
  if (encoding) outgoing.setHeader("Content-Encoding", encoding);
  const wanted = encoding ? null : chooseCompression(incoming);
  const compressed =
    wanted && (await compressCached(store, { path: full, bytes: stats.size, changed: stats.mtimeMs }, wanted));
  if (!encoding) outgoing.setHeader("Vary", "Accept-Encoding");
  if (wanted && compressed) outgoing.setHeader("Content-Encoding", wanted);
  // The compressed copy is younger than the file: use the file's own date.
  setValidators(incoming, outgoing, stats, compressed ? wanted : null);
  const served = compressed || full;
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
  const state = `${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}`;
  outgoing.setHeader("ETag", `"${encoding ? `${state}-${encoding}` : state}"`);
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
