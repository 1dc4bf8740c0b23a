// Who may import whom (docs/architecture.md): our folders, then packages by name. `npm run lint` checks it.
// Paths are resolved first, so relative paths can't bypass a rule.
const layers = {
  "app/routes": {
    own: ["app/http", "app/domain", "app/ui", "app/game", "app/views", "app/signed-out", "app/texts"],
    packages: ["@remix-run/", "react", "valibot", "@headlessui/", "@heroicons/", "date-fns", "@stripe/", "@tanstack/"],
  },
  // The pages for writing lessons need the quantities of explorables.
  "app/views": {
    own: ["app/http", "app/domain", "app/ui", "app/texts", "content", "physics"],
    packages: ["@remix-run/", "react", "valibot", "@headlessui/", "@heroicons/", "@simplewebauthn/browser"],
  },
  "app/signed-out": {
    own: ["app/http", "app/domain", "app/ui", "app/texts"],
    packages: ["@remix-run/", "react", "valibot", "@heroicons/"],
  },
  // Remix sends a POST to `/` to the root route, which logs in.
  "app/frame": {
    path: "^app/(root|entry\\.\\w+|routes)\\.tsx?$",
    own: ["app/http", "app/domain", "app/ui", "app/texts", "app/app.css", "app/signed-out/log-in"],
    packages: ["@remix-run/", "react", "react-dom", "@fontsource-variable/", "isbot"],
    node: true,
  },
  // The texts of every language; a text with elements in it needs React.
  "app/texts": { own: [], packages: ["react"] },
  // Handles game builds as files, without requests or the database.
  "app/game-builds": {
    own: ["app/db/folder-lock", "app/db/error-parts", "app/texts"],
    packages: ["yauzl"],
    node: true,
  },
  "app/http": {
    own: ["app/domain", "app/db", "app/game-builds", "app/texts"],
    packages: [
      "@remix-run/node",
      "hono",
      "jose",
      "openid-client",
      "lru-cache",
      "pino",
      "nodemailer",
      "valibot",
      "stripe",
      "proxy-addr",
      "negotiator",
      "busboy",
      "uqr",
    ],
    node: true,
  },
  "app/domain": {
    own: ["app/db", "app/texts", "physics", "content"],
    packages: [
      "valibot",
      "drizzle-orm",
      "date-fns",
      "@date-fns/",
      "papaparse",
      "uuid",
      "ical-generator",
      "@node-rs/argon2",
      "@simplewebauthn/server",
      "otpauth",
      "i18n-iso-countries",
      "jsonc-parser",
      "lru-cache",
      "pure-rand",
      "scim-patch",
      "scim2-parse-filter",
      "ts-fsrs",
    ],
    node: true,
  },
  // Only types of JSON columns come from content.
  "app/db": {
    own: ["content/content-schema", "content/answer-schema", "content/flight-entry"],
    packages: ["drizzle-orm", "@electric-sql/", "pg", "lru-cache", "valibot"],
    node: true,
  },
  "app/ui": {
    own: ["client/api-fetch", "app/texts"],
    // Only Hono's HTML template.
    packages: [
      "react",
      "react-dom",
      "@remix-run/react",
      "@headlessui/",
      "@heroicons/",
      "@tanstack/",
      "hono/dist/types/helper/html",
    ],
  },
  "app/game": { own: ["app/ui", "app/texts"], packages: ["react", "react-unity-webgl", "valibot"] },
  functions: {
    own: ["app/http", "app/domain", "app/texts", "build/functions"],
    packages: ["hono", "hono-openapi", "@hono/", "valibot", "@valibot/", "@standard-community/", "openapi-types"],
    node: true,
  },
  // The local host assembles the parts: it opens the database and starts background jobs.
  server: {
    own: [
      "functions",
      "app/http",
      "app/domain",
      "app/db",
      "app/game-builds",
      "app/ui/policy-placeholder",
      "app/texts",
      "build",
      "vercel.json",
    ],
    packages: [
      "hono",
      "@hono/",
      "@remix-run/",
      "@electric-sql/",
      "drizzle-orm",
      "negotiator",
      "prom-client",
      "send",
      "sirv",
      "subset-font",
      "valibot",
      "esbuild",
      "typescript",
      "vite",
    ],
    node: true,
  },
  // Takes the catalogue to translators and back; nothing of it is served.
  translation: {
    own: ["app/texts", "lint/unused-texts", "server/route-facts"],
    packages: ["@formatjs/", "prettier", "saxes", "typescript"],
    node: true,
  },
  // The client uses only the API's types.
  client: { own: ["functions"], packages: ["hono"] },
  physics: { own: [], packages: [] },
  simulator: {
    own: ["physics", "client", "content", "app/texts"],
    packages: ["three", "satellite.js", "topojson-client", "topojson-specification", "valibot", "subset-font"],
  },
};

