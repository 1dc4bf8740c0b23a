import { expectNoViolations } from "./page-checks";
import { expect, fillRegistration, logIn, newName, password, refusedRequest, register, submit, test } from "./shop";

const note = 'Be sure to enter "Access Code" exactly as it was provided to you.';
const features = [
  "Space 101 with 20+ lessons",
  "Frames of References (inertial and RIC)",
  "Rendezvous and Proximity Operations",
  "Objectives-Based Scenarios",
];
const included = [
  "Annual subscription with reduced renewal fees",
  "Classroom leaderboards and management",
  "Web and desktop applications",
  "In-game tutorials and help",
  "Email tech support and online FAQs",
];
const fields = ["Username", "Email", "Access Code", "First Name", "Last Name", "Rank/Title"];

for (const [address, offersPurchase, offersJoining] of [
  ["/register", true, true],
  ["/register?mode=JoinOrganization", false, true],
  ["/register?mode=Standalone", false, false],
] as const) {
  test(`${address} has its fields, panels and notes`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1, name: "Create Account" })).toBeVisible();
    for (const label of fields) await expect(page.getByLabel(label)).toBeVisible();
    await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "password");
    await expect(page.getByRole("combobox", { name: "Nationality" })).toBeVisible();
    await expect(page.getByText(note)).toHaveCount(offersJoining ? 1 : 0);
    await expect(page.getByRole("heading", { name: "Key Features and Benefits" })).toHaveCount(offersJoining ? 1 : 0);
    await expect(page.getByRole("heading", { name: "What's Included" })).toHaveCount(offersJoining ? 1 : 0);
    for (const text of [...features, ...included])
      await expect(page.getByText(text, { exact: true })).toHaveCount(offersJoining ? 1 : 0);
    for (const text of ["$250", "Billed Monthly", "Cancel Anytime"])
      await expect(page.getByText(text, { exact: true }).filter({ visible: true })).toHaveCount(offersPurchase ? 1 : 0);
    await expect(page.getByRole("heading", { name: "Payment Method" })).toHaveCount(offersPurchase ? 1 : 0);
    for (const label of ["Card Number", "Card Expiry", "Card Security Code"])
      await expect(page.getByText(label, { exact: true })).toHaveCount(offersPurchase ? 1 : 0);
    await expect(page.getByRole("link", { name: "Back to Login" })).toHaveAttribute("href", "/");
    await expectNoViolations(page);
  });
}

test("the registration mode moves from the history state to the address and survives a reload", async ({ page }) => {
  await page.goto("/register");
  await page.evaluate(() =>
    history.replaceState({ usr: { mode: "Standalone" }, key: "state", idx: 0 }, "", "/register"),
  );
  await page.reload();
  await expect(page).toHaveURL("/register?mode=Standalone");
});

test("joining an organization shows errors, keeps values, clears a message on edit, and succeeds", async ({
  page,
  shop,
  expectedProblems,
}) => {
  expectedProblems.push(refusedRequest);
  const [existingName, userName] = [newName("taken"), newName("joiner")];
  await register(shop, existingName);
  await page.goto("/register?mode=JoinOrganization");
  await fillRegistration(page, existingName.toUpperCase(), { accessCode: "orbit-7k2m" });
  await submit(page);
  // Only a valid code reveals which names are taken.
  await expect(
    page.getByText("This access code doesn't exist. Enter it exactly as it was provided to you."),
  ).toBeVisible();
  await expect(page.getByText("This username is already taken.")).toHaveCount(0);
  await expect(page.getByLabel("Access Code")).toBeFocused();
  await expect(page.getByLabel("First Name")).toHaveValue("Ada");
  await page.getByLabel("Access Code").fill("ORBIT-7K2M");
  await expect(
    page.getByText("This access code doesn't exist. Enter it exactly as it was provided to you."),
  ).toHaveCount(0);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await submit(page);
  await expect(page.getByText("This username is already taken.")).toBeVisible();
  await expect(page.getByText("This email is already in use.")).toBeVisible();
  await expect(page.getByLabel("Username")).toBeFocused();
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Username").fill(userName);
  await page.getByLabel("Email").fill(`${userName}@example.org`);
  await submit(page);
  await expect(page).toHaveURL("/success");
  await expect(page.getByRole("heading", { name: "Registration Successful" })).toBeVisible();
  await expect(page.getByText(`New user "${userName}" registered`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`New user "${userName}" registered`)).toBeVisible();
  await page.getByRole("link", { name: "Log in" }).click();
  await page.getByLabel("Username").fill(userName);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/play");
});

