import type { Mail } from "~/domain/mail/enqueue-mail";
import { composeMail, type MailSite } from "~/domain/mail/compose-mail";

export function writeWelcomeMail(user: { email: string; username: string }, site: MailSite): Mail {
  return composeMail(site, {
    recipient: user.email,
    subject: `Welcome to ${site.productName}`,
    paragraphs: [
      `Your account "${user.username}" is ready. Log in here:`,
      { link: `${site.url}/` },
      "Forgotten passwords are replaced on the same page, by a link sent to this address.",
    ],
  });
}
