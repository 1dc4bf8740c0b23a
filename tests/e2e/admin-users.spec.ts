import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { ApiClient } from "../support/api-client";
import { expect, expectKeptOut, uniqueName, rowOf, test, toast } from "./admin-server";
import { expectNoViolations, expectWithin } from "./page-checks";
import { demoPassword, refusedRequest } from "./test";

/** Opens Delete in the menu of a user's row. */
async function openDelete(row: Locator) {
  await row.getByRole("button", { name: /^More actions for/ }).click();
  await row.getByRole("link", { name: "Delete" }).click();
}

/** A new student of Aurora Academy, by the code of its running course. */
async function addStudent(baseURL: string, word = "pupil"): Promise<{ userName: string; client: ApiClient }> {
  const userName = uniqueName(word).replace(" ", "-");
  const client = new ApiClient(baseURL);
  await client.post("/users/registrationCode", {
    userName,
    password: demoPassword,
    email: `${userName}@students.example`,
    firstName: "Nova",
    lastName: "Pupil",
    rankTitle: "",
    accessCode: "ORBIT-7K2M",
    isFreeUser: false,
    nationality: "",
  });
  await client.signIn(userName, demoPassword);
  return { userName, client };
}

const search = (page: Page, words: string) => page.goto(`/admin/users?q=${encodeURIComponent(words)}`);

const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const isSignedIn = (client: ApiClient) =>
  client.get("/auth/session/roles").then(
    () => true,
    () => false,
  );

test("an administrator edits a user's name and email, with errors beside the field", async ({
  page,
  signIn,
  baseURL,
  expectedProblems,
}) => {
  expectedProblems.push(refusedRequest);
  const { userName } = await addStudent(baseURL);
  await signIn("orgadmin");
  await search(page, userName);
  await rowOf(page, userName).getByRole("rowheader").getByRole("link").click();
  await page.getByRole("link", { name: "Edit" }).click();
  await page.getByLabel("First name (optional)").fill("Stella");
  await page.getByLabel("Email").fill("no address");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/email/i);
  await expect(page.getByLabel("First name (optional)")).toHaveValue("Stella");
  await page.getByLabel("Email").fill(`${userName}@other.example`);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "User saved.")).toBeVisible();
  await expect(page.getByText("Stella Pupil")).toBeVisible();
  await expect(page.getByText(`${userName}@other.example`)).toBeVisible();
});

