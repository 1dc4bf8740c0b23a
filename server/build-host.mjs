// The second half of `npm run build`: bundles the local host and the operator's commands, and compresses what is served for ever.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build } from "esbuild";

await build({
  entryPoints: { host: "server/main.ts", operate: "server/operate.ts" },
  outdir: "build",
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  packages: "external",
  alias: { "~": "./app" },
  sourcemap: true,
  logLevel: "warning",
});

for (const name of readdirSync("build/client/assets")) {
  if (!/\.(js|css|svg|json)$/.test(name)) continue;
  const file = join("build/client/assets", name);
  const content = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
