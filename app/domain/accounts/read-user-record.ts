import { and, desc, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf, Time, timeOf } from "~/db/rows.server";
import { auditEntries, signIns, users } from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";
import { coursesWithin } from "~/domain/visible-courses";
import { listMailsTo } from "~/domain/mail/list-mails";
import { findAdministeredUser } from "./administered-user";
import { deviceNameOf } from "./device-name";

const maxShown = 20;

const CourseOfUser = v.object({
  id: v.string(),
  name: v.string(),
  joinedAt: Time,
  sessionId: v.nullable(v.string()),
  attempts: v.number(),
});

/** A user as administrators see it: details, courses, sign-ins and changes, newest first. */
export async function readUserRecord(ctx: SignedInCtx, userId: string) {
  const user = await findAdministeredUser(ctx, userId);
  const [[dates], courses, openedSignIns, changes, mails] = await Promise.all([
    ctx.db.select({ createdAt: users.createdAt, lastActive: users.lastActive }).from(users).where(eq(users.id, userId)),
    listCoursesOf(ctx, userId),
    listSignIns(ctx, userId),
    listChangesOf(ctx, user),
    listMailsTo(ctx, user.email),
  ]);
  return {
    user: { ...user, createdAt: dates?.createdAt ?? null, lastActive: dates?.lastActive ?? null },
    courses,
    signIns: openedSignIns,
    changes,
    mails,
  };
}
export type UserRecord = Awaited<ReturnType<typeof readUserRecord>>;

/** The user's courses that the actor may see, each with its running or last gradebook. */
function listCoursesOf({ db, actor }: SignedInCtx, userId: string) {
  return rowsOf(
    db,
    CourseOfUser,
    sql`select courses.id, courses.name, m.joined_at as "joinedAt",
        (select s.id from class_sessions s where s.course_id = courses.id and s.start_date is not null
          order by s.end_date desc nulls first limit 1) as "sessionId",
        (select count(*)::int from attempts a join class_sessions s on s.id = a.class_session_id
          where a.user_id = ${userId} and s.course_id = courses.id) as attempts
      from course_members m join courses on courses.id = m.course_id
      where m.user_id = ${userId} and ${coursesWithin(actor, "course:list")} order by m.joined_at desc, courses.id`,
  );
}

async function listSignIns({ db, now, actor }: SignedInCtx, userId: string) {
  const rows = await db
    .select()
    .from(signIns)
    .where(eq(signIns.userId, userId))
    .orderBy(desc(sql`${signIns.endedAt} is null and ${signIns.expiresAt} > ${timeOf(now)}`), desc(signIns.lastSeenAt))
    .limit(maxShown);
  return rows.map(({ id, userAgent, address, way, isNewDevice, createdAt, lastSeenAt, endedAt, expiresAt }) => ({
    id,
    device: deviceNameOf(userAgent),
    address,
    way,
    isNewDevice,
    isThis: id === actor.signInId,
    createdAt,
    lastSeenAt,
    isOpen: endedAt === null && expiresAt > now,
  }));
}

/** Searches the audit trail by names, which are indexed. */
async function listChangesOf({ db }: SignedInCtx, { id, username }: { id: string; username: string }) {
  return db
    .select({
      id: auditEntries.id,
      at: auditEntries.at,
      actorName: auditEntries.actorName,
      action: auditEntries.action,
      subjectName: auditEntries.subjectName,
      details: auditEntries.details,
    })
    .from(auditEntries)
    .where(
      and(
        sql`lower(${auditEntries.subjectName}) collate "C" = lower(${username})`,
        eq(auditEntries.subjectId, id),
        eq(auditEntries.subjectType, "user"),
      ),
    )
    .orderBy(desc(auditEntries.at), auditEntries.id)
    .limit(maxShown);
}
