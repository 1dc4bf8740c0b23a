// An instructor adds an assistant, who decides about grades and changes nothing else, and is out once removed.
import { randomUUID } from "node:crypto";
import { courseNamed, newStudent } from "./api";
import { expect, refusedRequest, test } from "./test";

test.use({ server: "written" });

test("an assistant is added, decides in their own name, and is removed", async ({
  page,
  signIn,
  baseURL,
  expectedProblems,
}) => {
  expectedProblems.push(refusedRequest);
  await newStudent(baseURL!, `hands-${randomUUID().slice(0, 8)}`, "BASIC-4T9W");
  await signIn("colleague");
  await page.goto("/instructor/courses");
  await expect(page.getByRole("link", { name: "Space Basics B", exact: true })).toHaveCount(0);

  await signIn("instructor");
  const { id: courseId, sessionId } = await courseNamed(page.request, "Space Basics B");
  await page.goto("/instructor/courses");
  await page.getByRole("link", { name: "Space Basics B", exact: true }).click();
  await page.getByRole("link", { name: "See who teaches" }).click();
  await page.getByRole("button", { name: "Add to course" }).click();
  await expect(page.getByText("Choose a person.")).toBeVisible();
  await page.getByLabel("Person").selectOption({ label: "colleague – Tomas Berg" });
  await page.getByRole("button", { name: "Add to course" }).click();
  await expect(page.getByRole("row", { name: "colleague" })).toContainText("Assistant");

  await signIn("colleague");
  await page.goto("/instructor/courses");
  await page.getByRole("link", { name: "Space Basics B", exact: true }).click();
  await expect(page.getByRole("link", { name: "Add Members" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Edit grading" })).toHaveCount(0);
  await page.goto(`/instructor/gradebook/${sessionId}`);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await expect(page.getByRole("link", { name: "Release", exact: true })).toHaveCount(0);
  await page.goto(`/instructor/courses/${courseId}/people`);
  await expect(page.getByRole("button", { name: "Add to course" })).toHaveCount(0);

  await signIn("instructor");
  await page.goto(`/instructor/courses/${courseId}/people`);
  await page.getByRole("button", { name: "Remove colleague" }).click();
  await expect(page.getByRole("row", { name: "colleague" })).toHaveCount(0);
  await signIn("colleague");
  const gone = await page.request.get(`/instructor/gradebook/${sessionId}`);
  expect(gone.status()).toBe(404);
});
