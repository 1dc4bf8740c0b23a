import { and, asc, desc, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { curricula, curriculumVersions, type CurriculumChange } from "~/db/schema";
import { assertCan } from "~/domain/access";
import type { Ctx, SignedInCtx } from "~/domain/context";
import { runJob } from "~/domain/jobs/run-job";
import { notFound } from "~/domain/refusal";
import { compareCurriculum } from "./curriculum-changes";
import { curriculumIdOf } from "./curriculum-ids";
import { serializeCurriculum, parseCurriculumJob } from "./parse-curriculum";
import { planPublication } from "./plan-publication";
import { listStandardCurricula } from "./standard-curricula";

const ListedCurriculum = v.object({
  id: v.string(),
  key: v.string(),
  title: v.string(),
  version: v.number(),
  /** Counts of offered items. */
  campaigns: v.number(),
  scenarios: v.number(),
  questions: v.number(),
  organizations: v.number(),
});
export type ListedCurriculum = v.InferOutput<typeof ListedCurriculum>;

/** Every curriculum of the installation, by title. */
export async function listCurricula({ db, actor }: SignedInCtx): Promise<ListedCurriculum[]> {
  assertCan(actor, "content:administer");
  return rowsOf(
    db,
    ListedCurriculum,
    sql`select c.id, c.key, c.title, c.version,
        (select count(distinct s.campaign_id)::int from scenarios s where s.curriculum_id = c.id
          and not s.retired) as campaigns,
        (select count(*)::int from scenarios s where s.curriculum_id = c.id and not s.retired) as scenarios,
        (select count(*)::int from catalogue_questions q join scenarios s on s.id = q.scenario_id
          where s.curriculum_id = c.id and not s.retired and not q.retired) as questions,
        (select count(*)::int from organizations o where o.curriculum_id = c.id) as organizations
      from curricula c order by c.title, c.key`,
  );
}

/** Names of curricula, for choices. */
export async function listCurriculumNames({ db }: SignedInCtx) {
  return db
    .select({ id: curricula.id, key: curricula.key, title: curricula.title })
    .from(curricula)
    .orderBy(asc(curricula.title));
}

/** A version exactly as it was published; the newest by default. Contains the right answers. */
export async function readCurriculumDocument(ctx: SignedInCtx, key: string, version?: number) {
  const document = await findDocument(ctx, key, version);
  if (!document) throw notFound(version === undefined ? "curriculum" : "version");
  return document;
}

/** The same; null if there is none. */
export async function findDocument(
  { db, actor }: SignedInCtx,
  key: string,
  version?: number,
): Promise<{ version: number; document: string } | null> {
  assertCan(actor, "content:administer");
  const [row] = await db
    .select({ version: curriculumVersions.version, document: curriculumVersions.document })
    .from(curriculumVersions)
    .innerJoin(curricula, eq(curricula.id, curriculumVersions.curriculumId))
    .where(and(eq(curricula.key, key), eq(curriculumVersions.version, version ?? sql`${curricula.version}`)));
  return row ?? null;
}

export type ListedVersion = {
  version: number;
  publishedAt: Date;
  /** Empty for versions that came with the product. */
  publishedBy: string;
  changes: CurriculumChange[];
};

/** The versions of a curriculum, newest first. */
export async function listVersions(
  { db, actor }: SignedInCtx,
  key: string,
): Promise<{ title: string; version: number; versions: ListedVersion[] }> {
  assertCan(actor, "content:administer");
  const [curriculum] = await db.select().from(curricula).where(eq(curricula.key, key));
  if (!curriculum) throw notFound("curriculum");
  const versions = await db
    .select({
      version: curriculumVersions.version,
      publishedAt: curriculumVersions.publishedAt,
      publishedBy: curriculumVersions.publishedBy,
      changes: curriculumVersions.changes,
    })
    .from(curriculumVersions)
    .where(eq(curriculumVersions.curriculumId, curriculum.id))
    .orderBy(desc(curriculumVersions.version));
  return {
    title: curriculum.title,
    version: curriculum.version,
    versions,
  };
}

/** The differences between two versions, from the older to the newer. */
export async function compareVersions(ctx: SignedInCtx, key: string, from: number, to: number) {
  const [before, after] = [await parseVersion(ctx, key, from), await parseVersion(ctx, key, to)];
  const id = curriculumIdOf(key);
  const nothing = { title: "", version: 0, campaigns: [], scenarios: [], questions: [] };
  const earlier = { ...nothing, ...planPublication(id, before, nothing).plan, title: before.title, version: from };
  const { plan } = planPublication(id, after, earlier);
  return compareCurriculum({ id, key, title: after.title }, earlier, plan).map((change) => ({
    ...change,
    attempts: 0,
  }));
}

const parseVersion = async (ctx: SignedInCtx, key: string, version: number) =>
  runJob(parseCurriculumJob, (await readCurriculumDocument(ctx, key, version)).document, ctx.actor.userId);

/** An earlier version with the next version number, for review and publication. */
export async function writeEarlierAsNext(ctx: SignedInCtx, key: string, version: number): Promise<string> {
  const document = await parseVersion(ctx, key, version);
  const { version: newest } = await readCurriculumDocument(ctx, key);
  return serializeCurriculum({ ...document, version: newest + 1 });
}

/** The product's newer document for a curriculum that was changed here, with the next version number. */
export async function findBundledOffer({ db }: Ctx, key: string): Promise<string | null> {
  const bundled = listStandardCurricula().find((document) => document.key === key);
  if (!bundled) return null;
  const [current] = await db
    .select({
      newest: sql<number>`max(${curriculumVersions.version})::int`,
      taken: sql<number>`coalesce(max(${curriculumVersions.version}) filter (where ${curriculumVersions.isBundled}),
        0)::int`,
    })
    .from(curriculumVersions)
    .where(eq(curriculumVersions.curriculumId, curriculumIdOf(key)));
  if (!current || current.taken >= bundled.version) return null;
  return serializeCurriculum({ ...bundled, version: Math.max(bundled.version, current.newest + 1) });
}
