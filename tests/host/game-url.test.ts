// GAME_URL: a game on another origin, with and without the headers that browsers need.
import { afterAll, beforeEach, expect, test } from "vitest";
import { demoPassword } from "../support/product-facts";
import { readEnvironment } from "~/http/environment.server";
import { readRemoteOffer } from "~/http/remote-game.server";
import { preparedDatabase } from "../support/database";
import { startGameServer } from "../support/game-builds";
import { freePort } from "../support/free-port";
import { startOtherOrigin } from "../support/other-origin";
import { cookiesOf, rawRequest } from "../support/raw-request";
import { unityBuild, type UnityBuild } from "../support/unity-builds";
import type { ZipEntry } from "../support/zip";

const other = await startOtherOrigin();
const port = await freePort();
const siteOrigin = `http://127.0.0.1:${port}`;
const env = { DEMO: "1", PORT: String(port), APP_URL: siteOrigin, GAME_URL: other.url };
const site = await startGameServer(preparedDatabase, env);
afterAll(async () => {
  await site.stop();
  await other.stop();
});
const admin = { cookie: await cookiesOf(site.url, "sysadmin", demoPassword) };
const player = { cookie: await cookiesOf(site.url, "player", demoPassword) };

const wasm = { "Content-Type": "application/wasm" };
const allowed = { "Access-Control-Allow-Origin": siteOrigin };
const typeHeaders = (path: string) => (path.includes(".wasm") ? wasm : {});
function keep(files: readonly ZipEntry[]) {
  other.files.clear();
  for (const { name, content } of files) other.files.set(name, Buffer.from(content));
}
const keepBuild = (build?: UnityBuild) => keep(unityBuild(build));
beforeEach(() => {
  keepBuild();
  other.redirects.clear();
  other.headers = (path) => ({ ...allowed, ...typeHeaders(path) });
});

const pageOf = async (path: string, headers: Record<string, string>) => {
  const answer = await rawRequest(site.url, path, { headers });
  return { ...answer, html: answer.body.toString().replace(/<!-- -->/g, "") };
};
const card = async () => (await pageOf("/admin/content", admin)).html;

const settings = (more: Record<string, string> = {}) =>
  readEnvironment({ SESSION_SECRET: "a secret of the tests, 32 characters", APP_URL: siteOrigin, ...more });
const offer = (more?: Record<string, string>) => readRemoteOffer(other.url, settings(more), true);

test("a game on another origin is offered, and its page's policy allows that origin", async () => {
  const html = await card();
  for (const text of ["Offered to students", "On another server (GAME_URL)", "Tour 3.1 by Owl Labs", other.url])
    expect(html).toContain(text);
  expect(html).not.toContain("Upload and install");
  const { headers, html: play } = await pageOf("/play", player);
  const policy = String(headers["content-security-policy"]);
  for (const source of ["script-src", "connect-src", "worker-src", "img-src", "media-src"])
    expect(policy).toMatch(new RegExp(`${source} [^;]*${other.origin}( |;|$)`));
  expect(play).toContain(`${other.url}/Build/tour.loader.js`);
  expect(play).toContain(`${other.url}/StreamingAssets`);
  expect(String((await pageOf("/account", player)).headers["content-security-policy"])).not.toContain(other.origin);
});

test("without permission for this site the card names the missing header, and the game isn't offered", async () => {
  other.headers = typeHeaders;
  const html = await card();
  expect(html).toContain("Not offered");
  expect(html).toContain(
    `tour.data: the server must send “Access-Control-Allow-Origin: ${siteOrigin}”, but it doesn&#x27;t send this header.`,
  );
  // Unity's loader is a script, which needs no permission.
  expect(html).not.toContain("tour.loader.js: the server");
  expect((await pageOf("/play", player)).html).toContain("tour.data: the server must send");
});

test("permission for another site doesn't count, permission for all does", async () => {
  other.headers = (path) => ({ ...typeHeaders(path), "Access-Control-Allow-Origin": "https://other.example" });
  expect((await offer()).problems[0]).toContain("but it sends “https://other.example”");
  other.headers = (path) => ({ ...typeHeaders(path), "Access-Control-Allow-Origin": "*" });
  expect((await offer()).problems).toEqual([]);
});

