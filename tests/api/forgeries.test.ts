// Forged attempts at every kind of scenario: 400 in `npm run test:all`, more with `npm run fuzz -- --forgeries N --seed
// S`.
import { expect, test } from "vitest";
import { forgeInWorld, kindNames } from "../fuzz/forgeries/forge";
import { newTally, reportOf } from "../fuzz/forgeries/report";
import { findUnearned } from "../fuzz/forgeries/shown";
import { testApi } from "../support/rest-api";

const count = Number(process.env.FORGERIES ?? 400);
const seed = Number(process.env.FUZZ_SEED ?? 38);
/** A busy machine makes fewer, and the report gives the number. */
const minutes = Number(process.env.FORGERY_MINUTES ?? 30);
/** Forgeries per world, so that classes keep a realistic size. */
const together = 2_500;

const ctx = await testApi();

test(
  `${count} forged attempts earn no counted points anywhere and cause no server error`,
  { timeout: (minutes + 15) * 60_000 },
  async () => {
    const tally = newTally();
    const startedAt = Date.now();
    const until = startedAt + minutes * 60_000;
    for (let remaining = count, at = 0; remaining > 0 && Date.now() < until; remaining -= together, at++) {
      const { world, standings } = await forgeInWorld(ctx, Math.min(remaining, together), tally, {
        seed: seed + at * 1_000,
        until,
      });
      if (count > together) console.log(`${tally.count()} after ${Math.round((Date.now() - startedAt) / 1_000)} s`);
      for (const room of world.rooms) expect(await findUnearned(room, standings)).toEqual([]);
      expect(tally.problems).toEqual([]);
    }
    console.log(`${tally.count()} forged attempts\n${reportOf(tally)}`);
    const lines = [...tally.lines.values()];
    expect(lines.flatMap(({ refused }) => [...refused.keys()].filter((status) => status >= 500))).toEqual([]);
    expect(lines.reduce((sum, { unearned }) => sum + unearned, 0)).toBe(0);
    // Without graded forgeries the test would prove nothing.
    expect([...tally.lines.keys()].sort()).toEqual([...kindNames].sort());
    for (const kind of ["claim", "copy", "replay", "harvest", "foreign edition", "made-up task"]) {
      const { graded = 0, uncounted = 0 } = tally.lines.get(kind) ?? {};
      expect([kind, graded + uncounted > 2]).toEqual([kind, true]);
    }
  },
);
