// A copy of the data of a person with 100,000 attempts: time, size, memory of the server, and how long others wait.
import { setTimeout as pause } from "node:timers/promises";
import { newDatabase, type BenchDatabase } from "./databases";
import { withMost, type Figure } from "./figures";
import { growthDuring } from "./process-memory";
import { addClass, scenarioCount, studentName, studentNumber } from "./school";
import { startServerOn, type BenchOptions } from "./setting";
import { signedInCookie } from "./visitor";

const most = { memory: 150, wait: 100 };

export async function takeout({ postgresUrl, quick }: BenchOptions): Promise<Figure[]> {
  const turns = quick ? 50 : 2_500;
  const bench = await newDatabase(postgresUrl, "takeout", (database) =>
    addClass(database, 1, { students: 1, scenarios: scenarioCount, attempts: turns }),
  );
  const { name, value } = await signedInCookie(bench.database, studentNumber(0));
  const { url, pid, stop } = await startServerOn(bench);
  const headers = { cookie: `${name}=${value}` };
  await (await fetch(`${url}/account/data`, { headers })).text();
  const build = async () => {
    const asked = await fetch(`${url}/account/data`, {
      method: "POST",
      headers,
      redirect: "manual",
      body: new URLSearchParams(),
    });
    if (asked.headers.get("location") !== "/account/data") throw new Error(`The copy was refused: ${asked.status}.`);
    while ((await countReady(bench)) === 0) await pause(200);
  };
  const built = await measure(url, pid, build);
  const link = `${url}/account/data/download?link=${await mailedToken(bench)}`;
  let bytes = 0;
  const downloaded = await measure(url, pid, async () => {
    const { body, status } = await fetch(link, { headers });
    if (status !== 200 || !body) throw new Error(`The download was refused: ${status}.`);
    for await (const piece of body) bytes += piece.length;
  });
  await stop();
  await bench.close();
  const size = `${turns * scenarioCount} attempts`;
  return [
    { what: "Copy of a person's data, built", size, value: built.seconds * 1_000, unit: "ms" },
    { what: "  its zip", size, value: bytes / 1024 / 1024, unit: "MiB" },
    withMost(
      { what: "  memory added while it is built, at most", size, value: built.growth, unit: "MiB" },
      most.memory,
    ),
    withMost({ what: "  longest wait of another request", size, value: built.wait, unit: "ms" }, most.wait),
    { what: "  downloaded", size, value: downloaded.seconds * 1_000, unit: "ms" },
    withMost({ what: "  memory added meanwhile", size, value: downloaded.growth, unit: "MiB" }, most.memory),
    withMost({ what: "  longest wait of another request", size, value: downloaded.wait, unit: "ms" }, most.wait),
  ];
}

/** Seconds, peak growth in MiB, and the longest answer of the server's simplest route in milliseconds. */
async function measure(url: string, pid: number, work: () => Promise<void>) {
  const began = performance.now();
  let [isOver, wait] = [false, 0];
  const other = (async () => {
    while (!isOver) {
      const asked = performance.now();
      await (await fetch(`${url}/healthz`)).text();
      wait = Math.max(wait, performance.now() - asked);
      await pause(5);
    }
  })();
  const growth = await growthDuring(pid, work);
  isOver = true;
  await other;
  return { seconds: (performance.now() - began) / 1_000, growth, wait };
}

async function countReady({ sql }: BenchDatabase): Promise<number> {
  const [row] = await sql.query("select count(*) as ready from takeouts where ready_at is not null");
  return Number(row?.ready);
}

async function mailedToken({ sql }: BenchDatabase): Promise<string> {
  const [row] = await sql.query("select text_body from mail_outbox where recipient = $1 order by created_at desc", [
    `${studentName(0)}@bench.example`,
  ]);
  return /link=([\w-]{43})/.exec(String(row?.text_body))?.[1] ?? "";
}
