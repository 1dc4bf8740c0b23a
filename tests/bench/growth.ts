// How the time of the large pages grows with the data: exponent 0 if size doesn't matter, 1 if it is linear.
import { newDatabase } from "./databases";
import type { Figure } from "./figures";
import { openBoards } from "./leaderboard";
import { median, timed } from "./measure";
import { addClass, idOf, instructor, type ClassSize } from "./school";
import { startServerOn, type BenchOptions } from "./setting";
import { openUsers } from "./users";
import { signedInCookie, Visitor } from "./visitor";

type OpenSchool = { ask: () => Promise<unknown>; close: () => Promise<void> };

export async function growth({ postgresUrl, quick }: BenchOptions): Promise<Figure[]> {
  const rounds = quick ? 5 : 25;
  const classes = quick ? [50, 200] : [100, 1_000, 5_000];
  const people = quick ? [1_000, 5_000] : [1_000, 10_000, 100_000];
  const attempts: ClassSize[] = [
    { students: 250, scenarios: 40, attempts: 1 },
    { students: 2_500, scenarios: 40, attempts: 1 },
    { students: 5_000, scenarios: 40, attempts: 5 },
  ];
  return [
    ...(await curve("Gradebook × 40 scenarios", "students", classes, rounds, (students) =>
      openGradebook(postgresUrl, students),
    )),
    ...(await curve("/admin/users, first page", "users", people, rounds, (count) =>
      openPeople(postgresUrl, count, "?sort=lastActive"),
    )),
    ...(await curve("/admin/users, search for one person", "users", people, rounds, (count) =>
      openPeople(postgresUrl, count, "?q=mail777%40"),
    )),
    ...(await curve(
      "Leaderboard of a class session",
      "attempts",
      attempts.slice(0, quick ? 2 : 3).map(countOf),
      rounds,
      (count) =>
        openLeaderboard(
          postgresUrl,
          attempts.find((size) => countOf(size) === count)!,
        ),
    )),
  ];
}

const countOf = ({ students, scenarios, attempts }: ClassSize) => students * scenarios * attempts;

async function curve(
  what: string,
  unit: string,
  sizes: number[],
  rounds: number,
  open: (size: number) => Promise<OpenSchool>,
): Promise<Figure[]> {
  const points: [size: number, milliseconds: number][] = [];
  for (const size of sizes) {
    const { ask, close } = await open(size);
    for (let round = 0; round < 5; round++) await ask();
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push(await timed(ask));
    points.push([size, median(times)]);
    await close();
  }
  const text = (size: number) => `${size.toLocaleString("en-US")} ${unit}`;
  return [
    ...points.map(([size, value]): Figure => ({ what, size: text(size), value, unit: "ms" })),
    {
      what: "  exponent of growth",
      size: `${text(sizes[0]!)} to ${text(sizes.at(-1)!)}`,
      value: slope(points),
      unit: "",
    },
  ];
}

/** Slope of a least-squares line through the logarithms. */
function slope(points: [number, number][]): number {
  const logs = points.map(([x, y]) => [Math.log(x), Math.log(y)] as const);
  const mean = (place: 0 | 1) => logs.reduce((sum, point) => sum + point[place], 0) / logs.length;
  const [x0, y0] = [mean(0), mean(1)];
  return logs.reduce((sum, [x, y]) => sum + (x - x0) * (y - y0), 0) / logs.reduce((sum, [x]) => sum + (x - x0) ** 2, 0);
}

async function openGradebook(postgresUrl: string, students: number): Promise<OpenSchool> {
  const bench = await newDatabase(postgresUrl, `growth_${students}`, (database) =>
    addClass(database, 1, { students, scenarios: 40, attempts: 1 }),
  );
  const server = await startServerOn(bench);
  const visitor = new Visitor(server.url, await signedInCookie(bench.database, instructor));
  return {
    ask: () => visitor.get(`/instructor/gradebook/${idOf("class", 1)}`, { encoding: "gzip" }),
    close: async () => {
      visitor.leave();
      await server.stop();
      await bench.close();
    },
  };
}

async function openPeople(postgresUrl: string, count: number, query: string): Promise<OpenSchool> {
  const { page, close } = await openUsers(postgresUrl, `growth_${count}_${query.length}`, count);
  return { ask: () => page(query), close };
}

async function openLeaderboard(postgresUrl: string, size: ClassSize): Promise<OpenSchool> {
  const { top, close } = await openBoards(postgresUrl, `growth_${countOf(size)}`, size);
  return { ask: () => top(`${idOf("class", 1)}/all`), close };
}
