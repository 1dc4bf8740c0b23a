// Packages bundled with our own code on the server; all others are loaded from node_modules. A package that imports
// a bundled one is bundled too: a second copy in node_modules would have classes of its own.
// tests/api/package-copies.test.ts compares the build with what Node loads.

/** Packages of hundreds of small files: loading them one by one takes a third of the start time. */
const smallFiles = [
  "@date-fns/tz",
  "@heroicons/react",
  "@hono/node-server",
  "@hono/standard-validator",
  "date-fns",
  "hono",
  "hono-openapi",
  "diacritics",
  "i18n-iso-countries",
  "jose",
  "oauth4webapi",
  "openid-client",
  "stripe",
  "uuid",
];

/**
 * Packages that render pages. Bundled, they are the production build alone; Node would also read the development build
 * to find a package's exports, and keep it in memory.
 */
const drawing = [
  /^react(-[a-z-]+)?(\/|$)/,
  /^@(floating-ui|headlessui|react-aria|react-stately|stripe|tanstack)\//,
  /^@remix-run\//,
  "prop-types",
  "scheduler",
  "tabbable",
  "use-sync-external-store",
];

/** What Vite bundles for Vercel, where the runtime loads Remix, and so React, from node_modules. */
export const bundledOnVercel = smallFiles;

const packageOf = (id) => id.split("/", id.startsWith("@") ? 2 : 1).join("/");
const isBundled = (id) =>
  [...smallFiles, ...drawing].some((name) => (typeof name === "string" ? name === packageOf(id) : name.test(id)));

/** esbuild plugin that leaves all other packages external. */
export const esbuildBundled = {
  name: "bundled-packages",
  setup(build) {
    build.onResolve({ filter: /^[^./~]/ }, ({ path, kind }) =>
      kind === "entry-point" || isBundled(path) ? undefined : { path, external: true },
    );
  },
};
