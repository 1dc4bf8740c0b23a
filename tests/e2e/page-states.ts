// Every page and state, and how to get there.
import { expect, type Page } from "@playwright/test";
import { courseNamed, quizNamed } from "./api";
import { letASecondPass } from "./quiz-clock";
import { unknownEmail } from "./unknown-email";

export type PageState = {
  name: string;
  username?: string;
  open: (page: Page) => Promise<void>;
  refused?: boolean;
  /** An open menu makes the page behind it inert. */
  isInert?: boolean;
};

const at = (path: string, heading: string) => async (page: Page) => {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
};

const gradebook = async (page: Page) => {
  await at("/instructor", "Gradebook")(page);
  await expect(page.getByRole("grid")).toBeVisible();
};

const courses = async (page: Page) => {
  await page.goto("/instructor/courses");
  await expect(page.getByRole("table")).toBeVisible();
};

async function openWebhooks(page: Page) {
  await page.goto("/admin/organization");
  await page.getByRole("link", { name: "Set up webhooks" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Webhooks");
}

async function openRubric(page: Page) {
  await page.goto("/instructor");
  await page.getByRole("link", { name: "Grade plots by scenario" }).click();
  await page.getByRole("link", { name: "Rubric", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rubric");
}

async function openSandboxQueue(page: Page) {
  await at("/instructor/requests?show=sandboxes", "Grade requests")(page);
  await expect(page.getByRole("link", { name: /^See the attempt/ }).first()).toBeVisible();
}

async function openHandedIn(page: Page) {
  await openSandboxQueue(page);
  await page.getByRole("link", { name: "See the attempt ines" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Catch the Station");
}

/** States with parts that only a narrow window collapses. */
export const narrowStates: PageState[] = [
  {
    name: "menu open",
    username: "instructor",
    isInert: true,
    open: async (page) => {
      await courses(page);
      await page.getByRole("banner").locator("summary").click();
      await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
    },
  },
  {
    name: "sidebar unfolded",
    username: "instructor",
    open: async (page) => {
      await courses(page);
      await page.getByRole("complementary").locator("summary").first().click();
      await expect(page.getByLabel("Course", { exact: true })).toBeVisible();
    },
  },
];

export const pageStates: PageState[] = [
  { name: "recently deleted", username: "sysadmin", open: at("/admin/deleted", "Recently deleted0") },
  { name: "login", open: at("/", "Welcome to Apsis") },
  { name: "webhooks", username: "orgadmin", open: openWebhooks },
  {
    name: "regrades after a publication",
    username: "sysadmin",
    open: at("/admin/content/curricula/space-operations-foundation/regrades", "Regrade classes"),
  },
  {
    name: "regrade of a question, previewed",
    username: "instructor",
    open: async (page) => {
      const { id, sessionId } = await courseNamed(page.request, "Orbital Mechanics 101");
      const { scenarioId } = await quizNamed(page.request, id, "RPO Quiz");
      await page.goto(`/instructor/gradebook/x/y?session=${sessionId}&quiz=${scenarioId}&tab=questions`);
      await page
        .getByRole("link", { name: /^Regrade / })
        .first()
        .click();
      await page.getByLabel(/^Leave this question out/).check();
      await page.getByRole("button", { name: "Preview" }).click();
      await expect(page.getByRole("heading", { name: "Preview" })).toBeVisible();
    },
  },
  {
    name: "flights to fly again",
    username: "instructor",
    open: async (page) => {
      const { id, sessionId } = await courseNamed(page.request, "Orbital Mechanics 101");
      const { scenarioId } = await quizNamed(page.request, id, "Raise an Orbit");
      await page.goto(`/instructor/gradebook/${sessionId}/scenarios/${scenarioId}/regrade`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fly flights again");
    },
  },
  { name: "sandboxes to be graded", username: "instructor", open: openSandboxQueue },
  { name: "attempt at a sandbox task", username: "instructor", open: openHandedIn },
  {
    name: "grade of a sandbox by rubric",
    username: "instructor",
    open: async (page) => {
      await openSandboxQueue(page);
      await page.getByRole("link", { name: "Grade by rubric ines" }).click();
      await expect(page.getByText("The checks add 30 of 40 points.")).toBeVisible();
    },
  },
  {
    name: "sandbox as handed in",
    username: "instructor",
    open: async (page) => {
      await openHandedIn(page);
      const copy = page.getByRole("link", { name: "Open in the simulator" });
      await page.goto((await copy.getAttribute("href")) ?? "");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Catch the Station");
    },
  },
  {
    name: "sandbox task",
    username: "sysadmin",
    open: async (page) => {
      await page.goto("/admin/content/lessons");
      const published = page.getByRole("region", { name: /^Open a published/ });
      await published.getByLabel("Lesson").selectOption({ label: "Catch the Station" });
      await published.getByRole("button", { name: "Open" }).click();
      await expect(page.getByRole("heading", { name: "Checks" })).toBeVisible();
    },
  },
  { name: "missions", username: "sysadmin", open: at("/admin/content/missions", "Missions2") },
  {
    name: "mission",
    username: "sysadmin",
    open: async (page) => {
      await page.goto("/admin/content/missions");
      await page.getByRole("link", { name: "Inspect the telescope" }).click();
      await expect(page.getByRole("button", { name: "Create draft" })).toBeVisible();
    },
  },
  { name: "requests about grades", username: "instructor", open: at("/instructor/requests", "Grade requests") },
  {
    name: "decisions that wait for a second look",
    username: "colleague",
    open: async (page) => {
      await page.goto("/instructor/requests?show=looks");
      await expect(page.getByRole("button", { name: "Agree" }).first()).toBeVisible();
    },
  },
  { name: "retention of the installation", username: "sysadmin", open: at("/admin/system/retention", "Retention") },
  {
    name: "retention of an organization, previewed",
    username: "orgadmin",
    open: async (page) => {
      await page.goto("/admin/organization");
      await page.getByRole("link", { name: "Set retention" }).click();
      await page.getByRole("button", { name: "Preview" }).click();
      await expect(page.getByRole("heading", { name: "What would be removed" })).toBeVisible();
    },
  },
  {
    name: "webhook",
    username: "orgadmin",
    open: async (page) => {
      await openWebhooks(page);
      await page.getByRole("link", { name: "Open lms.aurora.example" }).click();
      await expect(page.getByRole("table")).toBeVisible();
    },
  },
  {
    name: "delivery of a webhook",
    username: "orgadmin",
    open: async (page) => {
      await openWebhooks(page);
      await page.getByRole("link", { name: "Open lms.aurora.example" }).click();
      await page.getByRole("link", { name: "Details attempt.recorded" }).first().click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Delivery");
    },
  },
  { name: "sign-in by a passkey", open: at("/sign-in/passkey", "Sign in with a passkey") },
  { name: "second factors", username: "player", open: at("/account/security", "Second factors") },
  { name: "second factor: app", username: "player", open: at("/account/security/app", "Set up authenticator app") },
  { name: "second factors of the site", username: "sysadmin", open: at("/admin/system/factors", "Second factors") },
  {
    name: "grading",
    username: "instructor",
    open: async (page) => {
      await page.goto("/instructor/courses");
      await page.getByRole("link", { name: "Space Basics B", exact: true }).click();
      await page.getByRole("link", { name: "Edit grading" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Grading");
    },
  },
  {
    name: "people who teach a course",
    username: "instructor",
    open: async (page) => {
      await page.goto("/instructor/courses");
      await page.getByRole("link", { name: "Orbital Mechanics 101", exact: true }).click();
      await page.getByRole("link", { name: "See who teaches" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("People who teach");
    },
  },
  {
    name: "rubric of a scenario",
    username: "instructor",
    refused: true,
    open: async (page) => {
      await openRubric(page);
      await page.getByLabel("Name").first().fill("Plan of the maneuver");
      await page.getByLabel("Levels").first().fill("Complete 5\nPartly 3\nMissing");
      await page.getByRole("button", { name: "Save rubric" }).click();
      await expect(page.getByText("Enter a level and its points on each line, in whole points")).toBeVisible();
    },
  },
  { name: "confirm who you are", username: "player", open: at("/confirm", "Confirm it's you") },
  { name: "own results", username: "player", open: at("/results", "My results") },
  { name: "own transcripts", username: "player", open: at("/results/credentials", "Signed transcripts") },
  { name: "verify a transcript", open: at("/verify", "Verify a transcript") },
  { name: "own results without attempts", username: "orgadmin", open: at("/results", "My results") },
  {
    name: "login with a message",
    open: async (page) => {
      await page.goto("/instructor");
      await expect(page.getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "login with field errors",
    refused: true,
    open: async (page) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Login" }).click();
      await expect(page.getByText("Password is required.")).toBeVisible();
    },
  },
  {
    name: "login with a toast",
    username: "instructor",
    open: async (page) => {
      await page.goto("/");
      // A focused toast stays.
      await page.getByRole("button", { name: "Dismiss" }).focus();
    },
  },
  { name: "reset mode", open: at("/?mode=reset", "Reset Password") },
  {
    name: "reset mode with success",
    open: async (page) => {
      await page.goto("/?mode=reset");
      await page.getByLabel("Enter Email").fill(unknownEmail());
      await page.getByRole("button", { name: "Send Reset Link" }).click();
      await expect(page.getByText("a reset link has been sent")).toBeVisible();
    },
  },
  {
    name: "reset mode with an error",
    refused: true,
    open: async (page) => {
      await page.goto("/?mode=reset");
      await page.getByRole("button", { name: "Send Reset Link" }).click();
      await expect(page.getByText("Please enter your email.")).toBeVisible();
    },
  },
  {
    name: "About",
    open: async (page) => {
      await page.goto("/");
      await page.getByRole("button", { name: "About" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  { name: "unauthorized", open: at("/unauthorized", "Looks like something broke!") },
  { name: "unauthorized with a code", username: "player", open: at("/instructor", "You don't have access to this!") },
  {
    name: "a course",
    username: "instructor",
    open: async (page) => {
      await courses(page);
      await page.getByRole("link", { name: "Orbital Mechanics 101", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Orbital Mechanics 101");
    },
  },
  {
    name: "a course's sheet",
    username: "instructor",
    open: async (page) => {
      await courses(page);
      await page.getByRole("link", { name: "Orbital Mechanics 101", exact: true }).click();
      await page.getByRole("link", { name: "Print or project" }).click();
      await expect(page.getByRole("listitem").first()).toContainText("Scan the code");
    },
  },
  {
    name: "404 inside an area",
    username: "instructor",
    refused: true,
    open: at("/instructor/courses/00000000-0000-7000-8000-000000000000", "Page not found!"),
  },
  { name: "forbidden", open: at("/forbidden", "403 Access Denied (Forbidden)") },
  { name: "server error", open: at("/server-error", "500 Unexpected server error!") },
  { name: "404", refused: true, open: at("/no/such/page", "Page not found!") },
  { name: "gradebook", username: "instructor", open: gradebook },
  {
    name: "a student's record",
    username: "instructor",
    open: async (page) => {
      await gradebook(page);
      await page.getByRole("link", { name: "Akira Tanaka" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Akira Tanaka");
    },
  },
  {
    name: "a student's transcript",
    username: "instructor",
    open: async (page) => {
      await gradebook(page);
      await page.getByRole("link", { name: "Akira Tanaka" }).click();
      await page.getByRole("link", { name: "Printable transcript" }).click();
      await expect(page.getByRole("article")).toContainText("Akira Tanaka");
    },
  },
  {
    name: "own transcript",
    username: "player",
    open: at("/results/transcript", "Transcript of grades"),
  },
  {
    name: "a class summary",
    username: "instructor",
    open: async (page) => {
      await gradebook(page);
      await page.getByRole("button", { name: "More", exact: true }).click();
      await page.getByRole("link", { name: "Summary", exact: true }).click();
      await expect(page.getByRole("heading", { name: "Hardest questions" })).toBeVisible();
    },
  },
  {
    name: "final grades before they are submitted",
    username: "instructor",
    open: async (page) => {
      await gradebook(page);
      await page.getByRole("link", { name: "Submit grades", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Final grades");
    },
  },
  {
    name: "an invalid link to a summary",
    refused: true,
    open: at("/summary/x", "This summary link doesn't work"),
  },
  {
    name: "the plot of a scenario",
    username: "instructor",
    open: async (page) => {
      await gradebook(page);
      await page.getByRole("link", { name: "Grade plots by scenario" }).click();
      await expect(page.getByRole("heading", { name: "Grade distribution" })).toBeVisible();
    },
  },
  {
    name: "the gradebook on another day",
    username: "instructor",
    open: async (page) => {
      await gradebook(page);
      await page.getByRole("button", { name: "More", exact: true }).click();
      await page.getByRole("link", { name: "Another day" }).click();
      await expect(page.getByRole("slider")).toBeVisible();
    },
  },
  {
    name: "changing several grades",
    username: "instructor",
    open: async (page) => {
      await gradebook(page);
      await page.getByRole("button", { name: "More", exact: true }).click();
      await page.getByRole("link", { name: "Change several grades" }).click();
      await page.getByLabel("All students of the class").check();
      await page.getByRole("group", { name: "Scenarios" }).getByRole("checkbox").nth(1).check();
      await page.getByLabel("Reason").fill("The server was down.");
      await page.getByRole("button", { name: "Preview" }).click();
      await expect(page.getByRole("button", { name: "Excuse students" })).toBeVisible();
    },
  },
  {
    name: "the comments of a class",
    username: "instructor",
    open: async (page) => {
      await gradebook(page);
      await page.getByRole("button", { name: "More", exact: true }).click();
      await page.getByRole("link", { name: "Comments", exact: true }).click();
      await expect(page.getByRole("link", { name: /^Not read yet/ })).toBeVisible();
    },
  },
  { name: "reusable comments", username: "instructor", open: at("/instructor/comments", "Reusable comments") },
  {
    name: "a comment on an attempt",
    username: "instructor",
    isInert: true,
    open: async (page) => {
      await gradebook(page);
      await page.getByRole("link", { name: "Akira Tanaka" }).click();
      await page.getByRole("link", { name: "Comment on the course" }).click();
      await expect(page.getByRole("textbox", { name: "Comment" })).toBeVisible();
    },
  },
  {
    name: "an attempt",
    username: "instructor",
    open: async (page) => {
      await gradebook(page);
      await page.getByRole("link", { name: "Akira Tanaka" }).click();
      await page
        .getByRole("row")
        .filter({ hasText: "counts" })
        .first()
        .getByRole("link", { name: "@" })
        .first()
        .click();
      await expect(page).toHaveURL(/\/instructor\/attempts\//);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  },
  {
    name: "due dates",
    username: "instructor",
    open: async (page) => {
      await gradebook(page);
      await page.getByRole("link", { name: "Due dates" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Due dates");
    },
  },
  {
    name: "release of a scenario",
    username: "instructor",
    open: async (page) => {
      await gradebook(page);
      await page.getByRole("button", { name: "More", exact: true }).click();
      await page.getByRole("link", { name: "Release", exact: true }).click();
      await page
        .getByRole("link", { name: /^Change release of/ })
        .first()
        .click();
      await expect(page.getByRole("button", { name: "Save" })).toBeVisible();
    },
  },
  {
    name: "what a student sees",
    username: "instructor",
    open: async (page) => {
      await gradebook(page);
      await page.getByRole("link", { name: "Akira Tanaka" }).click();
      await page.getByRole("link", { name: "View as student" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("My results");
    },
  },
  {
    name: "student visibility",
    username: "instructor",
    open: async (page) => {
      await gradebook(page);
      await page.getByRole("button", { name: "More", exact: true }).click();
      await page.getByRole("link", { name: "Student visibility" }).click();
      await expect(
        page
          .getByRole("dialog")
          .or(page.getByRole("heading", { level: 1 }))
          .first(),
      ).toBeVisible();
    },
  },
  {
    name: "a user",
    username: "orgadmin",
    open: async (page) => {
      await page.goto("/admin/users?q=akira");
      await page
        .getByRole("link", { name: /^akira/ })
        .first()
        .click();
      await expect(page.getByRole("heading", { name: "Sign-ins" })).toBeVisible();
    },
  },
  {
    name: "the preview of a change to many users",
    username: "orgadmin",
    open: async (page) => {
      await page.goto("/admin/users?role=OrganizationAdmin");
      await page.getByLabel("Select all on this page").check();
      await page.getByRole("button", { name: "Disable…" }).click();
      await expect(page.getByRole("heading", { name: "No users to change" })).toBeVisible();
    },
  },
  { name: "the first steps", username: "sysadmin", open: at("/admin/first-steps", "First steps") },
  {
    name: "creating an organization",
    username: "sysadmin",
    open: async (page) => {
      await page.goto("/admin/organizations?dialog=create");
      await expect(page.getByRole("heading", { name: "Create organization" })).toBeVisible();
    },
  },
  { name: "finding an organization's sign-in", open: at("/sign-in", "Sign in with your organization") },
  { name: "an organization's page", username: "orgadmin", open: at("/admin/organization", "Aurora Academy") },
  {
    name: "setting up single sign-on",
    username: "orgadmin",
    open: async (page) => {
      await page.goto("/admin/organization");
      await page.getByRole("link", { name: "Set up", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Single sign-on");
    },
  },
  {
    name: "provisioning, with what a group gives",
    username: "orgadmin",
    open: async (page) => {
      await page.goto("/admin/organization");
      await page.getByRole("link", { name: "Manage provisioning" }).click();
      await page.getByRole("link", { name: "Change Cadets 2026" }).click();
      await expect(page.getByRole("heading", { name: "What members of Cadets 2026 get" })).toBeVisible();
    },
  },
  { name: "adding a user", username: "orgadmin", open: at("/admin/users/add", "Add user") },
  {
    name: "editing a user",
    username: "orgadmin",
    open: async (page) => {
      await page.goto("/admin/users?q=player");
      await page.getByRole("rowheader", { name: "player@" }).getByRole("link").click();
      await page.getByRole("link", { name: "Edit" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit player");
    },
  },
  {
    name: "the reference of the API",
    open: async (page) => {
      await page.goto("/api/docs");
      await page.getByLabel("Find a call").fill("leaderboard");
      await expect(page.getByRole("status")).toHaveText("5 calls");
    },
  },
  {
    name: "the printed gradebook",
    username: "instructor",
    open: async (page) => {
      await gradebook(page);
      await at(`${new URL(page.url()).pathname}?view=print`, "Gradebook")(page);
    },
  },
  { name: "admin tabs", username: "orgadmin", open: courses },
  {
    name: "gradebook without a search result",
    username: "instructor",
    open: async (page) => {
      await gradebook(page);
      await page.getByRole("searchbox").fill("nobody");
      await expect(page.getByRole("rowheader")).toHaveCount(0);
    },
  },
  {
    name: "gradebook without navigation",
    username: "instructor",
    open: async (page) => {
      await gradebook(page);
      // One row is enough to reload.
      await at(`${new URL(page.url()).pathname.replace("/instructor", "")}?q=priya`, "Gradebook")(page);
    },
  },
  { name: "gradebook without students", username: "studentless", open: at("/instructor", "Gradebook") },
  {
    name: "no courses",
    username: "courseless",
    open: async (page) => {
      await page.goto("/instructor");
      await expect(page.getByText("No Courses Found")).toBeVisible();
    },
  },
  { name: "all courses", username: "instructor", open: courses },
  {
    name: "hand in a file, refused",
    username: "instructor",
    open: async (page) => {
      await page.goto("/instructor/hand-in");
      const buffer = Buffer.from("{}");
      await page.getByLabel("Attempt").setInputFiles({ name: "a.json", mimeType: "application/json", buffer });
      await page.getByRole("button", { name: "Hand in" }).click();
      await expect(page.getByText("userId is missing.")).toBeVisible();
    },
    refused: true,
  },
  { name: "all courses, empty", username: "courseless", open: at("/instructor/courses", "Courses0") },
  {
    name: "quiz responses",
    username: "instructor",
    open: at("/instructor/gradebook/Fall%20Term/Space%20101%20Final", "Quiz Responses"),
  },
  {
    name: "quiz responses with all questions",
    username: "instructor",
    open: async (page) => {
      await at("/gradebook/Fall%20Term/RPO%20Quiz", "Quiz Responses")(page);
      await page.getByText("All questions and answers in full").click();
      await expect(page.getByRole("definition").first()).toBeVisible();
    },
  },
  {
    name: "quiz loading",
    username: "instructor2",
    open: async (page) => {
      await page.goto("/instructor/gradebook/Fall%20Lab/Advanced%20Missions%20Quiz");
      await expect(page.getByText("Loading Quiz Data...")).toBeVisible();
    },
  },
  {
    name: "quiz without data",
    username: "instructor2",
    open: async (page) => {
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.goto("/instructor/gradebook/Fall%20Lab/Advanced%20Missions%20Quiz");
      // By then its scripts run, and the test controls their clock.
      await expect(page.getByText("Loading Quiz Data...")).toBeVisible();
      for (let second = 1; second <= 5; second++) await letASecondPass(page);
      await expect(page.getByText("No quiz data found")).toBeVisible();
      await page.clock.resume();
    },
  },
  {
    name: "quiz without students",
    username: "studentless",
    open: at("/instructor/gradebook/First%20Class/RPO%20Quiz", "Quiz Responses"),
  },
];
