import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import { attempts, attemptStarts, classSessions, courses, questions, scenarios, users } from "~/db/schema";
import { reachOf } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import type { RowPage, ListQuery } from "~/domain/list-query";
import { isHeld } from "~/domain/grades/is-held";
import { coursesInReach } from "~/domain/visible-courses";
import { readStoredText } from "~/texts/stored-text";
import type { Question } from "./read-questions";
import { isShown, reviewOf, type ReviewScope } from "./quiz-review-rule";
import { readOwnQuizPlaces } from "./read-quiz-places";
import { requireVisibleScope, type ScoreScope } from "./score-scope";

export type ScoreFilter = ScoreScope & {
  campaignId?: string;
  scenarioId?: string;
  userId?: string;
  includeFailedScores?: boolean;
};

export const scoreColumns = ["username", "scenarioName", "totalScore", "time"] as const;
export type ScoreColumn = (typeof scoreColumns)[number];

const byUsername = sql`${users.usernameKey} collate "C"`;

const sortKeys: Record<ScoreColumn, SQL> = {
  username: byUsername,
  scenarioName: sql`lower(${scenarios.title})`,
  totalScore: sql`${attempts.totalScore} + ${attempts.questionsScore}`,
  time: sql`${attempts.receivedAt}`,
};

const columnsAt = (now: Date) => ({
  isHeld: sql<boolean>`${isHeld("answers", "attempts", now)}`,
  attemptId: attempts.id,
  classSessionId: attempts.classSessionId,
  userId: attempts.userId,
  username: users.username,
  scenarioId: attempts.scenarioId,
  scenarioName: scenarios.title,
  totalScore: attempts.totalScore,
  maxTotalScore: attempts.maxTotalScore,
  questionsScore: attempts.questionsScore,
  maxQuestionsScore: attempts.maxQuestionsScore,
  passed: attempts.passed,
  scoreCardType: attempts.scoreCardType,
  questionIds: attempts.questionIds,
  answers: attempts.answers,
  time: attempts.receivedAt,
  startedAt: attemptStarts.startedAt,
  client: attempts.client,
  checkedBy: attempts.checkedBy,
  isServerGraded: sql<boolean>`${scenarios.grading} = 'server'`,
  showsAnswers: courses.showsAnswers,
  verified: sql<boolean>`${attempts.checkedBy} = 'server'`,
  late: attempts.isLate,
  counts: sql<boolean>`attempt_counts(${attempts.setAsideAt}, ${attempts.uncounted})`,
  uncounted: attempts.uncounted,
  setAsideAt: attempts.setAsideAt,
  setAsideBy: attempts.setAsideBy,
  setAsideReason: attempts.setAsideReason,
});

export type Scorecard = ReturnType<typeof asScorecard>;

/** A page of attempts as scorecards, searched by user and scenario; grouped by user and scenario, in order of time. */
export async function listSessionScores(
  ctx: SignedInCtx,
  filter: ScoreFilter,
  { q, sort, descending, page, pageSize }: ListQuery<ScoreColumn>,
): Promise<RowPage<Scorecard>> {
  await requireVisibleScope(ctx, filter);
  const conditions = and(
    ...conditionsOf(ctx, filter),
    q ? sql`strpos(lower(concat_ws(' ', ${users.username}, ${scenarios.title})), lower(${q})) > 0` : undefined,
  );
  const total = await ctx.db.$count(selectScores(ctx, conditions).as("found"));
  const rows = await selectScores(ctx, conditions)
    .orderBy(
      (descending ? desc : asc)(sortKeys[sort]),
      byUsername,
      attempts.scenarioId,
      attempts.receivedAt,
      attempts.id,
    )
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [questions, shownOf] = await Promise.all([questionsOf(ctx, rows), readReviewScopes(ctx, rows)]);
  return { total, rows: rows.map((row) => asScorecard(row, questions, shownOf(row))) };
}

