import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";

/** A student of another running class, and the courses of these classes, separated by commas. */
export const OtherClassStudent = v.object({ username: v.string(), course: v.string() });
export type OtherClassStudent = v.InferOutput<typeof OtherClassStudent>;

/** SQL: those of `people` (rows with an `id`) who are in a running class of another course than `courseId`. */
export const selectOtherClassStudents = (people: SQL, courseId: string) => sql`
  select u.username, string_agg(distinct c.name, ', ' order by c.name) as course
  from (${people}) chosen
  join users u on u.id = chosen.id
  join class_session_students other on other.user_id = u.id
  join running_classes r on r.id = other.class_session_id and r.course_id <> ${courseId}
  join courses c on c.id = r.course_id
  group by u.id order by u.username_key`;
