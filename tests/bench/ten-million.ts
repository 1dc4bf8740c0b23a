// A class alone, with 100,000 attempts, and among a hundred such classes, with 10,000,000.
import { randomUUID } from "node:crypto";
import { newDatabase, type BenchDatabase } from "./databases";
import { withRatio, type Figure } from "./figures";
import { load, type Player } from "./load";
import {
  addClasses,
  attemptsOfClass,
  contentSql,
  maintainedTables,
  withAutovacuum,
  withoutAutovacuum,
} from "./many-classes";
import { inTurn, median, timed } from "./measure";
import { idOf, instructor, questionsPerQuiz, studentNumber, sysadmin } from "./school";
import { accessToken, playerOf } from "./scores";
import { startServerOn, type BenchOptions } from "./setting";
import { signedInCookie, Visitor } from "./visitor";

const sessionId = idOf("class", 1);
const gradebook = `/instructor/gradebook/${sessionId}`;
const paths = {
  // A student who hands in nothing here, so that the page doesn't grow.
  student: `${gradebook}/students/${idOf("user", studentNumber(200))}`,
  board: `/api/scores/leaderboard/${sessionId}/all`,
  everywhere: "/api/scores/leaderboard/all/all",
  csv: `/api/scores/session/${sessionId}/all/csv?scenarioId=${idOf("scenario", 10)}`,
};
const connections = 32;
const bareText = `with ${attemptsOfClass.toLocaleString("en-US")} attempts`;
const monthBefore = () => new Date(Date.now() - 30 * 24 * 3_600_000);

export async function tenMillion({ postgresUrl, quick }: BenchOptions): Promise<Figure[]> {
  const classes = quick ? 10 : 100;
  const from = monthBefore();
  const few = await newDatabase(postgresUrl, "few_attempts", (database) =>
    addClasses(database, { classes: 1, from, by: "triggers" }),
  );
  let filled = 0;
  const many = await newDatabase(
    postgresUrl,
    "many_attempts",
    async (database) => {
      await database.inScript(async (script) => void (await script(withoutAutovacuum)));
      filled = await timed(() => addClasses(database, { classes, from, by: "statements" }));
    },
    { isSettled: false },
  );
  await compareContent(few, many);
  const sides = { few: await openSide(few), many: await openSide(many) };
  const size = `${(attemptsOfClass * classes).toLocaleString("en-US")} attempts`;
  const plain = (what: string, value: number, unit: Figure["unit"]): Figure => ({ what, size, value, unit });
  await many.sql.query(`analyze`);
  const unsettled = await measure(sides, size, "never vacuumed", quick);
  const vacuumed = await timed(() => many.sql.query(`vacuum analyze attempts`));
  await many.sql.query(withAutovacuum);
  for (const { sql } of [few, many]) await sql.query("vacuum analyze");
  const vacuumedFigures = await measure(sides, size, "vacuumed", quick);
  const beside = await measureBeside(sides, many, size, quick);
  const sizes = await sizesOf(many);
  for (const side of Object.values(sides)) await side.close();
  return [
    ...vacuumedFigures,
    ...beside,
    ...unsettled,
    plain("vacuum analyze of attempts, the first one", vacuumed, "ms"),
    plain("Filled by statements, indexes included", filled, "ms"),
    ...sizes.map(([what, value, unit]) => plain(what, value, unit)),
  ];
}

/** Whether the bulk statements match the triggers' results: compares the first class row by row. */
async function compareContent(few: BenchDatabase, many: BenchDatabase) {
  const [byTriggers, byStatements] = await Promise.all(
    [few, many].map(async ({ sql }) => JSON.stringify(await sql.query(contentSql))),
  );
  if (byTriggers !== byStatements)
    throw new Error(`Differs from the triggers' result:\n${byTriggers}\n${byStatements}`);
}

type Side = Awaited<ReturnType<typeof openSide>>;
type Sides = { few: Side; many: Side };

const page = (side: Side) => side.page();

async function openSide(bench: BenchDatabase) {
  const server = await startServerOn(bench);
  const visitor = new Visitor(server.url, await signedInCookie(bench.database, instructor));
  const admin = new Visitor(server.url, await signedInCookie(bench.database, sysadmin));
  // In sequence, because a small machine refuses a rush of sign-ins.
  const tokens: string[] = [];
  for (let index = 0; index < connections; index++) tokens.push(await accessToken(server.url, index));
  const players = tokens.map((token) => playerOf(token, 0));
  const quizPlayer = playerOf(tokens[0]!, questionsPerQuiz);
  let handInCount = 0;
  const get = (path: string) => visitor.get(path, { encoding: "gzip" });
  return {
    page: () => get(gradebook),
    student: () => get(paths.student),
    csv: () => get(paths.csv),
    board: () => admin.get(paths.board),
    everywhere: () => admin.get(paths.everywhere),
    /** A new name may change the order, so the class is read again. */
    rename: () =>
      bench.sql.query("update users set first_name = 'Ada' || floor(random() * 1000000) where id = $1", [
        idOf("user", studentNumber(3)),
      ]),
    handIn: () => handIn(server.url, players[handInCount++ % connections]!),
    oneAtATime: async (questions: number, requests: number) =>
      (await load({ url: server.url, players: [questions ? quizPlayer : players[0]!], requests })).p50,
    /** Milliseconds each. */
    atOnce: async (seconds: number) => 1000 / (await load({ url: server.url, players, seconds })).rate,
    close: async () => {
      visitor.leave();
      admin.leave();
      await server.stop();
      await bench.close();
    },
  };
}