const selectScores = ({ db, now }: SignedInCtx, conditions: SQL | undefined) =>
  db
    .select(columnsAt(now))
    .from(attempts)
    .innerJoin(users, eq(users.id, attempts.userId))
    .innerJoin(scenarios, eq(scenarios.id, attempts.scenarioId))
    .leftJoin(attemptStarts, eq(attemptStarts.id, attempts.startId))
    .leftJoin(classSessions, eq(classSessions.id, attempts.classSessionId))
    .leftJoin(courses, eq(courses.id, classSessions.courseId))
    .where(conditions);

type StoredScore = Awaited<ReturnType<typeof selectScores>>[number];

function conditionsOf({ actor, now }: SignedInCtx, filter: ScoreFilter): SQL[] {
  // Other people's scores need the permission for their gradebook.
  const reach = reachOf(actor.role, "gradebook:read");
  const conditions: SQL[] = [];
  // Left out as a whole: even its place in a list by points would say something about a held grade.
  const isOwn = sql`${attempts.userId} = ${actor.userId} and not ${isHeld("grades", "attempts", now)}`;
  if (reach === null) conditions.push(isOwn);
  else if (reach === "organization")
    conditions.push(sql`coalesce(${courses.organizationId}, ${users.organizationId}) = ${actor.organizationId}`);
  else if (reach !== "any") conditions.push(sql`(${coursesInReach(reach, actor)} or (${isOwn}))`);
  if (filter.classSessionId) conditions.push(sql`${attempts.classSessionId} = ${filter.classSessionId}`);
  if (filter.organizationId)
    conditions.push(sql`coalesce(${courses.organizationId}, ${users.organizationId}) = ${filter.organizationId}`);
  if (filter.campaignId) conditions.push(sql`${scenarios.campaignId} = ${filter.campaignId}`);
  if (filter.scenarioId) conditions.push(sql`${attempts.scenarioId} = ${filter.scenarioId}`);
  if (filter.userId) conditions.push(sql`${attempts.userId} = ${filter.userId}`);
  if (!filter.includeFailedScores) conditions.push(sql`${attempts.passed}`);
  return conditions;
}

async function questionsOf({ db }: SignedInCtx, rows: StoredScore[]): Promise<Map<number, Question>> {
  const ids = [...new Set(rows.flatMap((row) => row.questionIds))];
  if (ids.length === 0) return new Map();
  const questionRows = await db
    .select({ id: questions.id, text: questions.text, answers: questions.answers })
    .from(questions)
    .where(sql`${questions.id} = any(${`{${ids.join(",")}}`}::int[])`);
  return new Map(questionRows.map((question) => [question.id, question]));
}

/** What may be shown of the actor's own attempts. Readers of a gradebook see everything in others' attempts. */
async function readReviewScopes(ctx: SignedInCtx, rows: StoredScore[]): Promise<(row: StoredScore) => ReviewScope> {
  const { userId, role } = ctx.actor;
  const reach = reachOf(role, "gradebook:read");
  const isLimited = (row: StoredScore) => row.userId === userId && reach !== "organization" && reach !== "any";
  const isNeeded = rows.some((row) => isLimited(row) && isQuizRow(row));
  const places = isNeeded ? await readOwnQuizPlaces(ctx) : null;
  return (row) => {
    if (!isLimited(row)) return "all";
    const { scenarioId, showsAnswers, ...about } = row;
    const attempt = { ...about, isQuiz: isQuizRow(row), showsAnswers: showsAnswers ?? true };
    return reviewOf(attempt, places?.get(scenarioId) ?? []).scope;
  };
}

const isQuizRow = ({ scoreCardType }: StoredScore) => scoreCardType === "Quiz";

/** Leaves out questions whose answers may not be shown. */
function asScorecard(
  { questionIds, answers, time, setAsideAt, setAsideBy, setAsideReason, ...row }: StoredScore,
  questions: Map<number, Question>,
  scope: ReviewScope,
) {
  const { checkedBy: _, showsAnswers: __, isServerGraded: ___, isHeld: ____, ...score } = row;
  return {
    ...score,
    time,
    setAside: setAsideAt && { at: setAsideAt, by: setAsideBy ?? "", reason: readStoredText(setAsideReason ?? "") },
    questionScorecards: answers.flatMap((answer, index) => {
      if (!isShown(scope, answer)) return [];
      const [points, maxScore, chosen] = answer;
      const question = questions.get(questionIds[index] ?? -1);
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
