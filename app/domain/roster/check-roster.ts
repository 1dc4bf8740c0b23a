import { lt, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { rosterImports } from "~/db/schema";
import { allow } from "~/domain/access";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { findKnown } from "./known-people";
import { planRoster, type Planned } from "./plan-roster";
import { readRosterFile } from "./read-roster-file";

const hour = 3_600_000;
/** A checked file waits so long for its confirmation. */
const patience = 2 * hour;

type Roster = { bytes: Uint8Array; fileName: string; organizationId: string | null };

/**
 * The dry run: reads a file of people, decides what an import would do with each, and keeps it until it is confirmed.
 * Answers its id.
 */
export async function checkRoster(ctx: SignedInCtx, { bytes, fileName, organizationId }: Roster): Promise<string> {
  allow(ctx.actor, "user:import", { organizationId }, "The organization");
  const { rows } = readRosterFile(bytes);
  const planned = planRoster(rows, await findKnown(ctx, organizationId, rows));
  const id = uuid();
  await inTransaction(ctx, async ({ db, now }) => {
    await db.delete(rosterImports).where(lt(rosterImports.expiresAt, now));
    await db.insert(rosterImports).values({
      id,
      createdBy: ctx.actor.userId,
      organizationId,
      fileName: fileName.slice(0, 200).replace(/[\p{Cc}\p{Surrogate}]/gu, ""),
      createdAt: now,
      expiresAt: new Date(now.getTime() + patience),
    });
    for (let start = 0; start < rows.length; start += 2_000) {
      const part = rows
        .slice(start, start + 2_000)
        .map((row, index) => ({ ...row, ...outcomeOf(planned[start + index]!) }));
      await db.execute(sql`insert into roster_rows (import_id, position, user_name, email, first_name, last_name, rank_title, role, course,
          outcome, message, user_id)
        select ${id}, r.position, r."username", r.email, r."firstName", r."lastName", r."rankTitle", r.role, r.course, r.outcome, r.message, r."userId"
        from jsonb_to_recordset(${JSON.stringify(part)}::text::jsonb) as r(${recordColumns})`);
    }
  });
  return id;
}

const recordColumns = sql`position int, "username" text, email text, "firstName" text, "lastName" text, "rankTitle" text, role text, course text,
  outcome text, message text, "userId" uuid`;

const outcomeOf = ({ outcome, message, userId }: Planned) => ({ outcome, message, userId });
