// `npm run build`, first part: packs the simulator as a game build into public/game/, unless a build of somebody else
// is there.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const source = dirname(fileURLToPath(import.meta.url));
const contentFolder = join(source, "../content");
const markName = ".made-by-apsis";
const ownNames = [markName, ".gitignore"];

/** Every byte that a browser may need, and all content, compressed. */
export const mostKilobytes = 600;
/** Of them what is loaded before the menu shows. */
export const mostKilobytesToMenu = 250;

/**
 * What lies in the folder: "nothing", "ours" as we left it, or "foreign" when anything else, or anything changed, is
 * there.
 */
export function ownerOf(folder) {
  const files = listFiles(folder).filter((file) => !ownNames.includes(file));
  const mark = join(folder, markName);
  if (!existsSync(mark)) return files.length === 0 ? "nothing" : "foreign";
  const made = JSON.parse(readFileSync(mark, "utf8"));
  return files.every((file) => made[file] === digestOf(readFileSync(join(folder, file)))) ? "ours" : "foreign";
}

/**
 * Builds into `folder` and answers its files with their compressed sizes; null, with nothing touched, when the folder
 * is not ours.
 */
export async function buildSimulator(folder) {
  const owner = ownerOf(folder);
  if (owner === "foreign") return null;
  const files = { ...(await buildPrograms()), ...assembleTexts(await loadContentParser()) };
  if (owner === "ours") rmSync(folder, { recursive: true });
  const mark = {};
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
    mark[name] = digestOf(bytes);
  }
  // Our own build isn't committed; a customer's, which replaces the folder's content, may be.
  writeFileSync(join(folder, ".gitignore"), "*\n");
  writeFileSync(join(folder, markName), `${JSON.stringify(mark, null, 2)}\n`);
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, name.endsWith(".gz") ? bytes.length : gzipSync(bytes).length]),
  );
}

/** The files of a Unity WebGL build with the suffix .gz: the loader as it is, the others compressed. */
async function buildPrograms() {
  const [[loader], modules] = await Promise.all([bundleScript("game.loader", "unity/loader.ts"), buildModules()]);
  // Modules change their names with what is in them: no page gets half of one build, half of another.
  const names = Object.fromEntries(modules.map(({ path }) => [/game\.(\w+)-/.exec(path)[1], basename(path)]));
  const [framework] = await bundleScript("game.framework", "unity/framework.ts", { MODULES: JSON.stringify(names) });
  return {
    "Build/game.loader.js": loader.contents,
    "Build/game.framework.js.gz": gzipSync(framework.contents, { level: 9 }),
    ...Object.fromEntries(
      modules.map(({ path, contents }) => [`Build/${basename(path)}`, gzipSync(contents, { level: 9 })]),
    ),
    "Build/game.data.gz": gzipSync(readData(), { level: 9 }),
    // An empty WebAssembly module: the contract asks for the file, the simulator's code is the framework's.
    "Build/game.wasm.gz": gzipSync(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)),
  };
}

const bundleScript = (name, file, define) =>
  bundle({ entryPoints: { [name]: join(source, file) }, format: "iife" }, define);

const asModules = { format: "esm", entryNames: "[name]-[hash]", outExtension: { ".js": ".js.gz" } };

/** What the menu needs, what is loaded after it, what both have in common, and the parser that few lessons need. */
async function buildModules() {
  // By itself, so that it has no code in common with what every player loads.
  const [marks] = await bundle({ ...asModules, entryPoints: { "game.marks": join(contentFolder, "marked-text.ts") } });
  const modules = await bundle(
    {
      ...asModules,
      entryPoints: { "game.start": join(source, "unity/start.ts"), "game.scenes": join(source, "unity/scenes.ts") },
      splitting: true,
      chunkNames: "game.shared-[hash]",
    },
    { MARKS: JSON.stringify(`./${basename(marks.path)}`) },
  );
  return [...modules, marks];
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
    loader: { ".css": "text", ".csv": "text" },
    define: { GAME_VERSION: JSON.stringify(readVersion()), ...define },
    logLevel: "warning",
  });
  return outputFiles;
}

/** It goes with every attempt. */
const readVersion = () => JSON.parse(readFileSync(join(source, "../package.json"), "utf8")).version;

/** What the scenes are drawn with. */
function readData() {
  const land = JSON.parse(readFileSync(createRequire(import.meta.url).resolve("world-atlas/land-110m.json"), "utf8"));
  return JSON.stringify({ land });
}

/** Lessons and scenarios as the curricula have them; a mistake ends the build with its place. */
function assembleTexts({ assembleContent }) {
  const texts = (folder) =>
    readdirSync(join(contentFolder, folder))
      .filter((file) => file.endsWith(".json"))
      .sort()
      .map((file) => [basename(file, ".json"), readFileSync(join(contentFolder, folder, file), "utf8")]);
  const curricula = texts("curricula").map(([, text]) => JSON.parse(text));
  const files = {};
  const index = [];
  for (const piece of assembleContent(curricula, Object.fromEntries(texts("lessons")))) {
    const file = `${piece.curriculum}/${piece.key}.json`;
    index.push({ scenarioId: piece.scenarioId, type: piece.content.type, file });
    files[`StreamingAssets/${file}`] = Buffer.from(JSON.stringify(piece.content));
  }
  files["StreamingAssets/index.json"] = Buffer.from(JSON.stringify(index));
  return files;
}

/** Plain Node runs this build: so the schema, which is TypeScript, is bundled first. */
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
    const kilobytes = Object.values(sizes).reduce((sum, size) => sum + size, 0) / 1000;
    console.log(
      `simulator: ${Object.keys(sizes).length} files, ${kilobytes.toFixed(0)} kB compressed (at most ${mostKilobytes})`,
    );
    if (kilobytes > mostKilobytes) process.exitCode = 1;
  }
}
