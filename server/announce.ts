import { join } from "node:path";
import { demoAccounts, demoPassword } from "~/domain/demo/people";
import { describeCost } from "~/domain/payments/price";
import { issueSetupCode } from "~/domain/setup/setup-code";
import { readSubscriptionOffer } from "~/http/subscription-offer.server";
import type { Platform } from "~/http/platform.server";

/** Prints the site's address and who can sign in. */
export async function announce(platform: Platform, port: number) {
  const { env, database } = platform;
  const setupCode = await issueSetupCode({ db: database.db, now: new Date() });
  const host = env.host === "127.0.0.1" || env.host === "0.0.0.0" ? "localhost" : env.host;
  const address = env.appUrl ?? `http://${host}:${port}`;
  const lines = [`${env.productName} is ready: ${address}`];
  if (setupCode) lines.push(`No users yet. Create the first one at ${address}/setup with the code ${setupCode}`);
  if (!env.smtpUrl)
    lines.push(`SMTP_URL is not set: emails are saved in ${join(env.dataDir, "outbox")} instead of being sent.`);
  if (env.demo) {
    lines.push(`Demo accounts, all with the password ${demoPassword}:`);
    for (const [organization, names] of Object.entries(demoAccounts))
      lines.push(`  ${organization || "The whole site"}: ${names.join(", ")}`);
  }
  console.log(lines.join("\n"));
  if (env.stripe) await logPrice(platform);
}

/** Logs the subscription price at each start; a price that cannot be sold is logged as an error. */
async function logPrice({ log }: Platform) {
  const { price } = await readSubscriptionOffer();
  if (price) log.info({ price }, `a subscription costs ${describeCost(price)}`);
}