test("compressed files need their encoding header", async () => {
  keep(
    unityBuild().map((file) =>
      file.name === "index.html"
        ? { ...file, content: String(file.content).replace("/tour.data", "/tour.data.br") }
        : { ...file, name: file.name.replace("tour.data", "tour.data.br") },
    ),
  );
  expect((await offer()).problems).toEqual([
    "tour.data.br: the server must send “Content-Encoding: br”, but it doesn't send this header.",
  ]);
  other.headers = (path) => ({
    ...allowed,
    ...typeHeaders(path),
    ...(path.endsWith(".br") ? { "Content-Encoding": "br" } : {}),
  });
  expect((await offer()).problems).toEqual([]);
});

test("a build with threads needs another header and an isolated page", async () => {
  keepBuild({ isThreaded: true });
  const { problems } = await offer();
  expect(problems).toContain(
    "tour.worker.js: the build uses threads, so the server must send “Cross-Origin-Resource-Policy: cross-origin”.",
  );
  expect(problems).toHaveLength(6);
  other.headers = (path) => ({ ...allowed, ...typeHeaders(path), "Cross-Origin-Resource-Policy": "cross-origin" });
  expect(await card()).toContain("Offered to students");
  expect((await pageOf("/play", player)).headers["cross-origin-embedder-policy"]).toBe("require-corp");
});

test("slow settings get a remark, and missing files are named", async () => {
  other.headers = () => allowed;
  expect(await offer()).toMatchObject({
    problems: [],
    remarks: ["tour.wasm: the game starts faster if the server sends “Content-Type: application/wasm”."],
  });
  other.files.delete("Build/tour.data");
  expect((await offer()).problems).toEqual([`tour.data: ${new URL(other.url).host} answers 404.`]);
});

test("without its page the build is found by GAME_NAME, or not at all", async () => {
  other.files.delete("index.html");
  expect((await offer()).problems).toEqual([
    `${other.url}/index.html can't be read, and GAME_NAME isn't set. Check GAME_URL, or set GAME_NAME to the name of the build.`,
  ]);
  expect(await offer({ GAME_NAME: "tour" })).toMatchObject({
    problems: [],
    build: { dataUrl: `${other.url}/Build/tour.data` },
  });
});

test("a server that doesn't answer is reported", async () => {
  const closedOrigin = await startOtherOrigin();
  await closedOrigin.stop();
  const { problems } = await readRemoteOffer(closedOrigin.url, settings({ GAME_NAME: "tour" }), true);
  expect(problems).toContain(`tour.data: ${new URL(closedOrigin.url).host} isn't responding.`);
});

test("the curriculum of a game on another origin is offered as well", async () => {
  expect(await card()).not.toContain("Curriculum in this build");
  const document = { key: "far", title: "Far School", version: 4, campaigns: [] };
  keepBuild({ curriculum: JSON.stringify(document) });
  expect(await card()).toContain("The build includes version 4 of “Far School”, which isn&#x27;t published here yet.");
});

test("redirects within the origin are followed, others refused without a request", async () => {
  const inside = await startOtherOrigin();
  inside.headers = (path) => ({ ...allowed, ...typeHeaders(path) });
  for (const { name, content } of unityBuild()) inside.files.set(name, Buffer.from(content));
  inside.files.set("StreamingAssets/curriculum.json", Buffer.from('{"key":"inside"}'));
  try {
    other.redirects.set("Build/tour.data", `${other.url}/Build/tour.wasm`);
    expect((await offer()).problems).toEqual([]);
    for (const path of ["index.html", "Build/tour.data", "StreamingAssets/curriculum.json"])
      other.redirects.set(path, `${inside.url}/${path}`);
    expect((await offer({ GAME_NAME: "tour" })).problems).toEqual([
      `tour.data: ${new URL(other.url).host} redirects to ${inside.origin}. ` +
        "Set GAME_URL to the address that serves the files.",
    ]);
    // The built server's page requests the curriculum, too.
    expect(await card()).not.toContain("Curriculum in this build");
    other.redirects.set("index.html", "/game/index.html");
    expect((await offer()).problems).toHaveLength(1);
    expect(inside.requestedPaths).toEqual([]);
  } finally {
    await inside.stop();
  }
});
