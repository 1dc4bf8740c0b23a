import { eq } from "drizzle-orm";
import { classSessions } from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";

/**
 * `Class of 2026-03-02`, with a number when the course has had one of that name: a gradebook's address names the class.
 */
export async function chooseClassName({ db }: SignedInCtx, courseId: string, start: Date): Promise<string> {
  const base = nameOf(start);
  const rows = await db
    .select({ name: classSessions.name })
    .from(classSessions)
    .where(eq(classSessions.courseId, courseId));
  const taken = new Set(rows.map(({ name }) => name));
  let name = base;
  for (let number = 2; taken.has(name); number++) name = `${base} (${number})`;
  return name;
}

const nameOf = (start: Date) => `Class of ${start.toISOString().slice(0, 10)}`;

/** Whether nobody chose this name: it was made from a start that was planned for another day. */
export const isNamedByOtherStart = (name: string, planned: Date | null, start: Date): boolean =>
  planned !== null && nameOf(planned) !== nameOf(start) && name.replace(/ \(\d+\)$/, "") === nameOf(planned);