/** In this process: starting another for a single attempt takes longer than the measured page. */
async function handIn(url: string, { token, attempts }: Player) {
  const response = await fetch(`${url}/api/scores`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-auth-token": token },
    body: JSON.stringify({ attemptId: randomUUID(), ...attempts[Math.floor(Math.random() * attempts.length)] }),
  });
  if (response.status !== 201) throw new Error(`Not a receipt: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

const figureOf = (what: string, size: string, times: { few: number; many: number }) =>
  withRatio({ what, size, value: times.many, unit: "ms", bare: { what: bareText, value: times.few } }, { atMost: 1.5 });

const measureOne = (
  { few, many }: Sides,
  rounds: number,
  ask: (side: Side) => Promise<unknown>,
  before?: (side: Side) => Promise<unknown>,
) =>
  inTurn(
    rounds,
    { few: () => ask(few), many: () => ask(many) },
    before && { few: () => before(few), many: () => before(many) },
  );

async function measure(sides: Sides, size: string, state: string, quick: boolean): Promise<Figure[]> {
  const rounds = quick ? 10 : 30;
  const of = (what: string, times: { few: number; many: number }) => figureOf(`${what}, ${state}`, size, times);
  return [
    of("Gradebook page, unchanged (gzip)", await measureOne(sides, rounds, page)),
    of("  after a hand-in", await measureOne(sides, rounds, page, (side) => side.handIn())),
    of("  without a cache, as after a start", await measureOne(sides, rounds, page, (side) => side.rename())),
    of("A student's page", await measureOne(sides, rounds, (side) => side.student())),
    of("Quiz CSV of the class", await measureOne(sides, rounds, (side) => side.csv())),
    of("Leaderboard of the class session", await measureOne(sides, 8 * rounds, (side) => side.board())),
    of("Leaderboard everywhere", await measureOne(sides, 8 * rounds, (side) => side.everywhere())),
    ...(await recording(
      sides,
      quick ? { rounds: 2, requests: 30, seconds: 2 } : { rounds: 4, requests: 150, seconds: 3 },
      of,
    )),
  ];
}

type Times = { few: number; many: number };
type Turns = { rounds: number; requests: number; seconds: number };

async function recording(
  sides: Sides,
  { rounds, requests, seconds }: Turns,
  of: (what: string, times: Times) => Figure,
): Promise<Figure[]> {
  return [
    of("POST /scores, 1 connection", await medians(rounds, sides, (side) => side.oneAtATime(0, requests))),
    of("  20 questions", await medians(rounds, sides, (side) => side.oneAtATime(questionsPerQuiz, requests))),
    of("  32 connections, time for each", await medians(rounds, sides, (side) => side.atOnce(seconds))),
  ];
}

/** Medians of the two sides in turn; the first round warms up. */
async function medians(rounds: number, sides: Sides, ask: (side: Side) => Promise<number>): Promise<Times> {
  const times: Record<keyof Sides, number[]> = { few: [], many: [] };
  for (let round = 0; round <= rounds; round++) {
    for (const name of ["few", "many"] as const) {
      const time = await ask(sides[name]);
      if (round > 0) times[name].push(time);
    }
  }
  return { few: median(times.few), many: median(times.many) };
}

/** While the large table is vacuumed repeatedly; the small one shares the machine. */
async function measureBeside(sides: Sides, many: BenchDatabase, size: string, quick: boolean): Promise<Figure[]> {
  const progress = { isOver: false };
  const vacuums = (async () => {
    while (!progress.isOver) await many.sql.query(`vacuum (analyze, disable_page_skipping) attempts`);
  })();
  const rounds = quick ? 10 : 30;
  const of = (what: string, times: Times) => figureOf(`${what}, during a vacuum`, size, times);
  const figures = [
    of("Gradebook page after a hand-in", await measureOne(sides, rounds, page, (side) => side.handIn())),
    of("A student's page", await measureOne(sides, rounds, (side) => side.student())),
    of("Quiz CSV of the class", await measureOne(sides, rounds, (side) => side.csv())),
    of("Leaderboard everywhere", await measureOne(sides, 8 * rounds, (side) => side.everywhere())),
    of("POST /scores, 1 connection", await medians(rounds / 5, sides, (side) => side.oneAtATime(0, 100))),
  ];
  progress.isOver = true;
  await vacuums;
  return figures;
}

/** Sizes of the tables and indexes at the end. */
async function sizesOf({ sql }: BenchDatabase): Promise<[what: string, value: number, unit: Figure["unit"]][]> {
  const tables = await sql.query<{ name: string; table: number; indexes: number; rows: number }>(
    `select relname as name, pg_table_size(oid)::float8 as table, pg_indexes_size(oid)::float8 as indexes,
      reltuples::float8 as rows from pg_class where relname = any($1) order by 2 desc`,
    [[...maintainedTables]],
  );
  const indexes = await sql.query<{ name: string; bytes: number }>(
    `select indexrelid::regclass::text as name, pg_relation_size(indexrelid)::float8 as bytes
    from pg_index where indrelid = 'attempts'::regclass order by 2 desc`,
  );
  const attempts = tables.find(({ name }) => name === "attempts")!.rows;
  return [
    ...tables.flatMap(({ name, table, indexes: ofIndexes, rows }): [string, number, Figure["unit"]][] => [
      [`${name}: table, ${Math.round(rows).toLocaleString("en-US")} rows`, table / 2 ** 20, "MiB"],
      [`  its indexes`, ofIndexes / 2 ** 20, "MiB"],
      [`  bytes for each attempt, indexes included`, (table + ofIndexes) / attempts, ""],
    ]),
    ...indexes.map(({ name, bytes }): [string, number, Figure["unit"]] => [`index ${name}`, bytes / 2 ** 20, "MiB"]),
  ];
}
