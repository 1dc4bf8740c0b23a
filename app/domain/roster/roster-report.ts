import { and, eq, inArray } from "drizzle-orm";
import Papa from "papaparse";
import { users } from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";
import { newcomerRole } from "~/domain/roles";
import { readRosterImport, rosterRowsOf, type CheckedRow } from "./read-roster-import";
import { rosterCodeOf } from "./roster-code";
import { rosterColumns } from "./roster-limits";

const batchSize = 1_000;
const byteOrderMark = "\uFEFF";

// A cell that begins like this is run by spreadsheets as a formula.
const formulaStart = /^[=+\-@\t\r\n]/;

const writeCsvLines = (rows: (string | number)[][]) =>
  `${Papa.unparse(rows, { newline: "\r\n", escapeFormulae: formulaStart })}\r\n`;

/** What became of each row of a file, as CSV; with the one-time code of each new user who has not used it. */
export async function* writeRosterReport(ctx: SignedInCtx, importId: string, secret: string): AsyncGenerator<string> {
  const { step } = await readRosterImport(ctx, importId);
  yield byteOrderMark + writeCsvLines([["row", "userName", "email", "outcome", "message", "one-time code"]]);
  for (let offset = 0; ; offset += batchSize) {
    const rows = await rosterRowsOf(ctx, importId, { only: null, limit: batchSize, offset });
    if (rows.length === 0) return;
    const pending = step === "done" ? await findPending(ctx, rows) : new Set<string>();
    yield writeCsvLines(
      rows.map(({ position, username, email, outcome, message, userId }) => [
        position,
        username,
        email,
        outcome,
        message,
        outcome === "New" && userId && pending.has(userId) ? rosterCodeOf(secret, importId, userId) : "",
      ]),
    );
  }
}

async function findPending({ db }: SignedInCtx, rows: CheckedRow[]): Promise<Set<string>> {
  const ids = rows.flatMap(({ outcome, userId }) => (outcome === "New" && userId ? [userId] : []));
  if (ids.length === 0) return new Set();
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), eq(users.resetPasswordPending, true)));
  return new Set(found.map(({ id }) => id));
}

/** A file to begin with: the header and one person. */
export const rosterTemplate =
  byteOrderMark +
  writeCsvLines([
    [...rosterColumns],
    ["ada", "ada@example.org", "Ada", "Lovelace", "Capt", newcomerRole, "Orbital Mechanics 101"],
  ]);
