// Forged attempts at every kind of scenario: 400 in `npm run test:all`, and `npm run fuzz -- --forgeries N --seed S` for more.
import { expect, test } from "vitest";
import { forgeInWorld, kindNames } from "../fuzz/forgeries/forge";
import { newTally, reportOf } from "../fuzz/forgeries/report";
import { findUnearned } from "../fuzz/forgeries/shown";
import { testApi } from "../support/rest-api";

const count = Number(process.env.FORGERIES ?? 400);
const seed = Number(process.env.FUZZ_SEED ?? 38);
/** On a busy machine fewer are made, and the report says how many. */
const minutes = Number(process.env.FORGERY_MINUTES ?? 30);
/** Of one world: its classes stay as large as classes are. */
const together = 2_500;

const ctx = await testApi();

test(
  `${count} forged attempts: no points count that were not earned, wherever grades are shown, and no server error`,
  { timeout: (minutes + 15) * 60_000 },
  async () => {
    const tally = newTally();
    const begun = Date.now();
    const until = begun + minutes * 60_000;
    for (let left = count, at = 0; left > 0 && Date.now() < until; left -= together, at++) {
      const { world, standings } = await forgeInWorld(ctx, Math.min(left, together), tally, {
        seed: seed + at * 1_000,
        until,
      });
      if (count > together) console.log(`${tally.count()} after ${Math.round((Date.now() - begun) / 1_000)} s`);
      for (const room of world.rooms) expect(await findUnearned(room, standings)).toEqual([]);
      expect(tally.problems).toEqual([]);
    }
    console.log(`${tally.count()} forged attempts\n${reportOf(tally)}`);
    const lines = [...tally.lines.values()];
    expect(lines.flatMap(({ refused }) => [...refused.keys()].filter((status) => status >= 500))).toEqual([]);
    expect(lines.reduce((sum, { unearned }) => sum + unearned, 0)).toBe(0);
    // A forger who is never graded finds nothing.
    expect([...tally.lines.keys()].sort()).toEqual([...kindNames].sort());
    for (const kind of ["claim", "copy", "replay", "harvest", "foreign edition", "made-up task"]) {
      const { graded = 0, uncounted = 0 } = tally.lines.get(kind) ?? {};
      expect([kind, graded + uncounted > 2]).toEqual([kind, true]);
    }
  },
);
