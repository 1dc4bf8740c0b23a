// Classes that play at the same time, with interleaved attempts. Each student's attempts depend on the student alone,
// so the first class is equal in every database.
import type { Database } from "~/db/database.server";
import { idOf, idSql, instructor, isQuiz, questionsPerQuiz, scenarioCount, studentNumber } from "./school";

type Script = Parameters<Parameters<Database["inScript"]>[0]>[0];

export const studentsOfClass = 500;
const turns = 5;
export const attemptsOfClass = studentsOfClass * scenarioCount * turns;

export type FillOptions = {
  classes: number;
  /** Time of the first attempt; the others follow in about 28 days. */
  from: Date;
  /** "triggers": as the product does it. "statements": the triggers' results, written in bulk. */
  by: "triggers" | "statements";
};

/** Attempts, and the tables maintained by their triggers. */
export const maintainedTables = ["attempts", "best_attempts", "best_quiz_attempts", "leaderboard_scores"] as const;
const filledTables = [...maintainedTables, "class_session_students", "users"];

export async function addClasses(database: Database, filling: FillOptions) {
  await database.inScript((script) => addPeople(script, filling.classes));
  await database.inScript(async (script) => {
    await addPapers(script);
    await (filling.by === "triggers" ? playByTriggers(script, filling) : playByStatements(script, filling));
    const [unmarked] = await script(
      "select count(*)::int as out from class_session_students where changed_in <> pg_current_xact_id()",
    );
    if (unmarked?.out !== 0)
      throw new Error(`${String(unmarked?.out)} students are not marked as changed by their attempts.`);
  });
}

async function playByTriggers(script: Script, filling: FillOptions) {
  for (let scenario = 1; scenario <= scenarioCount; scenario++)
    for (let turn = 1; turn <= turns; turn++) await script(attemptsSql(filling, scenario, turn, turn));
}

/** Inserts rows first and builds each index at the end, because maintaining indexes slows down with size. */
async function playByStatements(script: Script, filling: FillOptions) {
  const tables = maintainedTables.map((table) => `'${table}'::regclass`).join();
  await script(`set local session_replication_role = replica; set local work_mem = '128MB';
    set local maintenance_work_mem = '512MB';
    update pg_index set indisready = false, indisvalid = false where indrelid in (${tables})`);
  for (let scenario = 1; scenario <= scenarioCount; scenario++)
    await script(bestsSql(attemptsSql(filling, scenario, 1, turns)));
  await script(sumsSql);
  await script("update class_session_students set changed_in = pg_current_xact_id()");
  // Makes the indexes valid again.
  for (const table of maintainedTables) await script(`reindex table ${table}`);
}

/** An organization, instructor, course and running class for each; the first belongs to the school. */
async function addPeople(script: Script, classes: number) {
  const staff = (place: string) =>
    `(case when ${place} = 0 then ${idSql("user", `${instructor}`)} else ${idSql("user", `(900000 + ${place})`)} end)`;
  const organization = idSql("organization", "(place + 1)");
  const student = idSql("user", studentSql("place", "seat"));
  await script(`
    insert into organizations (id, name, name_key, created_at, user_limit, curriculum_id)
      select ${organization}, 'Academy ' || place, 'academy ' || place, now(), 1000, '${idOf("curriculum", 1)}'
      from generate_series(1, ${classes - 1}) place;
    insert into users (id, username, username_key, email, email_key, first_name, last_name, organization_id, roles,
      created_at)
    select ${staff("place")}, 'teacher' || place, 'teacher' || place, 'teacher' || place || '@bench.example',
      'teacher' || place || '@bench.example', 'Teacher', 'Bench', ${organization}, array['Instructor'], now()
      from generate_series(1, ${classes - 1}) place;
    insert into users (id, username, username_key, email, email_key, password_hash, first_name, last_name,
      organization_id, created_at)
    select ${student}, name, name, name || '@bench.example', name || '@bench.example', hash,
      (array['Ada','Noor','Mateo','Ines','Tomas','Yuki','Amara','Lena','Idris','Sofia'])[1 + seat % 10],
      (array['Okafor','Lindqvist','Haddad','Carvalho','Berg','Tanaka','Novak'])[1 + seat % 7],
      ${organization}, now()
    from generate_series(0, ${studentsOfClass - 1}) seat, generate_series(0, ${classes - 1}) place,
      lateral (select 'student' || ${studentSql("place", "seat")} as name) named,
      (select password_hash as hash from users where id = '${idOf("user", instructor)}') staff
    order by seat, place;
    insert into courses (id, name, owner_id, organization_id, created_at)
      select ${idSql("course", "(place + 1)")}, 'Bench course ' || place, ${staff("place")}, ${organization}, now()
      from generate_series(0, ${classes - 1}) place;
    insert into access_codes (id, code, course_id, created_at)
      select id, 'BENCH-' || id, id, now() from courses;
    insert into class_sessions (id, course_id, name, start_date)
      select ${idSql("class", "(place + 1)")}, ${idSql("course", "(place + 1)")}, 'Bench class ' || place,
        now() - interval '40 days'
      from generate_series(0, ${classes - 1}) place;
    insert into course_members select ${idSql("course", "(place + 1)")}, ${student}, now() ${seats(classes)};
    insert into class_session_students select ${idSql("class", "(place + 1)")}, ${student}, now() ${seats(classes)}`);
}

const studentSql = (place: string, seat: string) => `(${studentNumber(0)} + ${place} * ${studentsOfClass} + ${seat})`;

const seats = (classes: number) =>
  `from generate_series(0, ${studentsOfClass - 1}) seat, generate_series(0, ${classes - 1}) place order by seat, place`;

const papersPerQuiz = 1_000;

