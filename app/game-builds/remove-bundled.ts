import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { listFiles } from "./folder-files";
import { bundledManifest, locateBuild, findBundledFiles, type BuildSettings } from "./locate-build";

/** Deletes the bundled simulator's files if a complete build was copied over them; returns their number. */
export function removeBundled(settings: BuildSettings): number {
  const { publicDir } = settings;
  const { origin, build, problem } = locateBuild({ ...settings, dataDir: "" });
  if (origin !== "copied" || !build || problem) return 0;
  const files = listFiles(publicDir);
  const bundled = findBundledFiles(publicDir, files);
  if (!bundled.has(bundledManifest)) return 0;
  const used = new Set(Object.values(build.files));
  const unusedFiles = files.filter(({ path }) => bundled.has(path) && !used.has(path));
  for (const { path } of unusedFiles) rmSync(join(publicDir, path), { force: true });
  const remainingFolders = new Set(listFiles(publicDir).map(({ path }) => dirname(path)));
  for (const folder of new Set(unusedFiles.map(({ path }) => dirname(path))))
    if (folder !== "." && ![...remainingFolders].some((each) => each === folder || each.startsWith(`${folder}/`)))
      rmSync(join(publicDir, folder), { recursive: true, force: true });
  return unusedFiles.length;
}
