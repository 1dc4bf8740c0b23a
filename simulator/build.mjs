// First part of `npm run build`: bundles the simulator as a game build into public/game/, unless the folder holds
// another build.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { build, transform } from "esbuild";
import subsetFont from "subset-font";
import {
  defaultLocale,
  exportMarker,
  fillMarkers,
  importTexts,
  otherLocales,
  stringMarker,
} from "../server/text-modules.mjs";

const source = dirname(fileURLToPath(import.meta.url));
const contentFolder = join(source, "../content");
const markName = ".made-by-apsis";
const ownNames = [markName, ".gitignore"];

/** Limit for all files of the build in one language and its content, compressed, without pictures, in kB. */
export const mostKilobytes = 700;
/** Limit for the pictures of the sky, which load after the menu, in kB. */
export const mostPictureKilobytes = 1500;
export const pictureFolder = "StreamingAssets/sky/";
/** The part of it that loads before the menu, in kB. */
export const mostKilobytesToMenu = 250;

/** The size in English, in kB: nobody loads a module or a lesson in two languages. */
export const kilobytesOf = (sizes) =>
  Object.entries(sizes)
    .filter(([file]) => !file.startsWith(pictureFolder))
    .filter(([file]) => !otherLocales.some((locale) => isOfLanguage(file, locale)))
    .reduce((sum, [, size]) => sum + size, 0) / 1000;

const isOfLanguage = (file, locale) =>
  file.startsWith(`Build/${locale}/`) || file.startsWith(`StreamingAssets/${locale}/`);

/** The pictures' size, in kB. */
export const pictureKilobytesOf = (sizes) =>
  Object.entries(sizes)
    .filter(([file]) => file.startsWith(pictureFolder))
    .reduce((sum, [, size]) => sum + size, 0) / 1000;

/** Who filled the folder: "nothing" if empty, "ours" if unchanged since our build, otherwise "foreign". */
export function ownerOf(folder) {
  const files = listFiles(folder).filter((file) => !ownNames.includes(file));
  const mark = join(folder, markName);
  if (!existsSync(mark)) return files.length === 0 ? "nothing" : "foreign";
  const made = JSON.parse(readFileSync(mark, "utf8"));
  return files.every((file) => made[file] === digestOf(readFileSync(join(folder, file)))) ? "ours" : "foreign";
}

/**
 * Builds into `folder` and returns its files with their compressed sizes; null, and nothing changed, if the folder is
 * foreign.
 */
export async function buildSimulator(folder) {
  const owner = ownerOf(folder);
  if (owner === "foreign") return null;
  const files = {
    ...(await buildPrograms()),
    ...assembleTexts(await loadContentParser()),
    "StreamingAssets/math.woff2": await subsetMathFont(),
    ...readPictures(),
  };
  if (owner === "ours") rmSync(folder, { recursive: true });
  const mark = {};
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
    mark[name] = digestOf(bytes);
  }
  // Our build isn't committed. A customer's build that replaces it may be, so the ignore file belongs to ours.
  writeFileSync(join(folder, ".gitignore"), "*\n");
  writeFileSync(join(folder, markName), `${JSON.stringify(mark, null, 2)}\n`);
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, name.endsWith(".gz") ? bytes.length : gzipSync(bytes).length]),
  );
}

/** Named like a Unity WebGL build with the suffix .gz: the loader plain, the rest compressed. */
async function buildPrograms() {
  const [[loader], modules] = await Promise.all([bundleScript("game.loader", "unity/loader.ts"), buildModules()]);
  // Module names contain a content hash, so that no page mixes two builds.
  const names = namesOf(modules);
  const [framework] = await bundleScript("game.framework", "unity/framework.ts", { MODULES: JSON.stringify(names) });
  return {
    "Build/game.loader.js": loader.contents,
    "Build/game.framework.js.gz": gzipSync(framework.contents, { level: 9 }),
    ...Object.fromEntries([defaultLocale, ...otherLocales].flatMap((locale) => fillModules(modules, locale))),
    "Build/game.data.gz": gzipSync(readData(), { level: 9 }),
    // An empty WebAssembly module: Unity's contract requires the file, the simulator doesn't use it.
    "Build/game.wasm.gz": gzipSync(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)),
  };
}

/** Modules of another language than English are in a folder of its own, such as `Build/de/`. */
const fillModules = (modules, locale) =>
  modules.map(({ path, text }) => [
    join("Build", locale === defaultLocale ? "" : locale, basename(path)),
    gzipSync(fillMarkers(text, locale), { level: 9 }),
  ]);

