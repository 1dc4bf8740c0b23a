import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf, Time } from "~/db/rows.server";
import { deviceNameOf } from "~/domain/accounts/device-name";
import type { SignedInCtx } from "~/domain/context";
import type { GradedSession } from "~/domain/courses/graded-session";

/** Only the latest are listed. */
const maxListed = 50;

export type StudentSandbox = { id: string; title: string; lastModified: Date; accessCount: number };

const Sandbox = v.object({ id: v.string(), title: v.string(), lastModified: Time, accessCount: v.number() });

/** For a student whose record the actor may read; the caller has checked that. Last changed first. */
export function listSandboxesOf({ db }: SignedInCtx, userId: string): Promise<StudentSandbox[]> {
  return rowsOf(
    db,
    Sandbox,
    sql`select id, title, last_modified as "lastModified", access_count as "accessCount"
        from sandboxes where owner_id = ${userId} order by last_modified desc, id limit ${maxListed}`,
  );
}

/** A sign-in, and how many of the class's attempts were submitted in it. */
export type StudentSignIn = { id: string; device: string; since: Date; lastSeen: Date; attempts: number };

const SignIn = v.object({ id: v.string(), userAgent: v.string(), since: Time, lastSeen: Time, attempts: v.number() });

/** For a student whose record the actor may read; the caller has checked that. During the class, latest first. */
export async function listSignInsOf(
  { db }: SignedInCtx,
  { id, startDate, endDate }: Pick<GradedSession, "id" | "startDate" | "endDate">,
  userId: string,
): Promise<StudentSignIn[]> {
  const [from, to] = [startDate, endDate].map((time) => time?.toISOString() ?? null);
  const rows = await rowsOf(
    db,
    SignIn,
    sql`select s.id, s.user_agent as "userAgent", s.created_at as since, s.last_seen_at as "lastSeen",
          coalesce(handed_in.attempts, 0) as attempts
        from sign_ins s
        left join (select sign_in_id, count(*)::int as attempts from attempts
            where user_id = ${userId} and class_session_id = ${id} group by sign_in_id) handed_in
          on handed_in.sign_in_id = s.id
        where s.user_id = ${userId}
          and s.last_seen_at >= coalesce(${from}::timestamptz, '-infinity')
          and s.created_at <= coalesce(${to}::timestamptz, 'infinity')
        order by s.last_seen_at desc, s.id limit ${maxListed}`,
  );
  return rows.map(({ userAgent, ...signIn }) => ({ ...signIn, device: deviceNameOf(userAgent) }));
}
