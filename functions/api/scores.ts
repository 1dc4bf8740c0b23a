import { Hono } from "hono";
import * as v from "valibot";
import { acceptClaim, takeBackClaim } from "~/domain/attempts/accept-claim";
import { asOwnReceipt } from "~/domain/attempts/attempt-receipt";
import { beginAttempt } from "~/domain/attempts/begin-attempt";
import { endQuiz } from "~/domain/attempts/end-quiz";
import { checkAnswer } from "~/domain/attempts/check-answer";
import { AnsweredQuestion } from "~/domain/evidence";
import { recordInOneStatement, recordAttempt } from "~/domain/attempts/record-attempt";
import { scoreColumns, listSessionScores } from "~/domain/attempts/list-session-scores";
import { ExclusionReason, countAttempt, excludeAttempt } from "~/domain/attempts/exclude-attempt";
import { asQuestionReview, readAttemptReview } from "~/domain/attempts/review-answers";
import { translateReceipt } from "~/domain/attempts/translate-questions";
import { readOrigins } from "~/domain/attempts/read-origins";
import { asXapiStatement, xapiVersion } from "~/domain/attempts/xapi-statement";
import type { SignedInCtx } from "~/domain/context";
import { clearLeaderboards } from "~/domain/leaderboards/clear-leaderboards";
import { countAnswer, countStart } from "~/domain/limits/count-play";
import { countStandings, readLeaderboard } from "~/domain/leaderboards/read-leaderboard";
import { readProgress } from "~/domain/results/read-progress";
import { signedInApiContextOf } from "~/http/api-context.server";
import { getPlatform } from "~/http/platform.server";
import { readMailSite } from "~/http/site.server";
import { AttemptBody, attemptOfBody, StartBody } from "~/domain/attempts/attempt-body";
import { Standing } from "./answers";
import { Acceptance } from "./claim-answers";
import { AttemptReview, CheckedAnswer, Judged, Progress, Receipt, Scorecard, Start, Statement } from "./score-answers";
import { answerList, listParametersOf, listQueryOf } from "./list-answer";
import { created, listOf, nothing, ok, operation } from "./operation";
import {
  Flag,
  Id,
  IdOrAll,
  createRouter,
  requireCaller,
  requireSignIn,
  validate,
  whole,
  type CallerEnv,
} from "./router";

/** `a` = class session, `b` = organization; either may be `all`. */
const Scope = v.object({ a: IdOrAll, b: IdOrAll });
// oxlint-disable-next-line apsis/catalogue-text -- of the API's document
const scopeText = "`a` is a class session, `b` an organization; either may be `all`.";
const subject = { campaignId: v.optional(Id), scenarioId: v.optional(Id), userId: v.optional(Id) };
const ScoresQuery = v.object({ ...subject, includeFailedScores: v.optional(Flag), ...listParametersOf(scoreColumns) });
const XapiQuery = v.object({ ...subject, ...listParametersOf(scoreColumns) });
// Always in the order of ranks. Counting takes longer than reading the best, so only requests for further pages do it.
const LeaderboardQuery = v.object({
  ...subject,
  limit: v.optional(whole(1, 1_000), "100"),
  page: v.optional(whole(1, 1_000_000)),
  pageSize: v.optional(whole(1, 1_000)),
});

const AttemptId = v.object({ id: Id });
const Reason = v.object({ reason: ExclusionReason });

/** A receipt or a scorecard with the REST name of its class session. */
const asApiScore = <Row extends { classSessionId: string | null }>({ classSessionId, ...row }: Row) => ({
  ...row,
  sessionId: classSessionId,
});

async function readReview(ctx: SignedInCtx, attemptId: string) {
  const { questions, closed, turn } = await readAttemptReview(ctx, attemptId);
  return { attemptId, review: questions.map(asQuestionReview), closed, turn };
}

