import * as v from "valibot";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { scoreColumns, sessionScores } from "~/domain/attempts/session-scores";
import { xapiStatement, xapiVersion } from "~/domain/attempts/xapi-statement";
import { clearLeaderboards } from "~/domain/leaderboards/clear-leaderboards";
import { countStandings, readLeaderboard } from "~/domain/leaderboards/read-leaderboard";
import { mailSite } from "~/http/site.server";
import { AttemptBody, attemptOfBody } from "./attempt-body";
import { Receipt, Scorecard, Standing, Statement } from "./answers";
import { listAnswer, listParameters, listQueryOf } from "./list-answer";
import { created, listOf, nothing, ok, operation } from "./operation";
import { Flag, Id, IdOrAll, signedInRouter, valid, whole } from "./router";

/** `a` = class session, `b` = organization; either may be `all`. */
const Scope = v.object({ a: IdOrAll, b: IdOrAll });
const scopeText = "`a` is a class session, `b` an organization; either may be `all`.";
const subject = { campaignId: v.optional(Id), scenarioId: v.optional(Id), userId: v.optional(Id) };
const ScoresQuery = v.object({ ...subject, includeFailedScores: v.optional(Flag), ...listParameters(scoreColumns) });
const XapiQuery = v.object({ ...subject, ...listParameters(scoreColumns) });
// In the order of the ranks, always. Counting all of them takes longer than reading the best, so only who turns pages waits for that.
const LeaderboardQuery = v.object({
  ...subject,
  limit: v.optional(whole(1, 1_000), "100"),
  page: v.optional(whole(1, 1_000_000)),
  pageSize: v.optional(whole(1, 1_000)),
});

/** A receipt or a scorecard as the REST paths name its class session. */
const inApiWords = <Row extends { classSessionId: string | null }>({ classSessionId, ...row }: Row) => ({
  ...row,
  sessionId: classSessionId,
});

/** The calls about attempts and leaderboards. */
export const scores = signedInRouter()
  .post(
    "/",
    operation(
      "Submit an attempt",
      "score:submit",
      { ...created(Receipt), ...ok(Receipt, "This attempt was stored before: the same receipt.") },
      {
        description:
          "The user is the caller, always. `attemptId` is made by the client and names the attempt: sent again, it is stored once.",
      },
    ),
    valid("json", AttemptBody),
    async (c) => {
      const { receipt, isNew } = await recordAttempt(c.var.ctx, attemptOfBody(c.req.valid("json")));
      return c.json(inApiWords(receipt), isNew ? 201 : 200);
    },
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
    valid("param", Scope),
    valid("query", ScoresQuery),
    async (c) => {
      const { a: classSessionId, b: organizationId } = c.req.valid("param");
      const { campaignId, scenarioId, userId, includeFailedScores, ...query } = c.req.valid("query");
      const { rows, total } = await sessionScores(
        c.var.ctx,
        { campaignId, scenarioId, userId, includeFailedScores, classSessionId, organizationId },
        listQueryOf(query, "username"),
      );
      return listAnswer(c, { rows: rows.map(inApiWords), total });
    },
  )
  .get(
    "/session/:a/:b/xapi",
    operation("Export attempts as xAPI statements", "score:read", listOf(v.array(Statement)), {
      description: `${scopeText} xAPI 1.0.3; failed attempts are statements too. A learning record store takes the list as it is, and each attempt once.`,
    }),
    valid("param", Scope),
    valid("query", XapiQuery),
    async (c) => {
      const { a: classSessionId, b: organizationId } = c.req.valid("param");
      const { campaignId, scenarioId, userId, ...query } = c.req.valid("query");
      const site = await mailSite();
      const { rows, total } = await sessionScores(
        c.var.ctx,
        { campaignId, scenarioId, userId, includeFailedScores: true, classSessionId, organizationId },
        listQueryOf(query, "time"),
      );
      c.header("X-Experience-API-Version", xapiVersion);
      return listAnswer(c, { rows: rows.map((attempt) => xapiStatement(attempt, site)), total });
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
    valid("param", Scope),
    valid("query", LeaderboardQuery),
    async (c) => {
      const { a: classSessionId, b: organizationId } = c.req.valid("param");
      const { page, pageSize, limit, ...filter } = { ...c.req.valid("query"), classSessionId, organizationId };
      const part = { ...filter, limit: pageSize ?? limit, offset: ((page ?? 1) - 1) * (pageSize ?? limit) };
      if (page || pageSize) c.header("X-Total-Count", String(await countStandings(c.var.ctx, part)));
      return c.json(await readLeaderboard(c.var.ctx, part));
    },
  );
