import type { Mail } from "~/domain/mail/enqueue-mail";
import { composeMail, type MailSite } from "~/domain/mail/compose-mail";
import { texts } from "~/texts";

export function writeWelcomeMail(user: { email: string; username: string }, site: MailSite): Mail {
  return composeMail(site, {
    recipient: user.email,
    subject: texts.accountMails.welcomeSubject({ productName: site.productName }),
    paragraphs: [
      texts.accountMails.welcome({ username: user.username }),
      { link: `${site.url}/` },
      texts.accountMails.welcomeHint,
    ],
  });
}
