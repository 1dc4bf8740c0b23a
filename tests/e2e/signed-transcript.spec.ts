// A student creates a signed transcript; anybody verifies it, with scripts by flying its flight again. Then it's revoked.
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { ScenarioHeader } from "~/domain/curricula/curriculum-headers";
import { evidenceForStart } from "../support/scored-flights";
import { clientOf, newStudent } from "./api";
import { expectNoViolations, expectWithin } from "./page-checks";
import { demoPassword, expect, refusedRequest, test } from "./test";

test.use({ server: "written", viewport: { width: 390, height: 844 } });

const courseCode = "ORBIT-7K2M";
const title = "Circumnavigate the Target";

/** A student who has flown one flight, and is excused from the rest of its campaign. */
async function addStudent(url: string) {
  const userName = `flier-${randomUUID().slice(0, 8)}`;
  const student = await newStudent(url, userName, courseCode, "Ada");
  const joined = await student.post<{ groupId: string; sessionId: string }>("/groups/join", { password: courseCode });
  const { groupId, sessionId } = joined.body;
  const { body: headers } = await student.get<ScenarioHeader[]>(`/courses/${groupId}/headers`);
  const flown = headers.find(({ scenarioTitle }) => scenarioTitle === title);
  const { scenarioId = "", campaignId = "" } = flown ?? {};
  const { body: start } = await student.post<{ startId: string; seed: number; mode: "scored" }>("/scores/starts", {
    scenarioId,
    sessionId,
  });
  const evidence = evidenceForStart(scenarioId, start);
  await student.post("/scores", { attemptId: randomUUID(), scenarioId, sessionId, startId: start.startId, evidence });
  const { body: own } = await student.post<{ id: string }>("/auth/session", {
    username: userName,
    password: demoPassword,
  });
  const administrator = await clientOf(url, "sysadmin");
  for (const other of headers)
    if (other.campaignId === campaignId && other.scenarioId !== scenarioId)
      await administrator.post(`/sessions/${sessionId}/grades/${own.id}/decisions`, {
        ...{ scenarioId: other.scenarioId, kind: "excuse", reason: "Not taught this term." },
      });
  return { userName, campaign: flown?.campaignTitle ?? "" };
}

async function verify(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.goto("/verify");
  await page.getByLabel("Transcript file").setInputFiles(file);
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
}

for (const scripts of [true, false])
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("a signed transcript is created with consent, verified by anybody, and revoked", async ({
      page,
      browser,
      signIn,
      baseURL,
      expectedProblems,
    }) => {
      expectedProblems.push(refusedRequest);
      const { userName, campaign } = await addStudent(baseURL!);
      await signIn(userName);
      await page.goto("/results");
      await page.getByRole("link", { name: "Signed transcripts" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Signed transcripts");
      await page.getByRole("button", { name: "Create signed transcript" }).press("Enter");
      await expect(page.getByText("Tick the box to agree to what the file contains.")).toBeVisible();
      await page.getByRole("checkbox").press("Space");
      await page.getByRole("button", { name: "Create signed transcript" }).press("Enter");
      const download = page.getByRole("link", { name: `Download the transcript of ${campaign}` });
      await expect(download).toBeVisible();
      if (scripts) await expectNoViolations(page);
      await expectWithin(page, [1440, 768, 390]);
      const [saved] = await Promise.all([page.waitForEvent("download"), download.click()]);
      const file = { name: "transcript.json", mimeType: "application/json", buffer: readFileSync(await saved.path()) };

      const visitor = await browser.newPage({ baseURL: baseURL!, javaScriptEnabled: scripts });
      await verify(visitor, file);
      await expect(visitor.getByRole("heading", { name: "Genuine and valid" })).toBeVisible();
      await expect(visitor.getByText("Ada", { exact: true })).toBeVisible();
      await expect(visitor.getByRole("rowheader", { name: title })).toBeVisible();
      if (scripts) {
        await expect(visitor.getByText(/Flown again in your browser: \d+ points, the same/)).toBeVisible();
        await expectNoViolations(visitor);
      } else await expect(visitor.locator("noscript p")).toBeVisible();
      await expectWithin(visitor, [1440, 768, 390]);

      const altered = file.buffer.toString().replace(/\\"end\\":/, '\\"End\\":');
      await verify(visitor, { ...file, buffer: Buffer.from(altered) });
      await expect(visitor.getByRole("heading", { name: "Evidence altered" })).toBeVisible();

      await page.getByRole("button", { name: `Revoke the transcript of ${campaign}` }).press("Enter");
      await expect(page.getByText("Revoked", { exact: true })).toBeVisible();
      await verify(visitor, file);
      await expect(visitor.getByRole("heading", { name: "Revoked" })).toBeVisible();
      await visitor.close();
    });
  });
