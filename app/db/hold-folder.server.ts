// One process at a time may work in a folder. It holds a socket there, which the system closes when the process ends,
// and only then: a process that is suspended or busy still answers, because the system takes the connection.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";

/** Somebody who is still alive works in the folder. */
export class FolderHeld extends Error {}

/** Paths of sockets may have 107 bytes. */
const maxSocketPath = 100;
/** A fifth of a second, 20 ms apart. */
const maxLooks = 10;
const name = (generation: number) => `held-${generation}.sock`;
const pattern = /^held-(\d+)\.sock$/;

/**
 * Holds `folder` (made when missing) until the answer is called or the process ends; throws FolderHeld while another
 * does. Each holder binds the number after the last one, which only one can; who then finds a higher one steps back.
 */
export async function holdFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true });
  refuseEarlierLock(folder);
  const { path, forget } = shortenPath(folder);
  try {
    for (;;) {
      const last = findLastGeneration(folder);
      const state = last === 0 ? "dead" : await stateOf(join(path, name(last)));
      if (state === "alive") throw new FolderHeld(join(folder, name(last)));
      if (state === "gone") continue;
      const mine = last + 1;
      const server = await bind(join(path, name(mine)));
      if (!server) continue;
      const rival = await lowerHolder(folder, path, mine);
      if (rival !== null || findLastGeneration(folder) > mine) await close(server);
      if (rival !== null) throw new FolderHeld(join(folder, name(rival)));
      if (!server.listening) continue;
      removeEarlier(folder, mine);
      const stopWatching = watchOwn(join(folder, name(mine)));
      return async () => {
        stopWatching();
        await close(server);
        forget();
      };
    }
  } catch (error) {
    forget();
    throw error;
  }
}

/**
 * The number of a lower holder that stays. One that had bound its number but did not listen yet looked dead: now that
 * it can see ours, it steps back at once, or had looked before and holds. So of two, never both go on.
 */
async function lowerHolder(folder: string, path: string, mine: number): Promise<number | null> {
  for (const lower of generationsOf(folder).filter((generation) => generation < mine)) {
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

/** Only a refused connection says that nobody listens any more; one that cannot be taken at once is a busy holder's. */
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

/** Null when somebody else was faster. */
function bind(path: string): Promise<Server | null> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error: NodeJS.ErrnoException) => (error.code === "EADDRINUSE" ? done(null) : fail(error)));
    server.listen(path, () => done(server.unref()));
  });
}

/** Takes the socket's file away, too. */
const close = (server: Server) => new Promise<void>((done) => server.close(() => done()));

function removeEarlier(folder: string, mine: number) {
  for (const generation of generationsOf(folder))
    if (generation < mine) rmSync(join(folder, name(generation)), { force: true });
}

/** If somebody removes the file, another process may get in: this one must end at once, without another write. */
function watchOwn(path: string) {
  const { ino } = statSync(path);
  const timer = setInterval(() => {
    if (statSync(path, { throwIfNoEntry: false })?.ino === ino) return;
    console.error(`${path} was removed while this process held its folder; it stops so that no two work there.`);
    process.exit(1);
  }, 1000);
  timer.unref();
  return () => clearInterval(timer);
}

function shortenPath(folder: string) {
  const whole = resolve(folder);
  if (Buffer.byteLength(join(whole, name(999_999))) <= maxSocketPath) return { path: whole, forget: () => {} };
  const link = mkdtempSync(join(tmpdir(), "apsis-held-"));
  symlinkSync(whole, join(link, "f"));
  return { path: join(link, "f"), forget: () => rmSync(link, { recursive: true, force: true }) };
}

/** Earlier versions renewed a folder of this name every second while they worked. */
function refuseEarlierLock(folder: string) {
  const earlier = join(folder, "database.lock");
  const renewed = statSync(earlier, { throwIfNoEntry: false })?.mtimeMs;
  if (renewed !== undefined && Date.now() - renewed < 10_000) throw new FolderHeld(earlier);
  rmSync(earlier, { recursive: true, force: true });
}
