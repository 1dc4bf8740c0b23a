// npm run fuzz -- --calls 1000000 [--seed 7]: runs the suite's fuzz tests longer.
// npm run fuzz -- --forgeries 100000 [--minutes 30] [--seed 7] [--on postgres]: forged attempts against the built
// server.
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    calls: { type: "string", default: "100000" },
    forgeries: { type: "string" },
    minutes: { type: "string", default: "30" },
    on: { type: "string", default: "embedded" },
    seed: { type: "string", default: String(Date.now() % 2 ** 31) },
  },
});
console.log(`seed ${values.seed}`);
const files = values.forgeries
  ? ["tests/api/forgeries.test.ts"]
  : ["tests/api/fuzz.test.ts", "tests/domain/forged-attempts.test.ts"];
const counts = values.forgeries
  ? { FORGERIES: values.forgeries, FORGERY_MINUTES: values.minutes }
  : { FUZZ_CALLS: values.calls, FORGED_ATTEMPTS: values.calls };
const { status } = spawnSync("npx", ["vitest", "run", ...files, "--project", values.on], {
  stdio: "inherit",
  env: { ...process.env, FUZZ_SEED: values.seed, ...counts },
});
process.exit(status ?? 1);
