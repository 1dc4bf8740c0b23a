import { sql, type SQL } from "drizzle-orm";
import { rowsOf } from "~/db/database.server";
import type { StoredAnswer } from "~/db/schema";
import { oneRow } from "~/db/one-row";
import { reachOf } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import type { Listed, ListQuery } from "~/domain/list-query";
import type { Question } from "~/domain/quiz-results/question-columns";
import { requireVisibleScope, type ScoreScope } from "./score-scope";

export type ScoreFilter = ScoreScope & {
  campaignId?: string;
  scenarioId?: string;
  userId?: string;
  includeFailedScores?: boolean;
};

export const scoreColumns = ["username", "scenarioName", "totalScore", "time"] as const;
export type ScoreColumn = (typeof scoreColumns)[number];

const sortKeys: Record<ScoreColumn, SQL> = {
  username: sql`u.username_key collate "C"`,
  scenarioName: sql`lower(s.title)`,
  totalScore: sql`a.total_score + a.questions_score`,
  time: sql`a.received_at`,
};

type StoredScore = {
  attemptId: string;
  classSessionId: string | null;
  userId: string;
  username: string;
  scenarioId: string;
  scenarioName: string;
  totalScore: number;
  maxTotalScore: number;
  questionsScore: number;
  maxQuestionsScore: number;
  passed: boolean;
  scoreCardType: "Default" | "Quiz";
  questionIds: number[];
  answers: StoredAnswer[];
  time: string;
};

export type Scorecard = ReturnType<typeof scorecard>;

/** A page of attempts as scorecards, found by user and scenario; those of a user and scenario stand together and in time. */
export async function sessionScores(
  ctx: SignedInCtx,
  filter: ScoreFilter,
  { q, sort, descending, page, pageSize }: ListQuery<ScoreColumn>,
): Promise<Listed<Scorecard>> {
  await requireVisibleScope(ctx, filter);
  const found = sql`from attempts a
      join users u on u.id = a.user_id
      join scenarios s on s.id = a.scenario_id
      left join class_sessions c on c.id = a.class_session_id
      left join courses on courses.id = c.course_id
      where ${sql.join([...conditions(ctx, filter), ...(q ? [sql`strpos(lower(concat_ws(' ', u.username, s.title)), lower(${q})) > 0`] : [])], sql` and `)}`;
  const { total } = oneRow(await rowsOf<{ total: number }>(ctx.db, sql`select count(*)::int as total ${found}`));
  const rows = await rowsOf<StoredScore>(
    ctx.db,
    sql`select a.id as "attemptId", a.class_session_id as "classSessionId", a.user_id as "userId", u.username, a.scenario_id as "scenarioId",
        s.title as "scenarioName", a.total_score as "totalScore", a.max_total_score as "maxTotalScore",
        a.questions_score as "questionsScore", a.max_questions_score as "maxQuestionsScore", a.passed, a.score_card_type as "scoreCardType",
        to_json(a.question_ids) as "questionIds", a.answers, a.received_at as "time"
      ${found}
      order by ${sortKeys[sort]} ${descending ? sql`desc` : sql`asc`}, u.username_key collate "C", a.scenario_id, a.received_at, a.id
      limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  const questions = await questionsOf(ctx, rows);
  return { total, rows: rows.map((row) => scorecard(row, questions)) };
}

function conditions({ actor }: SignedInCtx, filter: ScoreFilter): SQL[] {
  // Other people's scores are seen where their gradebook is.
  const reach = reachOf(actor.role, "gradebook:read");
  const found: SQL[] = [];
  if (reach === null) found.push(sql`a.user_id = ${actor.userId}`);
  else if (reach === "own") found.push(sql`(courses.owner_id = ${actor.userId} or a.user_id = ${actor.userId})`);
  else if (reach === "organization")
    found.push(sql`coalesce(courses.organization_id, u.organization_id) = ${actor.organizationId}`);
  if (filter.classSessionId) found.push(sql`a.class_session_id = ${filter.classSessionId}`);
  if (filter.organizationId)
    found.push(sql`coalesce(courses.organization_id, u.organization_id) = ${filter.organizationId}`);
  if (filter.campaignId) found.push(sql`s.campaign_id = ${filter.campaignId}`);
  if (filter.scenarioId) found.push(sql`a.scenario_id = ${filter.scenarioId}`);
  if (filter.userId) found.push(sql`a.user_id = ${filter.userId}`);
  if (!filter.includeFailedScores) found.push(sql`a.passed`);
  return found.length ? found : [sql`true`];
}

async function questionsOf({ db }: SignedInCtx, rows: StoredScore[]): Promise<Map<number, Question>> {
  const ids = [...new Set(rows.flatMap((row) => row.questionIds))];
  if (ids.length === 0) return new Map();
  const found = await rowsOf<Question>(
    db,
    sql`select id, text, answers from questions where id = any(${`{${ids.join(",")}}`}::int[])`,
  );
  return new Map(found.map((question) => [question.id, question]));
}

function scorecard({ questionIds, answers, time, ...score }: StoredScore, questions: Map<number, Question>) {
  return {
    ...score,
    time: new Date(time).toISOString(),
    questionScorecards: answers.map(([points, maxScore, chosen], place) => {
      const question = questions.get(questionIds[place]!);
      return {
        questionText: question?.text ?? "",
        score: points,
        maxScore,
        answerScorecards: (question?.answers ?? []).map(([answerText, correct], position) => ({
          answerText,
          correct,
          answered: chosen.includes(position),
        })),
      };
    }),
  };
}
