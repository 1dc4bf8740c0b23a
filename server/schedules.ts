import type { Ctx } from "~/domain/context";
import { settleDueSchedules } from "~/domain/courses/settle-due-schedules";
import { forgetOldTries } from "~/domain/limits/count-try";
import { deliverOutbox, type Send } from "~/domain/mail/deliver-outbox";
import { sweepPurchases } from "~/domain/payments/sweep-purchases";
import { mailSender } from "~/http/mail.server";
import type { Platform } from "~/http/platform.server";
import { mailSite } from "~/http/site.server";
import { paymentProvider } from "~/http/stripe.server";

const settleEvery = 15_000;
const deliverEvery = 2_000;
const forgetEvery = 600_000;
const sweepEvery = 15_000;

/** Does what is due, again and again, while the server runs. */
export function keepSchedules(platform: Platform) {
  const { database, log } = platform;
  const send = mailSender(platform);
  const ctx = () => ({ db: database.db, now: new Date(), actor: null });
  const stops = [
    repeat(settleEvery, () => settleDueSchedules(ctx()), (err) => log.error({ err }, "schedules were not settled")),
    repeat(deliverEvery, () => deliverDueMails(ctx, send, log), (err) => log.error({ err }, "mails were not delivered")),
    repeat(sweepEvery, () => sweep(ctx()), (err) => log.error({ err }, "purchases were not swept")),
    repeat(forgetEvery, () => forgetOldTries(ctx()), (err) => log.error({ err }, "old tries were not forgotten")),
  ];
  return { stop: async () => void (await Promise.all(stops.map((stop) => stop()))) };
}

/** Purchases that a crash, a timeout or a closed page left on the way. */
async function sweep(ctx: Ctx) {
  const provider = await paymentProvider();
  if (provider) await sweepPurchases(ctx, provider, await mailSite());
}

/** Until nothing is due: a class of 500 asks for its mails at once. */
async function deliverDueMails(ctx: () => Ctx, send: Send, log: Platform["log"]) {
  for (;;) {
    const { sent, failed, givenUp } = await deliverOutbox(ctx(), send);
    if (failed > 0) log.warn({ failed }, "mails were not taken, and will be tried again");
    if (givenUp > 0) log.error({ givenUp }, "mails were given up after five days; see mail_outbox.failed_at");
    if (sent + failed + givenUp === 0) return;
  }
}

/** Runs `work` again a while after it has ended; the answer stops that, and waits for the work at hand. */
function repeat(every: number, work: () => Promise<unknown>, failed: (error: unknown) => void) {
  let stopped = false;
  let running: Promise<unknown> = Promise.resolve();
  let timer = setTimeout(round, every);
  function round() {
    running = work()
      .catch(failed)
      .then(() => {
        if (!stopped) timer = setTimeout(round, every);
      });
  }
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
