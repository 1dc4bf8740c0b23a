import { sql } from "drizzle-orm";
import * as v from "valibot";
import { bestEffort } from "~/db/outage.server";
import { rowsOf, timeOf } from "~/db/rows.server";
import { recordChanges, type Change } from "~/domain/audit/record-change";
import { inTransaction, type Ctx } from "~/domain/context";

/** Failures are summed up for this long before they are in the audit trail. */
const sumMs = 15 * 60_000;
const maxRows = 2_000;
/** The accounts of an organization that have entries of their own. */
const maxAccounts = 20;

/**
 * Counts a failed sign-in for the audit trail. There is one row for each account and one for all unknown names, which
 * aren't stored because people type passwords there. `userId`: null for an unknown name.
 */
export async function noteFailedSignIn({ db, now }: Ctx, userId: string | null, { address }: { address: string }) {
  const at = timeOf(now);
  await bestEffort(
    db.execute(sql`insert into failed_sign_ins as f (key, user_id, tries, first_at, last_at, last_address)
      values (${userId ?? "unknown"}, ${userId}, 1, ${at}, ${at}, ${address.slice(0, 64)})
      on conflict (key) do update set tries = f.tries + 1, last_at = excluded.last_at,
        last_address = excluded.last_address`),
  );
}

const Failures = v.object({
  id: v.nullable(v.string()),
  username: v.nullable(v.string()),
  organizationId: v.nullable(v.string()),
  tries: v.number(),
  address: v.string(),
});
type Failures = v.InferOutput<typeof Failures>;

/** Writes failed sign-ins to the audit trail: a few entries for each organization, however many accounts were tried. */
export async function reportFailedSignIns(ctx: Ctx) {
  await inTransaction(ctx, async (inner) => {
    const before = timeOf(new Date(inner.now.getTime() - sumMs));
    const rows = await rowsOf(
      inner.db,
      Failures,
      sql`with due as (delete from failed_sign_ins where key in (
          select key from failed_sign_ins where first_at < ${before} order by key limit ${maxRows}
          for update skip locked) returning *)
        select users.id, users.username, users.organization_id as "organizationId", due.tries,
          due.last_address as address
        from due left join users on users.id = due.user_id order by due.tries desc, users.username`,
    );
    const organizationIds = new Set(rows.map(({ organizationId }) => organizationId));
    const changes = [...organizationIds].flatMap((id) =>
      describeFailures(rows.filter(({ organizationId }) => organizationId === id)),
    );
    await recordChanges(inner, changes, { userId: null, username: "", signInId: null });
  });
}

/** `failures`: of one organization. */
function describeFailures(failures: Failures[]): Change[] {
  const known = failures.filter((each): each is Failures & { id: string } => each.id !== null);
  const unknown = failures.filter(({ id }) => id === null);
  const others = known.slice(maxAccounts);
  const organizationId = failures[0]?.organizationId ?? null;
  return [
    ...known.slice(0, maxAccounts).map(({ id, username, tries, address }) => ({
      action: "user.failedSignIns" as const,
      subject: { type: "user" as const, id, name: username ?? "" },
      organizationId,
      details: { tries, address },
    })),
    ...[
      { action: "system.failedSignIns" as const, group: others },
      { action: "system.unknownSignIns" as const, group: unknown },
    ]
      .filter(({ group }) => group.length > 0)
      .map(({ action, group }) => ({
        action,
        subject: { type: "system" as const, id: "sign-ins", name: "" },
        organizationId,
        details: {
          tries: group.reduce((sum, { tries }) => sum + tries, 0),
          accounts: group.length,
          address: group[0]?.address ?? "",
        },
      })),
  ];
}
