import { vercelPreset } from "@vercel/remix/vite";

/** @type {import("@remix-run/dev").VitePluginConfig} */
export default {
  appDirectory: "app",
  buildDirectory: "build",
  serverModuleFormat: "esm",
  // The preset lays the build out for Vercel's router; one server of our own needs the plain layout.
  presets: process.env.VERCEL ? [vercelPreset()] : [],
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: true,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
