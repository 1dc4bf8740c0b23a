import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { OtherClassStudent } from "~/domain/courses/other-class-students";
import { shortenElsewhere } from "~/domain/enrolment/change-members";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";

/** Students of other running classes whom an import would move: their number, and the first by name. */
export type RosterMoves = { people: number; first: OtherClassStudent[] };

const maxListed = 30;

/**
 * SQL: the users of `rows` (position, user_id, course_id) who would leave a running class for another course's. Ignores
 * classes that the same import enrolled them in: the file names both.
 */
const selectMoves = (importId: string, rows: SQL) => sql`
  select distinct joining.position, u.id, u.username, u.username_key, c.name as course
  from (${rows}) joining
  join running_classes own on own.course_id = joining.course_id
  join users u on u.id = joining.user_id
  join class_session_students other on other.user_id = u.id
  join running_classes r on r.id = other.class_session_id and r.course_id <> joining.course_id
  join courses c on c.id = r.course_id
  where not exists (select from class_session_students s where s.class_session_id = own.id and s.user_id = u.id)
    and not exists (select from roster_rows done where done.import_id = ${importId} and done.user_id = u.id
      and done.course_id = r.course_id and done.done_at is not null)`;

const CountedElsewhere = v.object({ ...OtherClassStudent.entries, people: v.number() });

/** The users whom the remaining rows would move. */
export async function readMoves({ db }: SignedInCtx, importId: string): Promise<RosterMoves> {
  const pending = sql`select position, user_id, course_id from roster_rows
    where import_id = ${importId} and outcome = 'Enrol' and done_at is null`;
  const first = await rowsOf(
    db,
    CountedElsewhere,
    sql`select username, string_agg(distinct course, ', ' order by course) as course, count(*) over ()::int as people
      from (${selectMoves(importId, pending)}) moves
      group by id, username, username_key order by username_key limit ${maxListed}`,
  );
  return {
    people: first[0]?.people ?? 0,
    first: first.map(({ username, course }) => ({ username, course })),
  };
}

type Joining = { position: number; userId: string; courseId: string };

/** The rows that would move a user, with the courses whose classes the user would leave. */
export async function findMovingRows(
  { db }: SignedInCtx,
  importId: string,
  joining: readonly Joining[],
): Promise<Map<number, string>> {
  if (joining.length === 0) return new Map();
  const rows = sql`select position, "userId" as user_id, "courseId" as course_id
    from jsonb_to_recordset(${JSON.stringify(joining)}::text::jsonb)
      as joining(position int, "userId" uuid, "courseId" uuid)`;
  const moving = await rowsOf(
    db,
    v.object({ position: v.number(), course: v.string() }),
    sql`select position, string_agg(distinct course, ', ' order by course) as course
      from (${selectMoves(importId, rows)}) moves group by position`,
  );
  return new Map(moving.map(({ position, course }) => [position, course]));
}

/** Refuses moves without consent. */
export async function refuseMoves(ctx: SignedInCtx, importId: string, hasBegun: boolean): Promise<void> {
  const { people, first } = await readMoves(ctx, importId);
  if (people === 0) return;
  const moving = shortenElsewhere(first, people);
  const reason = hasBegun ? say.enrolmentRefusals.laterRosterMoves(moving) : say.enrolmentRefusals.rosterMoves(moving);
  throw new Refusal("conflict", reason, { movesFromOtherClasses: [reason] });
}