const bundleScript = (name, file, define) =>
  bundle({ entryPoints: { [name]: join(source, file) }, format: "iife" }, define);

const asModules = { format: "esm", entryNames: "[name]-[hash]", outExtension: { ".js": ".js.gz" } };

/**
 * Modules: menu, scenes, planning and games for two with their shared code; and two that share none of it: lists in
 * texts, a glossary.
 */
async function buildModules() {
  // Bundled separately, so that they share no code with what every player loads.
  const [[marks], [glossary]] = await Promise.all([
    bundle({
      ...asModules,
      entryPoints: { "game.marks": join(contentFolder, "marked-text.ts") },
      plugins: [noLinkFinder],
    }),
    bundle({ ...asModules, entryPoints: { "game.glossary": join(contentFolder, "glossary.ts") } }),
  ]);
  const names = ["start", "scenes", "plan", "duel"];
  const modules = await bundle(
    {
      ...asModules,
      entryPoints: Object.fromEntries(names.map((name) => [`game.${name}`, join(source, `unity/${name}.ts`)])),
      splitting: true,
      chunkNames: "game.shared-[hash]",
    },
    {
      MARKS: JSON.stringify(`./${basename(marks.path)}`),
      GLOSSARY: JSON.stringify(`./${basename(glossary.path)}`),
    },
  );
  return [...modules, marks, glossary];
}

/** The modules that the framework loads, by name. Of the shared ones only the menu's: each more would delay it. */
function namesOf(modules) {
  const files = modules.map(({ path }) => basename(path));
  const start = modules.find(({ path }) => basename(path).startsWith("game.start-"));
  const [shared, ...others] = files.filter((file) => file.startsWith("game.shared-") && start.text.includes(file));
  if (others.length > 0) throw new Error("The menu shares a file with a later module that the scenes don't import.");
  const named = files.filter((file) => !file.startsWith("game.shared-"));
  return { ...Object.fromEntries(named.map((file) => [/game\.(\w+)-/.exec(file)[1], file])), shared };
}

async function bundle(options, define = {}) {
  const { outputFiles } = await build({
    ...options,
    outdir: source,
    bundle: true,
    write: false,
    platform: "browser",
    target: "es2022",
    minify: true,
    loader: { ".csv": "text" },
    plugins: [insertTexts, shortenTexts, ...(options.plugins ?? [])],
    define: { GAME_VERSION: JSON.stringify(readVersion()), ...define },
    logLevel: "warning",
  });
  return outputFiles;
}

/**
 * Puts each text of `~/texts` where it is used; texts with parameters are imported from a module of their own.
 */
const insertTexts = {
  name: "texts",
  setup(bundler) {
    bundler.onLoad({ filter: /(simulator|content)\/.*\.ts$/ }, ({ path }) => {
      const contents = importTexts(readFileSync(path, "utf8"), "texts:", stringMarker);
      return contents === null ? undefined : { contents, loader: "ts" };
    });
    bundler.onResolve({ filter: /^texts:/ }, ({ path }) => ({
      path: path.slice("texts:".length),
      namespace: "texts",
      sideEffects: false,
    }));
    bundler.onLoad({ filter: /./, namespace: "texts" }, ({ path }) => {
      const [area, key] = path.split("/");
      return { contents: exportMarker(area, key), resolveDir: source };
    });
  },
};

/** The Markdown parser creates a finder of links in plain text, which lessons don't use (content/marked-text.ts). */
const noLinkFinder = {
  name: "no-link-finder",
  setup(bundler) {
    bundler.onResolve({ filter: /^linkify-it$/ }, ({ path }) => ({ path, namespace: "no-link-finder" }));
    bundler.onLoad({ filter: /./, namespace: "no-link-finder" }, () => ({ contents: "export class LinkifyIt {}" }));
  },
};

/** Style sheets without spaces and comments, and three.js's shaders without indents: esbuild leaves texts alone. */
const shortenTexts = {
  name: "short-texts",
  setup(bundler) {
    bundler.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(readFileSync(path, "utf8"), { loader: "css", minify: true });
      return { contents: code, loader: "text" };
    });
    bundler.onLoad({ filter: /three\.module\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replace(/(?<=\\n)(\\t)+/g, ""),
      loader: "js",
    }));
  },
};

