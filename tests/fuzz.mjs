// npm run fuzz -- --calls 1000000 [--seed 7]: the fuzz tests of the suite, for as long as one likes.
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    calls: { type: "string", default: "100000" },
    seed: { type: "string", default: String(Date.now() % 2 ** 31) },
  },
});
console.log(`seed ${values.seed}`);
const { status } = spawnSync(
  "npx",
  ["vitest", "run", "tests/api/fuzz.test.ts", "tests/domain/forged-attempts.test.ts", "--project", "embedded"],
  {
    stdio: "inherit",
    env: { ...process.env, FUZZ_CALLS: values.calls, FUZZ_SEED: values.seed, FORGED_ATTEMPTS: values.calls },
  },
);
process.exit(status ?? 1);
