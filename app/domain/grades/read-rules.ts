import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { rowOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import type { GradingRules } from "./rules";
import { usualRules } from "./rules";
import { GradingRulesInput } from "./rules-input";

/** Rules with the number under which they were stored; 0: the course has none of its own. */
export type NumberedRules = { rules: GradingRules; rulesNumber: number };

/** SQL: the number and the rules in force in a course, now or at a moment, as JSON; null without any. */
export const rulesOfCourse = (courseId: SQL, at?: Date) => sql<unknown>`(
  select json_build_array(g.number, g.rules) from grading_rules g
  where g.course_id = ${courseId} ${at ? sql`and g.set_at <= ${at.toISOString()}::timestamptz` : sql``} order by g.number desc limit 1)`;

const Stored = v.nullable(v.tuple([v.number(), v.nullable(GradingRulesInput)]));

/** Reads what `rulesOfCourse` has selected. */
export function readStoredRules(stored: unknown): NumberedRules {
  const [rulesNumber, rules] = v.parse(Stored, stored) ?? [0, null];
  return { rules: rules ?? usualRules, rulesNumber };
}

/** The rules in force in a course that the caller may read. */
export async function readCourseRules({ db }: Pick<SignedInCtx, "db">, courseId: string): Promise<GradingRules> {
  const stored = sql`select ${rulesOfCourse(sql`${courseId}::uuid`)} as stored`;
  return readStoredRules((await rowOf(db, v.object({ stored: v.unknown() }), stored)).stored).rules;
}

/** The rules in force in the course of a class. */
export async function readClassRules({ db }: Pick<SignedInCtx, "db">, classSessionId: string): Promise<GradingRules> {
  const courseId = sql`(select course_id from class_sessions where class_sessions.id = ${classSessionId})`;
  const stored = sql`select ${rulesOfCourse(courseId)} as stored`;
  return readStoredRules((await rowOf(db, v.object({ stored: v.unknown() }), stored)).stored).rules;
}
