import type { Logger } from "pino";
import { outageOf, reasonOfOutage } from "~/db/outage.server";
import { forgetOldSignIns } from "~/domain/accounts/forget-old-sign-ins";
import type { Ctx } from "~/domain/context";
import { settleDueSchedules } from "~/domain/courses/settle-due-schedules";
import { forgetOldDeletions } from "~/domain/deletions/erase-deletion";
import { forgetOldTries } from "~/domain/limits/count-try";
import { forgetOldSubmissions } from "~/domain/submissions/once";
import { forgetExpiredSummaries } from "~/domain/summaries/summary-links";
import { tellChangedEmails } from "~/domain/payments/tell-changed-emails";
import { forgetOldBatches } from "~/domain/user-batches/read-batch";
import { deliverOutbox } from "~/domain/mail/deliver-outbox";
import { sendLastCalls } from "~/domain/payments/send-last-calls";
import { sweepPurchases } from "~/domain/payments/sweep-purchases";
import { createMailSender } from "./mail.server";
import { getPlatform } from "./platform.server";
import { readMailSite } from "./site.server";
import { getPaymentProvider } from "./stripe.server";

async function createSystemContext(): Promise<Ctx> {
  return { db: (await getPlatform()).database.db, now: new Date(), actor: null };
}

/**
 * What has to be done without anybody asking, each harmless to do twice or by two at once. `every`: milliseconds
 * between two rounds on a server.
 */
export const dueWork = {
  schedules: { every: 15_000, run: async () => void (await settleDueSchedules(await createSystemContext())) },
  mails: { every: 2_000, run: deliverMails },
  purchases: { every: 15_000, run: sweep },
  lastCalls: {
    every: 600_000,
    run: async () => void (await sendLastCalls(await createSystemContext(), await readMailSite())),
  },
  signIns: { every: 3_600_000, run: async () => forgetOldSignIns(await createSystemContext()) },
  submissions: { every: 3_600_000, run: async () => forgetOldSubmissions(await createSystemContext()) },
  summaries: { every: 3_600_000, run: async () => forgetExpiredSummaries(await createSystemContext()) },
  batches: { every: 3_600_000, run: async () => forgetOldBatches(await createSystemContext()) },
  deletions: { every: 3_600_000, run: async () => forgetOldDeletions(await createSystemContext()) },
  tries: { every: 600_000, run: async () => void (await forgetOldTries(await createSystemContext())) },
};

/** Until nothing is due: a class of 500 asks for its mails at once. */
async function deliverMails() {
  const opened = await getPlatform();
  const send = createMailSender(opened);
  for (;;) {
    const { sent, failed, givenUp } = await deliverOutbox(await createSystemContext(), send);
    if (failed > 0) opened.log.warn({ failed }, "mails were not taken, and will be tried again");
    if (givenUp > 0) opened.log.error({ givenUp }, "mails were given up after five days; see mail_outbox.failed_at");
    if (sent + failed + givenUp === 0) return;
  }
}

/** Purchases that a crash, a timeout or a closed page left on the way. */
async function sweep() {
  const provider = await getPaymentProvider();
  if (!provider) return;
  const { failed } = await sweepPurchases(await createSystemContext(), provider, await readMailSite());
  const { log } = await getPlatform();
  for (const error of failed) logFailedWork(log, "sweep", error);
  await tellChangedEmails(await createSystemContext(), provider);
}

/** A round of due work that failed: after one that met an outage of the database comes another, so that is no alarm. */
export function logFailedWork(log: Logger, work: string, err: unknown) {
  const outage = outageOf(err);
  if (outage) log.warn({ work, outage, reason: reasonOfOutage(err) }, "due work waits for the database");
  else log.error({ err, work }, "due work failed");
}
