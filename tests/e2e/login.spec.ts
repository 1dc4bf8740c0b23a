import { demoPassword, expect, refusedRequest, test } from "./test";

test("the login page has its heading, its fields and its links", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle("Apsis");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to Apsis");
  await expect(page.getByLabel("Username")).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "password");
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Forgot password?" })).toBeVisible();
  await expect(page.getByText("No access code yet? Request one from support@apsis.example.")).toBeVisible();
});

test("the register link says that it joins an organization", async ({ page, expectedProblems }) => {
  // The registration page comes with the accounts.
  expectedProblems.push(refusedRequest);
  await page.goto("/");
  await page.getByRole("link", { name: "Register with access code" }).click();
  await expect(page).toHaveURL("/register?mode=JoinOrganization");
  expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toEqual({ mode: "JoinOrganization" });
});

test("the footer has a logo link, a copyright line and About", async ({ page }) => {
  await page.goto("/?mode=reset");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText(`© ${new Date().getUTCFullYear()} Apsis`);
  await expect(footer.getByRole("button", { name: "About" })).toBeVisible();
  await footer.getByRole("link", { name: "Apsis" }).click();
  await expect(page.getByRole("heading", { name: "Welcome to Apsis" })).toBeVisible();
});

for (const username of ["instructor", "nobody-of-this-name"]) {
  test(`a wrong password of ${username} gets a hint, keeps the username and clears the password`, async ({
    page,
    expectedProblems,
  }) => {
    expectedProblems.push(refusedRequest);
    await page.goto("/");
    await page.getByLabel("Username").fill(username);
    await page.getByLabel("Password", { exact: true }).fill("wrong-password-1!");
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByRole("alert")).toHaveText(
      "Incorrect username or password. If you forgot your password, please contact your administrator to have it reset.",
    );
    await expect(page.getByLabel("Username")).toHaveValue(username);
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
    await page.getByLabel("Password", { exact: true }).fill("x");
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
}

test("empty fields are named, each until it is edited", async ({ page, expectedProblems }) => {
  expectedProblems.push(refusedRequest);
  await page.goto("/");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("alert")).toContainText("Login failed: ");
  await expect(page.getByText("Username is required.")).toBeVisible();
  await expect(page.getByText("Password is required.")).toBeVisible();
  await expect(page.getByLabel("Username")).toHaveAttribute("aria-invalid", "true");

  await page.getByLabel("Username").fill("i");
  await expect(page.getByText("Username is required.")).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByText("Password is required.")).toBeVisible();

  await page.getByLabel("Password", { exact: true }).fill("p");
  await expect(page.getByText("Password is required.")).toHaveCount(0);
});

test("a disabled account cannot log in", async ({ page, expectedProblems }) => {
  expectedProblems.push(refusedRequest);
  await page.goto("/");
  await page.getByLabel("Username").fill("disabled");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "User or organization account is disabled. Please contact your administrator.",
  );
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: "userId" }));
});

const landings = [
  { username: "instructor", landing: /\/instructor\/gradebook\/[0-9a-f-]{36}$/ },
  { username: "sysadmin", landing: /\/admin\/users$/ },
  { username: "orgadmin", landing: /\/admin\/users$/ },
  { username: "player", landing: /\/play$/ },
];

for (const { username, landing } of landings) {
  test(`Enter in the password field submits, and ${username} lands in the area of the first role`, async ({
    page,
    expectedProblems,
  }) => {
    // The admin area and the game load later.
    expectedProblems.push(refusedRequest);
    await page.goto("/");
    await page.getByLabel("Username").fill(username);
    await page.getByLabel("Password", { exact: true }).fill(demoPassword);
    await page.getByLabel("Password", { exact: true }).press("Enter");
    await expect(page).toHaveURL(landing);
  });
}

test("a visible password is still sent", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Username").fill("instructor");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Show: Password" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("heading", { name: "Gradebook" })).toBeVisible();
});
