import { createHmac } from "node:crypto";
import { and, eq, exists, inArray, not } from "drizzle-orm";
import { passwordResets, users } from "~/db/schema";
import { isWithoutPassword } from "~/domain/accounts/user-conditions";
import type { SignedInCtx } from "~/domain/context";
import { byteOrderMark, writeCsvLine } from "~/domain/csv";
import { newcomerRole } from "~/domain/roles";
import { texts } from "~/texts";
import { readRosterImport, rosterRowsOf, type CheckedRow } from "./read-roster-import";
import { rosterColumns } from "./roster-limits";

const batchSize = 1_000;

const writeCsvLines = (rows: (string | number)[][]) => rows.map((row) => `${writeCsvLine(row)}\r\n`).join("");

/** CSV of the outcome of each row, with the one-time code of each new user who hasn't set a password yet. */
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
  const code = db.select().from(passwordResets).where(eq(passwordResets.userId, users.id));
  const pending = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), eq(users.resetPasswordPending, true), not(isWithoutPassword), exists(code)));
  return new Set(pending.map(({ id }) => id));
}

/** The template to download: the header and one example row. */
export const writeRosterTemplate = () =>
  byteOrderMark +
  writeCsvLines([
    [...rosterColumns],
    ["ada", "ada@example.org", "Ada", "Lovelace", "Capt", newcomerRole, texts.roster.exampleCourse],
  ]);

// As in `generateAccessCode`.
const symbols = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/**
 * One-time code of an imported user, 60 bits. Derived from the installation's secret, so the report can be written
 * again although only the digest is stored (0025).
 */
export function rosterCodeOf(secret: string, importId: string, userId: string): string {
  const digest = createHmac("sha256", secret).update(`roster ${importId} ${userId}`).digest();
  const text = [...digest.subarray(0, 12)].map((byte) => symbols[byte % symbols.length]).join("");
  return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`;
}
