import { readFile } from "node:fs/promises";
import Papa from "papaparse";
import { expectedQuizTable } from "./quiz-table";
import { expect, test } from "./test";

test("Download CSV gives the table as a file named by the quiz", async ({ page, signIn }) => {
  await signIn("instructor");
  const { questions, rows } = await expectedQuizTable(page.request, "Orbital Mechanics 101", "RPO Quiz");
  await page.goto("/instructor/gradebook/Fall%20Term/RPO%20Quiz");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download CSV" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("Quiz Results Proximity Operations Quiz.csv");

  const bytes = await readFile(await download.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const { data, errors, meta } = Papa.parse<string[]>(bytes.toString("utf8").slice(1), { skipEmptyLines: true });
  expect([errors, meta.linebreak]).toEqual([[], "\r\n"]);
  const [head, ...lines] = data;
  expect(head?.slice(0, 6)).toEqual(["Username", "First Name", "Last Name", "Score", "Max Score", "Completed (UTC)"]);
  expect(head?.slice(6, -1)).toEqual(
    questions.flatMap((text, index) => [`Q${index + 1}. ${text}`, `Q${index + 1} Score`]),
  );
  expect(head?.at(-1)).toBe("Reported by the Game");
  const table = lines.map((line) => ({
    username: line[0],
    score: line[3],
    maxScore: line[4],
    answers: line.slice(6, -1),
  }));
  expect(table).toEqual(
    rows.map((row) =>
      row.cells
        ? {
            username: row.username,
            score: String(row.score),
            maxScore: String(row.maxScore),
            answers: row.cells.flatMap(({ chosen, score }) => [escaped(chosen.join("; ")), String(score)]),
          }
        : { username: row.username, score: "", maxScore: "", answers: questions.flatMap(() => ["", ""]) },
    ),
  );
});

/** Text that a spreadsheet would run as a formula. */
const escaped = (text: string) => (/^[=+\-@]/.test(text) ? `'${text}` : text);

test("without a title the file is Quiz Results.csv", async ({ page, signIn }) => {
  await signIn("instructor");
  const { course, quiz } = await expectedQuizTable(page.request, "Orbital Mechanics 101", "Frames Quiz");
  const answer = await page.request.get(
    `/api/scores/session/${course.sessionId}/all/csv?scenarioId=${quiz.scenarioId}`,
  );
  expect(answer.headers()["content-disposition"]).toContain('filename="Quiz Results.csv"');
  expect(answer.headers()["content-type"]).toMatch(/^text\/csv/);
});

test("a failed download says so and leaves no partial file", async ({ page, signIn, expectedProblems }) => {
  expectedProblems.push(/Failed to load resource/, /request: /);
  await signIn("instructor");
  await page.goto("/instructor/gradebook/Fall%20Term/Space%20101%20Final");
  await page.route("**/csv?**", (route) => route.abort("connectionreset"));
  await expect(async () => {
    await page.getByRole("link", { name: "Download CSV" }).click();
    await expect(page.locator("[data-severity=error]").last()).toContainText("Failed to download results", {
      timeout: 1_000,
    });
  }).toPass();
});
