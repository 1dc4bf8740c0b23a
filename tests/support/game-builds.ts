// Small game builds that follow the contract, and a server to play them on.
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { startServer } from "./server";

export type Suffix = "" | ".br" | ".gz" | ".unityweb";

/**
 * How a fake loader behaves. "ignores" has no such object and reports it like Unity; "late" waits for
 * `window.finishLoading()` after reporting that it is done.
 */
export type Behaviour = "plays" | "ignores" | "late" | "stalls" | "throws" | "refuses" | "no-loader-function";

export type GameServer = {
  url: string;
  /** Folders for data, and for builds copied by hand. */
  dataDir: string;
  publicDir: string;
  install: (build: { behaviour?: Behaviour; suffix?: Suffix; leaveOut?: string } | null) => void;
  stop: () => Promise<void>;
};

/** The built server with a public folder of its own. `fill` returns the data folder. */
export async function startGameServer(
  fill: (dataDir: string) => Promise<Record<string, string>>,
  env: Record<string, string> = {},
): Promise<GameServer> {
  const folder = mkdtempSync(join(tmpdir(), "apsis-games-"));
  for (const name of ["app", "build", "node_modules"]) symlinkSync(resolve(name), join(folder, name));
  const builds = join(folder, "public/game/Build");
  mkdirSync(builds, { recursive: true });
  cpSync("public/favicon.svg", join(folder, "public/favicon.svg"));
  const dataDir = join(folder, "data");
  const server = await startServer({ ...(await fill(dataDir)), ...env }, folder);
  return {
    url: server.url,
    dataDir,
    publicDir: join(folder, "public/game"),
    install: (build) => {
      // A game installed by an earlier test would take precedence.
      rmSync(join(dataDir, "games"), { recursive: true, force: true });
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

/** The build's files by name. */
export function fakeBuild({
  behaviour = "plays",
  suffix = "",
  leaveOut,
}: {
  behaviour?: Behaviour;
  suffix?: Suffix;
  leaveOut?: string;
}) {
  const pack = (content: string | Buffer) =>
    suffix === ".br" ? brotliCompressSync(content) : suffix === "" ? Buffer.from(content) : gzipSync(content);
  const parts: Record<string, Buffer> = {
    "fake.loader.js": Buffer.from(loader(behaviour)),
    [`fake.data${suffix}`]: pack(unityData("the data of the fake game")),
    [`fake.framework.js${suffix}`]: pack("window.fakeFramework = true;"),
    [`fake.wasm${suffix}`]: pack(wasmModule("the code of the fake game")),
  };
  return Object.fromEntries(Object.entries(parts).filter(([name]) => !leaveOut || !name.includes(leaveOut)));
}

/** Unity's format: a table of contents, here of one file, and the files. */
export function unityData(content: string | Buffer, name = "data.unity3d"): Buffer {
  const magic = Buffer.from("UnityWebData1.0\0");
  const numbers = Buffer.alloc(16);
  const tableEnd = magic.length + numbers.length + name.length;
  const bytes = Buffer.from(content);
  [tableEnd, tableEnd, bytes.length, name.length].forEach((number, at) => numbers.writeUInt32LE(number, at * 4));
  return Buffer.concat([magic, numbers, Buffer.from(name), bytes]);
}

/** A module with one custom section that ends with `content`. */
export function wasmModule(content: string): Buffer {
  const section = Buffer.concat([Buffer.from([4]), Buffer.from("note"), Buffer.from(content)]);
  return Buffer.concat([Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 0, section.length]), section]);
}

/** Fetches data, framework and code like Unity's loaders. */
const loader = (behaviour: Behaviour) => `
window.gameMessages = [];
window.gameQuits = 0;
window.gameConfig = null;
window.${behaviour === "no-loader-function" ? "createSomethingElse" : "createUnityInstance"} = async (canvas, config, onProgress) => {
  window.gameConfig = config;
  onProgress(0);
  const read = async (url, expected) => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(url.split("/").pop() + " answered " + response.status);
    const text = await response.text();
    if (!text.endsWith(expected)) throw new Error("Unable to parse " + url.split("/").pop());
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
    SendMessage: (object, method, value) => {
      window.gameMessages.push([object + "." + method, value]);
      if (${behaviour === "ignores"}) console.log("SendMessage: object " + object + " not found!");
    },
    SetFullscreen() {},
    // Like Unity's: the second call never resolves.
    Quit: () => (++window.gameQuits > 1 ? new Promise(() => {}) : Promise.resolve()),
    Module: { canvas },
  };
};`;
