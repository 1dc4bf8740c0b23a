import { closeSync, openSync, readSync, statSync, type Stats } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, posix, resolve } from "node:path";
import send from "send";
import { isCurriculumPlace } from "~/builds/build-curriculum";
import { encodingOf, sniffedBytes, type Encoding } from "~/builds/encoding";
import { keepCompressed } from "~/builds/kept-compressed";
import { findServedFolder } from "~/builds/locate-build";
import { storeFolder } from "~/builds/store";
import { acceptedEncodingOf } from "./accepted-encoding";
import { typeHeadersOf } from "./game-file-types";

type Handler = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

/**
 * The files of the game that is offered at this moment, below `/game/`. What is missing is not found, and never a page.
 * `base`: that address; `publicDir`: where the game lies that nobody installed.
 */
export function serveGameFiles(base: string, publicDir: string, dataDir: string): Handler {
  const store = storeFolder(dataDir);
  return (incoming, outgoing, next) => {
    const asked = readPath(incoming.url);
    if (asked === null || !isBelow(asked, base) || pages.includes(asked)) return next();
    const path = servable(asked.slice(base.length + 1));
    const folder = resolve(findServedFolder(dataDir, publicDir));
    const stats = path === null ? undefined : statOf(join(folder, path));
    if (path === null || !stats?.isFile()) return answerNotFound(outgoing);
    answer(incoming, outgoing, { store, folder, path, stats }).catch((error: unknown) =>
      outgoing.destroy(error instanceof Error ? error : undefined),
    );
  };
}

/** Pages of ours that have an address below the game's. */
const pages = ["/game/models"];

/** `/GAME/` is the same folder on some disks, `/game\` on Windows, and `/game` would be its index page. */
const isBelow = (path: string, base: string) =>
  `${path.replaceAll("\\", "/")}/`.toLowerCase().startsWith(`${base}/`.toLowerCase());

/** Whatever an address makes of its path (`//`, `%67`), as the disk would take it; null for what is no path. */
export function readPath(address = "/"): string | null {
  try {
    const { pathname } = address.startsWith("/") ? { pathname: address.replace(/[?#].*$/s, "") } : new URL(address);
    return posix.normalize(decodeURIComponent(pathname));
  } catch {
    return null;
  }
}

/** Null for what is hidden, and for what only administrators may see. */
const servable = (path: string) =>
  /(^|\/)\.|[\0\\]/.test(path) || path === "" || isCurriculumPlace(path) ? null : path;

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
  const kept =
    wanted && (await keepCompressed(store, { path: full, bytes: stats.size, changed: stats.mtimeMs }, wanted));
  if (!encoding) outgoing.setHeader("Vary", "Accept-Encoding");
  if (wanted && kept) outgoing.setHeader("Content-Encoding", wanted);
  // The archive is younger than the file: its date says nothing.
  setValidators(incoming, outgoing, stats, kept ? wanted : null);
  const served = kept || full;
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

/** Of one state of a file: a build that is put back is older than what browsers have, and yet not what they have. */
function setValidators(incoming: IncomingMessage, outgoing: ServerResponse, stats: Stats, kept: Encoding | null) {
  const lastModified = stats.mtime.toUTCString();
  const state = `${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}`;
  outgoing.setHeader("ETag", `"${kept ? `${state}-${kept}` : state}"`);
  outgoing.setHeader("Last-Modified", lastModified);
  // Unity's loaders and browsers say with their question that no cache may answer it: this server may.
  delete incoming.headers["cache-control"];
  const since = incoming.headers["if-modified-since"];
  if (since !== undefined && since !== lastModified) delete incoming.headers["if-modified-since"];
}

/** Gzip besides brotli: browsers offer the latter over https, and on their own machine, only. */
function chooseCompression({ headers }: IncomingMessage): Encoding | null {
  // A part of a file is a part of what lies there.
  const encoding = headers.range === undefined ? acceptedEncodingOf(headers) : "identity";
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

/** A Unity build's compressed files are served as what is inside them. The encoding is the file's matter. */
export function setGameHeaders(outgoing: Pick<ServerResponse, "setHeader">, path: string) {
  for (const [name, value] of Object.entries(typeHeadersOf(path))) outgoing.setHeader(name, value);
  outgoing.setHeader("Cache-Control", "no-cache");
  // Threaded builds need both of their workers; to others they make no difference.
  outgoing.setHeader("Cross-Origin-Embedder-Policy", "require-corp");
  outgoing.setHeader("Cross-Origin-Resource-Policy", "same-origin");
}

function answerNotFound(outgoing: ServerResponse) {
  if (outgoing.headersSent) return void outgoing.destroy();
  for (const name of ["Content-Encoding", "Content-Type", "Content-Disposition", "ETag", "Last-Modified"])
    outgoing.removeHeader(name);
  outgoing
    .writeHead(404, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" })
    .end("There is no such file.");
}
