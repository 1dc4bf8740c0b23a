// The rule of the linter that wants a reason beside every `as`.
import { ESLint } from "eslint";
import tseslint from "typescript-eslint";
import { expect, test } from "vitest";
import { firstOf } from "../support/tuples";

// The snippets are in no project, so no rule may ask for types.
const eslint = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] });

async function complaints(code: string, filePath = "server/x.ts") {
  const { messages } = firstOf(await eslint.lintText(code, { filePath }));
  return messages.filter(({ ruleId }) => ruleId === "assertions/reason").length;
}

test.each(["app", "client", "content", "functions", "physics", "server", "simulator"])(
  "in %s an assertion has its reason beside it",
  async (folder) => {
    const bare = "export const port = process.env.PORT as string;";
    expect(await complaints(bare, `${folder}/x.ts`)).toBe(1);
    expect(await complaints(`// The host sets it.\n${bare}`, `${folder}/x.ts`)).toBe(0);
  },
);

test("the reason of one statement is none for the next, and `as const` needs none", async () => {
  const code = "// Read above.\nexport const one = 1 as number;\nexport const two = 2 as number;\n";
  expect(await complaints(code)).toBe(1);
  expect(await complaints('export const order = ["a", "b"] as const;')).toBe(0);
});
