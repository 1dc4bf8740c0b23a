import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { rowOf, rowsOf, Time, timeOf } from "~/db/rows.server";
import { assertCan, reachOf } from "~/domain/access";
import type { Actor, SignedInCtx } from "~/domain/context";
import { byteOrderMark, writeCsvLine } from "~/domain/csv";
import { csvWords } from "~/domain/csv-words";
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

/** What the actor may read of the audit trail, a row `a`; refuses people who may read nothing. */
function changesWithin(actor: Actor): SQL {
  const reach = reachOf(actor.role, "audit:read");
  assertCan(actor, "audit:read", { organizationId: actor.organizationId });
  return reach === "any" ? sql`true` : sql`a.organization_id = ${actor.organizationId}`;
}

/** Each search word matches the beginning of an actor, an action or a subject. */
function matchChanges(q: string): SQL {
  const words = splitSearchWords(q);
  const searched = [sql`lower(a.actor_name)`, sql`lower(a.action)`, sql`lower(a.subject_name)`];
  return words.length === 0 ? sql`true` : matchEvery(words, (word) => matchBeginnings(searched, word));
}

const columns = sql`a.id, a.at, a.actor_name as "actorName", a.sign_in_id as "signInId", a.token_id as "tokenId",
  a.action, a.subject_type as "subjectType", a.subject_name as "subjectName", o.name as "organizationName", a.details`;

/** People of one organization don't learn from which other one somebody came, or where to they went. */
function hideOrganizations(actor: Actor, change: RecordedChange): RecordedChange {
  const isMove = change.action === "user.organization" || change.action === "user.undoOrganization";
  return isMove && reachOf(actor.role, "audit:read") !== "any" ? { ...change, details: {} } : change;
}

/** Who changed what on whom, in which sign-in: everywhere, or in the actor's organization. */
export async function listChanges(
  ctx: SignedInCtx,
  { q, page, pageSize }: ListQuery<"at">,
): Promise<RowPage<RecordedChange>> {
  const { db, actor } = ctx;
  const condition = sql`${changesWithin(actor)} and ${matchChanges(q)}`;
  const counted = sql`select count(*)::int as total from (select from audit_entries a where ${condition}
    limit ${maxCounted}) found`;
  const { total } = await rowOf(db, v.object({ total: v.number() }), counted);
  const rows = await rowsOf(
    db,
    RecordedChange,
    sql`select ${columns} from audit_entries a left join organizations o on o.id = a.organization_id
      where ${condition} order by a.at desc, a.id limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  return { total, rows: rows.map((row) => hideOrganizations(actor, row)) };
}

const csvBatch = 500;

/** The same as CSV, newest first, in batches as fast as the client reads; newer entries are left out. */
export function writeChangesCsv(ctx: SignedInCtx, q: string): AsyncGenerator<string> {
  const condition = sql`${changesWithin(ctx.actor)} and ${matchChanges(q)} and a.at <= ${timeOf(ctx.now)}`;
  return writeBatches(ctx, condition);
}

async function* writeBatches({ db, actor }: SignedInCtx, condition: SQL): AsyncGenerator<string> {
  yield `${byteOrderMark}${writeCsvLine(csvWords.auditColumns)}\r\n`;
  let after = sql`true`;
  for (;;) {
    const rows = await rowsOf(
      db,
      RecordedChange,
      sql`select ${columns} from audit_entries a left join organizations o on o.id = a.organization_id
        where ${condition} and ${after} order by a.at desc, a.id limit ${csvBatch}`,
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => `${csvLineOf(hideOrganizations(actor, row))}\r\n`).join("");
    after = sql`(a.at < ${timeOf(last.at)} or (a.at = ${timeOf(last.at)} and a.id > ${last.id}))`;
  }
}

const csvLineOf = (change: RecordedChange) =>
  writeCsvLine([
    change.at.toISOString(),
    change.actorName,
    change.action,
    change.subjectType,
    change.subjectName,
    change.organizationName,
    Object.keys(change.details).length > 0 ? JSON.stringify(change.details) : "",
    change.signInId,
    change.tokenId,
    change.id,
  ]);