/** The statement that stores the attempt also looks up the caller. */
const handIn = new Hono<CallerEnv>().post(
  "/",
  requireCaller,
  operation(
    "Submit an attempt",
    "score:submit",
    { ...created(Receipt), ...ok(Receipt, "This attempt was stored before: the same receipt.") },
    {
      description:
        "The user is the caller, always: a `userId` that is somebody else's is 409, and so is somebody else's " +
        "`startId`. `attemptId` is made by the client and names the attempt: sent again, it is stored once. " +
        "Maxima and questions must be those of the curriculum, in any of its published versions; questions and " +
        "answers are named by key or by their exact text. Where `grading` is `server`, points come from `evidence`; " +
        "a claim without it is stored, and `counts` is false until an instructor accepts it. A quiz that comes too " +
        "early is 429 with `Retry-After`: keep it, and send it again then; after the last attempt it is 409. With a " +
        "start, an attempt is taken for some days after its " +
        "class has ended, and is `late`.",
    },
  ),
  validate("json", AttemptBody, { takesMore: true }),
  async (c) => {
    const { env, database } = await getPlatform();
    const attempt = attemptOfBody(c.req.valid("json"));
    const { caller, ctx } = c.var;
    const stored = caller && (await recordInOneStatement({ db: database.db, now: new Date() }, caller, attempt, env));
    if (stored) return c.json(asApiScore(asOwnReceipt(stored)), 201);
    const signedIn = ctx ?? (await signedInApiContextOf(c.req.raw));
    c.set("ctx", signedIn);
    const { receipt, isNew } = await recordAttempt(signedIn, attempt, env);
    return c.json(asApiScore(asOwnReceipt(await translateReceipt(signedIn, receipt))), isNew ? 201 : 200);
  },
);

