// Second half of `npm run build`. Bundles the host, the pages and the operator's commands, or what Vercel deploys.
// Then compresses the immutable assets and creates an empty embedded database.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build } from "esbuild";
import { inFolderOf } from "./localized-assets.mjs";
import { esbuildBundled } from "./bundled-packages.mjs";
import { makeEmptyDatabase } from "./make-empty-database.mjs";

const onVercel = Boolean(process.env.VERCEL);
const functions = Object.fromEntries(
  readdirSync("functions/vercel").map((name) => [
    `functions/${basename(name, ".js")}`,
    `functions/${basename(name, ".js")}.ts`,
  ]),
);

rmSync("build/parts", { recursive: true, force: true });
await build({
  entryPoints: onVercel
    ? { export: "server/export.ts", ...functions }
    : {
        host: "server/main.ts",
        operate: "server/operate.ts",
        "database-thread": "app/db/database-thread.server.ts",
        // Bundled with the rest, so that pages and API share one copy of each package.
        pages: "build/server/index.js",
        "job-thread": "server/job-thread.ts",
      },
  outdir: "build",
  // Dynamic imports become files of their own. A Vercel function is one file.
  splitting: !onVercel,
  chunkNames: "parts/[name]-[hash]",
  bundle: true,
  platform: "node",
  format: "esm",
  mainFields: ["module", "main"],
  // Bundled CommonJS code may call `require` for a package in node_modules.
  banner: { js: 'import{createRequire}from"node:module";const require=createRequire(import.meta.url);' },
  target: "node20",
  plugins: [esbuildBundled],
  alias: { "~": "./app" },
  define: { "process.env.NODE_ENV": '"production"' },
  sourcemap: true,
  minifyWhitespace: true,
  minifySyntax: true,
  legalComments: "none",
  logLevel: "warning",
  // Vite imports its chunks for side effects; esbuild drops those of packages without any.
  logOverride: { "ignored-bare-import": "silent" },
});

if (onVercel) {
  // A process of its own, which prints its own errors.
  const { status } = spawnSync(process.execPath, ["build/export.js"], { stdio: "inherit" });
  process.exit(status ?? 1);
}

rmSync("build/server", { recursive: true });
const assets = "build/client/assets";
// Remix writes its manifest last, so the other languages get theirs here.
const manifest = readdirSync(assets).find((name) => /^manifest-\w+\.js$/.test(name));
for (const { name: locale } of readdirSync(assets, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
  writeFileSync(join(assets, locale, manifest), inFolderOf(locale, readFileSync(join(assets, manifest), "utf8")));
for (const name of readdirSync(assets, { recursive: true })) {
  if (!/\.(js|css|svg|json)$/.test(name)) continue;
  const file = join(assets, name);
  const content = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

await makeEmptyDatabase("build/empty-database");
