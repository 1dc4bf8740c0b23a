import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The names of the files of a Unity WebGL build, relative to its folder; null when no complete build is there. */
export type BuildFiles = { loader: string; data: string; framework: string; code: string; symbols?: string };

const suffixes = ["", ".br", ".gz", ".unityweb"];

/**
 * Looks into the build's folder: whatever a customer drops there is found by the name of its loader.
 * `name` and `suffix` choose one when there are several.
 */
export function findGameBuild(folder: string, name?: string, suffix?: string): BuildFiles | null {
  if (!existsSync(folder)) return null;
  const files = new Set(readdirSync(folder));
  const loader = [...files]
    .filter((file) => file.endsWith(".loader.js"))
    .sort()
    .find((file) => !name || file === `${name}.loader.js`);
  if (!loader) return null;
  const base = loader.slice(0, -".loader.js".length);
  for (const ending of suffix === undefined ? suffixes : [suffix]) {
    const build = filesOf(base, ending);
    if (!Object.values(build).every((file) => files.has(file))) continue;
    const symbols = suffixes.map((end) => `${base}.symbols.json${end}`).find((file) => files.has(file));
    return { ...build, symbols };
  }
  return null;
}

const filesOf = (base: string, suffix: string): BuildFiles => ({
  loader: `${base}.loader.js`,
  data: `${base}.data${suffix}`,
  framework: `${base}.framework.js${suffix}`,
  code: `${base}.wasm${suffix}`,
});

type GameSettings = { dir: string; name?: string; suffix?: string };

/** The addresses of the build that is installed now, or null. */
export function gameBuild({ dir, name, suffix }: GameSettings) {
  // A function on Vercel has no files beside it: there the names are taken on trust, those of the simulator if no others are given.
  const files = existsSync("public")
    ? findGameBuild(join("public", dir), name, suffix)
    : filesOf(name ?? "game", suffix ?? ".gz");
  if (!files) return null;
  const address = (file: string) => `${dir}/${encodeURIComponent(file)}`;
  return {
    loaderUrl: address(files.loader),
    dataUrl: address(files.data),
    frameworkUrl: address(files.framework),
    codeUrl: address(files.code),
    ...(files.symbols ? { symbolsUrl: address(files.symbols) } : {}),
    streamingAssetsUrl: `${dir.replace(/\/[^/]*$/, "")}/StreamingAssets`,
  };
}
