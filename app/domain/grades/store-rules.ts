// Versions of the rules of a course, or of those that an organization's new courses start with.
import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import * as v from "valibot";
import { countRows, Numeric, rowsOf } from "~/db/rows.server";
import { gradingRules } from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import type { GradingRules } from "./rules";
import { GradingRulesInput } from "./rules-input";

/** Of one course or organization, earlier ones included. */
const maxVersions = 1_000;

export type RulesOwner = { courseId: string } | { organizationId: string };

const isOwnedBy = (owner: RulesOwner) =>
  "courseId" in owner ? sql`course_id = ${owner.courseId}` : sql`organization_id = ${owner.organizationId}`;

export type RulesVersion = { number: number; by: string; rules: GradingRules | null };

/** The latest version; null: the owner never had rules of its own. */
export async function readLatestRules(
  { db }: Pick<SignedInCtx, "db">,
  owner: RulesOwner,
): Promise<RulesVersion | null> {
  const [latest] = await rowsOf(
    db,
    v.object({ number: Numeric, by: v.string(), rules: v.nullable(GradingRulesInput) }),
    sql`select number, setter_name as by, rules from grading_rules where ${isOwnedBy(owner)}
        order by number desc limit 1`,
  );
  return latest ?? null;
}

/** The caller has locked the owner. */
export async function storeRules(
  { db, actor, now }: SignedInCtx,
  owner: RulesOwner,
  rules: GradingRules | null,
): Promise<void> {
  const versions = await countRows(db, sql`select id from grading_rules where ${isOwnedBy(owner)}`);
  if (versions >= maxVersions) throw new Refusal("conflict", say.grading.tooManyVersions({ max: maxVersions }));
  await db.insert(gradingRules).values({
    ...{ id: uuid(), ...owner, rules, setBy: actor.userId, setterName: actor.username, setAt: now },
  });
}

/** For a new course. */
export async function copyOrganizationRules(ctx: SignedInCtx, courseId: string, organizationId: string): Promise<void> {
  const latest = await readLatestRules(ctx, { organizationId });
  if (latest?.rules) await storeRules(ctx, { courseId }, latest.rules);
}