/** Quiz answers made once: twenty for each of a million attempts would take minutes. */
const addPapers = (script: Script) =>
  script(`create temporary table papers on commit drop as
    select scenario_id, paper, asked.ids[1 + paper % 10 :] || asked.ids[: paper % 10] as ids, given.*
    from (select scenario_id, array_agg(id order by id) as ids from questions group by scenario_id) asked
    cross join generate_series(0, ${papersPerQuiz - 1}) paper
    cross join lateral (
      select sum(points) as points,
        jsonb_agg(jsonb_build_array(points, 1, jsonb_build_array(chosen)) order by n) as answers
      from (select n, (${partSql("paper * 100 + n", 1)} < 0.7)::int as points,
        floor(${partSql("paper * 100 + n", 2)} * 4)::int as chosen from generate_series(1, ${questionsPerQuiz}) n) one
    ) given;
    create index on papers (scenario_id, paper); analyze papers`);

/** A pseudo-random number from 0 to 1 by key. */
const partSql = (key: string, seed: number) => `(hashint8extended(${key}, ${seed}) & 1048575) / 1048576::float8`;

/** Turn by turn of a scenario, by seat and class: a hundred consecutive attempts belong to different classes. */
function attemptsSql({ classes, from }: FillOptions, scenario: number, first: number, last: number) {
  const quiz = isQuiz(scenario);
  const points = 9 + (scenario % 5);
  return `insert into attempts (id, user_id, scenario_id, class_session_id, total_score, max_total_score,
      questions_score, max_questions_score, passed, score_card_type, question_ids, answers, sign_in_id, received_at)
    select md5('attempt ' || key)::uuid, ${idSql("user", studentSql("place", "seat"))}, '${idOf("scenario", scenario)}',
      ${idSql("class", "(place + 1)")}, floor(${partSql("key", 3)} * ${4 * points}) * 0.5, ${2 * points + 20},
      ${quiz ? `papers.points, ${questionsPerQuiz}` : "0, 0"}, ${partSql("key", 4)} < 0.8,
      '${quiz ? "Quiz" : "Default"}', ${quiz ? "papers.ids, papers.answers" : "'{}', '[]'"},
      md5('sign-in ' || place || ' ' || seat)::uuid,
      '${from.toISOString()}'::timestamptz + slot * interval '24 seconds' + place * interval '200 milliseconds'
    from (select n % ${classes} as place, n / ${classes} % ${studentsOfClass} as seat,
        ${(scenario - 1) * turns + first - 1}::bigint * ${studentsOfClass} + n / ${classes} as slot
      from generate_series(0, ${(last - first + 1) * studentsOfClass * classes - 1}) n) played
    cross join lateral (select place * ${attemptsOfClass} + slot as key) numbered
    ${quiz ? `join papers on scenario_id = '${idOf("scenario", scenario)}' and paper = ${paperSql}` : ""}
    ${quiz ? "order by slot, place" : ""}`;
}

const paperSql = `floor(${partSql("key", 5)} * ${papersPerQuiz})::int`;

/** Attempts of a scenario with bests and standings. Each student plays in one class, so both agree. */
const bestsSql = (inserted: string) => `
  with added as (${inserted} returning *),
  bests as (
    insert into best_attempts (class_session_id, scenario_id, user_id, attempt_id, score, max_score, achieved_at)
    select distinct on (class_session_id, user_id)
      class_session_id, scenario_id, user_id, id, score, max_score, received_at
    from added order by class_session_id, user_id, score desc, received_at desc, id desc),
  quizzes as (
    insert into best_quiz_attempts (class_session_id, scenario_id, user_id, attempt_id, questions_score, achieved_at)
    select distinct on (class_session_id, user_id)
      class_session_id, scenario_id, user_id, id, questions_score, received_at
    from added where score_card_type = 'Quiz'
    order by class_session_id, user_id, questions_score desc, received_at desc, id desc)
  insert into leaderboard_scores
    (class_session_id, campaign_id, scenario_id, user_id, organization_id, epoch, score, achieved_at)
  select scope.id, s.campaign_id, s.id, best.user_id, u.organization_id, 1, best.score, best.received_at
  from (select distinct on (class_session_id, user_id) class_session_id, scenario_id, user_id, score, received_at
    from added order by class_session_id, user_id, score desc, received_at) best
  join scenarios s on s.id = best.scenario_id
  join users u on u.id = best.user_id
  cross join lateral (values (best.class_session_id), (null)) as scope (id)`;

/** Standings of campaigns and overall, from those of scenarios. */
const sumsSql = `insert into leaderboard_scores
    (class_session_id, campaign_id, scenario_id, user_id, organization_id, epoch, score, achieved_at)
  select class_session_id, level.campaign_id, null, user_id, organization_id, epoch, sum(score), max(achieved_at)
  from leaderboard_scores l
  cross join lateral (values (l.campaign_id), (null)) as level (campaign_id)
  group by class_session_id, level.campaign_id, user_id, organization_id, epoch`;

/** No autovacuum during the measurement, which would distort it. */
export const withoutAutovacuum = filledTables
  .map((table) => `alter table ${table} set (autovacuum_enabled = off)`)
  .join(";");
export const withAutovacuum = filledTables.map((table) => `alter table ${table} reset (autovacuum_enabled)`).join(";");

/** Row count and checksum of the first class in each maintained table. */
export const contentSql = maintainedTables
  .map(
    (table) => `select '${table}' as name, count(*)::int as count, sum(hashtextextended(t::text, 0))::text as sum
      from ${table} t where user_id in (select user_id from class_session_students
        where class_session_id = '${idOf("class", 1)}')`,
  )
  .join(" union all ")
  .concat(" order by name");
