// Missions: flights that people write in the game, for a class to practice (docs/decisions/0196).
import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { findingsOf, formatPath } from "../../../content/findings";
import { MissionDocument, missionLimits } from "../../../content/mission-schema";
import { rowsOf, Time } from "~/db/rows.server";
import { canEver, canRole, reachOf } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { FlightEvidence } from "~/domain/evidence";
import { requireId } from "~/domain/id";
import { notFound, Refusal } from "~/domain/refusal";
import { SandboxTitle } from "~/domain/sandboxes/sandbox-document";
import { coursesWithin } from "~/domain/visible-courses";
import type { Message } from "~/texts/message";
import { say } from "~/texts/say";

/** Per person, and how many a list shows. */
export const maxMissions = 100;

export const MissionTitle = SandboxTitle;

export const Reference = v.object({ deltaV: v.number(), seconds: v.number(), log: FlightEvidence });
export type Reference = v.InferOutput<typeof Reference>;

export const BestFlight = v.object({
  points: v.number(),
  deltaV: v.number(),
  seconds: v.number(),
  passed: v.boolean(),
});
export type BestFlight = v.InferOutput<typeof BestFlight>;

const MissionRow = v.object({
  ...{ id: v.string(), title: v.string(), version: v.number(), changedAt: Time },
  ...{ ownerName: v.string(), isOwn: v.boolean(), copiedFrom: v.nullable(v.string()) },
  /** The class that practices it. */
  ...{ classId: v.nullable(v.string()), className: v.nullable(v.string()) },
  /** Of the author's flight of this version; null while there is none. */
  reference: v.nullable(v.object({ deltaV: v.number(), seconds: v.number() })),
  /** The reader's best flight of this version, and how many there were. */
  ...{ best: v.nullable(BestFlight), flights: v.number() },
  ...{ mayFly: v.boolean(), mayReadResults: v.boolean(), mayShare: v.boolean(), mayPublish: v.boolean() },
});
export type Mission = v.InferOutput<typeof MissionRow>;

/** SQL on a mission `m`: it is shared with a class whose practice the actor may read. */
const isOfTaughtClass = ({ actor }: SignedInCtx): SQL =>
  canRole(actor.role, "gradebook:read")
    ? sql`exists (select from class_sessions c join courses on courses.id = c.course_id
        where c.id = m.class_session_id and ${coursesWithin(actor, "gradebook:read")})`
    : sql`false`;

/** SQL on a mission `m`: the actor wrote it, or it is shared with a class of theirs. */
const isOwnOrShared = (ctx: SignedInCtx): SQL => sql`(m.user_id = ${ctx.actor.userId}
  or exists (select from class_session_students enrolled where enrolled.class_session_id = m.class_session_id
    and enrolled.user_id = ${ctx.actor.userId})
  or ${isOfTaughtClass(ctx)})`;

/** SQL on a mission `m`: with "mission:read", system administrators reach all. */
export const isWithinMissions = (ctx: SignedInCtx, action: "mission:use" | "mission:read"): SQL =>
  reachOf(ctx.actor.role, action) === "any" ? sql`true` : isOwnOrShared(ctx);

const columns = (ctx: SignedInCtx) => sql`m.id, m.title, m.version, m.changed_at as "changedAt",
  u.username as "ownerName", m.user_id = ${ctx.actor.userId} as "isOwn", m.copied_from as "copiedFrom",
  m.class_session_id as "classId", shared.name as "className",
  case when m.reference is not null then jsonb_build_object('deltaV', m.reference->'deltaV',
    'seconds', m.reference->'seconds') end as reference,
  case when own.version = m.version then own.best end as best,
  case when own.version = m.version then own.flights else 0 end as flights,
  (m.reference is not null and ${isOwnOrShared(ctx)}) as "mayFly",
  (m.user_id = ${ctx.actor.userId} or ${isOfTaughtClass(ctx)}) as "mayReadResults",
  (m.user_id = ${ctx.actor.userId} and ${canRole(ctx.actor.role, "mission:share")}) as "mayShare",
  ${canEver(ctx.actor, "lesson:write")}::boolean as "mayPublish"`;

const source = ({ actor }: SignedInCtx) => sql`missions m join users u on u.id = m.user_id
  left join class_sessions shared on shared.id = m.class_session_id
  left join mission_flights own on own.mission_id = m.id and own.user_id = ${actor.userId}`;

/** The actor's own missions, and those shared with classes that the actor takes part in or teaches; newest first. */
export const listMissions = (ctx: SignedInCtx): Promise<Mission[]> =>
  rowsOf(
    ctx.db,
    MissionRow,
    sql`select ${columns(ctx)} from ${source(ctx)} where ${isOwnOrShared(ctx)}
        order by m.user_id = ${ctx.actor.userId} desc, m.changed_at desc, m.id limit ${2 * maxMissions}`,
  );

const StoredMission = v.object({ ...MissionRow.entries, document: MissionDocument, log: v.nullable(Reference) });
/** `log`: the reference with the author's burns, for the server alone. */
export type StoredMission = v.InferOutput<typeof StoredMission>;

/** A mission that the actor may use, or only read. */
export async function findMission(
  ctx: SignedInCtx,
  missionId: string,
  action: "mission:use" | "mission:read" = "mission:use",
): Promise<StoredMission> {
  const id = requireId(missionId, "mission");
  const [found] = await rowsOf(
    ctx.db,
    StoredMission,
    sql`select ${columns(ctx)}, m.document, m.reference as log from ${source(ctx)} where m.id = ${id} and ${isWithinMissions(ctx, action)}`,
  );
  if (found) return found;
  throw (await hasStarted(ctx, id)) ? new Refusal("notFound", say.missions.withdrawn) : notFound("mission");
}

/** Whether the actor has flown or begun it: they know that it exists, and read why they can't fly it now. */
async function hasStarted({ db, actor }: SignedInCtx, id: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    v.unknown(),
    sql`select from mission_flights where mission_id = ${id} and user_id = ${actor.userId}`,
  );
  return rows.length > 0;
}

/** Only the author changes a mission; others who may read it copy it. */
export async function findOwnMission(ctx: SignedInCtx, missionId: string): Promise<StoredMission> {
  const found = await findMission(ctx, missionId);
  if (!found.isOwn) throw new Refusal("forbidden", say.missions.notOwn);
  return found;
}

/** A mission's document, checked. Fields of refusals are paths in it, such as `document.chaser.mass`. */
export function readMissionDocument(sent: unknown): MissionDocument {
  if (bytesOf(sent) > missionLimits.bytes)
    throw refuseDocument({ document: [say.missions.tooLarge({ kilobytes: missionLimits.bytes / 1024 })] });
  const parsed = v.safeParse(MissionDocument, sent);
  if (parsed.success) return parsed.output;
  const fields: Record<string, Message[]> = {};
  for (const finding of findingsOf(parsed.issues).slice(0, 50)) {
    const path = ["document", formatPath(finding)].filter(Boolean).join(".");
    fields[path] = [...(fields[path] ?? []), finding.reason];
  }
  throw refuseDocument(fields);
}

function bytesOf(sent: unknown): number {
  try {
    return Buffer.byteLength(JSON.stringify(sent) ?? "");
  } catch (error) {
    // It recurses as deep as the document.
    if (error instanceof RangeError) return Infinity;
    throw error;
  }
}

const refuseDocument = (fields: Record<string, Message[]>) =>
  new Refusal("invalid", say.refusals.fieldsInvalid, fields);
