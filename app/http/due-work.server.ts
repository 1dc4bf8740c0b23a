import type { Logger } from "pino";
import { outageOf, reasonOfOutage } from "~/db/outage.server";
import { forgetExpiredTokens } from "~/domain/api-tokens/list-tokens";
import { forgetOldRenewals } from "~/domain/accounts/end-sign-in";
import { reportFailedSignIns } from "~/domain/accounts/failed-sign-ins";
import type { Ctx } from "~/domain/context";
import { forgetHeldForms } from "~/domain/factors/confirm-sign-in";
import { settleDueSchedules } from "~/domain/courses/settle-due-schedules";
import { forgetOldDuels } from "~/domain/duels/forget-old-duels";
import { forgetOldDeletions } from "~/domain/deletions/forget-old-deletions";
import { mailReminders } from "~/domain/due-dates/mail-reminders";
import { mailFeedback } from "~/domain/feedback/mail-feedback";
import { forgetOldMissions } from "~/domain/weekly-missions/forget-old-missions";
import { forgetOldTries } from "~/domain/limits/count-try";
import { forgetOldStates } from "~/domain/single-sign-on/sign-in-states";
import { sweepRetention } from "~/domain/retention/sweep-retention";
import { forgetOldSubmissions } from "~/domain/submissions/submit-once";
import { forgetExpiredSummaries } from "~/domain/summaries/summary-links";
import { sendChangedEmails } from "~/domain/payments/send-changed-emails";
import { forgetOldBatches } from "~/domain/user-batches/read-batch";
import { buildTakeouts, forgetOldTakeouts } from "~/domain/personal-data/build-takeout";
import { deliverOutbox } from "~/domain/mail/deliver-outbox";
import { sendGraceReminders } from "~/domain/payments/send-grace-reminders";
import { sweepPurchases } from "~/domain/payments/sweep-purchases";
import { deliverWebhooks } from "./deliver-webhooks.server";
import { streamAuditTrail } from "./audit-stream.server";
import { createMailSender } from "./mail.server";
import { getPlatform } from "./platform.server";
import { readMailSite } from "./site.server";
import { createStopUrl } from "./stop-url.server";
import { getPaymentProvider } from "./stripe.server";

async function createSystemContext(): Promise<Ctx> {
  return { db: (await getPlatform()).database.db, now: new Date(), actor: null };
}

type Work = {
  /** Milliseconds between rounds. */
  every: number;
  /** `stopping`: work that may take long begins nothing more. */
  run: (stopping: AbortSignal) => Promise<void>;
};

/** Scheduled work. Each is idempotent and safe to run in several instances. */
export const dueWork = {
  schedules: { every: 15_000, run: async () => void (await settleDueSchedules(await createSystemContext())) },
  mails: { every: 2_000, run: deliverMails },
  webhooks: { every: 2_000, run: (stopping: AbortSignal) => deliverWebhooks(createSystemContext, stopping) },
  auditStream: { every: 5_000, run: streamAuditTrail },
  purchases: { every: 15_000, run: sweep },
  lastCalls: {
    every: 600_000,
    run: async () => void (await sendGraceReminders(await createSystemContext(), await readMailSite())),
  },
  retention: {
    every: 3_600_000,
    run: async (stopping: AbortSignal) => sweepRetention(await createSystemContext(), await readMailSite(), stopping),
  },
  renewals: { every: 3_600_000, run: async () => forgetOldRenewals(await createSystemContext()) },
  feedback: {
    every: 300_000,
    run: async () =>
      void (await mailFeedback(await createSystemContext(), await readMailSite(), await createStopUrl())),
  },
  dueReminders: {
    every: 600_000,
    run: async () =>
      void (await mailReminders(await createSystemContext(), await readMailSite(), await createStopUrl())),
  },
  failedSignIns: { every: 60_000, run: async () => reportFailedSignIns(await createSystemContext()) },
  apiTokens: { every: 3_600_000, run: async () => forgetExpiredTokens(await createSystemContext()) },
  signInStates: { every: 600_000, run: async () => forgetOldStates(await createSystemContext()) },
  heldForms: { every: 600_000, run: async () => forgetHeldForms(await createSystemContext()) },
  submissions: { every: 3_600_000, run: async () => forgetOldSubmissions(await createSystemContext()) },
  summaries: { every: 3_600_000, run: async () => forgetExpiredSummaries(await createSystemContext()) },
  batches: { every: 3_600_000, run: async () => forgetOldBatches(await createSystemContext()) },
  deletions: { every: 3_600_000, run: async () => forgetOldDeletions(await createSystemContext()) },
  takeouts: {
    every: 2_000,
    run: async (stopping: AbortSignal) => buildTakeouts(createSystemContext, await readMailSite(), stopping),
  },
  oldTakeouts: { every: 600_000, run: async () => forgetOldTakeouts(await createSystemContext()) },
  weeklyMissions: { every: 3_600_000, run: async () => forgetOldMissions(await createSystemContext()) },
  duels: { every: 3_600_000, run: async () => forgetOldDuels(await createSystemContext()) },
  tries: { every: 600_000, run: async () => void (await forgetOldTries(await createSystemContext())) },
} satisfies Record<string, Work>;

/** Repeats until nothing is due: a class of 500 may request its emails at once. */
async function deliverMails() {
  const platform = await getPlatform();
  const send = createMailSender(platform);
  for (;;) {
    const { sent, failed, givenUp } = await deliverOutbox(await createSystemContext(), send);
    if (failed > 0) platform.log.warn({ failed }, "could not send emails: will retry");
    if (givenUp > 0) platform.log.error({ givenUp }, "gave up on emails after five days: see mail_outbox.failed_at");
    if (sent + failed + givenUp === 0) return;
  }
}

/** Continues purchases that a crash, a timeout or a closed page interrupted. */
async function sweep() {
  const provider = await getPaymentProvider();
  if (!provider) return;
  const { failed } = await sweepPurchases(await createSystemContext(), provider, await readMailSite());
  const { log } = await getPlatform();
  for (const error of failed) logFailedWork(log, "sweep", error);
  await sendChangedEmails(await createSystemContext(), provider);
}

/** Logs failed work. An outage is only a warning, because the next round retries. */
export function logFailedWork(log: Logger, work: string, err: unknown) {
  const outage = outageOf(err);
  if (outage) log.warn({ work, outage, reason: reasonOfOutage(err) }, "scheduled work is waiting for the database");
  else log.error({ err, work }, "scheduled work failed");
}
