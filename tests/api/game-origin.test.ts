// GAME_ORIGIN: a second address of the server that serves the game and nothing else.
import { afterAll, expect, test } from "vitest";
import { demoPassword } from "../support/product-facts";
import { preparedDatabase } from "../support/database";
import { freePort } from "../support/free-port";
import { startGameServer } from "../support/game-builds";
import { cookiesOf, rawRequest } from "../support/raw-request";
import { layOut, unityBuild } from "../support/unity-builds";

const port = await freePort();
const [siteOrigin, gameOrigin] = [`http://127.0.0.1:${port}`, `http://game.localhost:${port}`];
const env = { DEMO: "1", PORT: String(port), APP_URL: siteOrigin, GAME_ORIGIN: gameOrigin };
const site = await startGameServer(preparedDatabase, env);
afterAll(() => site.stop());
layOut(site.publicDir, unityBuild());
const player = { cookie: await cookiesOf(site.url, "player", demoPassword) };
const onGameHost = (path: string, more: { method?: string; headers?: object } = {}) =>
  rawRequest(site.url, path, { ...more, headers: { ...player, host: `game.localhost:${port}`, ...more.headers } });

test("the game's address serves its files and a frame that only the site may embed", async () => {
  for (const path of ["/game/Build/tour.loader.js", "/game/Build/tour.data", "/favicon.svg"])
    expect([path, (await onGameHost(path)).status]).toEqual([path, 200]);
  const frame = await onGameHost("/play/frame");
  expect(frame.status).toBe(200);
  const policy = String(frame.headers["content-security-policy"]);
  expect(policy).toContain(`frame-ancestors ${siteOrigin}`);
  expect(policy).toContain("'wasm-unsafe-eval'");
  expect(frame.body.toString()).toContain("/game/Build/tour.loader.js");
  // Nobody is signed in at this address, whatever cookies the browser sends.
  expect(frame.body.toString()).not.toContain("player");
});

test.each([
  "/",
  "/play",
  "/account",
  "/api/openapi.json",
  "/healthz",
  "/metrics",
  "/admin/users",
  "/gamex",
  "/play/frame/",
])("the game's address has no %s", async (path) => {
  expect((await onGameHost(path)).status).toBe(404);
  expect((await onGameHost(path, { method: "POST" })).status).toBe(404);
});

test("the site frames the game with the permissions it needs and runs none of its code", async () => {
  const { headers, body } = await rawRequest(site.url, "/play", { headers: player });
  const policy = String(headers["content-security-policy"]);
  expect(policy).toContain(`frame-src 'self' ${gameOrigin}`);
  expect(policy).not.toMatch(/wasm-unsafe-eval|blob:/);
  expect(headers["permissions-policy"]).toContain(`fullscreen=(self "${gameOrigin}")`);
  expect(body.toString()).toContain(gameOrigin);
  for (const path of ["/play/frame", "/PLAY/frame", "/play/frame/", "/play/frame.data", "/play//frame"])
    expect([path, (await rawRequest(site.url, path, { headers: player })).status]).toEqual([path, 404]);
});

test("a forged host header doesn't open the game's address", async () => {
  const headers = { ...player, "x-forwarded-host": `game.localhost:${port}` };
  expect((await rawRequest(site.url, "/account", { headers })).status).toBe(200);
});
