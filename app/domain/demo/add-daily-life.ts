import { eq, inArray, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { erasureRequests, passwordResets, sandboxes, takeouts, users } from "~/db/schema";
import { addAccessCode } from "~/domain/access-codes/add-access-code";
import { assignAccessCode } from "~/domain/organizations/assign-access-code";
import { resetCodeExpiryOf } from "~/domain/accounts/reset-code";
import { recordChange } from "~/domain/audit/record-change";
import type { SignedInCtx } from "~/domain/context";
import { createCourse } from "~/domain/courses/create-course";
import { scheduleClass } from "~/domain/courses/schedule-class";
import { newState } from "~/domain/personal-data/build-takeout";
import { buildMs } from "~/domain/personal-data/takeout-rules";
import { createSandbox } from "~/domain/sandboxes/write-sandbox";
import { generateToken, hashToken } from "~/domain/tokens";

const hour = 3_600_000;
const day = 24 * hour;

type Orbit = [perigee: number, apogee: number, inclination: number];

// prettier-ignore
const made: { by: string; title: string; orbits: Orbit[]; daysAgo: number; opened: number }[] = [
  { by: "player", title: "Morning orbit", orbits: [[705, 705, 98.2]], daysAgo: 1, opened: 9 },
  { by: "player", title: "Two planes, one node", orbits: [[550, 550, 53], [550, 550, 97.6]], daysAgo: 6, opened: 4 },
  { by: "amelia", title: "Molniya", orbits: [[600, 39_700, 63.4]], daysAgo: 3, opened: 12 },
  { by: "priya", title: "GTO to GEO", orbits: [[250, 35_786, 27], [35_786, 35_786, 0]], daysAgo: 2, opened: 21 },
  { by: "kwame", title: "Station and chaser", orbits: [[420, 420, 51.6], [415, 418, 51.6]], daysAgo: 38, opened: 2 },
];

/** What a term leaves behind besides grades: sandboxes, codes, a scheduled class, a reset, and activity dates. */
export async function addDailyLife(admin: SignedInCtx) {
  const [aurora] = await admin.db
    .select({ id: users.id, organizationId: users.organizationId })
    .from(users)
    .where(eq(users.username, "orgadmin"));
  if (!aurora?.organizationId) return;
  await settleDates(admin);
  for (const sandbox of made) await addSandbox(admin, sandbox);
  await addCodes(admin, aurora.organizationId);
  await addCourseToCome(admin, aurora.id);
  await forceReset(admin, "hugo");
  await askToBeErased(admin, "kwame");
  await takeDataAlong(admin, "player");
}

/** A copy under way, which the server finishes within a minute. */
async function takeDataAlong({ db, now }: SignedInCtx, username: string) {
  const [person] = await db.select({ id: users.id }).from(users).where(eq(users.username, username));
  if (!person) return;
  await db.insert(takeouts).values({
    ...{ id: uuid(), userId: person.id, requestedBy: person.id, requestedAt: now, state: newState },
    ...{ steppedAt: now, nextTryAt: now, expiresAt: new Date(now.getTime() + buildMs) },
  });
}

async function askToBeErased({ db, now }: SignedInCtx, username: string) {
  const [person] = await db.select({ id: users.id }).from(users).where(eq(users.username, username));
  if (!person) return;
  await db.insert(erasureRequests).values({ userId: person.id, askedAt: new Date(now.getTime() - 2 * day) });
}

/** Accounts are as old as the first course and were last active at their last attempt; staff were active today. */
async function settleDates({ db, now }: SignedInCtx) {
  const at = (ago: number) => new Date(now.getTime() - ago).toISOString();
  await db.execute(sql`update users set created_at = ${at(200 * day)}::timestamptz, last_active =
    coalesce((select max(received_at) + interval '5 minutes' from attempts where user_id = users.id),
      case when username in ('instructor', 'orgadmin', 'instructor2') then ${at(3 * hour)}::timestamptz
        when username in ('orgadmin2', 'uma') then ${at(4 * day)}::timestamptz end)`);
}

async function addSandbox(admin: SignedInCtx, { by, title, orbits, daysAgo, opened }: (typeof made)[number]) {
  const { db, now } = admin;
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.username, by));
  if (!owner) return;
  const times = {
    timeCreated: new Date(now.getTime() - (daysAgo + 3) * day),
    lastModified: new Date(now.getTime() - daysAgo * day),
    lastAccessed: new Date(now.getTime() - daysAgo * day + hour),
  };
  const document = JSON.stringify({
    format: "apsis-sandbox",
    version: 1,
    gravity: "J2",
    spacecraft: orbits.map(([perigee, apogee, inclination], place) => ({
      name: `Spacecraft ${place + 1}`,
      orbit: { perigee, apogee, inclination, node: 0, argumentOfPerigee: 0, trueAnomaly: place * 40 },
    })),
  });
  const player = { ...admin.actor, userId: owner.id, username: by };
  const { id } = await createSandbox({ ...admin, actor: player }, { title, document });
  await db
    .update(sandboxes)
    .set({ ...times, accessCount: opened })
    .where(eq(sandboxes.id, id));
}

/** Two codes without an organization, and one with. */
async function addCodes(admin: SignedInCtx, organizationId: string) {
  const at = (daysAgo: number) => ({ ...admin, now: new Date(admin.now.getTime() - daysAgo * day) });
  const { code } = await addAccessCode(at(60));
  await assignAccessCode(at(59), code, organizationId);
  await addAccessCode(at(9));
  await addAccessCode(at(2));
}

async function addCourseToCome(admin: SignedInCtx, ownerId: string) {
  const { db, now } = admin;
  const members = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.username, ["boris", "elena", "farid", "hugo", "nadia", "rosa"]));
  const earlier = { ...admin, now: new Date(now.getTime() - 2 * day) };
  const courseId = await createCourse(earlier, {
    name: "Mission Planning",
    accessCode: "PLANS-6D2V",
    ownerId,
    memberIds: members.map(({ id }) => id),
  });
  const noon = (days: number) => new Date(Math.floor(now.getTime() / day + days) * day + 12 * hour);
  await scheduleClass(earlier, courseId, {
    name: "Winter Term",
    scheduledStartDate: noon(7),
    scheduledEndDate: noon(70),
  });
}

/** A forced reset without its mail, since demo users have no mailbox. */
async function forceReset(admin: SignedInCtx, username: string) {
  const now = new Date(admin.now.getTime() - day);
  const [user] = await admin.db
    .update(users)
    .set({ resetPasswordPending: true })
    .where(eq(users.username, username))
    .returning({ id: users.id, organizationId: users.organizationId });
  if (!user) return;
  await admin.db.insert(passwordResets).values({
    tokenHash: hashToken(generateToken()),
    userId: user.id,
    kind: "Code",
    createdAt: now,
    expiresAt: resetCodeExpiryOf(now),
  });
  await recordChange(
    { ...admin, now },
    {
      action: "user.resetPassword",
      subject: { type: "user", id: user.id, name: username },
      organizationId: user.organizationId,
    },
  );
}
