import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { encodingOf } from "~/builds/encoding";
import { setGameHeaders } from "../../server/game-files";

type Route = { src?: string; has?: object[]; headers?: Record<string, string>; status?: number; handle?: string };
const { routes } = JSON.parse(readFileSync("vercel.json", "utf8")) as { routes: Route[] };

const onVercel = (path: string) =>
  Object.assign(
    {},
    ...routes
      // What asks for a query is of other addresses than these.
      .filter(({ src, headers, has }) => headers && src && !has && new RegExp(`^${src}$`).test(path))
      .map(({ headers }) => headers),
  );

function here(path: string) {
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
])("%s is served as %s, encoded as %s: by the local host and on Vercel alike", (file, type, encoding) => {
  const path = `/game/Build/${file}`;
  expect(here(path)).toMatchObject({ "Content-Type": type, ...(encoding ? { "Content-Encoding": encoding } : {}) });
  expect(here(path)["Content-Encoding"]).toBe(encoding);
  // There, more headers stand beside: those that every answer gets.
  expect(onVercel(path)).toMatchObject(here(path));
  expect(onVercel(path)["Content-Encoding"]).toBe(encoding);
});

test("Vercel hands the curriculum of a build to nobody either", () => {
  const files = routes.findIndex(({ handle }) => handle === "filesystem");
  const refused = (path: string) =>
    routes.slice(0, files).some(({ src, status }) => status === 404 && new RegExp(`^${src}$`).test(path));
  for (const folder of ["", "export/web/"]) {
    expect(refused(`/game/${folder}StreamingAssets/curriculum.json`)).toBe(true);
    expect(refused(`/game/${folder}StreamingAssets/levels.json`)).toBe(false);
  }
});
