// What files of a game build go out as: a list of types, by the ending of a name.

/** Read by the browser as text, and not run by it. */
const text = (type: string) => `${type}; charset=utf-8`;

/** Scripts run where a page or worker asks for them; nothing else here does. */
const scripts: Record<string, string> = {
  js: "application/javascript",
  mjs: "application/javascript",
};

/** Files that a browser opens as a document, which could hold scripts. */
const documents: Record<string, string> = {
  html: text("text/html"),
  htm: text("text/html"),
  svg: "image/svg+xml",
  xml: text("application/xml"),
};

const data: Record<string, string> = {
  wasm: "application/wasm",
  data: "application/octet-stream",
  mem: "application/octet-stream",
  unityweb: "application/octet-stream",
  bin: "application/octet-stream",
  bundle: "application/octet-stream",
  json: "application/json",
  txt: text("text/plain"),
  csv: text("text/csv"),
  css: text("text/css"),
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
  ico: "image/x-icon",
  ktx2: "image/ktx2",
  mp3: "audio/mpeg",
  ogg: "audio/ogg",
  wav: "audio/wav",
  m4a: "audio/mp4",
  aac: "audio/aac",
  mp4: "video/mp4",
  webm: "video/webm",
  woff: "font/woff",
  woff2: "font/woff2",
  ttf: "font/ttf",
  otf: "font/otf",
  glb: "model/gltf-binary",
  gltf: "model/gltf+json",
};

const types = new Map(Object.entries({ ...scripts, ...documents, ...data }));

/** The endings above, for the tests that check vercel.json against them. */
export const servedEndings: readonly string[] = [...types.keys()];

/** The ending that says what is inside a file: `svg` of `a.SVG.br`. */
const endingOf = (path: string) => /\.(\w+)$/.exec(path.replace(/\.(br|gz)$/, ""))?.[1]?.toLowerCase() ?? "";

/**
 * The headers that keep a file of a build from acting as a page of this site. A file of any other type still reaches
 * the game, which fetches it; a browser that opens it saves it.
 */
export function typeHeadersOf(path: string): Record<string, string> {
  const ending = endingOf(path);
  const type = types.get(ending);
  return {
    "Content-Type": type ?? "application/octet-stream",
    ...(type ? {} : { "Content-Disposition": "attachment" }),
    // Workers of a build with threads cannot start under a sandbox.
    ...(Object.hasOwn(scripts, ending) ? {} : { "Content-Security-Policy": "sandbox" }),
    "X-Content-Type-Options": "nosniff",
  };
}
