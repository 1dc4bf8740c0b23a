import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { installBuild } from "~/game-builds/install-build";
import { findBuilds } from "~/game-builds/find-builds";
import { findServedFolder, locateBuild } from "~/game-builds/locate-build";
import { removeBundled } from "~/game-builds/remove-bundled";
import { readCurrentBuild, offerPrevious, storeFolder } from "~/game-builds/store";
import { verifyBuild } from "~/game-builds/verify-build";
import { textOf } from "~/texts/say";
import { buildSimulator } from "../../simulator/build.mjs";
import { unityData, wasmModule } from "../support/game-builds";
import { zipOf, type ZipEntry } from "../support/zip";

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "apsis-builds-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

// A scene's file as Unity begins it, with the engine's version, and enough content to be truncated.
const scene = Buffer.concat([Buffer.from("UnityFS\0\0\0\0\x085.x.x\x002022.3.10f1\0"), Buffer.alloc(20_000, "scene ")]);
const framework = `function unityFramework(){${"x();".repeat(2_000)}dispatchReactUnityEvent("LogOut")}`;
const plain: Record<string, Buffer> = {
  "loader.js": Buffer.from("function createUnityInstance(canvas, config) { return config; }"),
  data: unityData(scene),
  "framework.js": Buffer.from(framework),
  wasm: wasmModule("Configure".padEnd(100)),
};
const packers = {
  "": (bytes: Buffer) => bytes,
  ".br": (bytes: Buffer) => brotliCompressSync(bytes),
  ".gz": (bytes: Buffer) => gzipSync(bytes),
};
type Suffix = keyof typeof packers;

function filesOf(name: string, suffix: Suffix = ".gz"): ZipEntry[] {
  return Object.entries(plain).map(([part, bytes]) => ({
    name: `Build/${name}.${part}${part === "loader.js" ? "" : suffix}`,
    content: part === "loader.js" ? bytes : packers[suffix](bytes),
  }));
}

function write(files: ZipEntry[], below = "") {
  for (const { name, content } of files) {
    const path = join(folder, below, name);
    mkdirSync(join(path, ".."), { recursive: true });
    writeFileSync(path, content);
  }
  return join(folder, below);
}

const findIn = (path: string) =>
  findBuilds(readdirSync(path, { recursive: true }) as string[], (file) => readFileSync(join(path, file), "utf8"));
const dataDir = () => join(folder, "var");
const install = (path: string, more: { name?: string } = {}) =>
  installBuild({ store: storeFolder(dataDir()), path, by: "tester", now: new Date(), words: ["Configure"], ...more });
const zipped = (entries: ZipEntry[]) => write([{ name: "game.zip", content: zipOf(entries) }]) + "/game.zip";

for (const suffix of [".gz", ".br", ""] as Suffix[])
  test(`a build with the suffix "${suffix}" that is truncated anywhere is detected`, async () => {
    const home = write(filesOf("tour", suffix), "cut");
    const [build] = findIn(home);
    expect((await verifyBuild(home, build!, [])).problems).toEqual([]);
    const parts = ["data", "wasm", ...(suffix === "" ? [] : ["framework.js"])];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...parts),
        fc.double({ min: 0, max: 0.9999, noNaN: true }),
        async (part, share) => {
          const path = join(home, `Build/tour.${part}${suffix}`);
          const whole = readFileSync(path);
          writeFileSync(path, whole.subarray(0, Math.floor(whole.length * share)));
          const { problems } = await verifyBuild(home, build!, []);
          writeFileSync(path, whole);
          expect(problems).toHaveLength(1);
          expect(textOf(problems[0]!)).toContain(`tour.${part}${suffix} `);
        },
      ),
      { numRuns: 30 },
    );
  });

test("a build's engine, size and contract are read from its files", async () => {
  const home = write(filesOf("tour", ".br"));
  const facts = await verifyBuild(home, findIn(home)[0]!, ["Configure", "LogOut", "Quit", "dispatchReactUnityEvent"]);
  expect(facts).toMatchObject({ engine: "2022.3.10f1", isThreaded: false, problems: [] });
  expect(facts.words.sort()).toEqual(["Configure", "LogOut", "dispatchReactUnityEvent"]);
  expect(facts.files.find(({ part }) => part === "data")).toMatchObject({
    encoding: "br",
    plainBytes: plain.data!.length,
  });
});

