// `npm run bench`: speed and memory, each compared with a bare limit measured in the same run.
import { parseArgs } from "node:util";
import { ensureBuilt } from "../../server/fresh.mjs";
import { startCluster } from "../support/postgres-cluster";
import { against } from "./against";
import { api } from "./api";
import { apiTokens } from "./api-tokens";
import { burst } from "./burst";
import { coldStart } from "./cold-start";
import { content } from "./content";
import { writeResults, tableText, type Figure } from "./figures";
import { firstPage } from "./first-page";
import { gradebook } from "./gradebook";
import { grading } from "./grading";
import { growth } from "./growth";
import { importBeside } from "./import-beside";
import { itemAnalysis } from "./item-analysis";
import { largeClass } from "./large-class";
import { leaderboard } from "./leaderboard";
import { memory } from "./memory";
import { pageWeight } from "./page-weight";
import { organizationSignIn } from "./organization-sign-in";
import { pages } from "./pages";
import { provisioning } from "./provisioning";
import { quizCsv } from "./quiz-csv";
import { regrades } from "./regrades";
import { scores } from "./scores";
import type { BenchOptions } from "./setting";
import { signIn } from "./sign-in";
import { starts } from "./starts";
import { takeout } from "./takeout";
import { tenMillion } from "./ten-million";
import { simulator } from "./simulator";
import { users } from "./users";
import { webhooks } from "./webhooks";

const benches: Record<string, (setting: BenchOptions) => Promise<Figure[]>> = {
  gradebook,
  csv: quizCsv,
  scores,
  starts,
  leaderboard,
  "sign-in": signIn,
  "organization-sign-in": organizationSignIn,
  users,
  "import-beside": importBeside,
  provisioning,
  "api-tokens": apiTokens,
  webhooks,
  takeout,
  pages,
  "page-weight": pageWeight,
  "first-page": firstPage,
  api,
  "item-analysis": itemAnalysis,
  regrades,
  grading,
  "large-class": largeClass,
  burst,
  growth,
  "ten-million": tenMillion,
  content,
  memory,
  "cold-start": coldStart,
  simulator,
};

/** Takes half an hour, and runs only on request. */
const longOne = "ten-million";

const { values: options } = parseArgs({
  options: {
    only: { type: "string", multiple: true },
    quick: { type: "boolean", default: false },
    against: { type: "string" },
  },
});
const { against: commit } = options;
if (commit !== undefined) benches.against = (setting) => against(commit, setting);
const names =
  options.only ?? (commit === undefined ? Object.keys(benches).filter((name) => name !== longOne) : ["against"]);
const unknown = names.find((name) => !(name in benches));
if (unknown !== undefined) {
  console.error(`There is no bench "${unknown}". Benches: ${Object.keys(benches).join(", ")}.`);
  process.exit(1);
}

// Child processes end with this one: see the "exit" listeners of cluster and server.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

ensureBuilt();
const cluster = await startCluster({ synced: true });
if (!cluster) process.exit(1);
const figures: Figure[] = [];
try {
  for (const name of names) {
    console.log(`${name} ...`);
    const results = await benches[name]!({ postgresUrl: cluster.url, quick: options.quick });
    // Print and save results at once, because the next bench takes minutes.
    console.log(`\n${tableText(results)}\n`);
    figures.push(...results);
    writeResults(options.quick ? "bench-results/quick" : "bench-results", figures, { quick: options.quick });
  }
} catch (error) {
  // The cluster ends with this process. Stopped here, it would end the benches' connections with other errors first.
  console.error(error);
  process.exit(1);
}
await cluster.stop();
const short = figures.filter(({ bar }) => bar && !bar.met).length;
console.log(`${figures.filter(({ bar }) => bar?.met).length} limits met, ${short} missed. Saved in bench-results/.`);
