import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import roleNames from "./lint/role-names.js";

export default tseslint.config(
  { ignores: ["build/", "node_modules/", "var/", ".vercel/", "bench-results/", "public/game/"] },
  ...tseslint.configs.recommended,
  {
    files: ["{app,client,functions,physics,server,simulator}/**/*.{ts,tsx}"],
    extends: [tseslint.configs.recommendedTypeCheckedOnly],
    rules: {
      // Remix throws responses.
      "@typescript-eslint/only-throw-error": ["error", { allow: [{ from: "lib", name: "Response" }, "TypedResponse"] }],
      // React takes handlers that are async; what they reject with is for the page's own catch.
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      // A verb may promise without waiting itself.
      "@typescript-eslint/require-await": "off",
    },
  },
  {
    files: ["tests/**/*.{ts,tsx}"],
    rules: { "@typescript-eslint/no-floating-promises": "error", "@typescript-eslint/await-thenable": "error" },
  },
  {
    files: ["{app,client,functions,physics,server,simulator,tests}/**/*.{ts,tsx}"],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  },
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
    files: ["app/{routes,admin,entrance,ui,game}/**/*.{ts,tsx}", "app/*.tsx"],
    plugins: { "react-hooks": reactHooks },
    rules: { "react-hooks/rules-of-hooks": "error", "react-hooks/exhaustive-deps": "error" },
  },
  roleNames,
  {
    files: ["app/http/environment.server.ts", "remix.config.js", "server/*.mjs", "tests/**", "*.config.ts"],
    rules: { "no-restricted-syntax": "off" },
  },
);
