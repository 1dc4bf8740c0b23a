// An instructor submits the final grades of a class, the student reads the own one, and a reason unlocks them.
import { randomUUID } from "node:crypto";
import { courseNamed, newStudent } from "./api";
import { expect, refusedRequest, test } from "./test";

test.use({ server: "written" });

test("final grades are submitted, read by the student, and unlocked with a reason", async ({
  page,
  signIn,
  baseURL,
  expectedProblems,
}) => {
  expectedProblems.push(refusedRequest);
  const userName = `final-${randomUUID().slice(0, 8)}`;
  await newStudent(baseURL!, userName, "RENDZ-3H8P");
  await signIn("instructor2");
  const { sessionId } = await courseNamed(page.request, "Rendezvous Lab");
  await page.goto(`/instructor/gradebook/${sessionId}`);
  await page.getByRole("link", { name: "Submit grades" }).click();
  await expect(page.getByRole("row", { name: userName })).toContainText("0 %");
  await page.getByRole("link", { name: "So far" }).click();
  await expect(page.getByRole("row", { name: userName })).toContainText("No grade");
  await page.getByRole("button", { name: "Submit grades" }).click();
  await expect(page.getByRole("main")).toContainText("Submitted by instructor2");

  await signIn(userName);
  await page.goto("/results");
  await expect(page.getByRole("main")).toContainText("Final grade");
  await page.getByRole("link", { name: "Printable transcript" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Transcript of grades" })).toBeVisible();
  await expect(page.getByRole("article")).toContainText(userName);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("link", { name: "My results" })).toBeHidden();
  await page.emulateMedia({ media: null });

  await signIn("instructor2");
  await page.goto(`/instructor/gradebook/${sessionId}/students/final`);
  await page.getByRole("button", { name: "Unlock grades" }).click();
  await expect(page.getByText("Enter why you unlock the grades.")).toBeVisible();
  await page.getByLabel("Reason").fill("One student was missing.");
  await page.getByRole("button", { name: "Unlock grades" }).click();
  await expect(page.getByRole("main")).toContainText("One student was missing.");
  await expect(page.getByRole("button", { name: "Submit grades" })).toBeVisible();
});
