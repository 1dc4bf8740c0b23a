// The word @remix-run/dev has to stand in this file: Vercel recognises a Remix build by it.
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { createDevPlatform } from "./server/dev";
import { bundledOnVercel } from "./server/bundled-packages.mjs";
import { subsetFonts } from "./server/subset-fonts";
import { createChunks } from "./server/page-chunks";
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
    remix(remixConfig),
    subsetFonts("app/app.css"),
  ],
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  // The local host bundles packages once for pages and calls (server/build-host.mjs). On Vercel pages are a function of
  // their own, and in development everything loads packages as they are.
  ssr: { noExternal: process.env.VERCEL && isSsrBuild ? bundledOnVercel : [] },
  define: isSsrBuild ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
  // One letter beyond Latin-1 and V8 keeps all of a script in two bytes a letter.
  esbuild: isSsrBuild ? { charset: "ascii" } : {},
  // The local host serves public/ itself, game builds of any size included; only Vercel needs a copy.
  build: {
    target: "es2022",
    // For check:vercel, which looks for packages that are bundled and loaded.
    sourcemap: Boolean(process.env.VERCEL) && isSsrBuild,
    minify: isSsrBuild ? "esbuild" : "terser",
    assetsInlineLimit: 0,
    copyPublicDir: Boolean(process.env.VERCEL),
    rollupOptions: { output: { manualChunks: isSsrBuild ? undefined : createChunks() } },
  },
}));
