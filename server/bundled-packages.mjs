// Packages that are bundled with our own code on the server; all others are loaded from node_modules as they are.
// What imports a bundled package is bundled too: a second copy of it in node_modules would not know the first one's classes.
// tests/api/package-copies.test.ts compares the build with what Node really loads.

/** Packages of hundreds of small files, of which we use a few: loading them one by one is a third of a start. */
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
  "stripe",
  "uuid",
];

/**
 * What draws pages: bundled it is React for production alone, while Node reads its text for development too when it
 * looks for what a package exports, and keeps it.
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

/** Of the pages on Vercel, by Vite: what serves them there loads Remix, and so React, from node_modules. */
export const bundledOnVercel = smallFiles;

const packageOf = (id) => id.split("/", id.startsWith("@") ? 2 : 1).join("/");
const isBundled = (id) =>
  [...smallFiles, ...drawing].some((name) => (typeof name === "string" ? name === packageOf(id) : name.test(id)));

/** For esbuild. */
export const esbuildBundled = {
  name: "bundled-packages",
  setup(build) {
    build.onResolve({ filter: /^[^./~]/ }, ({ path, kind }) =>
      kind === "entry-point" || isBundled(path) ? undefined : { path, external: true },
    );
  },
};
