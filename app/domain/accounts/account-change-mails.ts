import type { Mail } from "~/domain/mail/enqueue-mail";
import { composeMail, type MailSite } from "~/domain/mail/compose-mail";
import { texts } from "~/texts";

type User = { email: string; username: string };

export function writePasswordChangedMail(user: User, site: MailSite): Mail {
  return composeMail(site, {
    recipient: user.email,
    subject: texts.accountMails.passwordChangedSubject({ productName: site.productName }),
    paragraphs: [
      texts.accountMails.passwordChanged({ username: user.username }),
      texts.accountMails.setNewPassword,
      { link: `${site.url}/password-reset` },
    ],
  });
}

/** Mails to the old and the new address. `by`: the administrator who changed it; missing if the user did. */
export function writeEmailChangedMails(user: User, newEmail: string, site: MailSite, by?: "administrator"): Mail[] {
  const { productName, supportEmail } = site;
  const { username } = user;
  const byAdministrator = by !== undefined;
  const subject = texts.accountMails.emailChangedSubject({ productName });
  const hint = texts.accountMails.emailChangedHint({ supportEmail, byAdministrator });
  return [
    composeMail(site, {
      recipient: user.email,
      subject,
      paragraphs: [texts.accountMails.emailChangedOld({ username, email: newEmail, byAdministrator }), hint],
    }),
    composeMail(site, {
      recipient: newEmail,
      subject,
      paragraphs: [texts.accountMails.emailChangedNew({ username, byAdministrator }), hint],
    }),
  ];
}
