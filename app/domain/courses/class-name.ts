import { eq } from "drizzle-orm";
import { classSessions } from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";
import { isoDayOf } from "~/domain/date-text";

/**
 * `Class of 2026-03-02`, the day of the start in `zone`, with a number if the course already has that name: the address
 * of a gradebook names the class.
 */
export async function chooseClassName(
  { db }: SignedInCtx,
  courseId: string,
  start: Date,
  zone: string,
): Promise<string> {
  const base = defaultClassName(start, zone);
  const rows = await db
    .select({ name: classSessions.name })
    .from(classSessions)
    .where(eq(classSessions.courseId, courseId));
  const takenNames = new Set(rows.map(({ name }) => name));
  let name = base;
  for (let number = 2; takenNames.has(name); number++) name = `${base} (${number})`;
  return name;
}

// oxlint-disable-next-line apsis/catalogue-text -- a stored name, the same for all readers, which `tellsOtherDay` parses
const defaultClassName = (start: Date, zone: string) => `Class of ${isoDayOf(start, zone)}`;

/**
 * The name given now or when the class was planned; null if the class is to be named after its start, because it has no
 * name or one with another day. Pure.
 */
export function nameToKeep(
  givenName: string | undefined,
  planned: { name: string } | null,
  start: Date,
  zone: string,
): string | null {
  // A form sends the planned name along.
  if (givenName && givenName !== planned?.name) return givenName;
  if (!planned || tellsOtherDay(planned.name, defaultClassName(start, zone))) return null;
  return planned.name;
}

const tellsOtherDay = (name: string, right: string): boolean => {
  const day = /^(Class of \d{4}-\d\d-\d\d)(?: \(\d+\))?$/.exec(name)?.[1];
  return day !== undefined && day !== right;
};
