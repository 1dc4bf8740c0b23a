// Purchases with random faults: failing calls, dying processes, repeated or abandoned submits, refusing banks, and late
// or missing webhooks.
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { accessCodes, purchases, users } from "~/db/schema";
import { createUser } from "~/domain/accounts/create-user";
import type { Ctx } from "~/domain/context";
import { advancePurchase, type PurchaseOutcome } from "~/domain/payments/advance-purchase";
import { ProviderUnreachable, type PaymentProvider } from "~/domain/payments/payment-provider";
import { leaveCheckout } from "~/domain/payments/check-out";
import { followPurchase } from "~/domain/payments/purchase-progress";
import { openPurchase } from "~/domain/payments/register-and-pay";
import { handlePaymentEvent } from "~/domain/payments/handle-payment-event";
import { Refusal } from "~/domain/refusal";
import { later } from "./database";
import type { Fault, StripeDouble } from "./stripe-double/stripe-double";
import { StripeError } from "./stripe-double/stripe-error";
import { testSite } from "./test-site";
import { firstOf } from "./tuples";

type Random = () => number;
type World = { ctx: Ctx; double: StripeDouble; provider: PaymentProvider; random: Random };

/** One call in ten fails. Hangs are rarer, because each takes the client's whole timeout. */
export function faultOf(chance: number): Fault | null {
  const risks: [Fault, number][] = [
    ["error", 0.03],
    ["dropBefore", 0.025],
    ["dropAfter", 0.025],
    ["hangBefore", 0.01],
    ["hangAfter", 0.01],
  ];
  let sum = 0;
  return risks.find(([, risk]) => chance < (sum += risk))?.[0] ?? null;
}

const cards = [
  "4242424242424242",
  "4242424242424242",
  "4242424242424242",
  "4000002500003155",
  "4000000000000341",
  "4000000000000002",
  "4000000000009995",
];
const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)]!;

export type Tally = Record<string, number>;
export const count = (tally: Tally, what: string) => void (tally[what] = (tally[what] ?? 0) + 1);

/** A simulated process that can die: its pending promises never resolve. */
class Process {
  private die!: () => void;
  readonly death = new Promise<"died">((done) => (this.die = () => done("died")));

  constructor(
    private readonly random: Random,
    private readonly risk: number,
    private readonly tally: Tally,
  ) {}

  private async maybeDie() {
    if (this.random() >= this.risk) return;
    count(this.tally, "processes killed");
    this.die();
    await new Promise(() => {});
  }

  /** Wraps the provider: the process may die before and after each call. */
  around(provider: PaymentProvider): PaymentProvider {
    const wrapped = Object.entries(provider).map(([name, call]) => [
      name,
      async (...args: unknown[]) => {
        await this.maybeDie();
        const answer = await (call as (...args: unknown[]) => Promise<unknown>)(...args);
        await this.maybeDie();
        return answer;
      },
    ]);
    return Object.fromEntries(wrapped) as PaymentProvider;
  }

  /** Wraps the database: the process may die before and after a commit; open transactions are rolled back. */
  aroundDatabase(ctx: Ctx): Ctx {
    const transaction: Ctx["db"]["transaction"] = async (run, config) => {
      const rollsBack = this.random() < this.risk * 3;
      try {
        const result = await ctx.db.transaction(async (tx) => {
          const result = await run(tx);
          if (rollsBack) throw new ProcessDeath();
          return result;
        }, config);
        await this.maybeDie();
        return result;
      } catch (error) {
        if (!(error instanceof ProcessDeath)) throw error;
        count(this.tally, "processes killed inside a transaction");
        this.die();
        return new Promise(() => {});
      }
    };
    const db = new Proxy(ctx.db, {
      get: (target, name) => (name === "transaction" ? transaction : Reflect.get(target, name, target)),
    });
    return { ...ctx, db };
  }
}

class ProcessDeath extends Error {}

export type Buyer = { userName: string; email: string };

/** One buyer, from the first submit until there is an answer or the buyer gives up. */
export async function buy(world: World, buyer: Buyer, accessCode: string, passwordHash: string, tally: Tally) {
  const { ctx, double, random } = world;
  let attemptKey = uuid();
  let card = pick(random, cards);
  const registration = {
    username: buyer.userName,
    email: buyer.email,
    passwordHash,
    firstName: "Ada",
    lastName: "L",
    rankTitle: "",
    accessCode,
    nationality: "",
  };
  // One in five pays on the provider's own page.
  if (random() < 0.2) return buyOnHostedPage(world, registration, attemptKey, card, tally);
  for (let turn = 0; turn < 6; turn++) {
    const paymentMethodId = double.state.createPaymentMethod({
      number: card,
      exp_month: "12",
      exp_year: "2040",
      cvc: "123",
    }).id;
    const sendings = random() < 0.2 ? 2 : 1;
    // A concurrent submission comes from the same page, or from another tab with its own key.
    const keys = [attemptKey, random() < 0.5 ? attemptKey : uuid()].slice(0, sendings);
    const answer = firstOf(
      await Promise.all(keys.map((key) => send(world, registration, paymentMethodId, key, tally))),
    );
    if (random() < 0.1) await someReports(world, tally);
    if (random() < 0.08) await takeName(ctx, buyer, tally);
    if (random() < 0.05) await ctx.db.delete(accessCodes).where(eq(accessCodes.code, accessCode));
    if (answer === "died" || answer === "unreachable") {
      if (random() < 0.35) return;
      continue;
    }
    if (answer.kind === "completed") return count(tally, "buyers who saw their account");
    if (answer.kind === "needsConfirmation") {
      if (random() < 0.2) return count(tally, "buyers who closed the page at their bank's question");
      const [id = ""] = answer.clientSecret.split("_secret_");
      if (double.state.intents.get(id)?.status === "requires_action")
        double.state.confirm(id, answer.clientSecret, random() < 0.7);
      if (random() < 0.2) return count(tally, "buyers who closed the page after their bank's question");
      continue;
    }
    count(tally, "buyers who were refused");
    if (random() < 0.5) return;
    [attemptKey, card] = [uuid(), pick(random, cards)];
  }
}

