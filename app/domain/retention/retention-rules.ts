import { and, eq, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { organizations, retentionRules } from "~/db/schema";
import { assertCan, requireRecentProof } from "~/domain/access";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type Ctx, type SignedInCtx } from "~/domain/context";
import { lockOrganizations } from "~/domain/locks";
import { notFound, Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import { countDue, day } from "./due-data";
import { recordSweep } from "./record-sweep";
import { chosenKinds, choicesWithin, kindNames, kindOf, shorterOf, type RetentionKind } from "./retention-kinds";

export type RetentionRule = {
  kind: RetentionKind;
  /** Days that apply; null: everything stays. */
  days: number | null;
  /** What was chosen here. Of an organization, null: as the installation; of the installation, null: everything stays. */
  chosen: number | null;
  /** Of the installation, which an organization can only shorten. */
  limit: number | null;
  sweptAt: Date | null;
  removed: number;
};

/** Days by kind; null: everything stays, or for an organization as long as in the installation. */
export type NewRules = Partial<Record<RetentionKind, number | null>>;

function assertMayConfigure({ actor }: SignedInCtx, organizationId: string | null) {
  if (organizationId === null) assertCan(actor, "system:administer");
  else assertCan(actor, "organization:configure", { organizationId }, "organization");
}

/** The rules of an organization, or (null) of the installation, in the order of `kindNames`. */
export async function readRules(ctx: SignedInCtx, organizationId: string | null): Promise<RetentionRule[]> {
  assertMayConfigure(ctx, organizationId);
  return readStored(ctx, organizationId);
}

async function readStored({ db }: Ctx, organizationId: string | null): Promise<RetentionRule[]> {
  const rows = await db
    .select()
    .from(retentionRules)
    .where(sql`organization_id is null or organization_id = ${organizationId}::uuid`);
  return kindNames.map((kind) => {
    const ofSite = rows.find((row) => row.kind === kind && row.organizationId === null);
    const own = organizationId === null ? ofSite : rows.find((row) => row.kind === kind && row.organizationId !== null);
    const limit = ofSite?.chosenAt ? ofSite.days : kindOf(kind).default;
    const chosen = organizationId === null ? limit : (own?.days ?? null);
    return {
      ...{ kind, days: shorterOf(limit, chosen), chosen, limit },
      ...{ sweptAt: own?.sweptAt ?? null, removed: own?.removed ?? 0 },
    };
  });
}

/** `now` and `in30Days`: how many rows would be removed; null: everything stays. */
export type DryRun = { kind: RetentionKind; days: number | null; counts: { now: number; in30Days: number } | null };

/** What would be removed by these rules, instead of the stored ones. Changes nothing. */
export async function previewRules(
  ctx: SignedInCtx,
  organizationId: string | null,
  rules: NewRules,
): Promise<DryRun[]> {
  const runs: DryRun[] = [];
  const in30Days = { ...ctx, now: new Date(ctx.now.getTime() + 30 * day) };
  for (const { kind, limit, chosen } of await readRules(ctx, organizationId)) {
    const wanted = kind in rules ? (rules[kind] ?? null) : chosen;
    const days = organizationId === null ? wanted : shorterOf(limit, wanted);
    const due = days !== null && { kind, days, organizationId };
    const counts = due && { now: await countDue(ctx, due), in30Days: await countDue(in30Days, due) };
    runs.push({ kind, days, counts: counts || null });
  }
  return runs;
}

/** What is due by changed rules is removed within an hour; attempts 30 days after a warning. */
export async function saveRules(ctx: SignedInCtx, organizationId: string | null, rules: NewRules) {
  assertMayConfigure(ctx, organizationId);
  requireRecentProof(ctx);
  await inTransaction(ctx, async (inner) => {
    const name = await lockOwner(inner, organizationId);
    const stored = await readStored(inner, organizationId);
    for (const kind of chosenKinds(organizationId)) {
      const before = stored.find((rule) => rule.kind === kind);
      const to = rules[kind];
      if (!before || to === undefined || to === before.chosen) continue;
      requireOffered(kind, to, organizationId === null ? null : before);
      await store(inner, organizationId, kind, to);
      await recordChange(inner, {
        action: "retention.change",
        subject: { type: organizationId ? "organization" : "system", id: organizationId ?? "retention", name },
        organizationId,
        details: { kind, from: before.chosen, to },
      });
    }
  });
}

/** `within`: what the installation allows. */
function requireOffered(kind: RetentionKind, days: number | null, within: RetentionRule | null) {
  const isOffered =
    days === null ? within !== null || kindOf(kind).mayStay : choicesWithin(kind, within?.limit ?? null).includes(days);
  if (isOffered) return;
  throw new Refusal("invalid", say.retention.notOffered, { [kind]: [say.retention.notOffered] });
}

/** Without a choice, an organization's rule goes; the installation's stays, so that the default doesn't come back. */
async function store(ctx: Ctx, organizationId: string | null, kind: RetentionKind, days: number | null) {
  const { db, now } = ctx;
  const isRule = and(eq(retentionRules.kind, kind), sql`organization_id is not distinct from ${organizationId}::uuid`);
  // What a sweep under the former rule has removed so far. Its steps lock the rule, too.
  const [swept] = await db
    .select({ days: retentionRules.days, removing: retentionRules.removing })
    .from(retentionRules)
    .where(isRule)
    .for("update");
  if (swept) {
    const daysOfSweep = swept.days ?? kindOf(kind).default ?? 0;
    await recordSweep(ctx, { kind, days: daysOfSweep, organizationId, removed: swept.removing });
  }
  if (organizationId !== null && days === null) await db.delete(retentionRules).where(isRule);
  else
    await db
      .insert(retentionRules)
      .values({ id: uuid(), organizationId, kind, days, chosenAt: now })
      .onConflictDoUpdate({
        target: [retentionRules.kind, retentionRules.organizationId],
        set: { days, chosenAt: now, sweptAt: null, removed: 0, removing: 0 },
      });
  // By another rule, administrators are warned again.
  if (kind === "leftAttempts")
    await db.execute(sql`delete from retention_warnings w using class_sessions s, courses c
      where s.id = w.class_session_id and c.id = s.course_id
        and (${organizationId}::uuid is null or c.organization_id = ${organizationId}::uuid)`);
}

async function lockOwner(ctx: Ctx, organizationId: string | null): Promise<string> {
  if (organizationId === null) return "Retention";
  await lockOrganizations(ctx, [organizationId]);
  const [row] = await ctx.db
    .select({ name: organizations.name })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  if (!row) throw notFound("organization");
  return row.name;
}
