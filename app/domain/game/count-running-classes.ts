import { sql } from "drizzle-orm";
import * as v from "valibot";
import { Numeric, rowOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { allowGame } from "./game-changed";

/** Classes whose students may be playing now. */
export async function countRunningClasses(ctx: SignedInCtx): Promise<number> {
  allowGame(ctx);
  const { count } = await rowOf(ctx.db, v.object({ count: Numeric }), sql`select count(*) from running_classes`);
  return count;
}
