// How the server delivers a game's files, requested as Unity's loader and browsers do.
import { readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { demoPassword } from "../support/product-facts";
import { preparedDatabase } from "../support/database";
import { startGameServer, unityData } from "../support/game-builds";
import { cookiesOf, rawRequest, type RawAnswer } from "../support/raw-request";
import { layOut, unityBuild, type UnityBuild } from "../support/unity-builds";

const site = await startGameServer(preparedDatabase, {
  DEMO: "1",
  GAME_CONNECT_SRC: "https://api.game.example, wss://live.game.example",
});
afterAll(() => site.stop());
const player = { cookie: await cookiesOf(site.url, "player", demoPassword) };

/** Installs a build in place of the previous one. */
function copyIn(build: UnityBuild = {}) {
  rmSync(site.publicDir, { recursive: true, force: true });
  layOut(site.publicDir, unityBuild(build));
}
const get = (path: string, headers: Record<string, string> = {}) => rawRequest(site.url, path, { headers });
const parts = ["loader.js", "data", "framework.js", "wasm"].map((part) => `/game/Build/tour.${part}`);

test.each(["identity", "gzip", "gzip, deflate, br"])(
  "the second visit gets 304 for every file, by date and by tag, when a browser accepts %s",
  async (accepted) => {
    copyIn();
    for (const path of parts) {
      const encoding = { "accept-encoding": accepted };
      const first = await get(path, encoding);
      expect([path, first.status]).toEqual([path, 200]);
      const conditions = {
        date: { "if-modified-since": first.headers["last-modified"]! },
        tag: { "if-none-match": first.headers.etag! },
      };
      const unasked = { "cache-control": "no-cache", pragma: "no-cache" };
      const asLoader = { ...conditions.date, ...unasked };
      for (const validator of [conditions.date, conditions.tag, { ...conditions.date, ...conditions.tag }, asLoader]) {
        const second = await get(path, { ...encoding, ...validator });
        expect([path, second.status, second.body.length]).toEqual([path, 304, 0]);
      }
    }
  },
);

test("a build that is put back is sent again, though browsers have cached a newer one", async () => {
  copyIn();
  const { headers } = await get(parts[1]!);
  copyIn({ sceneBytes: 30_000 });
  const yesterday = new Date(Date.now() - 86_400_000);
  utimesSync(join(site.publicDir, "Build/tour.data"), yesterday, yesterday);
  const since = { "if-modified-since": headers["last-modified"]! };
  expect((await get(parts[1]!, since)).status).toBe(200);
  expect((await get(parts[1]!, { ...since, "if-none-match": headers.etag! })).status).toBe(200);
});

const scene = unityData(Buffer.alloc(9_000, "scene "));
const comment = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
test.each<[string, Buffer, string | undefined, (bytes: Buffer) => Buffer]>([
  ["gzip", gzipSync(scene), "gzip", gunzipSync],
  ["brotli", brotliCompressSync(scene, comment), "br", brotliDecompressSync],
  ["neither", scene, undefined, (bytes) => bytes],
])(
  "a .unityweb file whose first bytes are %s is served with that encoding",
  async (_what, bytes, encoding, unpacked) => {
    layOut(site.publicDir, [{ name: "Build/some.data.unityweb", content: bytes }]);
    const answer = await get("/game/Build/some.data.unityweb", { "accept-encoding": "gzip, br" });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(Number(answer.headers["content-length"])).toBe(answer.body.length);
    expect(unpacked(answer.body).equals(scene)).toBe(true);
  },
);

test("uncompressed files are compressed once, cached, and also served uncompressed", async () => {
  rmSync(join(site.dataDir, "games"), { recursive: true, force: true });
  copyIn({ sceneBytes: 3_000_000 });
  const path = "/game/Build/tour.data";
  const plain = await get(path);
  expect([plain.headers["content-encoding"], plain.headers.vary]).toEqual([undefined, "Accept-Encoding"]);
  const visitors = await Promise.all(Array.from({ length: 8 }, () => get(path, { "accept-encoding": "gzip, br" })));
  for (const { headers, body } of visitors) {
    expect([headers["content-encoding"], Number(headers["content-length"])]).toEqual(["br", body.length]);
    expect(brotliDecompressSync(body).equals(plain.body)).toBe(true);
  }
  expect(visitors[0]!.body.length).toBeLessThan(plain.body.length / 10);
  const listCache = () =>
    readdirSync(join(site.dataDir, "games/compressed")).map((name) => [
      name,
      statSync(join(site.dataDir, "games/compressed", name)).ino,
    ]);
  const [first, ...more] = listCache();
  expect(more).toEqual([]);
  await get(path, { "accept-encoding": "br" });
  expect(listCache()).toEqual([first]);
  // Byte ranges refer to the file as stored.
  const firstBytes = await get(path, { "accept-encoding": "br", range: "bytes=0-14" });
  expect([firstBytes.status, firstBytes.body.toString()]).toEqual([206, "UnityWebData1.0"]);
  copyIn({ sceneBytes: 3_000_006 });
  await get(path, { "accept-encoding": "br" });
  expect(listCache()).toHaveLength(1);
  expect(listCache()).not.toEqual([first]);
});

const isolation = ["cross-origin-opener-policy", "cross-origin-embedder-policy"] as const;

test("only a threaded build gets its worker, its memory file and an isolated page", async () => {
  copyIn({ isThreaded: true });
  const threaded = await get("/play", player);
  expect(isolation.map((name) => threaded.headers[name])).toEqual(["same-origin", "require-corp"]);
  for (const [name, type] of [
    ["tour.worker.js", "application/javascript"],
    ["tour.mem", "application/octet-stream"],
  ] as const) {
    expect(threaded.body.toString()).toContain(`/game/Build/${name}`);
    const file = await get(`/game/Build/${name}`);
    expect([file.status, file.headers["content-type"]]).toEqual([200, type]);
    expect(file.headers["cross-origin-embedder-policy"]).toBe("require-corp");
  }
  copyIn();
  const single = await get("/play", player);
  expect(single.headers["cross-origin-embedder-policy"]).toBeUndefined();
  expect(single.body.toString()).not.toContain("tour.worker.js");
});

test("company, product and version of the build's own page reach the loader", async () => {
  copyIn({ product: "Grand Tour" });
  const html = (await get("/play", player)).body.toString();
  for (const handed of ["companyName", "Owl Labs", "productName", "Grand Tour", "productVersion", "3.1"])
    expect(html.includes(`\\"${handed}\\"`), handed).toBe(true);
});

test("hosts that the game calls are in its page's policy and in no other", async () => {
  copyIn();
  const policyOf = async (path: string, headers = {}) =>
    (await get(path, headers)).headers["content-security-policy"]?.toString();
  expect(await policyOf("/play", player)).toMatch(
    /connect-src [^;]* https:\/\/api\.game\.example wss:\/\/live\.game\.example/,
  );
  expect(await policyOf("/account", player)).not.toContain("game.example");
});

test("a build's curriculum is never served, whatever the address looks like", async () => {
  copyIn({ curriculum: '{"answers":"right"}' });
  layOut(site.publicDir, [{ name: "StreamingAssets/levels.json", content: "{}" }]);
  expect((await get("/game/StreamingAssets/levels.json")).status).toBe(200);
  for (const path of [
    "/game/StreamingAssets/curriculum.json",
    "//game/StreamingAssets/curriculum.json",
    "/%67ame/StreamingAssets/curriculum.json",
    "/game/StreamingAssets//curriculum.json",
    "/game/x/../StreamingAssets/curriculum.json",
    "/x/../game/StreamingAssets/%63urriculum.json?v=1",
    `${site.url}/game/StreamingAssets/curriculum.json`,
  ]) {
    const answer = await get(path, player);
    expect([path, answer.status, answer.body.toString()]).toEqual([path, 404, expect.not.stringContaining("right")]);
  }
});

const policyOf = (headers: RawAnswer["headers"]) =>
  [headers["content-security-policy"], headers["content-disposition"], headers["x-content-type-options"]].map(String);
const page = "<script>window.ran = document.cookie</script>";

test.each([
  "/game/index.html",
  "/game/a/page.HTM",
  "/game/picture.svg",
  "/game/feed.xml",
  "//game/index.html",
  "/%67ame/index.html",
  "/game%2Findex.html",
  "/x/../game/index.html",
  "/game/./index%2ehtml",
  "/game/packed.html.br",
])("a document of a build is served in a sandbox: %s", async (path) => {
  copyIn();
  const names = ["index.html", "a/page.HTM", "picture.svg", "feed.xml"];
  const packed = { name: "packed.html.br", content: brotliCompressSync(page) };
  layOut(site.publicDir, [...names.map((name) => ({ name, content: page })), packed]);
  for (const accepted of ["identity", "gzip, br"]) {
    const { status, headers } = await get(path, { ...player, "accept-encoding": accepted });
    expect([path, status, ...policyOf(headers)]).toEqual([path, 200, "sandbox", "undefined", "nosniff"]);
    expect(headers["service-worker-allowed"]).toBeUndefined();
  }
});

test("files of unknown type are downloaded, never opened; scripts may start workers", async () => {
  copyIn();
  const names = ["a.xhtml", "a.svgz", "a.pdf", "a.mht", "a.swf", "noEnding", "x.constructor"];
  layOut(
    site.publicDir,
    names.map((name) => ({ name, content: page })),
  );
  for (const name of names) {
    const { status, headers } = await get(`/game/${name}`);
    expect([name, status, headers["content-type"], ...policyOf(headers)]).toEqual([
      name,
      200,
      "application/octet-stream",
      "sandbox",
      "attachment",
      "nosniff",
    ]);
  }
  const script = await get(parts[0]!);
  expect([script.headers["content-type"], ...policyOf(script.headers)]).toEqual([
    "application/javascript",
    "undefined",
    "undefined",
    "nosniff",
  ]);
});

test.each([
  "/game",
  "/game/",
  "/GAME/index.html",
  "/Game",
  "/game\\index.html",
  "/game/%ff/../index.html",
  "/game/%zz/../",
])("a document of a build can't be reached in another way: %s", async (path) => {
  copyIn();
  layOut(site.publicDir, [{ name: "index.html", content: page }]);
  const { status, headers, body } = await get(path, player);
  if (status === 200 && body.toString().includes("window.ran"))
    expect(policyOf(headers)).toEqual(["sandbox", "undefined", "nosniff"]);
});

test("a service worker is refused at every address", async () => {
  copyIn();
  const headers = { ...player, "service-worker": "script" };
  for (const path of [parts[0]!, "/", "/play", "/api/openapi.json", "/assets/a.js", "/game/StreamingAssets/sw.js"])
    expect([path, (await get(path, headers)).status]).toEqual([path, 404]);
});

test.each([
  "/game/Build/none.data",
  "/game/../package.json",
  "/game/%2e%2e/%2e%2e/package.json",
  "/game/.hidden",
  "/game/Build",
])("%s is not found", async (path) => {
  copyIn();
  layOut(site.publicDir, [{ name: ".hidden", content: "x" }]);
  expect((await get(path)).status).toBe(404);
});
