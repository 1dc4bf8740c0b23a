// Quiz results as CSV: memory, rows per second, and the time of an ordinary class.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { newDatabase } from "./databases";
import { withMost, withRatio, type Figure } from "./figures";
import { inTurn } from "./measure";
import { growthDuring } from "./process-memory";
import { addClass, idOf, instructor, questionsPerQuiz } from "./school";
import { startServerOn, type BenchOptions } from "./setting";
import { signedInCookie, Visitor } from "./visitor";

const run = promisify(execFile);
const quiz = idOf("scenario", 10);
const small = { number: 1, students: 500 };

export async function quizCsv({ postgresUrl, quick }: BenchOptions): Promise<Figure[]> {
  const large = { number: 2, students: quick ? 5_000 : 50_000 };
  const bench = await newDatabase(postgresUrl, "csv", async (database) => {
    for (const { number, students } of [small, large])
      await addClass(database, number, { students, scenarios: 1, attempts: 1, quizzesOnly: true });
  });
  const server = await startServerOn(bench);
  const visitor = new Visitor(server.url, await signedInCookie(bench.database, instructor));
  const download =
    ({ number, students }: typeof large, encoding: "gzip" | "identity") =>
    async () => {
      let lines = 0;
      const onData = (part: Buffer) => void (lines += lineFeeds(part));
      const path = `/api/scores/session/${idOf("class", number)}/all/csv?scenarioId=${quiz}`;
      await visitor.get(path, encoding === "gzip" ? { encoding, onData: () => {} } : { encoding, onData });
      if (encoding === "identity" && lines !== students + 1) throw new Error(`The CSV has ${lines} lines.`);
    };

  await download(small, "identity")();
  const growth = await growthDuring(server.pid, download(large, "identity"));
  await download(small, "gzip")();
  const packedGrowth = await growthDuring(server.pid, download(large, "gzip"));
  const copy = (number: number) => () =>
    run("psql", [bench.url, "--no-psqlrc", "--quiet", "--output=/dev/null", "--command", copySql(number)]);
  const times = await inTurn(quick ? 3 : 7, {
    plain: download(large, "identity"),
    copy: copy(large.number),
    packed: download(large, "gzip"),
  });
  const smallTimes = await inTurn(quick ? 10 : 40, {
    plain: download(small, "identity"),
    copy: () => bench.sql.query(selectSql(small.number)),
    packed: download(small, "gzip"),
  });
  visitor.leave();
  await server.stop();
  await bench.close();

  const size = `${large.students.toLocaleString("en-US")} × ${questionsPerQuiz}`;
  const rate = (milliseconds: number) => (large.students / milliseconds) * 1000;
  const bare = { what: "COPY TO STDOUT of the same rows (psql)", value: rate(times.copy) };
  const smallSize = `${small.students} × ${questionsPerQuiz}`;
  const smallBare = { what: "SELECT of the same rows", value: smallTimes.copy };
  return [
    withMost({ what: "Quiz CSV: memory growth of the server, peak", size, value: growth, unit: "MiB" }, 64),
    withMost({ what: "  compressed", size, value: packedGrowth, unit: "MiB" }, 64),
    withRatio(
      { what: "Quiz CSV: rows per second", size, value: rate(times.plain), unit: "/s", bare },
      { atLeast: 0.5 },
    ),
    withRatio(
      { what: "  compressed, as browsers request it", size, value: rate(times.packed), unit: "/s", bare },
      { atLeast: 0.5 },
    ),
    withMost(
      {
        what: "Quiz CSV of a class (another platform: 163 ms)",
        size: smallSize,
        value: smallTimes.plain,
        unit: "ms",
        bare: smallBare,
      },
      16.3,
    ),
    withMost(
      { what: "  beyond its SELECT", size: smallSize, value: smallTimes.plain - smallTimes.copy, unit: "ms" },
      12,
    ),
    withMost(
      {
        what: "  compressed, as browsers request it",
        size: smallSize,
        value: smallTimes.packed,
        unit: "ms",
        bare: smallBare,
      },
      16.3,
    ),
  ];
}

function lineFeeds(part: Buffer) {
  let count = 0;
  for (let at = part.indexOf(10); at !== -1; at = part.indexOf(10, at + 1)) count++;
  return count;
}

const selectSql = (
  number: number,
) => `select u.username, u.first_name, u.last_name, a.question_ids, a.answers, best.achieved_at
  from class_session_students enrolled join users u on u.id = enrolled.user_id
  left join best_quiz_attempts best on best.class_session_id = enrolled.class_session_id and best.scenario_id = '${quiz}' and best.user_id = u.id
  left join attempts a on a.id = best.attempt_id
  where enrolled.class_session_id = '${idOf("class", number)}' order by u.username_key collate "C"`;

const copySql = (number: number) => `copy (${selectSql(number)}) to stdout`;
