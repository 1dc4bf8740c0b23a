// npm run fuzz -- --calls 1000000 [--seed 7]: runs the suite's fuzz tests longer.
// npm run fuzz -- --forgeries 100000 [--minutes 30] [--seed 7] [--on postgres]: forged attempts against the built
// server.
// npm run fuzz -- --doors 1000000 [--seed 7] [--on postgres]: altered callbacks, tokens, codes, assertions and patches.
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    calls: { type: "string", default: "100000" },
    doors: { type: "string" },
    forgeries: { type: "string" },
    minutes: { type: "string", default: "30" },
    on: { type: "string", default: "embedded" },
    seed: { type: "string", default: String(Date.now() % 2 ** 31) },
  },
});
console.log(`seed ${values.seed}`);
const runs = {
  doors: [["tests/api/doors.test.ts"], { DOOR_KEYS: values.doors }],
  forgeries: [["tests/api/forgeries.test.ts"], { FORGERIES: values.forgeries, FORGERY_MINUTES: values.minutes }],
  calls: [
    ["tests/api/fuzz.test.ts", "tests/domain/forged-attempts.test.ts"],
    { FUZZ_CALLS: values.calls, FORGED_ATTEMPTS: values.calls },
  ],
};
const [files, counts] = runs[values.doors ? "doors" : values.forgeries ? "forgeries" : "calls"];
const { status } = spawnSync("npx", ["vitest", "run", ...files, "--project", values.on], {
  stdio: "inherit",
  env: { ...process.env, FUZZ_SEED: values.seed, ...counts },
});
process.exit(status ?? 1);
