// Locks a folder for one process with a Unix socket, which the system closes exactly when the process ends.
// A suspended or busy process still counts as alive, because the system accepts the connection.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";

/** A running process has the folder's lock. */
export class FolderInUse extends Error {}

/** Socket paths may have 107 bytes. */
const maxSocketPath = 100;
/** A fifth of a second, 20 ms apart. */
const maxLooks = 10;
const name = (generation: number) => `held-${generation}.sock`;
const pattern = /^held-(\d+)\.sock$/;

/**
 * Locks `folder` (created if missing) until the returned function is called or the process ends. Throws FolderInUse
 * while another process has it. Each holder binds the next number, which only one can; one that then finds a higher
 * number gives up.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true });
  refuseEarlierLock(folder);
  const { path, cleanUp } = shortenPath(folder);
  try {
    for (;;) {
      const last = findLastGeneration(folder);
      const state = last === 0 ? "dead" : await stateOf(join(path, name(last)));
      if (state === "alive") throw new FolderInUse(join(folder, name(last)));
      if (state === "gone") continue;
      const ownGeneration = last + 1;
      const server = await bind(join(path, name(ownGeneration)));
      if (!server) continue;
      const rival = await findLowerHolder(folder, path, ownGeneration);
      if (rival !== null || findLastGeneration(folder) > ownGeneration) await close(server);
      if (rival !== null) throw new FolderInUse(join(folder, name(rival)));
      if (!server.listening) continue;
      removeEarlier(folder, ownGeneration);
      const stopWatching = watchLock(join(folder, name(ownGeneration)));
      return async () => {
        stopWatching();
        await close(server);
        cleanUp();
      };
    }
  } catch (error) {
    cleanUp();
    throw error;
  }
}

/**
 * The number of an earlier holder that keeps the lock. One that doesn't listen yet looks dead, but gives up once it sees
 * this one, so never both continue.
 */
async function findLowerHolder(folder: string, path: string, ownGeneration: number): Promise<number | null> {
  for (const lower of generationsOf(folder).filter((generation) => generation < ownGeneration)) {
    for (let looks = 0; (await stateOf(join(path, name(lower)))) === "alive"; looks++) {
      if (looks === maxLooks) return lower;
      await setTimeout(20);
    }
  }
  return null;
}

const generationsOf = (folder: string) =>
  readdirSync(folder).flatMap((file) => {
    const number = pattern.exec(file)?.[1];
    return number ? [Number(number)] : [];
  });

const findLastGeneration = (folder: string) => Math.max(0, ...generationsOf(folder));

/** Only a refused connection means that nobody listens; any other error may come from a busy holder. */
function stateOf(path: string): Promise<"alive" | "dead" | "gone"> {
  return new Promise((done) => {
    const socket = connect(path);
    socket.once("connect", () => {
      socket.destroy();
      done("alive");
    });
    socket.once("error", ({ code }: NodeJS.ErrnoException) =>
      done(code === "ECONNREFUSED" ? "dead" : code === "ENOENT" ? "gone" : "alive"),
    );
  });
}

/** Null if another process was faster. */
function bind(path: string): Promise<Server | null> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error: NodeJS.ErrnoException) => (error.code === "EADDRINUSE" ? done(null) : fail(error)));
    server.listen(path, () => done(server.unref()));
  });
}

/** Also deletes the socket file. */
const close = (server: Server) => new Promise<void>((done) => server.close(() => done()));

function removeEarlier(folder: string, ownGeneration: number) {
  for (const generation of generationsOf(folder))
    if (generation < ownGeneration) rmSync(join(folder, name(generation)), { force: true });
}

/** If the file is deleted, another process may take the lock: this one must exit without another write. */
function watchLock(path: string) {
  const { ino } = statSync(path);
  const timer = setInterval(() => {
    if (statSync(path, { throwIfNoEntry: false })?.ino === ino) return;
    console.error(
      `${path} was deleted while this process had its folder locked. Exiting, so that no two processes write there.`,
    );
    process.exit(1);
  }, 1000);
  timer.unref();
  return () => clearInterval(timer);
}

function shortenPath(folder: string) {
  const whole = resolve(folder);
  if (Buffer.byteLength(join(whole, name(999_999))) <= maxSocketPath) return { path: whole, cleanUp: () => {} };
  const link = mkdtempSync(join(tmpdir(), "apsis-held-"));
  symlinkSync(whole, join(link, "f"));
  return { path: join(link, "f"), cleanUp: () => rmSync(link, { recursive: true, force: true }) };
}

/** The lock of earlier versions: a folder that was touched every second. */
function refuseEarlierLock(folder: string) {
  const earlier = join(folder, "database.lock");
  const renewed = statSync(earlier, { throwIfNoEntry: false })?.mtimeMs;
  if (renewed !== undefined && Date.now() - renewed < 10_000) throw new FolderInUse(earlier);
  rmSync(earlier, { recursive: true, force: true });
}
