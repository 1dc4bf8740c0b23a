// The lint rule that allows role names only in roles.ts and access.ts.
import { expect, test } from "vitest";
import { countComplaints } from "../support/lint";

const forbidden = [
  'export const isAdmin = (role: string) => role === "SystemAdmin";',
  'export const isStaff = (role: string) => ["Instructor", "User"].includes(role);',
  "export const condition = (sql: any) => sql`main_role in ('User', 'Instructor')`;",
  'export const own: Record<Role, string> = {} as any; type Role = "a";',
  "export const widths = { OrganizationAdmin: 1 };",
  'export type Few = "Restricted";',
  'export const user = { role: "User" };',
];
const label = 'export const tab = { to: "/instructor", label: "Instructor" };';

test("only the table of rights names roles; labels may use the same words", () => {
  const elsewhere = Object.fromEntries(forbidden.map((code, index) => [`app/domain/courses/x${index}.ts`, code]));
  const complaints = countComplaints("role-names", {
    ...elsewhere,
    "app/domain/access.ts": forbidden[0]!,
    "app/routes/x.ts": label,
  });
  for (const [path, code] of Object.entries(elsewhere)) expect([code, complaints[path]]).not.toEqual([code, 0]);
  expect(complaints).toMatchObject({ "app/domain/access.ts": 0, "app/routes/x.ts": 0 });
});
