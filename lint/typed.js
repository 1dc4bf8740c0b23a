// What can only be said by the types of all files.
import tseslint from "typescript-eslint";

export default tseslint.config(
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
    languageOptions: {
      parserOptions: { project: "tsconfig.json", tsconfigRootDir: `${import.meta.dirname}/..` },
    },
  },
);
