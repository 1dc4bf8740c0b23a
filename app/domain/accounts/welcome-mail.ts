import type { Mail } from "~/domain/mail/enqueue-mail";
import { mailOf } from "~/domain/mail/mail-of";
import type { MailSite } from "~/domain/mail/mail-site";

export function writeWelcomeMail(user: { email: string; username: string }, site: MailSite): Mail {
  return mailOf(site, {
    recipient: user.email,
    subject: `Welcome to ${site.productName}`,
    paragraphs: [
      `Your account "${user.username}" is ready. Log in here:`,
      { link: `${site.url}/` },
      "Forgotten passwords are replaced on the same page, by a link sent to this address.",
    ],
  });
}
