// Content types of the files of a game build, by extension.

/** Adds the charset, so that browsers don't guess it. */
const text = (type: string) => `${type}; charset=utf-8`;

/** Types that run, but only if a page or worker loads them. */
const scripts: Record<string, string> = {
  js: "application/javascript",
  mjs: "application/javascript",
};

/** Files that a browser opens as a document, which could contain scripts. */
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

/** The extensions above, for the tests that compare them with vercel.json. */
export const servedExtensions: readonly string[] = [...types.keys()];

/** The extension of the uncompressed file: `svg` of `a.SVG.br`. */
const extensionOf = (path: string) => /\.(\w+)$/.exec(path.replace(/\.(br|gz)$/, ""))?.[1]?.toLowerCase() ?? "";

/**
 * Headers that keep a build's file from acting as a page of this site. The game can fetch any other type; a browser
 * that opens it downloads it.
 */
export function typeHeadersOf(path: string): Record<string, string> {
  const extension = extensionOf(path);
  const type = types.get(extension);
  return {
    "Content-Type": type ?? "application/octet-stream",
    ...(type ? {} : { "Content-Disposition": "attachment" }),
    // Workers of threaded builds cannot start under a sandbox.
    ...(Object.hasOwn(scripts, extension) ? {} : { "Content-Security-Policy": "sandbox" }),
    "X-Content-Type-Options": "nosniff",
  };
}
