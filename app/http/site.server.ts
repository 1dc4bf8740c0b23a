import type { MailSite } from "~/domain/mail/mail-site";
import { getPlatform } from "./platform.server";

/** What every page says of itself. */
export async function readSite() {
  const { env } = await getPlatform();
  return {
    productName: env.productName,
    supportEmail: env.supportEmail,
    year: new Date().getUTCFullYear(),
    sendsMail: env.smtpUrl !== null,
  };
}

/** How mails name the site and link to it; never by what a request says of its host, which anybody can forge. */
export async function readMailSite(): Promise<MailSite> {
  const { env } = await getPlatform();
  return {
    url: env.appUrl ?? `http://localhost:${env.port}`,
    productName: env.productName,
    supportEmail: env.supportEmail,
  };
}
