// A school of any size, created by SQL, the same on both databases. Large numbers of students belong to no
// organization, whose limit is 1000 users.
import { resolve } from "node:path";
import type { Database } from "~/db/database.server";
import { migrate } from "~/db/migrate.server";
import { hashPassword } from "~/domain/accounts/password-hash";

const kinds = { curriculum: 1, campaign: 2, scenario: 3, organization: 4, user: 5, course: 6, class: 7 } as const;

/** Ids that sort by number, like UUIDs of version 7. */
export const idOf = (kind: keyof typeof kinds, number: number) =>
  `0000000${kinds[kind]}-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;
export const idSql = (kind: keyof typeof kinds, number: string) =>
  `('0000000${kinds[kind]}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

/** Numbers of users who aren't students. */
export const sysadmin = 1;
export const instructor = 2;
const firstStudent = 101;

export const studentNumber = (index: number) => firstStudent + index;
export const studentName = (index: number) => `student${studentNumber(index)}`;
export const password = "Bench@2026space";

export const scenarioCount = 40;
const scenariosPerCampaign = 10;
/** The last scenario of each campaign is a quiz. */
export const isQuiz = (scenario: number) => scenario % scenariosPerCampaign === 0;
export const questionsPerQuiz = 20;
const answersPerQuestion = 4;
export const questionText = (scenario: number, question: number) =>
  `Question ${question} of quiz ${scenario}: which of these manoeuvres changes the plane of an orbit at the least cost?`;
export const answerText = (question: number, answer: number) => `Answer ${answer + 1} to ${question}: burn at the node`;
export const isCorrect = (question: number, answer: number) => question % answersPerQuestion === answer;
export const answersOf = (question: number) =>
  Array.from({ length: answersPerQuestion }, (_, answer): [string, boolean] => [
    answerText(question, answer),
    isCorrect(question, answer),
  ]);

const quoted = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`;

/** Migrates, and adds a curriculum of 40 scenarios, an organization and its staff. */
export async function createSchool(database: Database) {
  await migrate(database, resolve("app/db/migrations"));
  const hash = await hashPassword(password);
  const questions = Array.from({ length: scenarioCount }, (_, index) => index + 1)
    .filter(isQuiz)
    .flatMap((scenario) =>
      Array.from({ length: questionsPerQuiz }, (_, index) => [
        scenario,
        index + 1,
        questionText(scenario, index + 1),
        answersOf(index + 1),
      ]),
    );
  await database.inScript(async (script) => {
    await script(`select setseed(0.5);
      insert into curricula (id, key, title, version) values ('${idOf("curriculum", 1)}', 'bench', 'Bench', 1);
      insert into campaigns (id, curriculum_id, key, title, type, position)
        select ${idSql("campaign", "n")}, '${idOf("curriculum", 1)}', 'campaign-' || n, 'Campaign ' || n, 'Learn', n from generate_series(1, ${scenarioCount / scenariosPerCampaign}) n;
      insert into scenarios (id, curriculum_id, campaign_id, key, title, short_title, type, content_type, position)
        select ${idSql("scenario", "n")}, '${idOf("curriculum", 1)}', ${idSql("campaign", `(n - 1) / ${scenariosPerCampaign} + 1`)}, 'scenario-' || n, 'Scenario number ' || n, 'Scenario ' || n,
          case when quiz then 'Quiz' else 'Default' end, case when quiz then 'Quiz' else 'Globe' end, n
        from generate_series(1, ${scenarioCount}) n, lateral (select n % ${scenariosPerCampaign} = 0 as quiz) kind;
      insert into questions (scenario_id, fingerprint, text, answers)
        select ${idSql("scenario", "(q->>0)::int")}, 'bench ' || (q->>1), q->>2, q->3 from jsonb_array_elements(${quoted(questions)}::jsonb) q;
      insert into organizations (id, name, name_key, created_at, user_limit, curriculum_id)
        values ('${idOf("organization", 1)}', 'Bench Academy', 'bench academy', now(), 1000, '${idOf("curriculum", 1)}');
      insert into users (id, username, username_key, email, email_key, password_hash, first_name, last_name, organization_id, roles, created_at)
        select id::uuid, name, name, name || '@bench.example', name || '@bench.example', '${hash}', name, 'Bench', organization_id::uuid, array[role], now()
        from (values ('${idOf("user", sysadmin)}', 'benchadmin', null, 'SystemAdmin'),
          ('${idOf("user", instructor)}', 'benchinstructor', '${idOf("organization", 1)}', 'Instructor')) staff (id, name, organization_id, role)`);
  });
}

export type ClassSize = {
  students: number;
  scenarios: number;
  attempts: number;
  /** Only quizzes are played. */ quizzesOnly?: boolean;
};

/** A running class of the instructor; `number` identifies it. All classes have the same students. */
export async function addClass(database: Database, number: number, size: ClassSize) {
  const { students } = size;
  const numbers = `generate_series(${studentNumber(0)}, ${studentNumber(students - 1)}) n`;
  await database.inScript(async (script) => {
    await script(`insert into users (id, username, username_key, email, email_key, password_hash, first_name, last_name, organization_id, created_at)
      select ${idSql("user", "n")}, 'student' || n, 'student' || n, 'student' || n || '@bench.example', 'student' || n || '@bench.example', hash,
        (array['Ada','Noor','Mateo','Ines','Tomas','Yuki','Amara','Lena','Idris','Sofia'])[1 + n % 10],
        (array['Okafor','Lindqvist','Haddad','Carvalho','Berg','Tanaka','Novak','Moreau','Silva','Kim','Costa'])[1 + n % 11],
        ${students <= 990 ? `'${idOf("organization", 1)}'` : "null"}, now()
      from ${numbers}, (select password_hash as hash from users where id = '${idOf("user", instructor)}') staff on conflict do nothing;
      insert into courses (id, name, owner_id, organization_id, created_at)
        values ('${idOf("course", number)}', 'Bench course ${number}', '${idOf("user", instructor)}', '${idOf("organization", 1)}', now());
      insert into access_codes (id, code, course_id, created_at) values ('${idOf("course", number)}', 'BENCH-${number}', '${idOf("course", number)}', now());
      insert into class_sessions (id, course_id, name, start_date) values ('${idOf("class", number)}', '${idOf("course", number)}', 'Bench class ${number}', now() - interval '40 days');
      insert into course_members select '${idOf("course", number)}', ${idSql("user", "n")}, now() from ${numbers};
      insert into class_session_students select '${idOf("class", number)}', ${idSql("user", "n")}, now() from ${numbers};`);
  });
  await addAttempts(database, number, size);
}

const attemptsPerStatement = 50_000;

async function addAttempts(
  database: Database,
  number: number,
  { students, scenarios, attempts, quizzesOnly = false }: ClassSize,
) {
  const step = Math.max(1, Math.floor(attemptsPerStatement / scenarios));
  for (let turn = 1; turn <= attempts; turn++) {
    for (let first = 0; first < students; first += step) {
      const last = Math.min(students, first + step) - 1;
      await database.inScript(async (script) => {
        await script(
          attemptsSql({ number, turn, scenarios, quizzesOnly, from: studentNumber(first), to: studentNumber(last) }),
        );
      });
    }
  }
}

type Chunk = { number: number; turn: number; scenarios: number; quizzesOnly: boolean; from: number; to: number };

/** An attempt of each student in each scenario; a quiz has one of ten question orders. */
const attemptsSql = ({ number, turn, scenarios, quizzesOnly, from, to }: Chunk) => `
  insert into attempts (id, user_id, scenario_id, class_session_id, total_score, max_total_score, questions_score, max_questions_score, passed,
    score_card_type, question_ids, answers, received_at)
  select gen_random_uuid(), ${idSql("user", "n")}, s.id, '${idOf("class", number)}',
    floor(random() * 4 * (9 + s.place % 5)) * 0.5, 2 * (9 + s.place % 5) + 20, coalesce(quiz.points, 0), coalesce(quiz.asked, 0), random() < 0.8,
    s.type, coalesce(quiz.ids, '{}'), coalesce(quiz.answers, '[]'), now() - interval '30 days' + ${turn} * interval '1 day' + n * interval '1 second'
  from generate_series(${from}, ${to}) n
  cross join (select *, row_number() over (order by id) as place from scenarios ${quizzesOnly ? "where type = 'Quiz'" : ""} order by id limit ${scenarios}) s
  left join (select scenario_id, array_agg(id order by id) as ids from questions group by scenario_id) asked on asked.scenario_id = s.id
  left join lateral (
    select asked.ids[1 + n % 10 :] || asked.ids[: n % 10] as ids, count(*) as asked, sum(points) as points, jsonb_agg(jsonb_build_array(points, 1, jsonb_build_array(chosen))) as answers
    from (select (random() < 0.7)::int as points, floor(random() * ${answersPerQuestion})::int as chosen from unnest(asked.ids) where n > 0) answered
  ) quiz on asked.ids is not null`;
