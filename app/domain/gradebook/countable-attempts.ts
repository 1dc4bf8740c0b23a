// SQL: the parts of a gradebook's lines that rules make necessary (docs/decisions/0180, 0181).
import { sql, type SQL } from "drizzle-orm";
import { dueFor, extensions, scenarioDates, secondsLate } from "~/domain/grades/standing-dates";
import { maximumOfScenario } from "~/domain/grades/read-maximum";
import { gradingLimits, type GradingRules } from "~/domain/grades/rules";

/** The curriculum that the class is taught with: nobody has to play those of before. */
const curriculumOfClass = (classSessionId: string) => sql`(select coalesce(c.curriculum_id, o.curriculum_id)
  from class_sessions c join courses on courses.id = c.course_id
  join organizations o on o.id = courses.organization_id where c.id = ${classSessionId})`;

type Source = {
  classSessionId: string;
  /** Ids of the columns with their positions, as `scenario`. */
  scenarios: SQL;
  /** `id`, `user_id`, `scenario_id`, `received_at`, `score`, `max_score` and `is_reported` of attempts that may count. */
  attempts: SQL;
  /** Dates as they were then. */
  at?: SQL | undefined;
};

/** The attempts that the rules can need of each student, as an array of numbers; of a mean at most the first hundred. */
export function countableAttempts({ classSessionId, scenarios, attempts, at }: Source, rules: GradingRules): SQL {
  const { counting, maxAttempts, late } = rules;
  const isOne = maxAttempts === null && counting !== "mean";
  const order =
    !isOne || counting === "first"
      ? sql`a.received_at, a.id`
      : counting === "last"
        ? sql`a.received_at desc, a.id desc`
        : sql`share_of(a.score, a.max_score) desc, a.received_at desc, a.id desc`;
  const most = isOne ? 1 : (maxAttempts ?? gradingLimits.attempts);
  // The best attempt of each day and maximum may be the best of all when lateness costs points, in whole ones.
  const perDay =
    late !== null && isOne && counting === "best"
      ? sql`, ceil(a.seconds_late / 86400.0), coalesce(a.seconds_late > ${late.graceMinutes * 60}, false),
          a.max_score`
      : sql``;
  const timed =
    late === null
      ? sql`select t.*, scenario.position, null::int as seconds_late from (${attempts}) t
          join ${scenarios} on scenario.id = t.scenario_id`
      : sql`select t.*, scenario.position,
            ${secondsLate(sql`t.received_at`, dueFor(sql`dated`, sql`own`))} as seconds_late
          from (${attempts}) t
          join ${scenarios} on scenario.id = t.scenario_id
          left join ${scenarioDates(classSessionId, at)} dated on dated.scenario_id = t.scenario_id
          left join ${extensions(classSessionId, undefined, at)} own
            on own.scenario_id = t.scenario_id and own.user_id = t.user_id`;
  return sql`
    select b.user_id, ('[' || string_agg(concat_ws(',', b.position - 1, b.score, b.max_score, b.is_reported,
        coalesce(b.seconds_late::text, 'null')), ',' order by b.position, b.received_at, b.id) || ']')::json as attempts
    from (
      select a.*, row_number() over (partition by a.user_id, a.position${perDay} order by ${order}) as place
      from (${timed}) a
    ) b
    where b.place <= ${most}
    group by b.user_id`;
}

/**
 * The scenarios that count 0 for each student because nothing was handed in: column and maximum, as an array of numbers.
 * Nothing is missing of a student who joined after the due date.
 */
export function missingScenarios(
  { classSessionId, scenarios, attempts, at }: Source,
  { days, moment, ofAsked }: { days: number; moment: SQL; ofAsked: SQL },
): SQL {
  const due = dueFor(sql`dated`, sql`own`);
  return sql`
  select enrolled.user_id, ('[' || string_agg(concat_ws(',', scenario.position - 1, ${maximumOfScenario}), ','
      order by scenario.position) || ']')::json as missing
  from ${scenarioDates(classSessionId, at)} dated
  join ${scenarios} on scenario.id = dated.scenario_id
  join scenarios s on s.id = dated.scenario_id and s.curriculum_id = ${curriculumOfClass(classSessionId)}
  join class_session_students enrolled on enrolled.class_session_id = ${classSessionId}
  left join ${extensions(classSessionId, undefined, at)} own
    on own.scenario_id = dated.scenario_id and own.user_id = enrolled.user_id
  where not s.retired and enrolled.joined_at <= ${due}
    and ${due} + make_interval(days => ${days}) <= ${moment} ${ofAsked}
    and not exists (select from (${attempts}) t where t.user_id = enrolled.user_id and t.scenario_id = dated.scenario_id)
  group by enrolled.user_id`;
}
