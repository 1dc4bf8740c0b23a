import { v7 as uuid } from "uuid";
import { expect, inject, test } from "vitest";
import { accessCodes, subscriptions } from "~/db/schema";
import { createSeededRandom } from "../../physics/seeded-random";
import { sweepPurchases } from "~/domain/payments/sweep-purchases";
import { createStripeProvider } from "~/http/stripe/provider.server";
import { unique } from "../support/builders";
import { testContext } from "../support/database";
import { hasPostgres } from "../support/postgres-cluster";
import { balanceOf, buy, count, faultOf, muchLater, undecided, type Buyer, type Tally } from "../support/purchase-runs";
import { startStripeDouble } from "../support/stripe-double/stripe-double";
import { testSite } from "../support/test-site";

const ctx = await testContext();
// With both databases, PostgreSQL runs most: only there purchases run at once.
const usual = inject("template").kind === "embedded" && hasPostgres() ? 100 : 500;
// RUNS=10000 for a long run.
const runs = Number(process.env.RUNS ?? usual);
const atOnce = 10;
const keys = (apiBase: string) => ({
  secretKey: "sk_test_double",
  publishableKey: "pk_test_double",
  webhookSecret: null,
  priceId: null,
  taxes: false,
  renewalReceipts: true,
  apiBase,
});

test(
  `${runs} faulty purchases: one payment for each account, and one account or refund for each payment`,
  async () => {
    const seed = 20_260_302;
    const random = createSeededRandom(seed);
    const double = await startStripeDouble();
    double.chooseFault(() => faultOf(random()));
    const provider = createStripeProvider(keys(double.url), "Apsis", { timeout: 800, maxNetworkRetries: 0 });
    const tally: Tally = {};

    const buyers: Buyer[] = Array.from({ length: runs }, () => unique("buyer")).map((userName) => ({
      userName,
      email: `${userName}@example.org`,
    }));
    const waiting = [...buyers];
    const oneAfterTheOther = async () => {
      for (let buyer = waiting.pop(); buyer; buyer = waiting.pop()) {
        const accessCode = unique("BUYERS");
        await ctx.db.insert(accessCodes).values({ id: uuid(), code: accessCode, createdAt: ctx.now });
        await buy({ ctx: { ...ctx, now: new Date() }, double, provider, random }, buyer, accessCode, "a hash", tally);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, oneAfterTheOther));

    const openCount = (await undecided(ctx)).length;
    double.chooseFault(() => null);
    const patient = createStripeProvider(keys(double.url), "Apsis");
    // A sweep takes twenty.
    for (let round = 0; round < Math.max(100, runs / 5) && (await undecided(ctx)).length > 0; round++)
      await sweepPurchases(muchLater(ctx), patient, testSite);
    expect(await undecided(ctx)).toEqual([]);

    for (const buyer of buyers) {
      const { accounts, payments: paymentCount, refunded, running } = await balanceOf({ ctx, double }, buyer);
      expect({ buyer: buyer.userName, accounts, kept: paymentCount, running }).toEqual({
        buyer: buyer.userName,
        accounts,
        kept: accounts,
        running: accounts,
      });
      expect(accounts).toBeLessThanOrEqual(1);
      count(tally, accounts ? "accounts, each with one payment kept" : "no account, and no payment kept");
      for (let i = 0; i < refunded; i++) count(tally, "payments refunded");
    }
    // Shows that all kinds happened. The minimums are far below the usual counts of 500 runs; fewer runs need a quarter
    // of their share.
    const share = (runs / 500) * (runs < 500 ? 1 / 4 : 1);
    for (const [kind, least] of Object.entries({
      "accounts, each with one payment kept": 100,
      "payments refunded": 4,
      "processes killed": 100,
      "processes killed inside a transaction": 5,
      "buyers who were refused": 50,
      "reports taken": 50,
      "payments on the provider's page": 20,
    })) {
      expect(tally[kind], kind).toBeGreaterThanOrEqual(Math.floor(least * share));
    }
    expect(await ctx.db.$count(subscriptions)).toBe(tally["accounts, each with one payment kept"]);
    console.log(
      JSON.stringify(
        { seed, runs, callsToStripe: double.calls.length, leftForTheSweeper: openCount, ...tally },
        null,
        1,
      ),
    );
    await double.close();
    // The usual runs take much less.
  },
  Math.max(120_000, runs * 300),
);
