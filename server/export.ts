// Last step of `npm run build` on Vercel: migrates the database and writes the exported pages beside the assets.
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { readEnvironment } from "~/http/environment.server";
import { boot } from "./boot";
import { exportPages } from "./export-pages";

const env = readEnvironment();
const { database } = await boot(env);
try {
  // Vercel's preset gives the server bundle a folder of its own.
  const [bundle] = readdirSync("build/server").filter((name) => name.startsWith("nodejs-"));
  if (!bundle) throw new Error("There is no build of the pages in build/server.");
  // Remix's build output, whose type is unknown here.
  const build = (await import(
    /* @vite-ignore */ pathToFileURL(resolve("build/server", bundle, "index.js")).href
  )) as ServerBuild;
  mkdirSync("build/client/exported", { recursive: true });
  for (const [name, { html }] of await exportPages(build, env))
    writeFileSync(join("build/client/exported", `${name}.html`), html);
} finally {
  await database.close();
}
