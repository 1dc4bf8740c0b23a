import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf, Time } from "~/db/rows.server";
import { deviceNameOf } from "~/domain/accounts/device-name";
import type { SignedInCtx } from "~/domain/context";
import { Evidence } from "~/domain/evidence";

/** The evidence and the sign-in of an attempt. Lists leave it out, because a flight may have many burns. */
export type Origin = { evidence: Evidence | null; signIn: { id: string; device: string; since: Date } | null };

const Row = v.object({
  id: v.string(),
  evidence: v.fallback(v.nullable(Evidence), null),
  signInId: v.nullable(v.string()),
  userAgent: v.nullable(v.string()),
  since: v.nullable(Time),
});

/** For attempts that the actor may see; the caller has checked that. */
export async function readOrigins({ db }: SignedInCtx, attemptIds: string[]): Promise<Map<string, Origin>> {
  if (attemptIds.length === 0) return new Map();
  const rows = await rowsOf(
    db,
    Row,
    sql`select a.id, a.evidence, sign_in.id as "signInId", sign_in.user_agent as "userAgent",
          sign_in.created_at as since
        from attempts a left join sign_ins sign_in on sign_in.id = a.sign_in_id
        where a.id = any(${`{${attemptIds.join(",")}}`}::uuid[])`,
  );
  return new Map(
    rows.map(({ id, evidence, signInId, userAgent, since }) => [
      id,
      { evidence, signIn: signInId && since ? { id: signInId, device: deviceNameOf(userAgent ?? ""), since } : null },
    ]),
  );
}
