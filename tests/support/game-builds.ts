// Small game builds that follow the contract, and a server of their own to play them on.
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { startServer } from "./server";

export type Suffix = "" | ".br" | ".gz" | ".unityweb";

/** How a fake loader behaves; "late" waits for `window.finishLoading()` after it has said that it is done. */
export type Behaviour = "plays" | "late" | "stalls" | "throws" | "refuses" | "no-loader-function";

export type GameServer = {
  url: string;
  install: (build: { behaviour?: Behaviour; suffix?: Suffix; leaveOut?: string } | null) => void;
  stop: () => Promise<void>;
};

/** The built server with a public folder of its own: nothing is written into this checkout's. `fill` puts data into its folder. */
export async function startGameServer(fill: (dataDir: string) => void): Promise<GameServer> {
  const folder = mkdtempSync(join(tmpdir(), "apsis-games-"));
  for (const name of ["app", "build", "node_modules"]) symlinkSync(resolve(name), join(folder, name));
  const builds = join(folder, "public/game/Build");
  mkdirSync(builds, { recursive: true });
  cpSync("public/favicon.svg", join(folder, "public/favicon.svg"));
  const dataDir = join(folder, "data");
  fill(dataDir);
  const server = await startServer({ DATA_DIR: dataDir }, folder);
  return {
    url: server.url,
    install: (build) => {
      rmSync(builds, { recursive: true, force: true });
      if (!build) return;
      mkdirSync(builds, { recursive: true });
      for (const [name, bytes] of Object.entries(fakeBuild(build))) writeFileSync(join(builds, name), bytes);
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function fakeBuild({
  behaviour = "plays",
  suffix = "",
  leaveOut,
}: {
  behaviour?: Behaviour;
  suffix?: Suffix;
  leaveOut?: string;
}) {
  const pack = (text: string) =>
    suffix === ".br" ? brotliCompressSync(text) : suffix === "" ? Buffer.from(text) : gzipSync(text);
  const parts: Record<string, Buffer> = {
    "fake.loader.js": Buffer.from(loader(behaviour)),
    [`fake.data${suffix}`]: pack("the data of the fake game"),
    [`fake.framework.js${suffix}`]: pack("window.fakeFramework = true;"),
    [`fake.wasm${suffix}`]: pack("the code of the fake game"),
  };
  return Object.fromEntries(Object.entries(parts).filter(([name]) => !leaveOut || !name.includes(leaveOut)));
}

/** Reads what Unity's loaders read: data and code by fetch, with what decompression falls to the loader for `.unityweb`. */
const loader = (behaviour: Behaviour) => `
window.gameMessages = [];
window.gameQuits = 0;
window.${behaviour === "no-loader-function" ? "createSomethingElse" : "createUnityInstance"} = async (canvas, config, onProgress) => {
  onProgress(0);
  const read = async (url, expected) => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(url.split("/").pop() + " answered " + response.status);
    const stream = url.endsWith(".unityweb") ? response.body.pipeThrough(new DecompressionStream("gzip")) : response.body;
    const text = await new Response(stream).text();
    if (text !== expected) throw new Error("Unable to parse " + url.split("/").pop());
    if (url.includes(".wasm") && !url.endsWith(".unityweb") && response.headers.get("Content-Type") !== "application/wasm") throw new Error("wrong type");
  };
  await read(config.dataUrl, "the data of the fake game");
  await read(config.frameworkUrl, "window.fakeFramework = true;");
  onProgress(0.5);
  if (${behaviour === "stalls"}) await new Promise(() => {});
  if (${behaviour === "refuses"}) throw "Your browser does not support WebGL.";
  if (${behaviour === "throws"}) throw new Error("The fake game is broken.");
  await read(config.codeUrl, "the code of the fake game");
  onProgress(1);
  if (${behaviour === "late"}) await new Promise((done) => { window.finishLoading = done; });
  return {
    SendMessage: (object, method, value) => window.gameMessages.push([object + "." + method, value]),
    SetFullscreen() {},
    // Like Unity's: the second never ends.
    Quit: () => (++window.gameQuits > 1 ? new Promise(() => {}) : Promise.resolve()),
    Module: { canvas },
  };
};`;
