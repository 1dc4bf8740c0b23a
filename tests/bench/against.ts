// `npm run bench -- --against COMMIT`: compares this checkout with another commit, both built, in turn.
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { percentile } from "../support/percentile";
import { startServer, type ServerProcess } from "../support/server";
import { accessToken, playerOf } from "./scores";
import type { Figure, Unit } from "./figures";
import { load } from "./load";
import { median, timed } from "./measure";
import { idOf } from "./school";
import { host, sessionSecret, temporaryFolder, type BenchOptions } from "./setting";
import { Visitor } from "./visitor";

type Side = { server: ServerProcess; visitor: Visitor; tokens: string[] };
type Pair = { old: number; new: number };

const classId = idOf("class", 1);
const quizId = idOf("scenario", 10);
const connections = 32;
/** Above this ratio a figure counts as worse. */
const maxRatio = 1.05;

export async function against(commit: string, { postgresUrl, quick }: BenchOptions): Promise<Figure[]> {
  const name = execFileSync("git", ["rev-parse", "--short", commit], { encoding: "utf8" }).trim();
  const students = quick ? 100 : 500;
  const checkout = buildCheckout(name);
  const sides = {
    old: await startSide(checkout, postgresUrl, students),
    new: await startSide(resolve("."), postgresUrl, students),
  };
  const figures: Figure[] = [];
  const add = (what: string, size: string, unit: Unit, pairs: Pair[]) =>
    figures.push(figureOf(what, size, unit, pairs, name));

  const rounds = quick ? 10 : 60;
  for (const [what, path, encoding] of pagesOf()) {
    const size = `${students} students, ${encoding}`;
    add(what, size, "ms", await inPairs(rounds, ({ visitor }) => timed(() => visitor.get(path, { encoding }))));
  }
  for (const questions of [0, 20]) {
    const size = questions === 0 ? "no questions" : `${questions} questions`;
    const one = async ({ server, tokens }: Side) =>
      (await load({ url: server.url, players: [playerOf(tokens[0]!, questions)], requests: quick ? 20 : 100 })).p50;
    add("POST /scores at 1 connection, median", size, "ms", await inPairs(quick ? 2 : 7, one));
    const many = async ({ server, tokens }: Side) => {
      const players = tokens.map((token) => playerOf(token, questions));
      return 1000 / (await load({ url: server.url, players, seconds: quick ? 1 : 4 })).rate;
    };
    add(`POST /scores at ${connections} connections, time of each`, size, "ms", await inPairs(quick ? 2 : 5, many));
  }
  for (const { visitor, server } of Object.values(sides)) {
    visitor.leave();
    await server.stop();
  }
  return figures;

  /** Each round measures both, starting with either in turn; the first rounds warm up. */
  async function inPairs(count: number, measure: (side: Side) => Promise<number>): Promise<Pair[]> {
    const pairs: Pair[] = [];
    for (let round = -Math.ceil(count / 3); round < count; round++) {
      const pair: Pair = { old: 0, new: 0 };
      for (const key of round % 2 === 0 ? (["old", "new"] as const) : (["new", "old"] as const))
        pair[key] = await measure(sides[key]);
      if (round >= 0) pairs.push(pair);
    }
    return pairs;
  }
}

const pagesOf = (): [string, string, "gzip" | "gzip, deflate, br" | "identity"][] => [
  ["Gradebook page", `/instructor/gradebook/${classId}`, "gzip"],
  ["Gradebook page", `/instructor/gradebook/${classId}`, "gzip, deflate, br"],
  ["Gradebook page", `/instructor/gradebook/${classId}`, "identity"],
  ["Quiz page", "/gradebook/Bench%20class%201/Scenario%2010", "gzip"],
  ["Quiz CSV", `/api/scores/session/${classId}/all/csv?scenarioId=${quizId}`, "gzip"],
  ["Quiz CSV", `/api/scores/session/${classId}/all/csv?scenarioId=${quizId}`, "identity"],
  ["My account", "/account", "gzip"],
];

function figureOf(what: string, size: string, unit: Unit, pairs: Pair[], commit: string): Figure {
  const ratios = pairs.map((pair) => pair.new / pair.old);
  const ratio = median(ratios);
  // The pairs are compared; the ratio of the two medians may differ.
  const quarters = [25, 50, 75].map((part) => percentile(ratios, part).toFixed(2)).join(", ");
  return {
    what,
    size: `${size}; ratios of pairs, by quarters: ${quarters}`,
    value: median(pairs.map((pair) => pair.new)),
    unit,
    bare: { what: `at ${commit}`, value: median(pairs.map((pair) => pair.old)) },
    bar: { text: `ratio ≤ ${maxRatio}`, met: ratio <= maxRatio },
  };
}

/** Builds the other commit in a separate folder, with its own packages if they differ. */
function buildCheckout(commit: string): string {
  const folder = join(temporaryFolder(), commit);
  mkdirSync(folder);
  execFileSync("bash", ["-c", `git archive ${commit} | tar x -C '${folder}'`]);
  const lock = (root: string) => readFileSync(join(root, "package-lock.json"), "utf8");
  if (lock(folder) === lock(".")) symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  else execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--silent"], { cwd: folder, stdio: "inherit" });
  console.log(`Building ${commit} ...`);
  execFileSync("npm", ["run", "--silent", "build"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  copyFileSync("tests/bench/against-school.ts", join(folder, "tests/bench/against-school.ts"));
  return folder;
}

async function startSide(folder: string, postgresUrl: string, students: number): Promise<Side> {
  const args = ["tsx", "tests/bench/against-school.ts", postgresUrl, String(students)];
  const output = execFileSync("npx", args, { cwd: folder, encoding: "utf8" });
  // The script's last line.
  const { url, cookie } = JSON.parse(output.trim().split("\n").at(-1)!) as { url: string; cookie: Visitor["cookie"] };
  const env = { DATABASE_URL: url, DATA_DIR: temporaryFolder(), SESSION_SECRET: sessionSecret, DEMO: "0" };
  const server = await startServer(env, folder, host);
  const tokens = await Promise.all(Array.from({ length: connections }, (_, at) => accessToken(server.url, at)));
  return { server, visitor: new Visitor(server.url, cookie), tokens };
}
