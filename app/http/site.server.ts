import type { MailSite } from "~/domain/mail/compose-mail";
import type { Environment } from "./environment.server";
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
export const readMailSite = async (): Promise<MailSite> => mailSiteOf((await getPlatform()).env);

export const mailSiteOf = ({ appUrl, port, productName, supportEmail }: Environment): MailSite => ({
  url: appUrl ?? `http://localhost:${port}`,
  productName,
  supportEmail,
});
