import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import type { ReleaseChange } from "~/domain/releases/release-rules";
import { setRelease } from "~/domain/releases/set-release";

const atOnce = { rule: "atOnce", opensAt: null } as const;
const held = { rule: "held", opensAt: null } as const;
const inTurn: ReleaseChange[] = [{ answers: held }, { grades: { rule: "allHandedIn", opensAt: null } }];

/** A class that has ended was shown its results, but not yet the right answers of a quiz, and one exam is still open. */
export async function addReleases(instructor: SignedInCtx, courseId: string) {
  const quizzes = await rowsOf(
    instructor.db,
    v.object({ classSessionId: v.string(), scenarioId: v.string() }),
    sql`select c.id as "classSessionId", s.id as "scenarioId"
        from class_sessions c
        join courses on courses.id = c.course_id
        join organizations o on o.id = courses.organization_id
        join scenarios s on s.curriculum_id = coalesce(c.curriculum_id, o.curriculum_id)
        join campaigns on campaigns.id = s.campaign_id
        where c.course_id = ${courseId} and s.type = 'Quiz' and not s.retired
        order by campaigns.position, s.position limit ${inTurn.length}`,
  );
  for (const [at, place] of quizzes.entries()) await setRelease(instructor, place, inTurn[at] ?? {}, { hides: true });
  const [first] = quizzes;
  if (!first) return;
  await setRelease(instructor, first, { grades: held }, { hides: true });
  await setRelease(instructor, first, { grades: atOnce }, { hides: true });
}
