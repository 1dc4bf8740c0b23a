// The rule of the linter that keeps role names out of everything but roles.ts and access.ts.
import { ESLint } from "eslint";
import tseslint from "typescript-eslint";
import { expect, test } from "vitest";
import { firstOf } from "../support/tuples";

// The snippets are in no project, so no rule may ask for types.
const eslint = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] });

async function complaints(code: string, filePath: string) {
  const { messages } = firstOf(await eslint.lintText(code, { filePath }));
  return messages.filter(({ ruleId }) => ruleId === "roles/names").length;
}

test("a role is named in the table of rights only", async () => {
  const named = [
    'export const isAdmin = (role: string) => role === "SystemAdmin";',
    'export const isStaff = (role: string) => ["Instructor", "User"].includes(role);',
    "export const condition = (sql: any) => sql`main_role in ('User', 'Instructor')`;",
    'export const own: Record<Role, string> = {} as any; type Role = "a";',
    "export const widths = { OrganizationAdmin: 1 };",
    'export type Few = "Restricted";',
    'export const user = { role: "User" };',
  ];
  for (const code of named) expect([code, await complaints(code, "app/domain/courses/x.ts")]).not.toEqual([code, 0]);
  expect(await complaints(named[0]!, "app/domain/access.ts")).toBe(0);
});

test("a label may say what a role is called, too", async () => {
  const code = 'export const tab = { to: "/instructor", label: "Instructor" };';
  expect(await complaints(code, "app/routes/x.ts")).toBe(0);
});
