// Altered keys at every way in: 400 in `npm test`, 4,000 in `npm run test:all`, more with `npm run fuzz -- --doors N
// --seed S`.
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { anyChange, type Change } from "../fuzz/alter";
import { openDoors, type Door } from "../fuzz/doors";
import { startHostileProvider } from "../support/hostile-provider";
import { testApi } from "../support/rest-api";

const usual = process.env.APSIS_TESTS === "once" ? 400 : 4_000;
const count = Number(process.env.DOOR_KEYS ?? usual);
const seed = Number(process.env.FUZZ_SEED ?? 42);
const atOnce = 8;

const provider = await startHostileProvider();
const ctx = await testApi({ SIGN_IN_ALLOW: new URL(provider.issuer).host });
afterAll(() => provider.stop());

test(
  `${count} altered callbacks, tokens, codes, assertions and patches open no door and cause no server error`,
  { timeout: Math.max(300_000, count * 50) },
  async () => {
    const doors = await openDoors(ctx, provider);
    const tried: Record<string, number> = {};
    const problems: unknown[] = [];
    const tryDoor = async (name: string, door: Door, changes: readonly Change[]) => {
      const enter = await door.make();
      for (const change of changes) {
        const outcome = await enter(change);
        if (!outcome) continue;
        tried[name] = (tried[name] ?? 0) + 1;
        if (outcome.isOpen || outcome.status >= 500) problems.push({ name, change, ...outcome });
      }
    };
    const each = Math.ceil(count / Object.keys(doors).length);
    const rounds = Object.entries(doors).map(([name, door], index) => async () => {
      const changes = fc.sample(anyChange, { numRuns: each, seed: seed + index });
      for (let done = 0; done < each && problems.length < 20; done += door.uses)
        await tryDoor(name, door, changes.slice(done, done + door.uses));
    });
    try {
      while (rounds.length > 0) await Promise.all(rounds.splice(0, atOnce).map((round) => round()));
    } finally {
      if (count > usual) console.log(tried, problems);
    }
    expect(problems).toEqual([]);
    for (const name of Object.keys(doors)) expect([name, (tried[name] ?? 0) > each / 8]).toEqual([name, true]);
  },
);