/** Sent with every attempt. */
const readVersion = () => JSON.parse(readFileSync(join(source, "../package.json"), "utf8")).version;

function readData() {
  const land = JSON.parse(readFileSync(createRequire(import.meta.url).resolve("world-atlas/land-110m.json"), "utf8"));
  return JSON.stringify({ land });
}

/** Pictures of the Earth and a table of stars; README.md beside them says where they are from. */
function readPictures() {
  const folder = join(source, "pictures");
  const files = readdirSync(folder).filter((file) => /\.(webp|bin)$/.test(file));
  return Object.fromEntries(files.map((file) => [pictureFolder + file, readFileSync(join(folder, file))]));
}

/** From and to: printable ASCII, Greek, and the italic letters that MathML makes of both. */
const mathRanges = [
  [0x20, 0x7e],
  [0x391, 0x3c9],
  [0x1d434, 0x1d467],
  [0x1d6e2, 0x1d71b],
];
/** Dot above, Planck's h as italic h, minus, radical and other signs. */
const mathSigns = "\u02d9\u0307\u00b0\u00b7\u00d7\u2032\u210e\u2212\u221a\u2248\u22c5";

/**
 * A font with the table that lets radicals and brackets grow, which few systems have. Noto Sans Math, SIL Open Font
 * License 1.1, as packed by Fontsource.
 */
function subsetMathFont() {
  const font = createRequire(import.meta.url).resolve(
    "@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2",
  );
  const codes = mathRanges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
  return subsetFont(readFileSync(font), String.fromCodePoint(...codes) + mathSigns, { targetFormat: "woff2" });
}

/** Lessons and scenarios of all curricula; an error fails the build and names the place. */
function assembleTexts({ assembleContent }) {
  const texts = (folder) =>
    readdirSync(join(contentFolder, folder))
      .filter((file) => file.endsWith(".json"))
      .sort()
      .map((file) => [basename(file, ".json"), readFileSync(join(contentFolder, folder, file), "utf8")]);
  const curricula = texts("curricula").map(([, text]) => JSON.parse(text));
  const files = {};
  const index = [];
  /** Curricula share lessons: what is the same in every language is stored once. */
  const shared = new Map();
  for (const piece of assembleContent(curricula, Object.fromEntries(texts("lessons")))) {
    const identity = JSON.stringify([piece.content, piece.translations]);
    const file = shared.get(identity) ?? `${piece.curriculum}/${piece.key}.json`;
    shared.set(identity, file);
    const languages = Object.keys(piece.translations);
    const entry = { scenarioId: piece.scenarioId, type: piece.content.type, file };
    index.push(languages.length > 0 ? { ...entry, languages } : entry);
    files[`StreamingAssets/${file}`] = Buffer.from(JSON.stringify(piece.content));
    for (const language of languages)
      files[`StreamingAssets/${language}/${file}`] = Buffer.from(JSON.stringify(piece.translations[language]));
  }
  files["StreamingAssets/index.json"] = Buffer.from(JSON.stringify(index));
  return files;
}

/** This script runs in plain Node, so the TypeScript schema is bundled first. */
async function loadContentParser() {
  const { outputFiles } = await build({
    entryPoints: [join(source, "parse-content.ts")],
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    target: "node20",
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
}

function listFiles(folder, below = "") {
  if (!existsSync(folder)) return [];
  return readdirSync(join(folder, below)).flatMap((name) =>
    statSync(join(folder, below, name)).isDirectory() ? listFiles(folder, join(below, name)) : [join(below, name)],
  );
}

function digestOf(bytes) {
  return createHash("sha256").update(bytes).digest("hex");
}

if (process.argv[1] && import.meta.url === pathToFileURL(resolve(process.argv[1])).href) {
  const sizes = await buildSimulator(process.argv[2] ?? "public/game");
  if (sizes === null) console.log("public/game/ holds a build that this project did not make: it is left as it is.");
  else {
    const [kilobytes, pictureKilobytes] = [kilobytesOf(sizes), pictureKilobytesOf(sizes)];
    console.log(
      `simulator: ${Object.keys(sizes).length} files, ${kilobytes.toFixed(0)} kB compressed in English ` +
        `(at most ${mostKilobytes}), pictures ${pictureKilobytes.toFixed(0)} kB (at most ${mostPictureKilobytes})`,
    );
    if (kilobytes > mostKilobytes || pictureKilobytes > mostPictureKilobytes) process.exitCode = 1;
  }
}
