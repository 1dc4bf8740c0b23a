import * as v from "valibot";
import { AttemptPayload } from "~/domain/attempts/attempt-payload";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { sessionScores } from "~/domain/attempts/session-scores";
import { clearLeaderboards } from "~/domain/leaderboards/clear-leaderboards";
import { readLeaderboard } from "~/domain/leaderboards/read-leaderboard";
import { Flag, Id, IdOrAll, signedInRouter, valid, whole } from "./router";

/** `a` = class session, `b` = organization; either may be `all` (design, section 5). */
const Scope = v.object({ a: IdOrAll, b: IdOrAll });
const subject = { campaignId: v.optional(Id), scenarioId: v.optional(Id), userId: v.optional(Id) };
const ScoresQuery = v.object({ ...subject, includeFailedScores: v.optional(Flag), page: v.optional(whole(1, 1_000_000), "1"), pageSize: v.optional(whole(1, 10_000), "10000") });
const LeaderboardQuery = v.object({ ...subject, limit: v.optional(whole(1, 1_000), "100") });

/** Spec section 7, Scores. */
export const scores = signedInRouter()
  .post("/", valid("json", AttemptPayload), async (c) => {
    const { receipt, isNew } = await recordAttempt(c.var.ctx, c.req.valid("json"));
    return c.json(receipt, isNew ? 201 : 200);
  })
  // Spec section 7: clears all leaderboards. Attempts and grades stay.
  .delete("/", async (c) => {
    await clearLeaderboards(c.var.ctx);
    return c.body(null, 204);
  })
  .get("/session/:a/:b", valid("param", Scope), valid("query", ScoresQuery), async (c) => {
    const { a: sessionId, b: organizationId } = c.req.valid("param");
    const { page, pageSize, ...filter } = c.req.valid("query");
    const { total, scores } = await sessionScores(c.var.ctx, { ...filter, sessionId, organizationId, limit: pageSize, offset: (page - 1) * pageSize });
    c.header("X-Total-Count", String(total));
    return c.json(scores);
  })
  .get("/leaderboard/:a/:b", valid("param", Scope), valid("query", LeaderboardQuery), async (c) => {
    const { a: sessionId, b: organizationId } = c.req.valid("param");
    return c.json(await readLeaderboard(c.var.ctx, { ...c.req.valid("query"), sessionId, organizationId }));
  });
