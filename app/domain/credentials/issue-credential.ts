import { and, eq } from "drizzle-orm";
import { v4 as uuid } from "uuid";
import { oneRow } from "~/db/one-row";
import { credentials, organizations, users } from "~/db/schema";
import { assertCan, requireSignInId } from "~/domain/access";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { studentGradesOf, type StudentGrade } from "~/domain/gradebook/student-grades";
import { pointsOf } from "~/domain/grades/grade";
import { countTry } from "~/domain/limits/count-try";
import type { MailSite } from "~/domain/mail/compose-mail";
import { lockUsers } from "~/domain/locks";
import { notFound, Refusal } from "~/domain/refusal";
import { readOwnResults } from "~/domain/results/read-own-results";
import type { SecretKeys } from "~/domain/sealed-secret";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import { collectEvidence, type AttemptEvidence } from "./collect-evidence";
import { composeCredential, evidenceIdOf, type Credential, type CredentialResult } from "./credential-document";
import { passedCampaignsOf } from "./passed-campaigns";
import { readSigningKey, type SigningKey } from "./signing-keys";

export type Issuer = {
  keys: SecretKeys;
  site: Pick<MailSite, "url" | "productName">;
  sign: (credential: Credential, key: SigningKey) => Promise<string>;
};

/** A campaign in one of the actor's classes; "none": outside any class. */
export type CampaignChoice = { classSessionId: string; campaignId: string };

/** Issues a signed credential for a campaign that the actor has passed; returns its id. */
export async function issueCredential(
  ctx: SignedInCtx,
  { classSessionId, campaignId }: CampaignChoice,
  { keys, site, sign }: Issuer,
): Promise<string> {
  const { actor } = ctx;
  requireSignInId(actor);
  assertCan(actor, "account:change", { ownerId: actor.userId });
  await countTry(ctx, [{ limit: "credential/user-and-day", by: actor.userId }]);
  const results = await readOwnResults(ctx, classSessionId);
  if ((results.shown?.id ?? "none") !== classSessionId) throw notFound("class");
  const { rules } = results;
  const campaign = passedCampaignsOf(studentGradesOf(results), rules, results.held).find(
    (each) => each.campaignId === campaignId,
  );
  if (!campaign) throw new Refusal("conflict", say.credentials.notPassed);
  const person = await readPerson(ctx);
  if (person.name === "") throw new Refusal("conflict", say.credentials.noName);
  const evidence = await collectEvidence(
    ctx,
    campaign.grades.flatMap((grade) => (grade.decision?.kind === "override" ? [] : (onlyAttemptOf(grade)?.id ?? []))),
  );
  const graded = campaign.grades.flatMap((grade) => resultOf(grade, evidence) ?? []);
  const key = await readSigningKey(ctx, keys);
  const id = uuid();
  const token = await sign(
    composeCredential({
      id,
      issuer: { url: site.url, name: site.productName },
      organization: person.organization,
      person: person.name,
      campaign: { id: campaign.campaignId, title: campaign.title },
      criteria: texts.credentials.criteria({ campaign: campaign.title, percent: rules.passMark }),
      results: graded.map(({ result }) => result),
      issuedAt: ctx.now,
    }),
    key,
  );
  await inTransaction(ctx, async (inner) => {
    await lockUsers(inner, [actor.userId]);
    if ((await barredCampaignsOf(inner)).has(campaignId)) throw new Refusal("conflict", say.credentials.barred);
    await inner.db.insert(credentials).values({
      ...{ id, userId: actor.userId, campaignId, campaignTitle: campaign.title, token, issuedAt: inner.now },
      evidence: graded.flatMap(({ kept }, index) =>
        kept ? [{ id: evidenceIdOf(id, index), content: kept.content, isOpen: kept.isOpen }] : [],
      ),
    });
    await recordChange(inner, {
      action: "user.issueCredential",
      subject: { type: "user", id: actor.userId, name: actor.username },
      organizationId: actor.organizationId,
      details: { credential: id, campaign: campaign.title },
    });
  });
  return id;
}

const countedOf = ({ attempts }: StudentGrade) => attempts.filter(({ counts }) => counts);

/** A mean of several attempts has no evidence of its own. */
function onlyAttemptOf(grade: StudentGrade) {
  const [only, ...others] = countedOf(grade);
  return others.length === 0 ? (only ?? null) : null;
}

type Graded = { result: CredentialResult; kept: AttemptEvidence | null };

/** Null for an excused scenario, which isn't part of the achievement. */
function resultOf(grade: StudentGrade, evidence: ReadonlyMap<string, AttemptEvidence>): Graded | null {
  const points = pointsOf(grade.grade);
  if (!points) return null;
  const only = onlyAttemptOf(grade);
  const isOfOnly = only?.score === points.score && only.maxScore === points.maxScore;
  const kept = (only && (grade.decision || isOfOnly) && evidence.get(only.id)) || null;
  return {
    kept,
    result: {
      title: grade.column.scenarioTitle,
      version: kept?.version ?? null,
      points: points.score,
      maxPoints: points.maxScore,
      source: sourceOf(grade),
      digest: kept?.digest ?? null,
      isOpen: kept?.isOpen ?? false,
    },
  };
}

/** The server only if it has checked each attempt that counts. */
function sourceOf(grade: StudentGrade): CredentialResult["source"] {
  const counted = countedOf(grade);
  const isDecided = grade.decision?.kind === "override" || grade.decision?.kind === "adjust";
  if (isDecided || counted.some(({ recorded }) => recorded !== null)) return "instructor";
  const isChecked = counted.length > 0 && counted.every(({ checkedBy }) => checkedBy === "server");
  return isChecked ? "server" : "game";
}

/** Campaigns of which an administrator has revoked the actor's transcript. */
export async function barredCampaignsOf({ db, actor }: SignedInCtx): Promise<Set<string>> {
  const rows = await db
    .select({ campaignId: credentials.campaignId })
    .from(credentials)
    .where(and(eq(credentials.userId, actor.userId), credentials.barsNext));
  return new Set(rows.map(({ campaignId }) => campaignId));
}

/** The name as it goes into credentials, and the organization. */
export async function readPerson({ db, actor }: SignedInCtx): Promise<{ name: string; organization: string | null }> {
  const { firstName, lastName, organization } = oneRow(
    await db
      .select({ firstName: users.firstName, lastName: users.lastName, organization: organizations.name })
      .from(users)
      .leftJoin(organizations, eq(organizations.id, users.organizationId))
      .where(eq(users.id, actor.userId)),
  );
  return { name: `${firstName} ${lastName}`.trim(), organization };
}