test("a module that shares its memory with workers makes a threaded build", async () => {
  const memory = [5, 4, 1, 3, 1, 2];
  const shared = Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, ...memory]);
  const home = write([...filesOf("tour", ""), { name: "Build/tour.wasm", content: shared }]);
  expect((await verifyBuild(home, findIn(home)[0]!, [])).isThreaded).toBe(true);
});

test("the build's own page names its files, also when each is named by its hash", () => {
  const home = write([
    { name: "web/Build/aa11.loader.js", content: "l" },
    { name: "web/Build/bb22.data.br", content: "d" },
    { name: "web/Build/cc33.framework.js.br", content: "f" },
    { name: "web/Build/dd44.wasm.br", content: "w" },
    { name: "web/Build/ee55.worker.js", content: "w" },
    {
      name: "web/index.html",
      content: `<script>var buildUrl = "Build"; var loaderUrl = buildUrl + "/aa11.loader.js";
        var config = { dataUrl: buildUrl + "/bb22.data.br", frameworkUrl: buildUrl + '/cc33.framework.js.br',
        workerUrl: buildUrl + "/ee55.worker.js", codeUrl: buildUrl + "/dd44.wasm.br", streamingAssetsUrl: "StreamingAssets",
        // memoryUrl: buildUrl + "/none.mem",
        companyName: "Owl \\"Labs\\"", productName: "L'orbite", productVersion: "1.2" };</script>`,
    },
  ]);
  expect(findIn(home)).toEqual([
    {
      name: "aa11",
      home: "web",
      files: {
        loader: "web/Build/aa11.loader.js",
        data: "web/Build/bb22.data.br",
        framework: "web/Build/cc33.framework.js.br",
        code: "web/Build/dd44.wasm.br",
        worker: "web/Build/ee55.worker.js",
      },
      missing: [],
      company: 'Owl "Labs"',
      product: "L'orbite",
      version: "1.2",
    },
  ]);
});

test("a zip is installed, replaced by the next one, and brought back", async () => {
  const first = await install(
    zipped(filesOf("first").map(({ name, content }) => ({ name: `My game/${name}`, content }))),
  );
  expect(first.build.files.loader).toBe("Build/first.loader.js");
  await install(write(filesOf("second"), "second"));
  const served = () =>
    readdirSync(join(findServedFolder(dataDir(), "none"), "Build")).find((name) => name.endsWith(".loader.js"));
  expect(served()).toBe("second.loader.js");
  offerPrevious(storeFolder(dataDir()));
  expect(served()).toBe("first.loader.js");
  offerPrevious(storeFolder(dataDir()));
  expect(served()).toBe("second.loader.js");
  await install(write(filesOf("third"), "third"));
  // The current game, the previous one, and nothing else.
  expect(readdirSync(storeFolder(dataDir())).filter((name) => !name.includes(".json"))).toHaveLength(2);
  expect(readdirSync(findServedFolder(dataDir(), "none"))).toEqual(["Build"]);
});

