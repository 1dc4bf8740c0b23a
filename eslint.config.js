import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

// Who may import whom (docs/decisions/0002): folders of ours first, then packages by their beginning.
const mayImport = {
  "app/routes": {
    own: ["http", "domain", "ui", "game", "routes"],
    packages: ["@remix-run/", "react", "valibot", "@headlessui/", "@heroicons/", "date-fns", "@stripe/"],
  },
  functions: {
    own: ["http", "domain"],
    packages: ["hono", "valibot", "@valibot/", "@standard-community/", "openapi-types"],
  },
  "app/http": {
    own: ["http", "domain", "db"],
    packages: ["@remix-run/node", "hono/utils/cookie", "jose", "pino", "nodemailer", "valibot", "stripe"],
  },
  "app/domain": {
    own: ["domain", "db"],
    packages: [
      "valibot",
      "drizzle-orm",
      "date-fns",
      "@date-fns/",
      "papaparse",
      "uuid",
      "@node-rs/argon2",
      "rate-limiter-flexible",
      "i18n-iso-countries",
    ],
  },
  "app/db": { own: ["db"], packages: ["drizzle-orm", "@electric-sql/", "postgres", "proper-lockfile"] },
  "app/ui": { own: ["ui"], packages: ["react", "@remix-run/react", "@headlessui/", "@heroicons/"] },
  simulator: { own: [], packages: ["three", "satellite.js", "topojson-client", "topojson-specification", "valibot"] },
  "app/game": { own: ["game", "ui"], packages: ["react", "react-unity-webgl", "valibot"] },
};

function importRules(folder, { own, packages }) {
  const ownAllowed = own.join("|");
  const packagesAllowed = packages.map((name) => name.replace(/[/.]/g, "\\$&")).join("|");
  return {
    files: [`${folder}/**/*.{ts,tsx}`],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: `^~/(?!(${ownAllowed})(/|$))`,
              message: `${folder} may import only ${own.join(", ")} of our own folders.`,
            },
            { regex: `^(?![.~]|node:|(${packagesAllowed}))`, message: `${folder} may not import this package.` },
            { regex: "^\\.\\./\\.\\./\\.\\.", message: "Use ~/ across folders." },
          ],
        },
      ],
    },
  };
}

export default tseslint.config(
  { ignores: ["build/", "node_modules/", "var/", ".vercel/", "bench-results/", "public/game/"] },
  ...tseslint.configs.recommended,
  {
    files: ["**/*.{ts,tsx,js,mjs}"],
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/no-non-null-assertion": "off",
      "no-restricted-syntax": [
        "error",
        {
          selector: "MemberExpression[object.name='process'][property.name='env']",
          message: "The environment is read in app/http/environment.server.ts only.",
        },
      ],
    },
  },
  {
    files: ["app/{routes,ui,game}/**/*.{ts,tsx}", "app/*.tsx"],
    plugins: { "react-hooks": reactHooks },
    rules: { "react-hooks/rules-of-hooks": "error", "react-hooks/exhaustive-deps": "error" },
  },
  ...Object.entries(mayImport).map(([folder, rules]) => importRules(folder, rules)),
  {
    files: ["app/http/environment.server.ts", "remix.config.js", "server/*.mjs", "tests/**", "*.config.ts"],
    rules: { "no-restricted-syntax": "off" },
  },
);
