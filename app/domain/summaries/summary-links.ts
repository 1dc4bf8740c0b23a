import { and, desc, eq, gt, lte, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { summaryLinks } from "~/db/schema";
import { recordChange } from "~/domain/audit/record-change";
import type { Ctx, SignedInCtx } from "~/domain/context";
import { asSubject, withCourseLocked } from "~/domain/courses/lock-course";
import { findGradedSession } from "~/domain/courses/graded-session";
import { idOf } from "~/domain/id";
import { notFound, Refusal } from "~/domain/refusal";
import { hashToken } from "~/domain/tokens";
import { say } from "~/texts/say";
import {
  ClassSummary,
  isLinkToken,
  maxLinksOfClass,
  withNames,
  type NamedStudent,
  type ShownSummary,
} from "./class-summary";
import { readClassSummary } from "./read-class-summary";

const day = 24 * 3_600_000;

export type SummaryLink = { id: string; createdAt: Date; createdBy: string; expiresAt: Date; withNames: boolean };

/** The valid links of a class, for readers of its gradebook. */
export async function listSummaryLinks({ db, now }: SignedInCtx, classSessionId: string): Promise<SummaryLink[]> {
  return db
    .select({
      id: summaryLinks.id,
      createdAt: summaryLinks.createdAt,
      createdBy: summaryLinks.createdBy,
      expiresAt: summaryLinks.expiresAt,
      withNames: summaryLinks.withNames,
    })
    .from(summaryLinks)
    .where(and(eq(summaryLinks.classSessionId, classSessionId), gt(summaryLinks.expiresAt, now)))
    .orderBy(desc(summaryLinks.createdAt), summaryLinks.id);
}

export type SharedSummary = { days: number; withNames: boolean };

/**
 * Shares the current summary of a class with anyone who has the link of `token`, of which only a hash is stored.
 * Idempotent by token, so a form that is sent twice shares once. Returns the expiry.
 */
export async function shareSummary(
  ctx: SignedInCtx,
  classSessionId: string,
  { days, withNames: isNamed }: SharedSummary,
  token: string,
): Promise<Date> {
  const { session, summary } = await readClassSummary(ctx, classSessionId);
  const tokenHash = hashToken(token);
  return withCourseLocked(ctx, session.courseId, async (inner, { course }) => {
    const [existingLink] = await inner.db
      .select({ expiresAt: summaryLinks.expiresAt })
      .from(summaryLinks)
      .where(eq(summaryLinks.tokenHash, tokenHash));
    if (existingLink) return existingLink.expiresAt;
    if ((await listSummaryLinks(inner, session.id)).length >= maxLinksOfClass)
      throw new Refusal("conflict", say.classSummary.tooManyLinks({ max: maxLinksOfClass }));
    const expiresAt = new Date(inner.now.getTime() + days * day);
    await inner.db.insert(summaryLinks).values({
      id: uuid(),
      classSessionId: session.id,
      tokenHash,
      summary,
      withNames: isNamed,
      createdAt: inner.now,
      createdBy: inner.actor.username,
      expiresAt,
    });
    await recordChange(inner, {
      action: "course.shareSummary",
      ...asSubject(course),
      details: { className: session.name, until: expiresAt.toISOString(), names: isNamed ? "with" : "without" },
    });
    return expiresAt;
  });
}

/** The link stops working. */
export async function withdrawSummary(ctx: SignedInCtx, classSessionId: string, linkId: string): Promise<void> {
  const session = await findGradedSession(ctx, classSessionId);
  await withCourseLocked(ctx, session.courseId, async (inner, { course }) => {
    const removed = await inner.db
      .delete(summaryLinks)
      .where(and(eq(summaryLinks.id, idOf(linkId) ?? session.id), eq(summaryLinks.classSessionId, session.id)))
      .returning({ id: summaryLinks.id });
    if (removed.length === 0) throw notFound("link");
    await recordChange(inner, {
      action: "course.withdrawSummary",
      ...asSubject(course),
      details: { className: session.name },
    });
  });
}

const Name = v.object({ userId: v.string(), name: v.string() });

/** `named`: null if the link names nobody. */
export type OpenedSummary = { summary: ShownSummary; named: NamedStudent[] | null; expiresAt: Date };

/**
 * The summary behind a token; null if it never existed, has expired or was withdrawn. Reads only the link and the names
 * it contains.
 */
export async function openSummary({ db, now }: Ctx, token: string | undefined): Promise<OpenedSummary | null> {
  if (!isLinkToken(token)) return null;
  const [link] = await db
    .select()
    .from(summaryLinks)
    .where(and(eq(summaryLinks.tokenHash, hashToken(token)), gt(summaryLinks.expiresAt, now)));
  if (!link) return null;
  const summary = v.parse(ClassSummary, link.summary);
  const names = link.withNames ? await namesOf({ db }, link.classSessionId) : new Map<string, string>();
  const { shown, named } = withNames(summary, names);
  return { summary: shown, named: link.withNames ? named : null, expiresAt: link.expiresAt };
}

/** Names of students who are still in the class. */
async function namesOf({ db }: Pick<Ctx, "db">, classSessionId: string): Promise<Map<string, string>> {
  const rows = await rowsOf(
    db,
    Name,
    sql`select u.id as "userId", coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.username) as name
        from class_session_students enrolled join users u on u.id = enrolled.user_id
        where enrolled.class_session_id = ${classSessionId}`,
  );
  return new Map(rows.map(({ userId, name }) => [userId, name]));
}

export async function forgetExpiredSummaries({ db, now }: Ctx) {
  await db.delete(summaryLinks).where(lte(summaryLinks.expiresAt, now));
}