test.each<[string, ZipEntry[], RegExp]>([
  ["leads out of the folder", [{ name: "../evil.js", content: "x" }], /invalid relative path: ..\/evil.js/],
  ["has an absolute path", [{ name: "/etc/evil.js", content: "x" }], /absolute path/],
  ["holds a symbolic link", [{ name: "Build/x.data", content: "/etc/passwd", mode: 0o120777 }], /symbolic link/],
  ["is a bomb", [{ name: "Build/x.data", content: Buffer.alloc(210 * 2 ** 20) }], /would unpack to 220.2 MB/],
  [
    "says less than it holds",
    [{ name: "Build/x.loader.js", content: Buffer.alloc(5_000), declaredSize: 10 }],
    /damaged|cannot be read/,
  ],
  ["is protected", [{ name: "Build/x.data", content: "x", flags: 1 }], /password/],
  ["holds a file twice", [...filesOf("a"), { name: "build/A.wasm.gz", content: "x" }], /twice/],
  [
    "holds a file and a folder of one name",
    [...filesOf("a"), { name: "BUILD/a.wasm.gz/b", content: "x" }],
    /a file and a folder with the same name: build\/a\.wasm\.gz\./,
  ],
  [
    "holds a folder before a file of its name",
    [{ name: "Build/a.wasm.gz/b", content: "x" }, ...filesOf("a")],
    /a file and a folder with the same name/,
  ],
  ["holds a name of 256 bytes", [{ name: `Build/${"ä".repeat(128)}`, content: "x" }], /a name that's too long/],
  ["holds a path of 64 kB", [{ name: "a/".repeat(32_000) + "b", content: "x" }], /a name that's too long/],
  ["holds no build", [{ name: "readme.txt", content: "x" }], /no Unity Web build here/],
  ["is a build of Unity 2019", [{ name: "Build/UnityLoader.js", content: "x" }], /Unity 2019 or older/],
  ["lacks a part", filesOf("half").slice(0, 3), /incomplete\. Missing: half\.wasm/],
  ["holds several builds", [...filesOf("one"), ...filesOf("two")], /several builds here\. Choose one/],
])("a zip that %s is refused, and the previous game still runs", async (_what, entries, message) => {
  const before = await install(write(filesOf("before"), "before"));
  await expect(install(zipped(entries))).rejects.toThrow(message);
  expect(readCurrentBuild(storeFolder(dataDir()))?.id).toBe(before.id);
  expect(existsSync(join(folder, "evil.js"))).toBe(false);
  expect(readdirSync(storeFolder(dataDir())).filter((name) => name.startsWith("staging"))).toEqual([]);
});

test("a zip truncated anywhere is refused", async () => {
  const whole = zipOf(filesOf("tour"));
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: whole.length - 1 }), async (length) => {
      const path = write([{ name: "cut.zip", content: whole.subarray(0, length) }]) + "/cut.zip";
      await expect(install(path)).rejects.toThrow(/truncated|damaged/);
    }),
    { numRuns: 20 },
  );
});

test("of several builds the named one is installed", async () => {
  const path = zipped([...filesOf("one"), ...filesOf("two")]);
  expect((await install(path, { name: "two" })).build.name).toBe("two");
});

const locate = (name?: string) => locateBuild({ dataDir: dataDir(), publicDir: join(folder, "game"), name });

test("a build copied over the bundled simulator replaces it completely, at any depth", async () => {
  await buildSimulator(join(folder, "game"));
  expect(locate().origin).toBe("bundled");
  write(filesOf("tour"), "game/export/web");
  expect(locate()).toMatchObject({ origin: "copied", problem: null, build: { name: "tour", home: "export/web" } });
  expect(removeBundled({ dataDir: dataDir(), publicDir: join(folder, "game") })).toBeGreaterThan(5);
  expect(readdirSync(join(folder, "game"))).toEqual(["export"]);
});

test("a copied build with the simulator's name and another suffix replaces it too", async () => {
  await buildSimulator(join(folder, "game"));
  write(filesOf("game", ".br"), "game");
  expect(locate().build?.files.data).toBe("Build/game.data.br");
  removeBundled({ dataDir: dataDir(), publicDir: join(folder, "game") });
  expect(readdirSync(join(folder, "game/Build")).sort()).toEqual(
    filesOf("game", ".br")
      .map(({ name }) => name.slice(6))
      .sort(),
  );
});

test("an incomplete copied build is not offered, nor is one of several", async () => {
  await buildSimulator(join(folder, "game"));
  write(filesOf("tour").slice(0, 2), "game");
  expect(locate()).toMatchObject({ problem: "tour.framework.js, tour.wasm is missing." });
  write([...filesOf("tour"), ...filesOf("flight")], "game");
  expect(locate()).toMatchObject({ build: null, problem: expect.stringContaining("several builds: flight, tour") });
  expect(locate("tour").build?.name).toBe("tour");
});

test("an installed build takes precedence over a copied one, and mentions it", async () => {
  cpSync(write(filesOf("copied"), "copied"), join(folder, "game"), { recursive: true });
  await install(write(filesOf("installed"), "installed"));
  expect(locate()).toMatchObject({
    origin: "installed",
    build: { name: "installed" },
    remark: expect.stringContaining("is ignored because an installed game takes precedence"),
  });
});
