// Missions as their page in the administration lists them, and the files that they are downloaded as.
import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { rowOf, rowsOf, Time } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import type { ListQuery, RowPage } from "~/domain/list-query";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import { findMission, MissionTitle, isWithinMissions, readMissionDocument, type StoredMission } from "./mission";
import { createMission } from "./write-mission";

const ListedMission = v.object({
  ...{ id: v.string(), title: v.string(), version: v.number(), changedAt: Time },
  ...{ ownerName: v.string(), isOwn: v.boolean(), className: v.nullable(v.string()) },
  reference: v.nullable(v.object({ deltaV: v.number(), seconds: v.number() })),
  /** Of students of the class, who have flown this version. */
  ...{ players: v.number(), best: v.nullable(v.number()) },
});
export type ListedMission = v.InferOutput<typeof ListedMission>;

export const missionOrders = ["changedAt", "title", "ownerName", "className", "players"] as const;
type MissionOrder = (typeof missionOrders)[number];

const sortKeys: Record<MissionOrder, SQL> = {
  changedAt: sql`m.changed_at`,
  title: sql`lower(m.title)`,
  ownerName: sql`u.username_key`,
  className: sql`lower(shared.name)`,
  players: sql`flown.players`,
};

/**
 * The actor's own missions, and those shared with classes that the actor takes part in or teaches; system
 * administrators get all. Searched by title and author.
 */
export async function listMissionPage(
  ctx: SignedInCtx,
  query: ListQuery<MissionOrder>,
): Promise<RowPage<ListedMission>> {
  const { q, sort, descending, page, pageSize } = query;
  const source = sql`missions m join users u on u.id = m.user_id
    left join class_sessions shared on shared.id = m.class_session_id`;
  const isFound = q === "" ? sql`true` : sql`strpos(lower(concat_ws(' ', m.title, u.username)), lower(${q})) > 0`;
  const condition = sql`${isWithinMissions(ctx, "mission:read")} and ${isFound}`;
  const rows = await rowsOf(
    ctx.db,
    ListedMission,
    sql`select m.id, m.title, m.version, m.changed_at as "changedAt", u.username as "ownerName",
          m.user_id = ${ctx.actor.userId} as "isOwn", shared.name as "className", flown.players, flown.best,
          case when m.reference is not null then jsonb_build_object('deltaV', m.reference->'deltaV',
            'seconds', m.reference->'seconds') end as reference
        from ${source}
        cross join lateral (
          select count(*)::int as players, max((f.best->>'points')::float8) as best from mission_flights f
          join class_session_students enrolled on enrolled.user_id = f.user_id
            and enrolled.class_session_id = m.class_session_id
          where f.mission_id = m.id and f.version = m.version and f.best is not null
        ) flown
        where ${condition}
        order by ${sortKeys[sort]} ${descending ? sql`desc` : sql`asc`} nulls last, m.id
        limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  const counted = v.object({ total: v.number() });
  const { total } = await rowOf(ctx.db, counted, sql`select count(*)::int as total from ${source} where ${condition}`);
  return { rows, total };
}

/** Title and document, for `importMission` here or elsewhere. Without the reference: a copy is flown by its author. */
export async function exportMission(ctx: SignedInCtx, missionId: string): Promise<{ title: string; text: string }> {
  const { title, document } = await findMission(ctx, missionId, "mission:read");
  return { title, text: `${JSON.stringify({ title, document }, null, 2)}\n` };
}

const MissionFile = v.strictObject({ title: MissionTitle, document: v.unknown() });

/** Creates a mission of the actor from such a file; refuses it with the paths of its mistakes. */
export function importMission(ctx: SignedInCtx, text: string): Promise<StoredMission> {
  const parsed = v.safeParse(MissionFile, parseFile(text));
  if (!parsed.success) throw new Refusal("invalid", say.missions.notMissionFile);
  const { title, document } = parsed.output;
  return createMission(ctx, { title, document: readMissionDocument(document) });
}

function parseFile(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // Parsers recurse as deep as the document.
    if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
    throw new Refusal("invalid", say.missions.notMissionFile);
  }
}
