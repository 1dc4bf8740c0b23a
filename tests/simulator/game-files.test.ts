import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { encodingOf } from "~/game-builds/encoding";
import { servedExtensions, typeHeadersOf } from "../../server/game-file-types";
import { setGameHeaders } from "../../server/game-files";

type Route = { src?: string; has?: object[]; headers?: Record<string, string>; status?: number; handle?: string };
const { routes } = JSON.parse(readFileSync("vercel.json", "utf8")) as { routes: Route[] };

const onVercel = (path: string) =>
  Object.assign(
    {},
    ...routes
      // Entries with query conditions are for other addresses.
      .filter(({ src, headers, has }) => headers && src && !has && new RegExp(`^${src}$`).test(path))
      .map(({ headers }) => headers),
  );

function onHost(path: string) {
  const headers: Record<string, unknown> = {};
  setGameHeaders({ setHeader: (name: string, value: unknown) => ((headers[name] = value), undefined as never) }, path);
  const encoding = encodingOf(path, () => Buffer.from("none"));
  return encoding ? { ...headers, "Content-Encoding": encoding } : headers;
}

test.each([
  ["game.loader.js", "application/javascript", undefined],
  ["game.framework.js", "application/javascript", undefined],
  ["game.framework.js.br", "application/javascript", "br"],
  ["game.framework.js.gz", "application/javascript", "gzip"],
  ["game.framework.js.unityweb", "application/octet-stream", undefined],
  ["game.wasm", "application/wasm", undefined],
  ["game.wasm.br", "application/wasm", "br"],
  ["game.wasm.gz", "application/wasm", "gzip"],
  ["game.wasm.unityweb", "application/octet-stream", undefined],
  ["game.data", "application/octet-stream", undefined],
  ["game.data.br", "application/octet-stream", "br"],
  ["game.symbols.json.gz", "application/json", "gzip"],
])("%s is served as %s, encoded as %s, by the local host and on Vercel", (file, type, encoding) => {
  const path = `/game/Build/${file}`;
  expect(onHost(path)).toMatchObject({ "Content-Type": type, ...(encoding ? { "Content-Encoding": encoding } : {}) });
  expect(onHost(path)["Content-Encoding"]).toBe(encoding);
  // Vercel also adds the headers that every answer gets.
  expect(onVercel(path)).toMatchObject(onHost(path));
  expect(onVercel(path)["Content-Encoding"]).toBe(encoding);
});

const policies = ["Content-Security-Policy", "Content-Disposition"];
const unlisted = ["exe", "xhtml", "svgz", "mht", "pdf", "constructor", "HTML5", "js.txt.swf"];

test("the local host and Vercel agree on sandboxed documents, scripts and downloads", () => {
  const pick = (headers: Record<string, unknown>) => policies.map((name) => headers[name]);
  for (const ending of [...servedExtensions, ...unlisted, "html.br", "svg.gz", "js.br"]) {
    const path = `/game/StreamingAssets/some.${ending}`;
    expect([ending, ...pick(onHost(path))]).toEqual([ending, ...pick(onVercel(path))]);
  }
  expect(pick(onHost("/game/index.html"))).toEqual(["sandbox", undefined]);
  expect(pick(onHost("/game/index.HTML"))).toEqual(["sandbox", undefined]);
  expect(pick(onHost("/game/noEnding"))).toEqual(["sandbox", "attachment"]);
  for (const ending of unlisted) expect(pick(typeHeadersOf(`a.${ending}`))).toEqual(["sandbox", "attachment"]);
  // Our own page below that address has its own policy.
  expect(pick(onVercel("/game/models"))).toEqual([undefined, undefined]);
});

test("Vercel refuses service workers, and other spellings of the game's folder", () => {
  const isRefused = (path: string) =>
    routes.some(({ src, status, has }) => status === 404 && !has && new RegExp(`^${src}$`).test(path));
  for (const path of ["/%67ame/index.html", "//game/index.html", "/gam%65/a/b.svg"]) expect(isRefused(path)).toBe(true);
  for (const path of ["/", "/game/index.html", "/gradebook/Fall%202026/Quiz%201"]) expect(isRefused(path)).toBe(false);
  expect(routes.find(({ has }) => JSON.stringify(has)?.includes("service-worker"))?.status).toBe(404);
});

test("Vercel doesn't serve a build's curriculum either", () => {
  const files = routes.findIndex(({ handle }) => handle === "filesystem");
  const isRefused = (path: string) =>
    routes.slice(0, files).some(({ src, status, has }) => status === 404 && !has && new RegExp(`^${src}$`).test(path));
  for (const folder of ["", "export/web/"]) {
    expect(isRefused(`/game/${folder}StreamingAssets/curriculum.json`)).toBe(true);
    expect(isRefused(`/game/${folder}StreamingAssets/levels.json`)).toBe(false);
  }
});