/** Folders of app/domain: each may import those before it and the files beside them, types included. */
const domainOrder = [
  // Foundation
  ...["audit", "mail", "limits", "deletions", "submissions", "jobs", "banner"],
  ...[
    "accounts",
    "api-tokens",
    "access-codes",
    "curricula",
    "flights",
    "grades",
    "due-dates",
    "courses",
    "enrolment",
    "organizations",
  ],
  ...[
    "attempts",
    "sandboxes",
    "missions",
    "feedback",
    "gradebook",
    "grade-requests",
    "second-looks",
    "quiz-results",
    "regrades",
    "releases",
    "leaderboards",
    "weekly-missions",
    "duels",
  ],
  ...["results", "practice"],
  ...[
    "constraints",
    "restoration",
    "user-batches",
    "roster",
    "lessons",
    "messages",
    "registration",
    "payments",
    "single-sign-on",
    "credentials",
    "factors",
    "provisioning",
    "webhooks",
    "game",
    "summaries",
    "personal-data",
    "erasure",
    "retention",
  ],
  ...["operation", "demo", "setup", "job-list"],
];

const escaped = (text) => text.replaceAll(".", "\\.");
const startOf = (folder) => `^${escaped(folder)}(/|\\.|$)`;
const packagePath = (name) => `node_modules/(@types/)?${escaped(name)}${name.endsWith("/") ? "" : "/"}`;

function layerRules([folder, { path = startOf(folder), own, packages, node = false }]) {
  // A build script isn't part of what it builds.
  const from = { path, pathNot: "^(simulator/(build|list-content|pictures/make-pictures)|server/route-facts)\\.mjs$" };
  const ours = [folder, ...own].map(startOf);
  return [
    {
      name: `${folder}: folders`,
      severity: "error",
      from,
      to: { path: "^(?!node_modules/)", pathNot: ours, dependencyTypesNot: ["core", "npm", "npm-dev", "unknown"] },
    },
    {
      name: `${folder}: packages`,
      severity: "error",
      from,
      to: { path: "node_modules/", pathNot: packages.map(packagePath) },
    },
    ...(node
      ? []
      : [{ name: `${folder}: runs in browsers`, severity: "error", from, to: { dependencyTypes: ["core"] } }]),
  ];
}

const domainRules = [
  ...domainOrder.map((folder, place) => ({
    name: `app/domain/${folder}: order`,
    severity: "error",
    from: { path: `^app/domain/${folder}/` },
    to: { path: "^app/domain/[^/]+/", pathNot: `^app/domain/(${domainOrder.slice(0, place + 1).join("|")})/` },
  })),
  {
    name: "app/domain: its top-level files import no folder",
    severity: "error",
    from: { path: "^app/domain/[^/]+$" },
    to: { path: "^app/domain/[^/]+/" },
  },
  {
    name: "app/domain: every folder has a place in the order",
    severity: "error",
    from: {},
    to: { path: "^app/domain/[^/]+/", pathNot: `^app/domain/(${domainOrder.join("|")})/` },
  },
];

export default {
  forbidden: [
    ...Object.entries(layers).flatMap(layerRules),
    ...domainRules,
    {
      name: "client: types only",
      severity: "error",
      from: { path: "^client/" },
      to: { path: "^functions/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "only tests import tests",
      severity: "error",
      from: { pathNot: "^(tests/|vitest\\.config\\.ts$)" },
      to: { path: "^tests/" },
    },
    {
      name: "API tests use the built server and import only types of the product (tests/support may import more)",
      severity: "error",
      from: { path: "^tests/(api|fuzz)/" },
      to: {
        path: "^(app|functions|server|simulator|physics|content|client)/",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "a route imports no other route's parts (shared parts are in app/ui, app/views or app/signed-out)",
      severity: "error",
      from: { path: "^app/routes/([^/]+)/" },
      to: { path: "^app/routes/", pathNot: "^app/routes/$1/" },
    },
    {
      name: "a single-file route imports no route",
      severity: "error",
      from: { path: "^app/routes/[^/]+$" },
      to: { path: "^app/routes/" },
    },
    {
      name: "no circular imports",
      severity: "error",
      from: { pathNot: "^app/routes/" },
      to: { circular: true },
    },
    {
      name: "no circular imports except a route's types in its own parts",
      severity: "error",
      from: { path: "^app/routes/" },
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    // The build creates the fonts.
    { name: "resolves", severity: "error", from: {}, to: { couldNotResolve: true, pathNot: "/build/|^light-fonts/" } },
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(public/game|build|var)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".d.ts", ".mjs", ".js", ".json"],
    },
  },
};