/** The calls about attempts and leaderboards. */
export const scores = createRouter()
  .route("/", handIn)
  .use(requireSignIn)
  .post(
    "/starts",
    operation("Begin a scenario", "score:submit", created(Start), {
      description:
        "Binds an attempt to its user and class: hand `startId` in with it. One start, one attempt. Questions " +
        "come in an order of their own, and do not say what is right. A quiz that may not be taken yet is 429 with " +
        "`Retry-After`, one without an attempt left 409. Flights need a start: with `mode` `scored` " +
        "(the default) its `seed` draws the flight, with `practice` it is the one as it is written, and the attempt " +
        "counts nowhere. A student who has begun a scored flight three times without handing it in gets the last of " +
        "these starts again. Tasks of a lesson have numbers of their own in each start, and bring points only with it. " +
        "More than 120 starts of one player within an hour are 429; of unfinished ones the 20 newest of a scenario " +
        "are kept.",
    }),
    validate("json", StartBody),
    async (c) => {
      const { sessionId, ...beginning } = c.req.valid("json");
      await countStart(c.var.ctx);
      return c.json(asApiScore(await beginAttempt(c.var.ctx, { ...beginning, classSessionId: sessionId })), 201);
    },
  )
  .post(
    "/starts/:id/answers",
    operation("Check an answer in a lesson", "score:submit", ok(CheckedAnswer), {
      description:
        "A second try gives half of the points. What is right comes once it was found, or no try is left; after that " +
        "this start has its answer. In another attempt the same question gives half of the points until " +
        "`fullPointsAt`, and all of them from then on. A quiz is graded when it is handed in: 409.",
    }),
    validate("param", AttemptId, { thing: "start" }),
    validate("json", v.object(AnsweredQuestion.entries)),
    async (c) => {
      await countAnswer(c.var.ctx);
      return c.json(await checkAnswer(c.var.ctx, c.req.valid("param").id, c.req.valid("json")));
    },
  )
  .get(
    "/:id/review",
    operation("Read the answers of an attempt", "score:read", ok(AttemptReview), {
      description:
        "Of one's own attempt what may be shown by now: of a quiz as the course says, of a lesson what was answered. " +
        "Of an attempt in a class whose gradebook the caller may read everything.",
    }),
    validate("param", AttemptId, { thing: "attempt" }),
    async (c) => c.json(await readReview(c.var.ctx, c.req.valid("param").id)),
  )
  .post(
    "/:id/review",
    operation("End the attempts at a quiz to see its answers", "score:submit", ok(AttemptReview), {
      description:
        "Of one's own attempt, in its class: no attempt at this quiz counts after that. Again changes nothing.",
    }),
    validate("param", AttemptId, { thing: "attempt" }),
    async (c) => {
      const { id } = c.req.valid("param");
      await endQuiz(c.var.ctx, id);
      return c.json(await readReview(c.var.ctx, id));
    },
  )
  .put(
    "/:id/aside",
    operation("Set an attempt aside", "attempt:judge", ok(Judged), {
      description:
        "It does not count, and stays where it is; the best attempt is recalculated. The audit trail records it.",
    }),
    validate("param", AttemptId, { thing: "attempt" }),
    validate("json", Reason),
    async (c) => c.json(await excludeAttempt(c.var.ctx, c.req.valid("param").id, c.req.valid("json").reason)),
  )
  .delete(
    "/:id/aside",
    operation("Count an excluded attempt again", "attempt:judge", ok(Judged)),
    validate("param", AttemptId, { thing: "attempt" }),
    async (c) => c.json(await countAttempt(c.var.ctx, c.req.valid("param").id)),
  )
  .put(
    "/:id/acceptance",
    operation("Accept a claim", "attempt:judge", ok(Acceptance), {
      description:
        "Counts points that a game reported without evidence where the server grades. 409 for what is no claim or " +
        "is accepted already. Recorded in the audit trail.",
    }),
    validate("param", AttemptId, { thing: "attempt" }),
    async (c) => c.json(await acceptClaim(c.var.ctx, c.req.valid("param").id)),
  )
  .delete(
    "/:id/acceptance",
    operation("Take back an accepted claim", "attempt:judge", ok(Acceptance)),
    validate("param", AttemptId, { thing: "attempt" }),
    async (c) => c.json(await takeBackClaim(c.var.ctx, c.req.valid("param").id)),
  )
  .get(
    "/progress",
    operation("Read one's own progress", "score:submit", ok(Progress), {
      description:
        "Of the class session `sessionId`; without one, of what was played outside any class and in the last one. " +
        "It says how many answers were right, and never which answer is.",
    }),
    validate("query", v.object({ sessionId: v.optional(Id) })),
    async (c) => c.json(await readProgress(c.var.ctx, c.req.valid("query").sessionId ?? null)),
  )
  // Clears all leaderboards. Attempts and grades stay.
  .delete(
    "/",
    operation("Clear all leaderboards", "leaderboard:clear", nothing, { description: "Attempts and grades stay." }),
    async (c) => {
      await clearLeaderboards(c.var.ctx);
      return c.body(null, 204);
    },
  )
  .get(
    "/session/:a/:b",
    operation("List scorecards", "score:read", listOf(v.array(Scorecard)), { description: scopeText }),
    validate("param", Scope),
    validate("query", ScoresQuery),
    async (c) => {
      const { a: classSessionId, b: organizationId } = c.req.valid("param");
      const { campaignId, scenarioId, userId, includeFailedScores, ...query } = c.req.valid("query");
      const { rows, total } = await listSessionScores(
        c.var.ctx,
        { campaignId, scenarioId, userId, includeFailedScores, classSessionId, organizationId },
        listQueryOf(query, "username"),
      );
      return answerList(c, { rows: rows.map(asApiScore), total });
    },
  )
  .get(
    "/session/:a/:b/xapi",
    operation("Export attempts as xAPI statements", "score:read", listOf(v.array(Statement)), {
      description: `${scopeText} xAPI 1.0.3; failed attempts are statements too. A learning record store takes the list as it is, and each attempt once.`,
    }),
    validate("param", Scope),
    validate("query", XapiQuery),
    async (c) => {
      const { a: classSessionId, b: organizationId } = c.req.valid("param");
      const { campaignId, scenarioId, userId, ...query } = c.req.valid("query");
      const site = await readMailSite();
      const { rows, total } = await listSessionScores(
        c.var.ctx,
        { campaignId, scenarioId, userId, includeFailedScores: true, classSessionId, organizationId },
        listQueryOf(query, "time"),
      );
      c.header("X-Experience-API-Version", xapiVersion);
      const origins = await readOrigins(
        c.var.ctx,
        rows.map(({ attemptId }) => attemptId),
      );
      const statementOf = (attempt: (typeof rows)[number]) =>
        asXapiStatement(attempt, site, origins.get(attempt.attemptId));
      return answerList(c, { rows: rows.map(statementOf), total });
    },
  )
  .get(
    "/leaderboard/:a/:b",
    operation(
      "Read a leaderboard",
      "leaderboard:read",
      ok(v.array(Standing), "The best first. `X-Total-Count` comes with `page` or `pageSize`."),
      { description: scopeText },
    ),
    validate("param", Scope),
    validate("query", LeaderboardQuery),
    async (c) => {
      const { a: classSessionId, b: organizationId } = c.req.valid("param");
      const { page, pageSize, limit, ...filter } = { ...c.req.valid("query"), classSessionId, organizationId };
      const part = { ...filter, limit: pageSize ?? limit, offset: ((page ?? 1) - 1) * (pageSize ?? limit) };
      if (page || pageSize) c.header("X-Total-Count", String(await countStandings(c.var.ctx, part)));
      return c.json(await readLeaderboard(c.var.ctx, part));
    },
  );
