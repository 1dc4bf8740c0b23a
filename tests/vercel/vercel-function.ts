import { cpSync, linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { runNode } from "../support/child-process";

export type RunningFunction = { url: string; stop: () => Promise<void> };

/** Runs a function of `.vercel/output` from a folder in which there is nothing but what was built for it, as it would be deployed. */
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
  const { printed, kill, exited } = runNode(
    [join(import.meta.dirname, "function-process.mjs"), join(folder, handler)],
    { ...env, VERCEL: "1" },
    folder,
  );
  const [, port] = await printed(/listens on (\d+)/);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      kill("SIGTERM");
      const { output } = await exited;
      rmSync(folder, { recursive: true, force: true });
      if (/"level":[56]0/.test(output)) throw new Error(`${path} logged errors:\n${output}`);
    },
  };
}
