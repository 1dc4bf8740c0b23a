// One process compared with one per processor, in turn on one database.
import autocannon from "autocannon";
import { newDatabase } from "./databases";
import { withLeast, withMost, type Figure } from "./figures";
import { load } from "./load";
import { median } from "./measure";
import { addClass, idOf, instructor, scenarioCount } from "./school";
import { accessToken, playerOf } from "./scores";
import { startServerOn, type BenchOptions } from "./setting";
import { signedInCookie } from "./visitor";

const connections = 32;
const readers = 4;
const students = 100;

export async function workers({ postgresUrl, quick }: BenchOptions): Promise<Figure[]> {
  const bench = await newDatabase(postgresUrl, "workers", (database) =>
    addClass(database, 1, { students, scenarios: scenarioCount, attempts: 1 }),
  );
  const { name, value } = await signedInCookie(bench.database, instructor);
  const servers = { one: await startServerOn(bench), auto: await startServerOn(bench, { WORKERS: "auto" }) };
  const tokens = Array.from({ length: connections }, (_, index) => accessToken(servers.one.url, index));
  const players = (await Promise.all(tokens)).map((token) => playerOf(token, 0));
  const [rounds, seconds] = quick ? [1, 2] : [5, 4];
  const results = { one: { posts: [0], pages: [0], p99: [0] }, auto: { posts: [0], pages: [0], p99: [0] } };
  const page = `/instructor/gradebook/${idOf("class", 1)}`;
  const headers = { cookie: `${name}=${value}`, "accept-encoding": "gzip" };
  // The first round warms up.
  for (let round = 0; round <= rounds; round++)
    for (const which of ["one", "auto"] as const) {
      const { url } = servers[which];
      const posted = await load({ url, players, seconds });
      const read = await autocannon({ url: url + page, connections: readers, duration: seconds, headers });
      results[which].posts[Math.max(0, round - 1)] = posted.rate;
      results[which].p99[Math.max(0, round - 1)] = posted.p99;
      results[which].pages[Math.max(0, round - 1)] = read.requests.average;
    }
  await Promise.all(Object.values(servers).map(({ stop }) => stop()));
  await bench.close();
  const of = (what: string, value: number, unit: Figure["unit"], size: string): Figure => ({ what, value, unit, size });
  const beside = (values: number[]) => ({ what: "one process", value: median(values) });
  const posting = `${connections} connections, no questions`;
  const reading = `${students} × ${scenarioCount}, ${readers} connections`;
  return [
    withLeast(
      {
        ...of("WORKERS=auto: POST /scores", median(results.auto.posts), "/s", posting),
        bare: beside(results.one.posts),
      },
      2_500,
    ),
    withMost({ ...of("  p99", median(results.auto.p99), "ms", posting), bare: beside(results.one.p99) }, 60),
    withLeast(
      {
        ...of("WORKERS=auto: gradebook page, gzip", median(results.auto.pages), "/s", reading),
        bare: beside(results.one.pages),
      },
      120,
    ),
  ];
}
