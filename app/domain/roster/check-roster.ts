import { setImmediate as nextTurn } from "node:timers/promises";
import { lt, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { rosterImports } from "~/db/schema";
import { allow } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { findKnown } from "./known-people";
import { createRosterPlanner, type Planned } from "./plan-roster";
import { readRosterFile, type RosterRow } from "./read-roster-file";

const hour = 3_600_000;
/** A checked file waits so long for its confirmation. */
const patience = 2 * hour;

const rowsPerPart = 250;

type Roster = { bytes: Uint8Array; fileName: string; organizationId: string | null };

/**
 * The dry run: reads a file of people, decides what an import would do with each, and keeps it until it is confirmed.
 * Answers its id.
 */
export async function checkRoster(ctx: SignedInCtx, { bytes, fileName, organizationId }: Roster): Promise<string> {
  allow(ctx.actor, "user:import", { organizationId }, "The organization");
  const { rows } = readRosterFile(bytes);
  // Refuses an organization that is not there, before anything is kept.
  await findKnown(ctx, organizationId, []);
  const id = uuid();
  const expiresAt = new Date(ctx.now.getTime() + patience);
  await ctx.db.delete(rosterImports).where(lt(rosterImports.expiresAt, ctx.now));
  await ctx.db.insert(rosterImports).values({
    id,
    createdBy: ctx.actor.userId,
    organizationId,
    fileName: fileName.slice(0, 200).replace(/[\p{Cc}\p{Surrogate}]/gu, ""),
    createdAt: ctx.now,
    expiresAt,
  });
  const plan = createRosterPlanner();
  let taken = 0;
  // Part by part, so that others are served in between. Broken off, nobody learns of the id.
  for (let start = 0; start < rows.length; start += rowsPerPart) {
    const part = rows.slice(start, start + rowsPerPart);
    const known = await findKnown(ctx, organizationId, part);
    const planned = plan(part, { ...known, seats: known.seats - taken });
    taken += planned.filter(({ outcome }) => outcome === "New").length;
    await keepRows(
      ctx,
      id,
      part.map((row, index) => ({ ...row, ...outcomeOf(planned[index]!) })),
    );
    await nextTurn();
  }
  return id;
}

async function keepRows({ db }: SignedInCtx, id: string, part: (RosterRow & ReturnType<typeof outcomeOf>)[]) {
  await db.execute(sql`insert into roster_rows (import_id, position, user_name, email, first_name, last_name,
      rank_title, role, course, outcome, message, user_id)
    select ${id}, r.position, r."username", r.email, r."firstName", r."lastName", r."rankTitle",
      r.role, r.course, r.outcome, r.message, r."userId"
    from jsonb_to_recordset(${JSON.stringify(part)}::text::jsonb) as r(${recordColumns})`);
}

const recordColumns = sql`position int, "username" text, email text, "firstName" text, "lastName" text,
  "rankTitle" text, role text, course text, outcome text, message text, "userId" uuid`;

const outcomeOf = ({ outcome, message, userId }: Planned) => ({ outcome, message, userId });
