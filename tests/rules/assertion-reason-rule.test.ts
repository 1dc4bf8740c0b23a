// The lint rule that requires a reason beside every `as`.
import { expect, test } from "vitest";
import { countComplaints } from "../support/lint";

const bare = "export const port = process.env.PORT as string;\n";
const folders = ["app", "client", "content", "functions", "physics", "server", "simulator"];

test("an assertion has its reason beside it, in every folder but the tests", () => {
  const files = folders.flatMap((folder) => [
    [`${folder}/bare.ts`, bare],
    [`${folder}/said.ts`, `// The host sets it.\n${bare}`],
  ]);
  const complaints = countComplaints("assertion-reason", { ...Object.fromEntries(files), "tests/x.ts": bare });
  const checkedFiles = folders.flatMap((folder) => [
    [`${folder}/bare.ts`, 1],
    [`${folder}/said.ts`, 0],
  ]);
  expect(complaints).toEqual({ ...Object.fromEntries(checkedFiles), "tests/x.ts": 0 });
});

test("a reason covers only its own statement, and `as const` needs none", () => {
  const complaints = countComplaints("assertion-reason", {
    "server/next.ts": "// Read above.\nexport const one = 1 as number;\nexport const two = 2 as number;\n",
    "server/const.ts": 'export const order = ["a", "b"] as const;',
  });
  expect(complaints).toEqual({ "server/next.ts": 1, "server/const.ts": 0 });
});
