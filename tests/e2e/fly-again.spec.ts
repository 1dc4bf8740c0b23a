// Flights whose points an earlier model gave are flown again, for one class, and taken back.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { openEmbedded } from "~/db/embedded.server";
import { openPostgres } from "~/db/postgres.server";
import { rowOf } from "~/db/rows.server";
import { startServer } from "../support/server";
import { courseNamed } from "./api";
import { copyDemoData, type DataSettings } from "./demo-data";
import { expectNoViolations, expectWithin } from "./page-checks";
import { expect, refusedRequest, test as base } from "./test";

const title = "Raise the Orbit From 400 km to 420 km";
type Flown = { url: string; scenarioId: string; student: string };

const test = base.extend<object, { flown: Flown }>({
  flown: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "apsis-flown-"));
      const settings = await copyDemoData(folder);
      const lowered = await lowerPoints(settings);
      const { url, stop } = await startServer(settings);
      await use({ ...lowered, url });
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ flown }, use) => use(flown.url),
});

/** As if an earlier model had given a student 10 points. */
async function lowerPoints({ DATABASE_URL, DATA_DIR }: DataSettings) {
  const { db, close } = await (DATABASE_URL ? openPostgres(DATABASE_URL, { connections: 1 }) : openEmbedded(DATA_DIR));
  const lowered = await rowOf(
    db,
    v.object({ scenarioId: v.string(), classSessionId: v.string(), userId: v.string(), student: v.string() }),
    sql`select a.scenario_id as "scenarioId", a.class_session_id as "classSessionId", u.id as "userId",
          concat_ws(' ', u.first_name, u.last_name) as student
        from attempts a join scenarios s on s.id = a.scenario_id join users u on u.id = a.user_id
          join class_sessions c on c.id = a.class_session_id join courses on courses.id = c.course_id
        where s.title = ${title} and courses.name = 'Orbital Mechanics 101' and c.end_date is null
        order by a.id limit 1`,
  );
  const { scenarioId, classSessionId, userId } = lowered;
  await db.execute(sql`update attempts set total_score = 10
    where scenario_id = ${scenarioId} and class_session_id = ${classSessionId} and user_id = ${userId}`);
  await db.execute(sql`select settle_bests(${classSessionId}, ${scenarioId}, array[${userId}::uuid])`);
  await close();
  return lowered;
}

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("flights are flown again: who gains is previewed, the grade changes, and is taken back", async ({
      page,
      flown,
      signIn,
      expectedProblems,
    }) => {
      expectedProblems.push(refusedRequest);
      await signIn("instructor");
      const { sessionId } = await courseNamed(page.request, "Orbital Mechanics 101");
      const main = page.getByRole("main");
      const grades = `/instructor/gradebook/${sessionId}/scenarios/${flown.scenarioId}`;
      const graded = (points: string) => new RegExp(`${flown.student}\\s*${points}`);
      const fly = page.getByRole("button", { name: "Fly again and preview" });
      await page.goto(grades);
      await expect(main).toContainText(graded("10/100"));
      await page.getByRole("link", { name: "Fly flights again" }).press("Enter");
      await expect(page).toHaveTitle(`${title} - Fly flights again - Orbital Mechanics 101 - Apsis`);

      await fly.press("Enter");
      await expect(main).toContainText("Students who gain: 1. Students who lose: 0.");
      const change = page.getByRole("table", { name: "Grades that change" }).getByRole("row").last();
      await expect(change).toContainText(flown.student);
      await expect(change).toContainText(/10\/100.*100\/100/);
      if (scripts) await expectNoViolations(page);
      await expectWithin(page, [1440, 768, 390]);

      await page.getByRole("button", { name: "Use these points" }).press("Enter");
      await expect(page.getByLabel("Reason")).toHaveAccessibleDescription(/Enter a reason/);
      await page.getByLabel("Reason").fill("The drag was wrong.");
      await page.getByRole("button", { name: "Use these points" }).press("Enter");
      await expect(page.getByRole("list").filter({ hasText: "The drag was wrong." }).first()).toContainText(
        "instructor had the flights flown again",
      );
      await fly.press("Enter");
      await expect(main).toContainText("Nothing to change: no flight would get other points.");
      await expect(page.getByRole("button", { name: "Use these points" })).toHaveCount(0);
      await page.goto(grades);
      await expect(main).toContainText(graded("100/100"));

      await page.getByRole("link", { name: "Fly flights again" }).press("Enter");
      await page.getByRole("button", { name: "Undo flying again" }).first().press("Enter");
      await expect(main).toContainText("undone");
      await expect(page.getByRole("button", { name: "Undo flying again" })).toHaveCount(0);
      await page.goto(grades);
      await expect(main).toContainText(graded("10/100"));
    });
  });
}
