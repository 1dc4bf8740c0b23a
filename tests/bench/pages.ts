// The exported login page compared with a bare Hono route of the same size, and rendered pages.
import { fork } from "node:child_process";
import { once } from "node:events";
import autocannon from "autocannon";
import { newDatabase } from "./databases";
import { withRatio, type Figure } from "./figures";
import { median } from "./measure";
import { addClass, idOf, instructor, sysadmin } from "./school";
import { startServerOn, type BenchOptions } from "./setting";
import { signedInCookie } from "./visitor";

const connections = 16;
const students = 30;

export async function pages({ postgresUrl, quick }: BenchOptions): Promise<Figure[]> {
  const bench = await newDatabase(postgresUrl, "pages", (database) =>
    addClass(database, 1, { students, scenarios: 40, attempts: 1 }),
  );
  const server = await startServerOn(bench);
  const seconds = quick ? 1 : 4;
  const size = `${connections} connections`;
  const figures = [await exportedPage(server.url, seconds, quick ? 1 : 3, size)];
  const dynamic: [string, string, number][] = [
    [`Gradebook of ${students} students`, `/instructor/gradebook/${idOf("class", 1)}`, instructor],
    ["Courses", "/instructor/courses", instructor],
    ["Users", "/admin/users", sysadmin],
  ];
  for (const [what, path, user] of dynamic) {
    const { name, value } = await signedInCookie(bench.database, user);
    const { requests, latency } = await load(server.url + path, seconds, {
      cookie: `${name}=${value}`,
      "accept-encoding": "gzip",
    });
    figures.push(
      { what: `${what}, page under load`, size, value: requests.average, unit: "/s" },
      { what: "  p50", size, value: latency.p50, unit: "ms" },
      { what: "  p99", size, value: latency.p99, unit: "ms" },
    );
  }
  await server.stop();
  await bench.close();
  return figures;
}

async function exportedPage(url: string, seconds: number, rounds: number, size: string): Promise<Figure> {
  const answer = await fetch(url, { headers: { "accept-encoding": "identity" } });
  const bare = fork(new URL("bare-process.ts", import.meta.url));
  bare.send({ body: await answer.text(), type: answer.headers.get("content-type") });
  const [port] = (await once(bare, "message")) as [number];
  const sides = { page: url, bare: `http://127.0.0.1:${port}/` };
  const rates = { page: [] as number[], bare: [] as number[] };
  for (const side of ["page", "bare"] as const) await load(sides[side], 1);
  for (let round = 0; round < rounds; round++)
    for (const side of ["page", "bare"] as const) rates[side].push((await load(sides[side], seconds)).requests.average);
  bare.disconnect();
  return withRatio(
    {
      what: "Exported login page",
      size,
      value: median(rates.page),
      unit: "/s",
      bare: { what: "bare Hono route, same bytes", value: median(rates.bare) },
    },
    { atLeast: 0.6 },
  );
}

/** Maximum throughput, one request after the other on each connection. */
async function load(url: string, seconds: number, headers: Record<string, string> = {}) {
  const result = await autocannon({ url, connections, duration: seconds, headers });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} requests failed.`);
  return result;
}
