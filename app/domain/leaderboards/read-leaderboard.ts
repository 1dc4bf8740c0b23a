import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { Numeric, rowOf, rowsOf, Time } from "~/db/rows.server";
import {
  isSessionVisible,
  requireOrganizationInReach,
  requireVisibleScope,
  type ScoreScope,
} from "~/domain/attempts/score-scope";
import { reachOf } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { listHeldPlaces, withoutHeld, type HeldPlace } from "./held-standings";

export type LeaderboardFilter = ScoreScope & {
  campaignId?: string;
  scenarioId?: string;
  userId?: string;
  limit: number;
  offset?: number;
};

const Standing = v.object({
  rank: Numeric,
  userId: v.string(),
  username: v.string(),
  totalScore: Numeric,
  /** Part of the total that games reported and the server hasn't verified. */
  reportedScore: Numeric,
  time: Time,
});
export type Standing = v.InferOutput<typeof Standing>;

const nothing = "00000000-0000-0000-0000-000000000000";

/**
 * Best players first: by the sum of their best scores in a scenario, a campaign or everything; ties go to the earlier
 * one. Reads only the rows it returns. With `userId`, that player's own standing.
 */
export async function readLeaderboard(ctx: SignedInCtx, filter: LeaderboardFilter): Promise<Standing[]> {
  requireOrganizationInReach(ctx, filter);
  const standings = await selectStandings(ctx, filter);
  // An invisible class or organization has no standings either; then refuse instead of returning none.
  if (standings.length === 0) await requireVisibleScope(ctx, filter);
  return standings;
}

async function selectStandings(ctx: SignedInCtx, filter: LeaderboardFilter): Promise<Standing[]> {
  const held = await listHeldPlaces(ctx, asSubject(filter));
  return held.length > 0 ? selectReleased(ctx, filter, held) : selectStored(ctx, filter);
}

function selectStored(ctx: SignedInCtx, filter: LeaderboardFilter): Promise<Standing[]> {
  const visibleRows = sql`${selectRankedRows(ctx, filter)} and ${isSessionVisible(ctx, filter)}`;
  return rowsOf(
    ctx.db,
    Standing,
    filter.userId
      ? sql`select l.user_id as "userId", u.username, l.score as "totalScore", l.reported_score as "reportedScore",
            l.achieved_at as "time",
            1 + (select count(*) from leaderboard_scores other where other.scope_id = l.scope_id
              and other.subject_id = l.subject_id and other.epoch = l.epoch
              ${filter.classSessionId ? sql`` : limitToOrganization(ctx, filter, "other")}
              and (other.score, l.achieved_at, l.user_id) > (l.score, other.achieved_at, other.user_id)) as rank
          ${visibleRows}`
      : sql`select row_number() over (order by l.score desc, l.achieved_at, l.user_id) as rank,
            l.user_id as "userId", u.username, l.score as "totalScore", l.reported_score as "reportedScore",
            l.achieved_at as "time"
          ${visibleRows} order by l.score desc, l.achieved_at, l.user_id limit ${filter.limit} offset ${filter.offset ?? 0}`,
  );
}

const asSubject = ({ classSessionId, campaignId, scenarioId }: LeaderboardFilter) => ({
  ...{ classSessionId, scenarioId, campaignId: scenarioId ? undefined : campaignId },
});

/** The stored standings of everybody, without the grades in `held`. */
function releasedRows(ctx: SignedInCtx, { userId: _, ...filter }: LeaderboardFilter, held: HeldPlace[]): SQL {
  const stored = sql`select l.* ${selectRankedRows(ctx, filter)} and ${isSessionVisible(ctx, filter)}`;
  const isVisible = filter.classSessionId
    ? sql`${isSessionVisible(ctx, filter)}`
    : sql`true ${limitToOrganization(ctx, filter, "l")}`;
  return sql`${withoutHeld(stored, held, asSubject(filter))} l where ${isVisible}`;
}

function selectReleased(ctx: SignedInCtx, filter: LeaderboardFilter, held: HeldPlace[]): Promise<Standing[]> {
  return rowsOf(
    ctx.db,
    Standing,
    sql`select ranked.rank, ranked.user_id as "userId", u.username, ranked.score as "totalScore",
          ranked.reported_score as "reportedScore", ranked.achieved_at as "time"
        from (select l.*, row_number() over (order by l.score desc, l.achieved_at, l.user_id) as rank
          from ${releasedRows(ctx, filter, held)}) ranked
        join users u on u.id = ranked.user_id
        ${filter.userId ? sql`where ranked.user_id = ${filter.userId}` : sql``}
        order by ranked.rank limit ${filter.limit} offset ${filter.offset ?? 0}`,
  );
}

/** The number of standings in the whole leaderboard; unlike the best ones, these must be counted. */
export async function countStandings(ctx: SignedInCtx, filter: LeaderboardFilter): Promise<number> {
  await requireVisibleScope(ctx, filter);
  const held = await listHeldPlaces(ctx, asSubject(filter));
  const ranked =
    held.length > 0
      ? sql`from ${releasedRows(ctx, filter, held)} ${filter.userId ? sql`and l.user_id = ${filter.userId}` : sql``}`
      : selectRankedRows(ctx, filter);
  const { count } = await rowOf(ctx.db, v.object({ count: v.number() }), sql`select count(*)::int as count ${ranked}`);
  return count;
}

function selectRankedRows(ctx: SignedInCtx, filter: LeaderboardFilter): SQL {
  return sql`from leaderboard_scores l join users u on u.id = l.user_id
    where ${scopeOf(ctx, filter)} and l.subject_id = ${filter.scenarioId ?? filter.campaignId ?? nothing}
      and l.epoch = (select epoch from leaderboard_epoch)
      ${filter.userId ? sql`and l.user_id = ${filter.userId}` : sql``}`;
}

/** The ranked part of the table: one class session, else everything that the actor may see. */
function scopeOf(ctx: SignedInCtx, filter: LeaderboardFilter): SQL {
  if (filter.classSessionId) return sql`l.scope_id = ${filter.classSessionId}`;
  return sql`l.scope_id = ${nothing} ${limitToOrganization(ctx, filter, "l")}`;
}

function limitToOrganization({ actor }: SignedInCtx, { organizationId }: LeaderboardFilter, table: "l" | "other"): SQL {
  const column = sql.raw(`${table}.organization_id`);
  if (reachOf(actor.role, "leaderboard:read") !== "any") {
    // Players without an organization compete with each other.
    return actor.organizationId ? sql`and ${column} = ${actor.organizationId}` : sql`and ${column} is null`;
  }
  return organizationId ? sql`and ${column} = ${organizationId}` : sql``;
}
