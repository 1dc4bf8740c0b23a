import { and, eq, inArray } from "drizzle-orm";
import { rosterRows } from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";
import { nameKey } from "~/domain/name-key";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import { listNewAdmins, readRosterImport, type NewAdmin } from "./read-roster-import";

/**
 * Confirms by name the users whom an import makes system administrators; it doesn't start without all of them. Ignores
 * names that the file doesn't make administrators.
 */
export async function confirmAdmins(ctx: SignedInCtx, importId: string, usernames: readonly string[]): Promise<void> {
  await readRosterImport(ctx, importId);
  const keys = new Set(usernames.map(nameKey));
  const admins = await listNewAdmins(ctx, importId);
  const unconfirmedAdmins = admins.filter(({ username, isConfirmed }) => !isConfirmed && !keys.has(nameKey(username)));
  if (unconfirmedAdmins.length > 0) throw unconfirmed(unconfirmedAdmins);
  const confirmedPositions = admins
    .filter(({ username }) => keys.has(nameKey(username)))
    .map(({ position }) => position);
  if (confirmedPositions.length === 0) return;
  await ctx.db
    .update(rosterRows)
    .set({ isConfirmed: true })
    .where(and(eq(rosterRows.importId, importId), inArray(rosterRows.position, confirmedPositions)));
}

export function unconfirmed(unconfirmedAdmins: readonly NewAdmin[]): Refusal {
  const names = unconfirmedAdmins.map(({ username }) => username).join(", ");
  const reason = say.rosterRefusals.confirmAdmins({ names });
  return new Refusal("invalid", reason, { systemAdministrators: [reason] });
}
