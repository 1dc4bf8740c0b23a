// The secret address at which a calendar reads a person's due dates.
import { eq, sql } from "drizzle-orm";
import ical, { ICalCalendarMethod } from "ical-generator";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { calendarFeeds } from "~/db/schema";
import { assertCan } from "~/domain/access";
import { writeForUser } from "~/domain/accounts/own-language";
import { canPlay } from "~/domain/accounts/user-conditions";
import type { Ctx, SignedInCtx } from "~/domain/context";
import { playAddressOf } from "~/domain/play-address";
import { notFound } from "~/domain/refusal";
import { generateToken, hashToken } from "~/domain/tokens";
import { texts } from "~/texts";
import { listOwnDates, type OwnDate } from "./list-own-dates";

const dayMs = 24 * 3_600_000;
/** Due dates stay in the calendar for this long. */
const keptDays = 90;

export type CalendarFeed = { createdAt: Date; readAt: Date | null };

/** Null: the actor has no calendar address. */
export async function readCalendarFeed({ db, actor }: SignedInCtx): Promise<CalendarFeed | null> {
  const [feed] = await db
    .select({ createdAt: calendarFeeds.createdAt, readAt: calendarFeeds.readAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, actor.userId));
  return feed ?? null;
}

/** Makes a new address for the actor, so that the one before it no longer works; returns its token, which isn't stored. */
export async function createCalendarFeed({ db, actor, now }: SignedInCtx): Promise<string> {
  assertCan(actor, "account:change", { ownerId: actor.userId });
  const token = generateToken();
  const feed = { tokenHash: hashToken(token), createdAt: now, readAt: null };
  await db
    .insert(calendarFeeds)
    .values({ userId: actor.userId, ...feed })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: feed });
  return token;
}

export async function removeCalendarFeed({ db, actor }: SignedInCtx): Promise<void> {
  assertCan(actor, "account:change", { ownerId: actor.userId });
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, actor.userId));
}

type Site = { productName: string; url: string };

/** The calendar (RFC 5545) behind a token; refuses ("notFound") an unknown one and that of a person who may not play. */
export async function writeCalendar(ctx: Ctx, token: string, site: Site): Promise<string> {
  const { db, now } = ctx;
  const [feed] = await rowsOf(
    db,
    v.object({ userId: v.string() }),
    sql`update calendar_feeds set read_at = ${now.toISOString()}::timestamptz from users
          left join organizations on organizations.id = users.organization_id
          left join subscriptions on subscriptions.user_id = users.id
        where calendar_feeds.token_hash = ${hashToken(token)} and users.id = calendar_feeds.user_id
          and ${canPlay(sql`${now.toISOString()}::timestamptz`)}
        returning calendar_feeds.user_id as "userId"`,
  );
  if (!feed) throw notFound("page");
  const dates = await listOwnDates({ db, now }, feed.userId, { after: new Date(now.getTime() - keptDays * dayMs) });
  return writeForUser(ctx, feed.userId, () => asCalendar(dates, now, site));
}

function asCalendar(dates: OwnDate[], now: Date, site: Site): string {
  const calendar = ical({
    name: texts.dueDates.calendarName({ productName: site.productName }),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: site.productName, product: "due dates" },
  });
  for (const { classSessionId, scenarioId, scenarioTitle, courseName, dueAt } of dates) {
    if (!dueAt) continue;
    calendar.createEvent({
      id: `${classSessionId}.${scenarioId}@${new URL(site.url).hostname}`,
      // Calendars show an event without length at its time.
      ...{ start: dueAt, end: dueAt, stamp: now },
      summary: texts.dueDates.calendarEvent({ scenarioTitle, courseName }),
      url: `${site.url}${playAddressOf({ classId: classSessionId, scenarioId })}`,
    });
  }
  return calendar.toString();
}
