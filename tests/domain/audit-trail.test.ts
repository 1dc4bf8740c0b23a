// Who reads the audit trail, on the page and as CSV.
import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import { auditEntries } from "~/db/schema";
import { changeOwnEmail, changeOwnPassword } from "~/domain/accounts/change-own-account";
import { setEnabled } from "~/domain/accounts/set-enabled";
import { changeOrganization } from "~/domain/accounts/change-organization";
import { listChanges, writeChangesCsv } from "~/domain/audit/list-changes";
import type { SignedInCtx } from "~/domain/context";
import { addOrganization, addUser, testPassword } from "../support/builders";
import { testContext } from "../support/database";

const ctx = await testContext();
const site = { url: "https://apsis.test", productName: "Apsis", supportEmail: "support@apsis.test" };
const from = { site, device: { userAgent: "a browser", address: "192.0.2.1" } };
const list = async (reader: SignedInCtx, q = "") =>
  (await listChanges(reader, { q, page: 1, pageSize: 100, sort: "at", descending: true })).rows;

async function readCsv(reader: SignedInCtx, q = "") {
  let text = "";
  for await (const part of writeChangesCsv(reader, q)) text += part;
  return text;
}

test("an organization's administrators read its changes only, system administrators all", async () => {
  const organizationId = await addOrganization(ctx);
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  const member = await addUser(ctx, { organizationId });
  const stranger = await addUser(ctx, { role: "OrganizationAdmin", organizationId: await addOrganization(ctx) });
  const system = await addUser(ctx, { role: "SystemAdmin" });
  await setEnabled(admin.ctx, member.id, false);
  await setEnabled(system.ctx, stranger.id, false);
  const subjects = (rows: { subjectName: string; action: string }[]) =>
    rows.filter(({ action }) => action === "user.disable").map(({ subjectName }) => subjectName);
  expect(subjects(await list(admin.ctx))).toEqual([member.userName]);
  expect(subjects(await list(admin.ctx, stranger.userName))).toEqual([]);
  expect(subjects(await list(system.ctx))).toEqual(expect.arrayContaining([member.userName, stranger.userName]));
  expect(await readCsv(admin.ctx)).toContain(member.userName);
  expect(await readCsv(admin.ctx)).not.toContain(stranger.userName);
  for (const reader of [member.ctx, (await addUser(ctx, { role: "Instructor", organizationId })).ctx]) {
    await expect(list(reader)).rejects.toMatchObject({ code: "forbidden" });
    expect(() => writeChangesCsv(reader, "")).toThrow();
  }
});

test("somebody who moves brings no name of the other organization along", async () => {
  const [one, other] = [await addOrganization(ctx), await addOrganization(ctx)];
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId: one });
  const system = await addUser(ctx, { role: "SystemAdmin" });
  const user = await addUser(ctx, { organizationId: one });
  await changeOrganization(system.ctx, user.id, other);
  const moves = (await list(admin.ctx)).filter(({ action }) => action === "user.organization");
  expect(moves.map(({ details }) => details)).toEqual(moves.map(() => ({})));
});

test("changes of one's own account are in the trail", async () => {
  const organizationId = await addOrganization(ctx);
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  const user = await addUser(ctx, { organizationId });
  const newPassword = "Another@Horse1";
  await changeOwnEmail(user.ctx, { email: `${user.userName}@new.example`, currentPassword: testPassword }, from);
  await changeOwnPassword(user.ctx, { currentPassword: testPassword, newPassword, confirmPassword: newPassword }, from);
  const actions = (await list(admin.ctx, user.userName)).map(({ action }) => action);
  expect(actions.filter((action) => action.startsWith("user.own")).toSorted()).toEqual([
    "user.ownEmail",
    "user.ownPassword",
  ]);
});

test("the CSV has every entry once, in batches, and runs no formula", async () => {
  const organizationId = await addOrganization(ctx);
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  await ctx.db.insert(auditEntries).values(
    Array.from({ length: 1_203 }, (_, at) => ({
      id: uuid(),
      // Several at the same time, across the bounds of batches.
      at: new Date(ctx.now.getTime() - Math.floor(at / 100) * 1_000),
      actorName: "=cmd()",
      action: "course.rename",
      subjectType: "course",
      subjectId: uuid(),
      subjectName: `Orbits, "${at}"`,
      organizationId,
      details: { from: "a\nb" },
    })),
  );
  const text = await readCsv(admin.ctx, "course.rename");
  const ids = text
    .split("\r\n")
    .slice(1, -1)
    .map((line) => line.slice(-36));
  expect(ids).toHaveLength(1_203);
  expect(new Set(ids).size).toBe(1_203);
  expect(text).toContain("'=cmd()");
  expect(text.startsWith("\uFEFFTime (UTC),Actor,Action,")).toBe(true);
});
