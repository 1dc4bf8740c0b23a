import { and, eq, gt, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { takeouts, users } from "~/db/schema";
import type { TakeoutFile } from "~/db/tables/takeouts";
import { requireSignInId } from "~/domain/access";
import { asSubject } from "~/domain/accounts/administered-user";
import { recordChange } from "~/domain/audit/record-change";
import type { Ctx, SignedInCtx } from "~/domain/context";
import { notFound, Refusal } from "~/domain/refusal";
import { hashToken } from "~/domain/tokens";
import { findTakeoutUser } from "./request-takeout";
import { directoryOf, fileHeaderOf, zipSizeOf } from "~/domain/zip-container";

type OpenedTakeout = { id: string; userId: string; username: string; readyAt: Date; expiresAt: Date; bytes: number };
type StoredTakeout = OpenedTakeout & { files: TakeoutFile[] };

/** The copy behind a mailed link, for the person who asked for it; null for others, and once it has expired. */
export async function findTakeout(ctx: SignedInCtx, token: string): Promise<OpenedTakeout | null> {
  const stored = await findStored(ctx, token);
  if (!stored) return null;
  const { files: _, ...takeout } = stored;
  return takeout;
}

/** The zip, piece by piece. Administrators' downloads are in the audit trail. */
export async function downloadTakeout(ctx: SignedInCtx, token: string) {
  const stored = await findStored(ctx, token);
  if (!stored) throw notFound("link");
  const { userId, username, readyAt, bytes } = stored;
  if (userId !== ctx.actor.userId)
    await recordChange(ctx, { action: "user.downloadData", ...asSubject(await findTakeoutUser(ctx, userId)) });
  return { name: `${username} ${readyAt.toISOString().slice(0, 10)}.zip`, bytes, content: writeZip(ctx, stored) };
}

async function findStored(ctx: SignedInCtx, token: string): Promise<StoredTakeout | null> {
  const { db, now, actor } = ctx;
  requireSignInId(actor);
  const [row] = await db
    .select({
      id: takeouts.id,
      userId: takeouts.userId,
      username: users.username,
      readyAt: takeouts.readyAt,
      expiresAt: takeouts.expiresAt,
      state: takeouts.state,
    })
    .from(takeouts)
    .innerJoin(users, eq(users.id, takeouts.userId))
    .where(
      and(
        eq(takeouts.tokenHash, hashToken(token)),
        eq(takeouts.requestedBy, actor.userId),
        gt(takeouts.expiresAt, now),
      ),
    );
  if (!row?.readyAt) return null;
  if (row.userId !== actor.userId && !(await mayStillRead(ctx, row.userId))) return null;
  const { state, readyAt, ...rest } = row;
  // The readme was written last and comes first.
  const files = state.files.slice(-1).concat(state.files.slice(0, -1));
  return { ...rest, readyAt, files, bytes: zipSizeOf(files, readyAt) };
}

/** The administrator may have lost the right since. */
async function mayStillRead(ctx: SignedInCtx, userId: string): Promise<boolean> {
  try {
    await findTakeoutUser(ctx, userId);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

const Part = v.object({ position: v.number(), content: v.string() });

async function* writeZip({ db }: Ctx, { id, files, readyAt }: StoredTakeout): AsyncGenerator<Uint8Array> {
  for (const [place, file] of files.entries()) {
    yield fileHeaderOf(file, readyAt);
    const stored = place === 0 ? files.length - 1 : place - 1;
    let left = file.packed;
    for (let position = 0; left > 0; position++) {
      const [part] = await rowsOf(
        db,
        Part,
        sql`select position, encode(content, 'base64') as content from takeout_parts
          where takeout_id = ${id} and file = ${stored} and position = ${position}`,
      );
      if (!part) throw new Error("A copy of somebody's data expired while it was downloaded.");
      const content = Buffer.from(part.content, "base64");
      left -= content.length;
      yield content;
    }
  }
  yield directoryOf(files, readyAt);
}
