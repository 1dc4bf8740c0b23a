// Runs our lint rules with the configuration of `npm run lint` over files written for a test.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import * as v from "valibot";

const linter = resolve("node_modules/oxlint/bin/oxlint");
const plugin = "./lint/rules.js";

const reportSchema = v.object({
  diagnostics: v.array(v.object({ code: v.optional(v.string()), filename: v.string() })),
});

/** Number of reports of one rule for each text, as if it were the file at that path. */
export function countComplaints(rule: string, files: Readonly<Record<string, string>>): Record<string, number> {
  const folder = mkdtempSync(join(tmpdir(), "apsis-lint-"));
  try {
    // The files belong to no project there, so type-aware rules cannot run.
    const config = readFileSync(".oxlintrc.json", "utf8");
    writeFileSync(
      join(folder, ".oxlintrc.json"),
      config.replace(plugin, resolve(plugin)).replace('"typeAware": true', '"typeAware": false'),
    );
    for (const [path, code] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), code);
    }
    const { stdout } = spawnSync(process.execPath, [linter, "--format=json"], { cwd: folder, encoding: "utf8" });
    const { diagnostics } = v.parse(reportSchema, JSON.parse(stdout));
    const count = (path: string) =>
      diagnostics.filter(({ code, filename }) => code === `apsis(${rule})` && filename === path).length;
    return Object.fromEntries(Object.keys(files).map((path) => [path, count(path)]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