for (const admin of ["sysadmin", "orgadmin"]) {
  test(`${admin} disables, enables, promotes, resets and deletes a user, each at once`, async ({
    page,
    signIn,
    baseURL,
    context,
  }) => {
    const { userName, client } = await addStudent(baseURL);
    await signIn(admin);
    await search(page, userName);
    const row = rowOf(page, userName);
    const enabled = row.getByRole("switch", { name: `${userName} is enabled` });

    await enabled.click();
    await expect(toast(page, `${userName} was disabled`)).toBeVisible();
    await expect(enabled).not.toBeChecked();
    expect(await isSignedIn(client)).toBe(false);
    await enabled.click();
    await expect(toast(page, `${userName} was enabled`)).toBeVisible();
    await expect(enabled).toBeChecked();
    await client.signIn(userName, demoPassword);

    await row.getByRole("link", { name: /change the role/ }).click();
    const roles = dialog(page, `Change the role of ${userName}`).getByLabel("Role");
    await expect(roles.getByRole("option", { name: "Instructor" })).toHaveCount(1);
    await expect(roles.getByRole("option", { name: "SystemAdmin" })).toHaveCount(admin === "sysadmin" ? 1 : 0);
    await page.getByRole("button", { name: "Change role", exact: true }).click();
    await expect(toast(page, "User already has this role. No change made.")).toBeVisible();
    await row.getByRole("link", { name: /change the role/ }).click();
    await roles.selectOption("Instructor");
    await page.getByRole("button", { name: "Change role", exact: true }).click();
    await expect(toast(page, `${userName} now has the role Instructor`)).toBeVisible();
    expect((await client.get("/auth/session/roles")).body).toEqual(["Instructor"]);

    await row.getByRole("link", { name: "Reset Password" }).click();
    await dialog(page, `Reset the password of ${userName}?`).getByRole("link", { name: "Cancel" }).click();
    await row.getByRole("link", { name: "Reset Password" }).click();
    await page.getByRole("button", { name: "Reset Password", exact: true }).click();
    const codeDialog = dialog(page, `Reset code for ${userName}`);
    const code = (await codeDialog.locator("code").textContent())!;
    expect(code).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/);
    expect(await isSignedIn(client)).toBe(false);
    await codeDialog.getByRole("link", { name: "Done" }).click();
    await expect(row.getByText("PASSWORD PENDING")).toBeVisible();
    await expect(row.getByRole("link", { name: "Reset Password" })).toHaveCount(0);
    await expect(page).not.toHaveURL(/dialog/);
    await page.reload();
    await expect(page.getByText(code)).toHaveCount(0);

    const otherBrowser = await context.browser()!.newContext({ baseURL });
    const login = await otherBrowser.newPage();
    await login.goto("/");
    await login.getByLabel("Username").fill(userName);
    await login.getByLabel("Password", { exact: true }).fill("whatever");
    await login.getByRole("button", { name: "Login" }).click();
    await login.getByLabel("Reset code").fill(code.toLowerCase());
    await login.getByLabel("New Password").fill("Brand@New1pass");
    await login.getByLabel("Confirm Password").fill("Brand@New1pass");
    await login.getByRole("button", { name: "Reset Password" }).click();
    await expect(login.getByText("Password reset successfully")).toBeVisible();
    await otherBrowser.close();
    await page.reload();
    await expect(row.getByText("PASSWORD PENDING")).toHaveCount(0);

    await openDelete(row);
    await expect(dialog(page, `Delete ${userName}?`)).toContainText("You can restore the user from Recently deleted");
    await dialog(page, `Delete ${userName}?`).getByRole("button", { name: "Delete" }).click();
    await expect(toast(page, `${userName} was deleted`)).toBeVisible();
    await expect(page.getByText("No users found")).toBeVisible();
  });

  test(`${admin} gets a warning instead of changing their own account`, async ({ page, signIn }) => {
    await signIn(admin);
    await search(page, admin);
    const row = page.getByRole("row").filter({ hasText: `${admin}@apsis.example` });
    await openDelete(row);
    await expect(page.locator("[data-severity=warning]")).toContainText("You cannot delete the logged-in account");
    await row.getByRole("link", { name: /change the role/ }).click();
    await expect(page.locator("[data-severity=warning]").last()).toContainText(
      "You cannot change the role for the logged-in account",
    );
    await expect(row.getByRole("switch")).toBeDisabled();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
}

test("Escape returns the focus to the button that opened the dialog", async ({ page, signIn }) => {
  await signIn("orgadmin");
  await search(page, "player");
  const opener = rowOf(page, "player").getByRole("button", { name: "More actions for player" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(rowOf(page, "player").getByRole("link", { name: "Delete" })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dialog(page, "Delete player?").getByRole("button", { name: "Delete" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page, "Delete player?")).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("a user who owns courses can't be deleted: the dialog names them", async ({ page, signIn, expectedProblems }) => {
  expectedProblems.push(refusedRequest);
  await signIn("orgadmin");
  await search(page, "instructor");
  await openDelete(rowOf(page, "instructor"));
  const confirm = dialog(page, "Delete instructor?");
  await confirm.getByRole("button", { name: "Delete" }).click();
  await expect(confirm.getByRole("alert")).toContainText("Failed to delete user");
  await expect(confirm.getByRole("alert")).toContainText("“Orbital Mechanics 101”");
});

test("a SystemAdmin moves users with a dropdown that an OrganizationAdmin doesn't have", async ({
  page,
  signIn,
  baseURL,
}) => {
  const { userName } = await addStudent(baseURL);
  await signIn("sysadmin");
  await search(page, userName);
  const row = rowOf(page, userName);
  await expect(row).toContainText("Aurora Academy");
  await row.getByRole("link", { name: /change the organization/ }).click();
  await dialog(page, `Change the organization of ${userName}`)
    .getByLabel("Organization")
    .selectOption("Borealis Institute");
  await page.getByRole("button", { name: "Change organization", exact: true }).click();
  await expect(toast(page, `The organization of ${userName} was changed.`)).toBeVisible();
  await expect(row).toContainText("Borealis Institute");

  await signIn("orgadmin");
  await search(page, userName);
  await expect(page.getByText("No users found")).toBeVisible();
  await page.goto("/admin/users");
  await expect(page.getByRole("columnheader", { name: "Organization" })).toHaveCount(0);
  await expect(page.getByText("orgadmin2")).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Admin" }).getByRole("link")).toHaveText([
    ...["Users", "My organization", "Courses", "Service accounts", "Audit trail"],
  ]);
});

test("clicking another user switches an open dialog to that user and role", async ({ page, signIn, baseURL }) => {
  const { userName } = await addStudent(baseURL, "instructorish");
  await signIn("sysadmin");
  await search(page, "instructor");
  await rowOf(page, "instructor2")
    .getByRole("link", { name: /change the role/ })
    .click();
  const role = dialog(page, "Change the role of instructor2").getByLabel("Role");
  await expect(role).toBeVisible();
  await page.reload();
  await expect(role).toHaveValue("Instructor");
  await rowOf(page, userName)
    .getByRole("link", { name: /change the role/ })
    .click();
  await expect(dialog(page, `Change the role of ${userName}`).getByLabel("Role")).toHaveValue("User");
});

test("the stats header shows the figures; the list is sorted and searched", async ({ page, signIn }) => {
  await signIn("orgadmin2");
  await page.goto("/admin/users");
  await expect(page.locator("dl")).toContainText("User limit");
  await expect(page.locator("dl dd")).toHaveText([/^\d+$/, "50", "1"]);
  const firstUser = () => page.getByRole("rowheader").first();
  await expect(firstUser()).toContainText("astrid");
  await page.getByRole("columnheader", { name: "User" }).getByRole("link").click();
  await expect(page).toHaveURL(/sort=-username/);
  await expect(firstUser()).not.toContainText("astrid");
  await page.getByRole("columnheader", { name: "Name" }).getByRole("link").click();
  await expect(page.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending");
  await page.getByRole("searchbox", { name: "Search users" }).fill("åkes");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("rowheader")).toHaveText([/^bjorn/]);
});

test("the active-user count turns red at one free seat, with advice", async ({ page, signIn }) => {
  await signIn("orgadmin2");
  await page.goto("/admin/users");
  const active = Number(await page.locator("dl dd").first().textContent());
  const admin = await page
    .context()
    .browser()!
    .newContext({ baseURL: new URL(page.url()).origin });
  await admin.request.post("/?index", { form: { intent: "login", username: "sysadmin", password: demoPassword } });
  const cookies = Object.fromEntries((await admin.cookies()).map(({ name, value }) => [name, value]));
  const headers = { "x-xsrf-token": cookies["XSRF-TOKEN"]! };
  const [organization] = await (await admin.request.get("/api/organizations?q=borealis")).json();
  const limit = Math.ceil((active + 1) / 5) * 5;
  expect(
    (await admin.request.put(`/api/organizations/${organization.id}/userlimit?userLimit=${limit}`, { headers })).ok(),
  ).toBe(true);
  for (let freeSeats = limit - active; freeSeats > 1; freeSeats--) {
    const userName = uniqueName("filler").replace(" ", "-");
    const registered = await new ApiClient(new URL(page.url()).origin).post("/users/registrationCode", {
      userName,
      password: demoPassword,
      email: `${userName}@students.example`,
      firstName: "",
      lastName: "",
      rankTitle: "",
      accessCode: "RENDZ-3H8P",
      isFreeUser: false,
      nationality: "",
    });
    expect(registered.status).toBe(201);
  }
  await page.reload();
  await expect(page.getByText("If the limit is reached, delete or disable users to register new ones.")).toBeVisible();
  await expect(page.locator("dl > div").first()).toHaveAttribute("title", /If the limit is reached/);
  await admin.request.put(`/api/organizations/${organization.id}/userlimit?userLimit=50`, { headers });
  await admin.close();
});

const roster = (people: string[]) => ({
  name: "fall.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(["userName;email;firstName;lastName;role;course", ...people].join("\r\n")),
});

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("an OrganizationAdmin imports a roster: dry run, import of all valid rows, then the report", async ({
      page,
      signIn,
    }) => {
      const [one, two] = [uniqueName("import").replace(" ", "-"), uniqueName("import").replace(" ", "-")];
      await signIn("orgadmin");
      await page.goto("/admin/users");
      await page.getByRole("link", { name: "Import roster" }).click();
      await page
        .getByLabel("CSV file")
        .setInputFiles(
          roster([
            `${one};${one}@example.org;Zoë;Novak;;Orbital Mechanics 101`,
            `${two};${two}@example.org;=1+1;B;Instructor;`,
            "akira;;;;;Orbital Mechanics 101",
            "player2;x@example.org;;;;",
            "no one;nowhere;;;;",
          ]),
        );
      await page.getByRole("button", { name: "Check file" }).click();
      await expect(rowOf(page, one)).toContainText("New user, joins “Orbital Mechanics 101”.");
      await expect(rowOf(page, two)).toContainText("New user.");
      await expect(rowOf(page, "akira")).toContainText("is already in “Orbital Mechanics 101”.");
      await expect(rowOf(page, "player2")).toContainText("in use outside your organization");
      await expect(rowOf(page, "no one")).toContainText("Username can contain only");
      await expect(page.getByText("Nothing has been changed yet.")).toBeVisible();
      await page.getByRole("link", { name: "Errors (2)" }).click();
      await expect(page.getByRole("rowheader")).toHaveText([/^player2/, /^no one/]);

      await page.getByRole("button", { name: "Import 2 rows" }).click();
      await expect(toast(page, "Roster imported")).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Roster imported");
      await expect(
        page.getByText(/2 users were added. 1 user joined “Orbital Mechanics 101”. 1 row changed/),
      ).toBeVisible();
      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: "Download report" }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe("Report of fall.csv");
      const lines = readFileSync(await file.path(), "utf8")
        .trim()
        .split("\r\n");
      expect(lines[1]).toMatch(
        new RegExp(`^2,${one},${one}@example\\.org,New,.*,[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$`),
      );
      expect(lines.length).toBe(6);
      await page.goto(`/admin/users?q=${one}`);
      await expect(rowOf(page, one)).toContainText("PASSWORD PENDING");
    });

    test("a roster with a system administrator asks for the name, shows free seats, and can be undone", async ({
      page,
      signIn,
      expectedProblems,
    }) => {
      expectedProblems.push(refusedRequest);
      const [chief, student] = [uniqueName("chief").replace(" ", "-"), uniqueName("pupil").replace(" ", "-")];
      await signIn("sysadmin");
      await page.goto("/admin/users/import");
      await page.getByLabel("Organization").selectOption("Aurora Academy");
      await page
        .getByLabel("CSV file")
        .setInputFiles(
          roster([`${chief};${chief}@example.org;;;SystemAdmin;`, `${student};${student}@example.org;;;;`]),
        );
      await page.getByRole("button", { name: "Check file" }).click();
      await expect(rowOf(page, chief)).toContainText("System admin");
      await expect(page.getByText("Free seats")).toBeVisible();
      const box = page.getByLabel(`Make ${chief} a system administrator`);
      if (scripts) await expectUsable(page);
      await page.getByRole("button", { name: "Import 2 rows" }).click();
      await expect(page.getByText(`Confirm each new system administrator, or remove`)).toBeVisible();
      if (scripts) await expect(box).toBeFocused();
      await box.check();
      await page.getByRole("button", { name: "Import 2 rows" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Roster imported");

      await page.goto("/admin/users");
      await page.getByRole("link", { name: "2 users imported from fall.csv" }).first().click();
      await page.getByRole("link", { name: "Undo import…" }).click();
      await expect(dialog(page, "Undo the import of fall.csv?")).toContainText(
        "The 2 users added by this import will be deleted",
      );
      if (scripts) await expectUsable(page);
      await page.getByRole("button", { name: "Undo import" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Roster import undone");
      await expect(page.getByText("fall.csv: 2 users were deleted.")).toBeVisible();
      await search(page, chief);
      await expect(page.getByText("No users found")).toBeVisible();
    });

    test("the uploader maps the columns if a file's columns are unclear", async ({ page, signIn }) => {
      const name = uniqueName("mapped").replace(" ", "-");
      await signIn("orgadmin");
      await page.goto("/admin/users/import");
      const buffer = Buffer.from(`Handle,Reached at,Shoe size\n${name},${name}@example.org,38\n"someone,else,38`);
      await page.getByLabel("CSV file").setInputFiles({ name: "export.csv", mimeType: "text/csv", buffer });
      await page.getByRole("button", { name: "Check file" }).click();
      await expect(page.getByLabel("Reached at")).toHaveValue("email");
      await page.getByLabel("Handle").selectOption("Username");
      if (scripts) await expectNoViolations(page);
      await page.getByRole("button", { name: "Check file" }).click();
      await expect(page.getByText("This column isn't imported: Shoe size.")).toBeVisible();
      await expect(rowOf(page, name)).toContainText("New user.");
      await expect(page.getByText(/A quotation mark .* in this row isn't closed/)).toBeVisible();
    });

    test("a user added by hand has a page with details, courses, sign-ins and changes", async ({
      page,
      signIn,
      expectedProblems,
    }) => {
      expectedProblems.push(refusedRequest);
      const name = uniqueName("added").replace(" ", "-");
      await signIn("orgadmin");
      await page.goto("/admin/users");
      await page.getByRole("link", { name: "Add user" }).click();
      await page.getByLabel("Username").fill("player");
      await page.getByLabel("Email").fill(`${name}@example.org`);
      await page.getByRole("button", { name: "Add user" }).click();
      await expect(page.getByText("This username is already taken.")).toBeVisible();
      await page.getByLabel("Username").fill(name);
      if (scripts) await expectNoViolations(page);
      await page.getByRole("button", { name: "Add user" }).click();
      await expect(page.getByText(`${name} was added.`)).toBeVisible();
      await expect(page.getByRole("code")).toHaveText(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
      await search(page, name);
      await rowOf(page, name).getByRole("rowheader").getByRole("link").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      await expect(page.getByText(`orgadmin added the user ${name}`)).toBeVisible();
      await expect(page.getByText("Not sent: no mail server")).toBeVisible();
      if (scripts) await expectNoViolations(page);
    });

    test("plain forms and links cover all actions on a user", async ({ page, signIn, baseURL }) => {
      const { userName } = await addStudent(baseURL, "plain");
      await signIn("orgadmin");
      await search(page, userName);
      await page.getByRole("switch").click();
      await expect(page.getByText(`${userName} was disabled`)).toBeVisible();
      await expect(page.getByRole("switch")).not.toBeChecked();
      await page.getByRole("link", { name: /change the role/ }).click();
      await page.getByLabel("Role", { exact: true }).selectOption("Restricted");
      await page.getByRole("button", { name: "Change role", exact: true }).click();
      await expect(page.getByText(`${userName} now has the role Restricted`)).toBeVisible();
      await page.getByRole("link", { name: "Reset Password" }).click();
      await page.getByRole("button", { name: "Reset Password", exact: true }).click();
      await expect(page.getByRole("heading", { name: `Reset code for ${userName}` })).toBeVisible();
      await page.getByRole("link", { name: "Done" }).click();
      await expect(page.getByText("PASSWORD PENDING")).toBeVisible();
      await openDelete(rowOf(page, userName));
      // The toolbar for many users has a button of the same name.
      await page.locator("button[name=intent][value=delete]").click();
      await expect(page.getByText(`${userName} was deleted`)).toBeVisible();
    });
  });
}

test("a file that isn't a roster, or is too large, is refused with a message", async ({
  page,
  signIn,
  expectedProblems,
}) => {
  expectedProblems.push(refusedRequest);
  await signIn("sysadmin");
  await page.goto("/admin/users/import");
  await page
    .getByLabel("CSV file")
    .setInputFiles({ name: "x.csv", mimeType: "text/csv", buffer: Buffer.from("name,age\nAda,36") });
  await page.getByRole("button", { name: "Check file" }).click();
  await expect(page.getByText("The first row must name the columns; “userName” is missing.")).toBeVisible();
  await page
    .getByLabel("CSV file")
    .setInputFiles({ name: "x.csv", mimeType: "text/csv", buffer: Buffer.alloc(2 * 1024 * 1024 + 1, "a") });
  await page.getByRole("button", { name: "Check file" }).click();
  await expect(page.getByText("The file must be at most 2 MB.")).toBeVisible();
});

test("a long roster's import shows its progress", async ({ page, signIn }) => {
  test.setTimeout(120_000);
  const mark = uniqueName("long").replace(" ", "-");
  await signIn("sysadmin");
  await page.goto("/admin/users/import");
  await page
    .getByLabel("CSV file")
    .setInputFiles(roster(Array.from({ length: 3_000 }, (_, n) => `${mark}-${n};${mark}-${n}@example.org;;;;`)));
  await page.getByRole("button", { name: "Check file" }).click();
  await expect(page.getByRole("navigation", { name: "Pages" })).toContainText("1–100 of 3,000");
  await page.getByRole("button", { name: "Import 3,000 rows" }).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect(page.getByText(/^[1-9][\d,]* of 3,000 rows/)).toBeVisible();
  const secondPage = await page.context().newPage();
  await secondPage.goto(page.url());
  await expect(secondPage.getByText("This roster is being imported.")).toBeVisible();
  await expect(page.getByText("Users added")).toBeVisible({ timeout: 60_000 });
  await expect(secondPage.getByText("Users added")).toBeVisible();
  await expect(page.getByText("3,000", { exact: true })).toBeVisible();
});

test("the sticky column covers no column of users and courses, at 1280 and 1440", async ({ page, signIn }) => {
  await signIn("sysadmin");
  for (const list of ["Users", "Courses"]) {
    await page.goto(`/admin/${list.toLowerCase()}`);
    for (const width of [1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const hidden = await page
        .getByRole("region", { name: list })
        .evaluate((region) => region.scrollWidth - region.clientWidth);
      expect(hidden, `pixels of ${list} hidden at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a user is found, disabled and enabled again", async ({ page, signIn, baseURL }) => {
    const { userName } = await addStudent(baseURL, "phone");
    await signIn("orgadmin");
    await search(page, userName);
    await page.getByRole("switch").tap();
    await expect(toast(page, `${userName} was disabled`)).toBeVisible();
    await page.getByRole("switch").tap();
    await expect(toast(page, `${userName} was enabled`)).toBeVisible();
  });
});

for (const path of ["/admin", "/admin/users", "/admin/users/import"])
  expectKeptOut(path, ["instructor", "player", "restricted"]);

for (const admin of ["sysadmin", "orgadmin"]) {
  test(`/admin welcomes ${admin} and points at the sidebar`, async ({ page, signIn }) => {
    await signIn(admin);
    await page.goto("/admin");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to the Admin Panel");
    await expect(page.getByText(/left sidebar/).first()).toBeVisible();
    await expect(page).toHaveTitle("Apsis Admin Panel");
  });
}

test("another organization's user is 404 in every dialog", async ({ context, signIn }) => {
  await signIn("orgadmin2");
  const { id } = (await (await context.request.get("/api/users")).json())[0];
  await signIn("orgadmin");
  for (const kind of ["role", "reset", "delete"])
    expect((await context.request.get(`/admin/users?dialog=${kind}&id=${id}`)).status()).toBe(404);
});

const expectUsable = async (page: Page) => {
  await expectNoViolations(page);
  await expectWithin(page, [1440, 768, 390]);
};
const fitsAndIsAccessible = "no accessibility violation, and never wider than the window";

for (const path of ["/admin", "/admin/users", "/admin/users?q=nobody-at-all", "/admin/users/import"]) {
  test(`${path}: ${fitsAndIsAccessible}`, async ({ page, signIn }) => {
    await signIn("sysadmin");
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectUsable(page);
  });
}

for (const kind of ["role", "organization", "reset", "delete"]) {
  test(`dialog ${kind}: ${fitsAndIsAccessible}`, async ({ page, signIn }) => {
    await signIn("sysadmin");
    const [{ id }] = await (await page.request.get("/api/users?q=akira")).json();
    await page.goto(`/admin/users?q=akira&dialog=${kind}&id=${id}`);
    await expect(page.getByRole("dialog").getByRole("heading")).toBeVisible();
    await expectUsable(page);
  });
}

test(`a checked roster: ${fitsAndIsAccessible}`, async ({ page, signIn }) => {
  await signIn("sysadmin");
  await page.goto("/admin/users/import");
  await page.getByLabel("CSV file").setInputFiles(roster(["akira;;;;;", "x;y;;;;"]));
  await page.getByRole("button", { name: "Check file" }).click();
  await expect(page.getByRole("table")).toBeVisible();
  await expectUsable(page);
});
