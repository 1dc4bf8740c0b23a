import type { MailSite } from "~/domain/mail/compose-mail";
import { getPlatform } from "./platform.server";

/** Settings that every page shows. */
export async function readSite() {
  const { env } = await getPlatform();
  return {
    productName: env.productName,
    supportEmail: env.supportEmail,
    year: new Date().getUTCFullYear(),
    sendsMail: env.smtpUrl !== null,
  };
}

/** The site's name and URL in emails. Never from request headers, which can be forged. */
export async function readMailSite(): Promise<MailSite> {
  const { env } = await getPlatform();
  return {
    url: env.appUrl ?? `http://localhost:${env.port}`,
    productName: env.productName,
    supportEmail: env.supportEmail,
  };
}
