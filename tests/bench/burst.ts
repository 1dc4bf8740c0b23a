// 2,000 students hand in within ten seconds, at two processes, while their instructor watches the gradebook.
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { pollIntervalMs } from "~/domain/gradebook/page-rules";
import { generateToken, hashToken } from "~/domain/tokens";
import { signInCookie } from "~/http/cookies.server";
import { percentile } from "../support/percentile";
import { newDatabase, type BenchDatabase } from "./databases";
import { withMost, type Figure } from "./figures";
import { addClass, idOf, instructor, studentNumber } from "./school";
import { startServerOn, type BenchOptions } from "./setting";
import { signedInCookie } from "./visitor";
import { onlyOf } from "../support/tuples";

const within = 10_000;
const sessionId = idOf("class", 1);

export async function burst({ postgresUrl, quick }: BenchOptions): Promise<Figure[]> {
  const count = quick ? 200 : 2_000;
  const bench = await newDatabase(postgresUrl, "burst", (database) =>
    addClass(database, 1, { students: count, scenarios: 40, attempts: 0 }),
  );
  const cookies = await signedInStudents(bench, count);
  const reader = await signedInCookie(bench.database, instructor);
  const servers = await Promise.all([startServerOn(bench), startServerOn(bench)]);
  const urls = servers.map(({ url }) => url);
  // In the first round both have just started, with nothing compiled.
  const rounds = [await handIn(urls, cookies, reader, 0), await handIn(urls, cookies, reader, 1)];
  const { stored, distinct } = onlyOf(
    await bench.sql.query<{ stored: number; distinct: number }>(
      "select count(*)::int as stored, count(distinct (user_id, scenario_id))::int as distinct from attempts",
    ),
  );
  for (const server of servers) await server.stop();
  await bench.close();
  const size = `${count.toLocaleString("en-US")} students`;
  const of = (what: string, value: number, unit: Figure["unit"]): Figure => ({ what, size, value, unit });
  return [
    {
      ...of("Attempts stored, handed in within 10 s at two processes, twice", stored, ""),
      bar: { text: `= ${2 * count}, one for each`, met: stored === 2 * count && distinct === stored },
    },
    ...rounds.flatMap(({ took, retried, receipts, delays }, round) => [
      of(
        round === 0
          ? "  after the start: until all are in the gradebook"
          : "  warmed up: until all are in the gradebook",
        took,
        "ms",
      ),
      of("    repeated tries", retried, ""),
      of("    receipt, p50", percentile(receipts, 50), "ms"),
      of("    receipt, p99", percentile(receipts, 99), "ms"),
      of("    from the receipt to the open gradebook, p50", percentile(delays, 50), "ms"),
      withMost(of("    from the receipt to the open gradebook, slowest", Math.max(...delays), "ms"), 1_000),
    ]),
  ];
}

type Reader = { name: string; value: string };

/** Each student hands in one attempt at the scenario in `column` while a gradebook is open. Times in milliseconds. */
async function handIn(urls: string[], cookies: string[], { name, value }: Reader, column: number) {
  const acknowledgedAt = new Map<string, number>();
  const receipts: number[] = [];
  let retried = 0;
  const post = async (cookie: string, index: number) => {
    await pause((index / cookies.length) * within);
    const body = JSON.stringify({
      attemptId: randomUUID(),
      scenarioId: idOf("scenario", column + 1),
      sessionId,
      totalScore: 50,
      maxTotalScore: 100,
      passed: true,
    });
    const startedAt = performance.now();
    for (;;) {
      const answer = await fetch(`${urls[index % urls.length]}/api/scores`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          cookie: `${signInCookie}=${cookie}; XSRF-TOKEN=x`,
          "x-xsrf-token": "x",
        },
        body,
      }).catch(() => null);
      await answer?.arrayBuffer();
      if (answer?.ok) break;
      retried++;
      await pause(200);
    }
    receipts.push(performance.now() - startedAt);
    acknowledgedAt.set(idOf("user", studentNumber(index)), performance.now());
  };
  const arrivals = new Map<string, number>();
  const look = async () => {
    // The first answer has the whole class.
    for (let since = "3:3:"; arrivals.size < cookies.length; await pause(pollIntervalMs)) {
      const answer = await fetch(`${urls[0]}/gradebook-changes/${sessionId}?since=${since}`, {
        headers: { cookie: `${name}=${value}`, "accept-encoding": "gzip" },
      });
      const { rows, version } = (await answer.json()) as { rows: string; version: string };
      for (const row of rows.split("\n")) {
        const [id = "", , , , cells = ""] = row.split("\t");
        if (!arrivals.has(id) && cells.split(" ").some((cell) => cell.startsWith(`${column}:`)))
          arrivals.set(id, performance.now());
      }
      since = version;
    }
  };
  const startedAt = performance.now();
  await Promise.all([look(), ...cookies.map(post)]);
  return {
    took: performance.now() - startedAt,
    retried,
    receipts,
    delays: [...arrivals].map(([id, at]) => Math.max(0, at - acknowledgedAt.get(id)!)),
  };
}

async function signedInStudents({ database }: BenchDatabase, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, generateToken);
  const values = sql.join(
    tokens.map(
      (token, index) =>
        sql`(gen_random_uuid(), ${idOf("user", studentNumber(index))}::uuid, ${hashToken(token)}, now(), now(), now() + interval '1 day')`,
    ),
    sql`, `,
  );
  await database.db.execute(
    sql`insert into sign_ins (id, user_id, cookie_hash, created_at, last_seen_at, expires_at) values ${values}`,
  );
  return tokens;
}
