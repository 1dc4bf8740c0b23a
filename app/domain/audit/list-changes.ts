import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowOf, rowsOf, Time } from "~/db/rows.server";
import { assertCan } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import type { RowPage, ListQuery } from "~/domain/list-query";
import { matchBeginnings, matchEvery, splitSearchWords } from "~/domain/search-words";

/** Newest first. */
export const changeColumns = ["at"] as const;

const RecordedChange = v.object({
  id: v.string(),
  at: Time,
  actorName: v.string(),
  signInId: v.nullable(v.string()),
  /** With an API token. */
  tokenId: v.nullable(v.string()),
  action: v.string(),
  subjectType: v.string(),
  subjectName: v.string(),
  organizationName: v.nullable(v.string()),
  details: v.record(v.string(), v.unknown()),
});
export type RecordedChange = v.InferOutput<typeof RecordedChange>;

/** Counting stops here: searchers want the newest. */
const maxCounted = 10_000;

/**
 * Who changed what on whom, in which sign-in. Each search word matches the beginning of an actor, an action or a
 * subject.
 */
export async function listChanges(
  ctx: SignedInCtx,
  { q, page, pageSize }: ListQuery<"at">,
): Promise<RowPage<RecordedChange>> {
  const { db, actor } = ctx;
  assertCan(actor, "audit:read");
  const words = splitSearchWords(q);
  const searched = [sql`lower(a.actor_name)`, sql`lower(a.action)`, sql`lower(a.subject_name)`];
  const condition = words.length === 0 ? sql`true` : matchEvery(words, (word) => matchBeginnings(searched, word));
  const counted = sql`select count(*)::int as total from (select from audit_entries a where ${condition}
    limit ${maxCounted}) found`;
  const { total } = await rowOf(db, v.object({ total: v.number() }), counted);
  const rows = await rowsOf(
    db,
    RecordedChange,
    sql`select a.id, a.at, a.actor_name as "actorName", a.sign_in_id as "signInId", a.token_id as "tokenId", a.action,
      a.subject_type as "subjectType", a.subject_name as "subjectName",
        o.name as "organizationName", a.details
      from audit_entries a left join organizations o on o.id = a.organization_id
      where ${condition} order by a.at desc, a.id limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  return { total, rows };
}
