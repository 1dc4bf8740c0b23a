// An organization lets its identity provider send users and groups.
import { expectNoViolations, expectWithin } from "./page-checks";
import { expect, test } from "./test";

const schemas = ["urn:ietf:params:scim:api:messages:2.0:PatchOp"];

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("a service account creates a user and a group, and the group gives a course", async ({
      page,
      signIn,
      baseURL,
    }) => {
      await signIn("orgadmin");
      await page.goto("/admin/service-accounts");
      await page.getByLabel("Name").fill("Provider of the journey");
      await page.getByLabel("Provision users and groups (SCIM)").check();
      await page.getByRole("button", { name: "Create service account" }).click();
      const shown = page.getByRole("status").filter({ hasText: "Copy the token now." });
      const [token = ""] = /apsis_sa_[0-9A-Za-z]{49}/.exec((await shown.textContent()) ?? "") ?? [];
      const call = async (method: string, path: string, body?: object) => {
        const answer = await fetch(`${baseURL}/api/scim/v2${path}`, {
          method,
          headers: { authorization: `Bearer ${token}`, "content-type": "application/scim+json" },
          body: body && JSON.stringify(body),
        });
        return { status: answer.status, body: JSON.parse((await answer.text()) || "null") };
      };
      const userName = `journey-${scripts}@school.example`;
      const { body: person } = await call("POST", "/Users", {
        userName,
        name: { givenName: "Noor", familyName: "Ali" },
      });
      const displayName = `Crew of the journey, ${scripts ? "with" : "without"} scripts`;
      const { body: group } = await call("POST", "/Groups", { displayName, members: [{ value: person.id }] });

      await page.goto("/admin/organization");
      await page.getByRole("link", { name: "Manage provisioning" }).click();
      const row = page.getByRole("row").filter({ hasText: displayName });
      await expect(row).toContainText("Nothing yet");
      await row.getByRole("link", { name: `Change ${displayName}` }).press("Enter");
      await expect(page.getByRole("heading", { name: `What members of ${displayName} get` })).toBeVisible();
      if (scripts) {
        await expect(page.getByLabel("Role")).toBeFocused();
        await expectNoViolations(page);
        await expectWithin(page, [1440, 768, 390]);
      }
      await page.getByLabel("Course").selectOption({ label: "Space Basics B" });
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Saved. The group's members have been updated.")).toBeVisible();
      await expect(row).toContainText("Space Basics B");
      await page.goto(`/admin/users/${person.id}`);
      await expect(page.getByRole("main")).toContainText("Space Basics B");

      const path = `members[value eq "${person.id}"]`;
      await call("PATCH", `/Groups/${group.id}`, { schemas, Operations: [{ op: "Remove", path }] });
      const Operations = [{ op: "Replace", path: "active", value: "False" }];
      expect((await call("PATCH", `/Users/${person.id}`, { schemas, Operations })).body.active).toBe(false);
      await page.reload();
      await expect(page.getByRole("main")).not.toContainText("Space Basics B");
      await call("DELETE", `/Groups/${group.id}`);
      expect((await call("GET", `/Groups/${group.id}`)).status).toBe(404);
    });
  });
}
