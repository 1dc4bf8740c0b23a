// What can be said of a file by itself; `npm run test:quick` looks no further.
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import assertions from "./assertions.js";
import roleNames from "./role-names.js";

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
        {
          selector: "JSXOpeningElement[name.name=/^[Ff]orm$/]:not(:has(JSXAttribute[name.name='noValidate']))",
          message:
            "A form without noValidate speaks in the browser's bubbles: the server says what is wrong at its field.",
        },
      ],
    },
  },
  {
    files: ["app/{routes,admin,entrance,ui,game}/**/*.{ts,tsx}", "app/*.tsx"],
    plugins: { "react-hooks": reactHooks },
    rules: { "react-hooks/rules-of-hooks": "error", "react-hooks/exhaustive-deps": "error" },
  },
  assertions,
  roleNames,
  {
    files: ["app/http/environment.server.ts", "remix.config.js", "server/*.mjs", "tests/**", "*.config.ts"],
    rules: { "no-restricted-syntax": "off" },
  },
);
