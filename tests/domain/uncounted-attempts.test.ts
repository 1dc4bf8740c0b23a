// All kinds of uncounted attempts are stored without affecting grades and standings.
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { parseMatrix } from "~/domain/gradebook/matrix";
import { readGradebook } from "~/domain/gradebook/read-gradebook";
import { readLeaderboard } from "~/domain/leaderboards/read-leaderboard";
import { readOwnResults } from "~/domain/results/read-own-results";
import { readProgress } from "~/domain/results/read-progress";
import { addRunningClass, attemptOf, type RunningClass } from "../support/builders";
import { later, testContext } from "../support/database";
import { storedRows } from "../support/stored-rows";
import { usualRules } from "~/domain/grades/rules";

const ctx = await testContext();

async function play(running: RunningClass, totalScore: number, minutes: number) {
  const attempt = attemptOf(running.lesson, running.sessionId, { totalScore });
  await recordAttempt(later(running.students[0]!.ctx, minutes), attempt);
  return attempt.attemptId;
}

const mark = (attemptId: string, uncounted: string | null) =>
  ctx.db.execute(sql`update attempts set uncounted = ${uncounted} where id = ${attemptId}`);

async function readGrades({ owner, sessionId, lesson, students }: RunningClass) {
  const { columns, matrix } = await readGradebook(owner.ctx, sessionId);
  const [row] = parseMatrix(matrix, columns.length, usualRules);
  const standings = await readLeaderboard(owner.ctx, { organizationId: null, limit: 9, classSessionId: sessionId });
  const progress = await readProgress(students[0]!.ctx, sessionId);
  const { attempts } = await readOwnResults(students[0]!.ctx, sessionId);
  return {
    cell: row!.cells[columns.findIndex(({ scenarioId }) => scenarioId === lesson)]?.score ?? null,
    standings: standings.map(({ totalScore }) => totalScore),
    progress: progress.entries.map(({ score }) => score),
    own: attempts.find(({ counts }) => counts)?.score ?? null,
  };
}

test.each(["claim", "practice"])("an attempt that is a %s counts nowhere until that ends", async (kind) => {
  const running = await addRunningClass(ctx);
  await play(running, 40, 1);
  const best = await play(running, 90, 2);
  const counted = { cell: 90, standings: [90], progress: [90], own: 90 };
  const without = { cell: 40, standings: [40], progress: [40], own: 40 };
  expect(await readGrades(running)).toEqual(counted);
  await mark(best, kind);
  expect(await readGrades(running)).toEqual(without);
  await mark(best, null);
  expect(await readGrades(running)).toEqual(counted);
});

test("an attempt that arrives uncounted changes no best and no standing", async () => {
  const running = await addRunningClass(ctx);
  await play(running, 40, 1);
  const { userId } = running.students[0].ctx.actor;
  const rows = () =>
    storedRows(
      ctx.db,
      sql`select score, reported_score from leaderboard_scores where user_id = ${userId}
          union all select score, 0 from best_attempts where user_id = ${userId}`,
    );
  const before = await rows();
  await ctx.db.execute(sql`insert into attempts (id, user_id, scenario_id, class_session_id, total_score,
      max_total_score, questions_score, max_questions_score, passed, score_card_type, received_at, uncounted)
    select gen_random_uuid(), user_id, scenario_id, class_session_id, 99, 100, 0, 0, true, score_card_type,
      received_at + interval '1 hour', kind
    from attempts cross join (values ('claim'), ('practice')) as kinds (kind) where user_id = ${userId}`);
  expect(await rows()).toEqual(before);
  expect(await readGrades(running)).toMatchObject({ cell: 40, standings: [40] });
});

test("bests and standings show how much a game has reported", async () => {
  const running = await addRunningClass(ctx);
  const { userId } = running.students[0].ctx.actor;
  const readReported = () =>
    storedRows(
      ctx.db,
      sql`select distinct l.score::int, l.reported_score::int as reported, best.is_reported as "isReported"
          from leaderboard_scores l join best_attempts best on best.user_id = l.user_id where l.user_id = ${userId}`,
    );
  await play(running, 40, 1);
  expect(await readReported()).toEqual([{ score: 40, reported: 40, isReported: true }]);
  await ctx.db.execute(sql`insert into attempts (id, user_id, scenario_id, class_session_id, total_score,
      max_total_score, questions_score, max_questions_score, passed, score_card_type, received_at, checked_by)
    select gen_random_uuid(), user_id, scenario_id, class_session_id, 60, 100, 0, 0, true, score_card_type,
      received_at + interval '1 hour', 'server'
    from attempts where user_id = ${userId}`);
  expect(await readReported()).toEqual([{ score: 60, reported: 0, isReported: false }]);
  await ctx.db.execute(sql`update attempts set uncounted = 'practice' where user_id = ${userId} and score = 60`);
  expect(await readReported()).toEqual([{ score: 40, reported: 40, isReported: true }]);
});