test("a registration resent after a lost answer gets the first answer", async ({ page, expectedProblems }) => {
  expectedProblems.push(/register.*\.data|ERR_CONNECTION|ERR_FAILED/);
  const userName = newName("lost");
  let isLost = true;
  await page.route("**/register.data*", async (route) => {
    if (route.request().method() !== "POST" || !isLost) return route.continue();
    isLost = false;
    await route.fetch({ maxRedirects: 0 });
    await route.abort("connectionaborted");
  });
  await page.goto("/register?mode=JoinOrganization");
  await fillRegistration(page, userName);
  await submit(page);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL("/success");
  await expect(page.getByText(`New user "${userName}" registered`)).toBeVisible();
  // A reopened form has a new key.
  await page.goto("/register?mode=JoinOrganization");
  await fillRegistration(page, userName);
  await submit(page);
  await expect(page.getByText("This username is already taken.")).toBeVisible();
});

test("while sending, the button says so and ignores further presses", async ({ page }) => {
  const userName = newName("patient");
  await page.goto("/register?mode=Standalone");
  await fillRegistration(page, userName);
  let [posts, openGate] = [0, () => {}];
  const gate = new Promise<void>((done) => (openGate = done));
  await page.route("**/register.data**", async (route) => {
    if (route.request().method() === "POST") {
      posts++;
      await gate;
    }
    await route.continue();
  });
  await submit(page);
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeVisible();
  await page.getByLabel("Last Name").press("Enter");
  await page.getByRole("button", { name: "Submitting..." }).click({ force: true });
  openGate();
  await expect(page.getByText(`${userName} registered`, { exact: true })).toBeVisible();
  expect(posts).toBe(1);
});

test("the choice and the focus stay when the search replaces the plain select", async ({ page }) => {
  await page.goto("/register?mode=JoinOrganization", { waitUntil: "networkidle" });
  await page.getByLabel("Nationality").selectOption("NO");
  await page.getByLabel("Nationality").focus();
  await expect(page.locator("input[name=nationality]")).toHaveValue("NO");
  await expect(page.getByRole("combobox", { name: "Nationality" })).toHaveValue("Norway");
  await expect(page.getByRole("combobox", { name: "Nationality" })).toBeFocused();
});

test("the country is found by typing, and flags load only then", async ({ page }) => {
  const flags: string[] = [];
  page.on(
    "request",
    (request) => void (/\/assets\/[A-Z]{2}-[^/]*\.svg$/.test(request.url()) && flags.push(request.url())),
  );
  await page.goto("/register?mode=JoinOrganization", { waitUntil: "networkidle" });
  expect(flags).toEqual([]);
  await page.getByLabel("Username").focus();
  await expect(page.locator("input[name=nationality]")).toBeAttached();
  const country = page.getByRole("combobox", { name: "Nationality" });
  await country.fill("atlantis");
  await expect(page.getByText("No results found")).toBeVisible();
  await country.fill("swe");
  await expect(page.getByRole("option")).toHaveText(["Sweden"]);
  await expect(page.getByRole("option").locator("img")).toBeVisible();
  await country.press("Enter");
  await expect(country).toHaveValue("Sweden");
  await expect(page.locator("input[name=nationality]")).toHaveValue("SE");
  expect(flags.length).toBeGreaterThan(0);
  expect(flags.length).toBeLessThan(60);
});

test("/success and /failed show no result when opened directly", async ({ page }) => {
  for (const address of ["/success", "/failed"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: "Nothing to show" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to Login" })).toBeVisible();
  }
});

test("the login form says how long to wait after too many tries", async ({ page, expectedProblems }) => {
  expectedProblems.push(refusedRequest);
  await page.goto("/");
  const userName = newName("guessed");
  for (let i = 0; i < 10; i++)
    await page
      .context()
      .request.post("/?index", { form: { intent: "login", username: userName, password: "Wrong@Password1" } });
  await page.getByLabel("Username").fill(userName);
  await page.getByLabel("Password", { exact: true }).fill("Wrong@Password1");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    /^Too many attempts\. Try again in \d+ minutes, or sign in right away with a reset link sent by email\.$/,
  );
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const [mode, text] of [
    ["Standalone", (name: string) => `${name} registered`],
    ["JoinOrganization", (name: string) => `New user "${name}" registered`],
  ] as const) {
    test(`${mode}: refused, corrected, registered, and signed in`, async ({ page, shop, expectedProblems }) => {
      expectedProblems.push(refusedRequest);
      const [existingName, userName] = [newName("taken"), newName("plain")];
      await register(shop, existingName);
      await page.goto(`/register?mode=${mode}`);
      await fillRegistration(page, existingName);
      await page.getByLabel("Nationality").selectOption({ label: "Sweden" });
      await submit(page);
      await expect(page.getByText("This username is already taken.")).toBeVisible();
      await expect(page.getByLabel("First Name")).toHaveValue("Ada");
      await expect(page.getByLabel("Nationality")).toHaveValue("SE");
      await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
      await fillRegistration(page, userName);
      await submit(page);
      await expect(page.getByRole("heading", { name: "Registration Successful" })).toBeVisible();
      await page.reload();
      await expect(page.getByText(text(userName), { exact: true })).toBeVisible();
      await logIn(page, userName);
    });
  }
});
