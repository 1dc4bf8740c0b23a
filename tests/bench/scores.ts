// Recording attempts: throughput at 32 connections, and latency of one at a time.
import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { newDatabase, type BenchDatabase } from "./databases";
import { withMost, withRatio, type Figure } from "./figures";
import { load, scorePlace, type LoadResult, type Player } from "./load";
import { inTurn, median } from "./measure";
import {
  addClass,
  answersOf,
  idOf,
  isQuiz,
  password,
  questionsPerQuiz,
  questionText,
  scenarioCount,
  studentName,
  studentNumber,
} from "./school";
import { startServerOn, temporaryFolder, type BenchOptions } from "./setting";
import { openSql } from "../support/sql-client";

const run = promisify(execFile);
const connections = 32;
const students = 500;
const sessionId = idOf("class", 1);

export async function scores({ postgresUrl, quick }: BenchOptions): Promise<Figure[]> {
  const bench = await newDatabase(postgresUrl, "scores", (database) =>
    addClass(database, 1, { students, scenarios: scenarioCount, attempts: 1 }),
  );
  // The same columns, checks and indexes, but no triggers or foreign keys.
  await bench.sql.query("create table plain_attempts (like attempts including all)");
  const server = await startServerOn(bench);
  const tokens = await Promise.all(Array.from({ length: connections }, (_, index) => accessToken(server.url, index)));
  const figures: Figure[] = [];
  for (const questions of [0, questionsPerQuiz]) {
    const players = tokens.map((token) => playerOf(token, questions));
    const rounds = await atOnce(
      server.url,
      bench,
      players,
      questions,
      quick ? { rounds: 1, seconds: 2 } : { rounds: 5, seconds: 4 },
    );
    const single = await oneAtATime(server.url, bench, players[0]!, questions, quick ? 60 : 600);
    const size = questions === 0 ? "no questions" : `${questions} questions`;
    const rate = median(rounds.map(({ result }) => result.rate));
    const bare = { what: "bare INSERT, 32 connections (pgbench)", value: median(rounds.map(({ bare }) => bare)) };
    const of = (what: string, value: number, unit: Figure["unit"]): Figure => ({ what, size, value, unit });
    figures.push(
      { ...of("POST /scores at 32 connections", rate, "/s"), bare },
      withMost(of("  time of the server for each (another platform: 43 ms)", 1000 / rate, "ms"), 0.43),
      of("  p50", median(rounds.map(({ result }) => result.p50)), "ms"),
      of("  p99", median(rounds.map(({ result }) => result.p99)), "ms"),
      withRatio(
        {
          ...of("POST /scores at 1 connection, median", single.post, "ms"),
          bare: { what: "bare INSERT, 1 connection (pg)", value: single.bare },
        },
        { atMost: 4 },
      ),
    );
  }
  await server.stop();
  await bench.close();
  return figures;
}

export async function accessToken(url: string, index: number): Promise<string> {
  const response = await fetch(`${url}/api/auth/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: studentName(index), password }),
  });
  if (!response.ok) throw new Error(`${studentName(index)} cannot sign in: ${response.status}`);
  return ((await response.json()) as { accessToken: string }).accessToken;
}

/** A student who plays the scenarios, or the quizzes, repeatedly. */
export function playerOf(token: string, questions: number): Player {
  const numbers = Array.from({ length: scenarioCount }, (_, index) => index + 1).filter(
    (number) => isQuiz(number) === questions > 0,
  );
  return { token, attempts: numbers.map((number) => attempt(number, questions)) };
}

const attempt = (scenario: number, questions: number) => ({
  scenarioId: idOf("scenario", scenario),
  sessionId,
  totalScore: scorePlace,
  maxTotalScore: 1000,
  questionsScore: questions * 0.5,
  maxQuestionsScore: questions,
  passed: true,
  scoreCardType: questions > 0 ? "Quiz" : "Default",
  questionScorecards: Array.from({ length: questions }, (_, index) => ({
    questionText: questionText(scenario, index + 1),
    score: index % 2,
    maxScore: 1,
    answerScorecards: answersOf(index + 1).map(([answerText, correct], place) => ({
      answerText,
      correct,
      answered: place === 1,
    })),
  })),
});

async function atOnce(
  url: string,
  { url: databaseUrl }: BenchDatabase,
  players: Player[],
  questions: number,
  { rounds, seconds }: { rounds: number; seconds: number },
) {
  const script = join(temporaryFolder(), "insert.sql");
  writeFileSync(
    script,
    `\\set student random(${studentNumber(0)}, ${studentNumber(students - 1)})\n\\set scenario random(1, ${scenarioCount})\n${insertSql(uuidSql("user", ":student"), uuidSql("scenario", ":scenario"), questions)};\n`,
  );
  const insert = async () => {
    const { stdout } = await run("pgbench", [
      "--no-vacuum",
      "--protocol=prepared",
      `--client=${connections}`,
      `--time=${seconds}`,
      `--file=${script}`,
      databaseUrl,
    ]);
    return Number(/^tps = ([\d.]+)/m.exec(stdout)![1]);
  };
  await load({ url, players, seconds: 1 });
  const results: { result: LoadResult; bare: number }[] = [];
  for (let round = 0; round < rounds; round++)
    results.push({ result: await load({ url, players, seconds }), bare: await insert() });
  return results;
}

/** Measures single attempts from a separate process, in turn with bare statements. */
async function oneAtATime(url: string, bench: BenchDatabase, first: Player, questions: number, count: number) {
  const sql = openSql(bench.url);
  const text = insertSql("$1", "$2", questions);
  const bareTimes: number[] = [];
  const posts: number[] = [];
  for (let round = 0; round < 6; round++) {
    posts.push((await load({ url, players: [first], requests: Math.ceil(count / 6) })).p50);
    const { bare } = await inTurn(Math.ceil(count / 6), {
      bare: () => sql.query(text, [idOf("user", studentNumber(round)), idOf("scenario", 1)]),
    });
    bareTimes.push(bare);
  }
  await sql.close();
  return { post: median(posts), bare: median(bareTimes) };
}

const uuidSql = (kind: "user" | "scenario", number: string) =>
  `(left('${idOf(kind, 0)}', 24) || lpad(to_hex((${number})::int), 12, '0'))::uuid`;

const insertSql = (user: string, scenario: string, questions: number) =>
  `insert into plain_attempts
  (id, user_id, scenario_id, class_session_id, total_score, max_total_score, questions_score, max_questions_score, passed, score_card_type, question_ids, answers, received_at)
  values (gen_random_uuid(), ${user}, ${scenario}, '${sessionId}', 17.5, 40, ${questions / 2}, ${questions}, true, '${questions > 0 ? "Quiz" : "Default"}',
  '{${Array.from({ length: questions }, (_, index) => index + 1)}}', '${JSON.stringify(Array.from({ length: questions }, (_, index) => [index % 2, 1, [1]]))}', now())`.replaceAll(
    "\n",
    " ",
  );
