import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { curricula, curriculumVersions, type CurriculumChange } from "~/db/schema";
import { allowLongWork } from "~/db/time-limits.server";
import { assertCan } from "~/domain/access";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type Ctx } from "~/domain/context";
import { runJob } from "~/domain/jobs/run-job";
import { Refusal } from "~/domain/refusal";
import type { Finding } from "../../../content/findings";
import { say } from "~/texts/say";
import { compareCurriculum } from "./curriculum-changes";
import type { CurriculumDocument } from "./curriculum-document";
import { curriculumIdOf } from "./curriculum-ids";
import { refuseDocument } from "./refuse-document";
import { planPublication } from "./plan-publication";
import { readPublishedCurriculum, type PublishedCurriculum } from "./published-curriculum";
import { listStandardCurricula } from "./standard-curricula";
import { storePublication, type PreparedPublication, type Publication } from "./store-publication";
import { parseCurriculumJob } from "./parse-curriculum";

type Options = {
  /** Only returns the differences. */
  isDryRun?: boolean;
  /** The key that the document must have. */
  key?: string;
  /** The version whose differences were shown; refuses if another one was published since. */
  replaces?: number;
};

/**
 * Publishes a document as the new version of its curriculum, all or nothing, or refuses it with the positions of its
 * mistakes.
 */
export async function publishCurriculum(ctx: Ctx, text: string, options: Options = {}): Promise<Publication> {
  if (ctx.actor) assertCan(ctx.actor, "content:administer");
  const document = await runJob(parseCurriculumJob, text, ctx.actor?.userId ?? "server");
  if (options.key !== undefined && options.key !== document.key)
    throw refuseDocument([{ path: ["key"], reason: say.curriculumRefusals.otherCurriculum({ key: document.key }) }]);
  if (options.isDryRun) return (await preparePublication(ctx, document, text)).publication;
  return inTransaction(ctx, async (inner) => {
    await allowLongWork(inner.db);
    // Serializes publications.
    await inner.db.execute(sql`select pg_advisory_xact_lock(7266180)`);
    const prepared = await preparePublication(inner, document, text);
    const { publication } = prepared;
    if (publication.isPublished) return publication;
    if (options.replaces !== undefined && options.replaces !== publication.replaces)
      throw new Refusal("conflict", say.curriculumRefusals.publishedMeanwhile({ replaces: publication.replaces }));
    await storePublication(inner, prepared);
    await recordVersion(inner, prepared, text, isBundled(document));
    return { ...publication, isPublished: true };
  });
}

async function preparePublication(ctx: Ctx, document: CurriculumDocument, text: string): Promise<PreparedPublication> {
  const curriculumId = curriculumIdOf(document.key);
  const published = await readPublishedCurriculum(ctx, curriculumId);
  const isRepeat =
    published.version === document.version && (await documentOf(ctx, curriculumId, document.version)) === text;
  if (!isRepeat && document.version <= published.version)
    throw refuseDocument([
      {
        path: ["version"],
        reason: say.curriculumRefusals.versionTooLow({ version: published.version }),
      },
    ]);
  const { plan, findings } = planPublication(curriculumId, document, published);
  findings.push(...(await idsOfOthers(ctx, curriculumId, document, plan)));
  if (findings.length > 0) throw refuseDocument(findings);
  const changes = compareCurriculum({ id: curriculumId, ...document }, published, plan);
  const publication = {
    key: document.key,
    title: document.title,
    version: document.version,
    replaces: isRepeat ? document.version : published.version,
    scenarios: plan.scenarios.filter(({ retired }) => !retired).length,
    questions: plan.questions.filter(({ retired }) => !retired).length,
    changes: await addAttempts(ctx, changes, published),
    isPublished: isRepeat,
  };
  return { curriculumId, published, plan, publication };
}

async function documentOf({ db }: Ctx, curriculumId: string, version: number): Promise<string | null> {
  const [row] = await db
    .select({ document: curriculumVersions.document })
    .from(curriculumVersions)
    .where(sql`${curriculumVersions.curriculumId} = ${curriculumId} and ${curriculumVersions.version} = ${version}`);
  return row?.document ?? null;
}

/** An id identifies one scenario in the whole installation. */
async function idsOfOthers(
  { db }: Ctx,
  curriculumId: string,
  { campaigns }: CurriculumDocument,
  plan: PreparedPublication["plan"],
): Promise<Finding[]> {
  const ids = `{${plan.scenarios.map(({ id }) => id).join(",")}}`;
  const foreignScenarios = await rowsOf(
    db,
    v.object({ id: v.string(), curriculum: v.string() }),
    sql`select s.id, c.key as curriculum from scenarios s join curricula c on c.id = s.curriculum_id
        where s.id = any(${ids}::uuid[]) and s.curriculum_id <> ${curriculumId}`,
  );
  const curriculumOf = new Map(foreignScenarios.map(({ id, curriculum }) => [id, curriculum]));
  const keys = new Map(plan.scenarios.map(({ id, key }) => [key, id]));
  return campaigns.flatMap(({ scenarios }, campaign) =>
    scenarios.flatMap(({ key }, at) => {
      const curriculum = curriculumOf.get(keys.get(key) ?? "");
      return curriculum
        ? [
            {
              path: ["campaigns", campaign, "scenarios", at, "id"],
              reason: say.curriculumRefusals.idOfOtherCurriculum({ curriculum }),
            },
          ]
        : [];
    }),
  );
}

/** The number of attempts that each change affects. */
async function addAttempts(
  { db }: Ctx,
  changes: ReturnType<typeof compareCurriculum>,
  published: PublishedCurriculum,
): Promise<CurriculumChange[]> {
  const publishedIds = new Set(published.scenarios.map(({ id }) => id));
  const touched = [...new Set(changes.filter(({ id }) => publishedIds.has(id)).map(({ id }) => id))];
  if (touched.length === 0) return changes.map((change) => ({ ...change, attempts: 0 }));
  const counted = await rowsOf(
    db,
    v.object({ id: v.string(), attempts: v.number() }),
    sql`select scenario_id as id, count(*)::int as attempts from attempts
        where scenario_id = any(${`{${touched.join(",")}}`}::uuid[]) group by scenario_id`,
  );
  const attempts = new Map(counted.map((row) => [row.id, row.attempts]));
  return changes.map((change) => ({ ...change, attempts: attempts.get(change.id) ?? 0 }));
}

/** Whether its content equals the product's curriculum, under any version number. */
const isBundled = ({ key, campaigns }: CurriculumDocument) =>
  listStandardCurricula().some(
    (bundled) => bundled.key === key && JSON.stringify(bundled.campaigns) === JSON.stringify(campaigns),
  );

async function recordVersion(
  ctx: Ctx,
  { curriculumId, publication }: PreparedPublication,
  document: string,
  isBundled: boolean,
) {
  const { key, title, version, replaces, changes } = publication;
  await ctx.db.insert(curriculumVersions).values({
    curriculumId,
    version,
    document,
    changes,
    publishedAt: ctx.now,
    publishedBy: ctx.actor?.username ?? (isBundled ? "" : "(operator)"),
    isBundled,
  });
  await ctx.db.update(curricula).set({ title, version }).where(eq(curricula.id, curriculumId));
  const counts: Record<string, number> = {};
  for (const { kind } of changes) counts[kind] = (counts[kind] ?? 0) + 1;
  await recordChange(ctx, {
    action: "curriculum.publish",
    subject: { type: "curriculum", id: curriculumId, name: title },
    details: { key, version, replaces, ...counts, attempts: changes.reduce((sum, { attempts }) => sum + attempts, 0) },
  });
}
