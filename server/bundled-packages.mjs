// Packages that are bundled with our own code on the server; all others are loaded from node_modules as they are.

/** Packages of hundreds of small files, of which we use a few: loading them one by one is a third of a start. */
export const bundled = [
  "@date-fns/tz",
  "@heroicons/react",
  "date-fns",
  "diacritics",
  "hono",
  "i18n-iso-countries",
  "jose",
  "stripe",
  "uuid",
];

/**
 * What draws pages: bundled it is React for production alone, while Node reads its text for development too when it
 * looks for what a package exports, and keeps it. Whatever imports React goes with it, for there must be one.
 */
export const bundledWithPages = [
  /^react(-[a-z-]+)?$/,
  /^@(floating-ui|headlessui|react-aria|stripe|tanstack)\//,
  "@remix-run/react",
  "prop-types",
  "tabbable",
  "use-sync-external-store",
];

const isBundled = (id) => bundled.some((name) => id === name || id.startsWith(`${name}/`));

/** For esbuild; Vite is told of the lists by itself. */
export const esbuildBundled = {
  name: "bundled-packages",
  setup(build) {
    build.onResolve({ filter: /^[^./~]/ }, ({ path, kind }) =>
      kind === "entry-point" || isBundled(path) ? undefined : { path, external: true },
    );
  },
};
