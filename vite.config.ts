// This file must contain the word @remix-run/dev: Vercel detects a Remix build by it.
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { createDevPlatform } from "./server/dev";
import { bundledOnVercel } from "./server/bundled-packages.mjs";
import { subsetFonts } from "./server/subset-fonts";
import { textsPlugin } from "./server/texts-plugin";
import { chunkOf } from "./server/page-chunks";
import remixConfig from "./remix.config.js";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    command === "serve" ? createDevPlatform() : null,
    textsPlugin(),
    remix(remixConfig),
    subsetFonts("app/app.css"),
  ],
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  // The local host bundles packages once for pages and API (server/build-host.mjs). On Vercel, pages are a separate
  // function; in development, packages load unbundled.
  ssr: { noExternal: process.env.VERCEL && isSsrBuild ? bundledOnVercel : [] },
  define: isSsrBuild ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
  // ASCII only: one character beyond Latin-1 makes V8 store the whole script in two bytes per character.
  esbuild: isSsrBuild ? { charset: "ascii" } : {},
  // The local host serves public/ itself, including large game builds; only Vercel needs a copy.
  build: {
    target: "es2022",
    // check:vercel uses it to find packages that are both bundled and loaded.
    sourcemap: Boolean(process.env.VERCEL) && isSsrBuild,
    minify: isSsrBuild ? "esbuild" : "terser",
    assetsInlineLimit: 0,
    copyPublicDir: Boolean(process.env.VERCEL),
    rollupOptions: { output: { manualChunks: isSsrBuild ? undefined : chunkOf } },
  },
}));