/** Submits the form, pays on the provider's page or leaves it, and returns or not. */
async function buyOnHostedPage(
  world: World,
  registration: Parameters<typeof openPurchase>[1],
  attemptKey: string,
  card: string,
  tally: Tally,
) {
  const { ctx, double, provider, random } = world;
  for (let turn = 0; turn < 6; turn++) {
    const sendings = random() < 0.2 ? 2 : 1;
    const submissions = Array.from({ length: sendings }, () => send(world, registration, null, attemptKey, tally));
    const answer = firstOf(await Promise.all(submissions));
    if (random() < 0.1) await someReports(world, tally);
    if (random() < 0.05) await takeName(ctx, { userName: registration.username, email: registration.email }, tally);
    if (answer === "died" || answer === "unreachable") continue;
    if (answer.kind === "completed") return count(tally, "buyers who saw their account");
    if (answer.kind !== "needsCheckout") return count(tally, "buyers who were refused");
    if (random() < 0.15) return count(tally, "buyers who left the provider's page");
    const id = answer.url.split("/").at(-1)!;
    try {
      double.state.checkouts.pay(id, card);
      count(tally, "payments on the provider's page");
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      if (random() < 0.3) await leave(world, attemptKey);
    }
    if (random() < 0.3) return count(tally, "buyers who did not come back from the provider's page");
    if (random() < 0.5) await followPurchase(ctx, { provider, site: testSite }, attemptKey).catch(unreachable);
  }
}

const leave = ({ ctx, provider }: World, attemptKey: string) =>
  leaveCheckout(ctx, { provider, site: testSite }, attemptKey).catch(unreachable);

function unreachable(error: unknown) {
  if (!(error instanceof ProviderUnreachable)) throw error;
  return null;
}

async function send(
  { ctx, provider, random }: World,
  registration: Parameters<typeof openPurchase>[1],
  paymentMethodId: string | null,
  key: string,
  tally: Tally,
): Promise<PurchaseOutcome | "died" | "unreachable"> {
  const process = new Process(random, 0.05, tally);
  const own = process.aroundDatabase(ctx);
  const work = async () => {
    const purchase = await openPurchase(own, registration, paymentMethodId, key);
    return advancePurchase(own, { provider: process.around(provider), site: testSite, who: "buyer" }, purchase.id);
  };
  const outcome = work().catch((error: unknown) => {
    if (error instanceof ProviderUnreachable || error instanceof Refusal) return "unreachable" as const;
    throw error;
  });
  return Promise.race([outcome, process.death]);
}

/** Delivers some of the provider's webhooks, in any order, some of them twice. */
async function someReports({ ctx, double, provider, random }: World, tally: Tally) {
  const reports = double.state.events
    .filter((event) => event.data.object.customer && random() < 0.02)
    .sort(() => random() - 0.5);
  for (const event of [...reports, ...reports.slice(0, 1)]) {
    const report = {
      customerId: event.data.object.customer as string,
      paid: ["invoice.paid", "charge.succeeded", "checkout.session.completed"].includes(event.type),
    };
    await handlePaymentEvent(ctx, provider, testSite, report).catch((error: unknown) => {
      if (!(error instanceof ProviderUnreachable)) throw error;
    });
    count(tally, "reports taken");
  }
}

async function takeName(ctx: Ctx, { userName }: Buyer, tally: Tally) {
  const took = await createUser(ctx, {
    username: userName,
    email: `${uuid()}@example.org`,
    passwordHash: null,
    organizationId: null,
    role: "User",
  }).catch(() => null);
  if (took) count(tally, "names taken by another buyer meanwhile");
}

/** What a buyer has received, and what the buyer has paid. */
export async function balanceOf({ ctx, double: { state } }: Pick<World, "ctx" | "double">, { email }: Buyer) {
  const accounts = await ctx.db.$count(users, eq(users.email, email));
  const customerIds = [...state.customers.values()].filter((customer) => customer.email === email).map(({ id }) => id);
  const charges = [...state.charges.values()].filter(({ customer, paid }) => paid && customerIds.includes(customer));
  const payments = charges.filter(({ refunded }) => !refunded);
  const running = [...state.subscriptions.values()].filter(
    ({ customer, status }) => customerIds.includes(customer) && status !== "canceled",
  );
  return { accounts, payments: payments.length, refunded: charges.length - payments.length, running: running.length };
}

export const undecided = ({ db }: Ctx) =>
  db
    .select({ id: purchases.id, state: purchases.state })
    .from(purchases)
    .then((all) => all.filter(({ state }) => state !== "completed" && state !== "undone"));

/** After the buyer has gone for good. */
export const muchLater = (ctx: Ctx) => later({ ...ctx, now: new Date() }, 90);
