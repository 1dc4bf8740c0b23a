// The gradebook page: server time, weight and nodes.
import { sql as statement } from "drizzle-orm";
import { openEmbedded } from "~/db/embedded.server";
import { newDatabase } from "./databases";
import { withMost, withRatio, type Figure } from "./figures";
import { domNodes } from "./gradebook-in-browser";
import { gradebookParts } from "./gradebook-parts";
import { inTurn } from "./measure";
import {
  addClass,
  createSchool,
  idOf,
  idSql,
  instructor,
  questionsPerQuiz,
  studentNumber,
  type ClassSize,
} from "./school";
import { startServerOn, temporaryFolder, type BenchOptions } from "./setting";
import { signedInCookie, Visitor } from "./visitor";
import { storedRows } from "../support/stored-rows";

const classNumber = 1;
const sessionId = idOf("class", classNumber);
const path = `/instructor/gradebook/${sessionId}`;
// The last scenario of the first campaign.
const quizPath = "/gradebook/Bench%20class%201/Scenario%2010";
const cells = "select user_id, scenario_id, score, max_score from best_attempts where class_session_id =";

export async function gradebook(setting: BenchOptions): Promise<Figure[]> {
  const size: ClassSize = { students: setting.quick ? 100 : 500, scenarios: 40, attempts: setting.quick ? 2 : 5 };
  return [...(await onPostgres(setting, size)), ...(await onEmbedded(setting, size))];
}

const sizeText = ({ students, scenarios, attempts }: ClassSize) =>
  `${students} × ${scenarios}, ${attempts} attempts each`;

async function onPostgres({ postgresUrl, quick }: BenchOptions, size: ClassSize): Promise<Figure[]> {
  const bench = await newDatabase(postgresUrl, "gradebook", async (database) => {
    await addClass(database, classNumber, size);
    // A second class, so that the first isn't the whole table.
    await addClass(database, 2, { ...size, attempts: 1 });
  });
  const server = await startServerOn(bench);
  const visitor = new Visitor(server.url, await signedInCookie(bench.database, instructor));
  const plain = await visitor.get(path);
  const packed = await visitor.get(path, { encoding: "gzip" });
  const rounds = quick ? 10 : 60;
  const nothing = async () => {};
  const handIn = () => bench.sql.query(anAttempt(size.students));
  const times = await inTurn(
    rounds,
    {
      page: () => visitor.get(path, { encoding: "gzip" }),
      bare: async () => JSON.stringify(await bench.sql.query(`${cells} $1`, [sessionId])),
      unpacked: () => visitor.get(path),
      student: () => visitor.get(`${path}/students/${idOf("user", studentNumber(7))}`, { encoding: "gzip" }),
      quiz: () => visitor.get(quizPath, { encoding: "gzip" }),
      changed: () => visitor.get(path, { encoding: "gzip" }),
    },
    { page: nothing, bare: nothing, unpacked: nothing, student: nothing, quiz: nothing, changed: handIn },
  );
  const parts = await gradebookParts({ url: bench.url, path, sessionId, cookie: visitor.cookie, rounds });
  const nodes = await domNodes({ url: server.url, path, cookie: visitor.cookie });
  const rowsWithoutScript = await rowsOfAllPages(visitor, size.students);
  visitor.leave();
  await server.stop();
  await bench.close();

  const of = sizeText(size);
  const quizSize = `${size.students} × ${questionsPerQuiz}`;
  const bare = { what: "indexed SELECT + JSON.stringify", value: times.bare };
  const part = (what: string, value: number): Figure => ({ what, size: of, value, unit: "ms" });
  return [
    withMost({ ...part("Gradebook page, PostgreSQL, as browsers request it (gzip)", times.page), bare }, 25),
    { ...part("  not compressed", times.unpacked), bare },
    withMost(part("  after another hand-in", times.changed), 35),
    withRatio({ ...part("  likewise, beside the bare limit", times.changed), bare }, { atMost: 1.2 }),
    withMost({ ...part("  a quiz's page", times.quiz), size: quizSize }, 25),
    withMost(part("  a student's page", times.student), 15),
    part("  in process: whole document", parts.document),
    part("  in process: all loaders and their encoding", parts.loaders),
    part("  in process: readGradebook", parts.readGradebook),
    part("  in process: rendering", parts.rendering),
    { what: "  SQL statements", size: of, value: parts.statements, unit: "" },
    withMost({ what: "  HTML, gzip", size: of, value: packed.bytes / 1000, unit: "kB" }, 65),
    { what: "  HTML", size: of, value: plain.bytes / 1000, unit: "kB" },
    withMost({ what: "  DOM nodes after hydration, 1440 × 900", size: of, value: nodes.all, unit: "" }, 6_000),
    { what: "  of these, elements", size: of, value: nodes.elements, unit: "" },
    {
      what: "  rows without JavaScript, pages of 100",
      size: of,
      value: rowsWithoutScript,
      unit: "",
      bar: { text: `= ${size.students}`, met: rowsWithoutScript === size.students },
    },
  ];
}

/** For a random student in a random scenario. */
const anAttempt = (students: number) => `
  insert into attempts (id, user_id, scenario_id, class_session_id, total_score, max_total_score, questions_score,
    max_questions_score, passed, score_card_type, question_ids, answers, received_at)
  values (gen_random_uuid(), ${idSql("user", `(${studentNumber(0)} + floor(random() * ${students}))::int`)},
    ${idSql("scenario", "(1 + floor(random() * 9))::int")}, '${sessionId}', floor(random() * 40), 40, 0, 0, true,
    'Default', '{}', '[]', now())`;

/** Number of students on all pages for a browser without scripts. */
async function rowsOfAllPages(visitor: Visitor, students: number): Promise<number> {
  const ids = new Set<string>();
  for (let page = 1; page <= Math.ceil(students / 100); page++) {
    const html = (await visitor.get(`${path}?page=${page}`)).body.toString();
    for (const [, id] of html.matchAll(/<th scope="row">.*?\/students\/([0-9a-f-]+)/g)) ids.add(id!);
  }
  return ids.size;
}

async function onEmbedded({ quick }: BenchOptions, size: ClassSize): Promise<Figure[]> {
  const folder = temporaryFolder();
  const database = await openEmbedded(folder);
  await createSchool(database);
  await addClass(database, classNumber, size);
  await database.db.execute(statement`analyze`);
  const cookie = await signedInCookie(database, instructor);
  const { bare } = await inTurn(quick ? 5 : 20, {
    bare: async () => JSON.stringify(await storedRows(database.db, statement`${statement.raw(cells)} ${sessionId}`)),
  });
  await database.close();

  const server = await startServerOn({ folder });
  const visitor = new Visitor(server.url, cookie);
  const { page } = await inTurn(quick ? 5 : 30, { page: () => visitor.get(path, { encoding: "gzip" }) });
  visitor.leave();
  await server.stop();
  return [
    {
      what: "Gradebook page, embedded PGlite (gzip)",
      size: sizeText(size),
      value: page,
      unit: "ms",
      bare: { what: "indexed SELECT + JSON.stringify", value: bare },
    },
  ];
}
