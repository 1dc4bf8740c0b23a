import { cpSync, existsSync, linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { runNode } from "../support/child-process";
import { bundledIn, findCopies, listLoaded, type LoadedFile } from "../support/package-copies";

export type RunningFunction = { url: string; stop: () => Promise<void> };

/** Runs a function of `.vercel/output` in a folder with only what was built for it, like a deployment. */
export async function startFunction(
  path: string,
  project: string,
  env: Record<string, string>,
): Promise<RunningFunction> {
  const folder = mkdtempSync(join(tmpdir(), "apsis-function-"));
  const { handler, filePathMap = {} } = JSON.parse(readFileSync(join(path, ".vc-config.json"), "utf8")) as {
    handler: string;
    filePathMap?: Record<string, string>;
  };
  cpSync(path, folder, { recursive: true, verbatimSymlinks: true });
  for (const [name, source] of Object.entries(filePathMap)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    linkSync(join(project, source), join(folder, name));
  }
  const list = join(folder, "loaded-files.json");
  const { printed, kill, exited } = runNode(
    ["--import", recorder, join(import.meta.dirname, "function-process.mjs"), join(folder, handler)],
    { ...env, VERCEL: "1", APSIS_LOADED_FILES: list },
    folder,
  );
  const [, port] = await printed(/listens on (\d+)/);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      kill("SIGTERM");
      const { output } = await exited;
      const copies = copiesIn(folder, project, JSON.parse(readFileSync(list, "utf8")) as LoadedFile[]);
      rmSync(folder, { recursive: true, force: true });
      if (/"level":[56]0/.test(output)) throw new Error(`${path} logged errors:\n${output}`);
      if (Object.keys(copies).length > 0) throw new Error(`${path} has packages twice: ${JSON.stringify(copies)}`);
    },
  };
}

const recorder = pathToFileURL(resolve("tests/support/record-scripts.mjs")).href;

/** Packages of which the function has loaded several copies; bundled ones are found by the project's source maps. */
function copiesIn(folder: string, project: string, loaded: LoadedFile[]) {
  const own = loaded.filter(([url]) => fileURLToPath(url).startsWith(`${folder}/`));
  const maps = own
    .map(([url]) => join(project, `${relative(folder, fileURLToPath(url))}.map`))
    .filter((map) => existsSync(map));
  return findCopies([...maps.flatMap(bundledIn), ...listLoaded(own)]);
}
